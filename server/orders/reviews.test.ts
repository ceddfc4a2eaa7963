import { describe, expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  buyer,
  offer,
  seller,
  server,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

async function handedOver(by = buyer): Promise<number> {
  const { id } = await buildOrder(server, { ad: offer(), buyer: by, status: "completed" });
  await server.as(seller)("POST /order/{id}/hand-over", { params: { id } });
  await server.as(by)("PUT /order/{id}/hand-over", { params: { id } });
  return id;
}

const settle = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /order/{id}/settle", { params: { id } });
async function settled(by = buyer): Promise<number> {
  const id = await handedOver(by);
  await settle(seller, id);
  await settle(by, id);
  return id;
}
const review = (by: BuiltMember, id: number, stars = 5, text = "As described") =>
  server.as(by)("POST /order/{id}/review", { params: { id }, body: { stars, review: text } });
const answer = (by: BuiltMember, id: number) =>
  server.as(by)("POST /order/{id}/review/answer", {
    params: { id },
    body: { answer: "Thank you" },
  });
const stageOf = async (id: number) =>
  (await server.as(seller)("GET /order/{id}", { params: { id } })).data.stage;
const mailsTo = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).map(({ subject }) => subject);

describe("reviews", () => {
  test("follow the hand-over and the settling: each side once, answered once, each told by mail", async () => {
    const id = await handedOver();
    expect(await stageOf(id)).toBe("handed_over");
    expect(await statusOf(review(buyer, id))).toBe(409);
    await settle(buyer, id);
    expect(await statusOf(review(buyer, id))).toBe(409);
    expect((await settle(seller, id)).data.stage).toBe("settled");
    expect(await statusOf(settle(seller, id))).toBe(409);
    await review(buyer, id);
    expect(await statusOf(review(buyer, id))).toBe(409);
    expect(await stageOf(id)).toBe("buyer_reviewed");
    await answer(seller, id);
    expect(await statusOf(answer(seller, id))).toBe(409);
    expect(await statusOf(answer(buyer, id))).toBe(404);
    await review(seller, id, 4, "Kind people");
    expect(await stageOf(id)).toBe("reviewed");
    expect(await mailsTo(seller)).toEqual(
      expect.arrayContaining([`Расчёт завершён? Заказ № ${id}`, `Отзыв о вас, заказ № ${id}`]),
    );
    expect(await mailsTo(buyer)).toEqual(
      expect.arrayContaining([
        `Order No. ${id} is settled`,
        `An answer to your review, order No. ${id}`,
        `A review of you, order No. ${id}`,
      ]),
    );
    const { data } = await server.as(seller)("GET /order/{id}/reviews", { params: { id } });
    expect(
      data.map(({ author, stars, text, of_seller, is_own, answer: said }) => [
        author,
        stars,
        text,
        of_seller,
        is_own,
        said,
      ]),
    ).toEqual([
      ["Emma Buyer", 5, "As described", 1, 0, "Thank you"],
      ["Ольга Котова", 4, "Kind people", 0, 1, null],
    ]);
  });

  test.each(["new", "accepted", "declined", "cancelled", "completed"] as const)(
    "of an order that is %s are refused, by the call and by the database",
    async (status) => {
      const { id } = await buildOrder(server, { ad: offer(), buyer, status });
      for (const by of [buyer, seller]) {
        expect(await statusOf(settle(by, id))).toBe(409);
        expect(await statusOf(review(by, id))).toBe(409);
      }
      await expect(
        server.pool.query(
          "insert into reviews (order_id, author_id, about_id, of_seller, stars) values ($1, $2, $3, true, 1)",
          [id, buyer.id, seller.id],
        ),
      ).rejects.toMatchObject({ constraint: "reviews_after_handover" });
    },
  );

  test("are nobody else's, and stand as written", async () => {
    const id = await settled();
    const stranger = await buildMember(server);
    expect(await statusOf(review(stranger, id))).toBe(403);
    const insert =
      "insert into reviews (order_id, author_id, about_id, of_seller, stars) values ($1, $2, $2, false, 1)";
    await expect(server.pool.query(insert, [id, stranger.id])).rejects.toMatchObject({
      constraint: "reviews_after_handover",
    });
    await review(buyer, id, 1, "Late");
    for (const change of ["stars = 5", "text = 'Great'", "about_id = author_id"])
      await expect(
        server.pool.query(`update reviews set ${change} where order_id = $1`, [id]),
      ).rejects.toMatchObject({ constraint: "reviews_stand" });
    expect(
      await statusOf(
        server.as(buyer)("POST /order/{id}/review", { params: { id }, body: { stars: 6 } }),
      ),
    ).toBe(400);
  });

  test("by two clicks at once are one", async () => {
    const id = await settled();
    const answers = await Promise.all([1, 2, 3].map(() => statusOf(review(buyer, id))));
    expect(answers.toSorted()).toEqual([200, 409, 409]);
  });

  test("of a seller are public with their mean; those of buyers are not, and a closed account leaves its stars", async () => {
    const leaving = await buildMember(server, { first_name: "Leaving" });
    const ids = [await settled(leaving), await settled()];
    await review(leaving, ids[0]!, 2, "My street is Elm Street");
    await review(buyer, ids[1]!, 5);
    await review(seller, ids[1]!, 1, "Rude");
    const read = async () =>
      (
        await server.api("GET /sales/reviews/{sellerId}", {
          params: { sellerId: seller.id },
          query: { limit: 2 },
        })
      ).data;
    const { count, mean, reviews } = await read();
    // The buyer has reviewed before, with 5, 1 and 5 stars, and counts once with the mean of all.
    expect({ count, mean }).toEqual({ count: 2, mean: 3 });
    expect(reviews.map(({ text }) => text)).toEqual(["As described", "My street is Elm Street"]);
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    const after = (await read()).reviews[1]!;
    expect(after).toMatchObject({ text: null, stars: 2 });
    expect(after.author).not.toContain("Leaving");
    await expect(
      server.api("GET /sales/reviews/{sellerId}", { params: { sellerId: 999_999 } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
