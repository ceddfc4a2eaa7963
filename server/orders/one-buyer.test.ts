/** A cat goes to one buyer: the others are told, and the market says that it is promised. */
import { describe, expect, test, vi } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder, type BuiltOrder } from "@felistry/testkit/build-order.ts";
import {
  adOf,
  forSale,
  place,
  seller,
  server,
  setActive,
  setStatus,
  startWithParties,
  statusesOf,
  told,
} from "@felistry/testkit/worlds/order-parties.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";

startWithParties();

describe("[SEC-10] completing an order", () => {
  test("[SEC-10] [D11-04] declines the others, new and accepted, tells each buyer in their language, and rests the ad", async () => {
    const { cat } = await forSale();
    const [winner, accepted, waiting] = await Promise.all([
      buildMember(server),
      buildMember(server, { locale: "ru" }),
      buildMember(server),
    ]);
    const sold = await place(winner, cat.id);
    const promised = await place(accepted, cat.id);
    await place(waiting, cat.id);
    await setStatus(sold, "accepted", seller);
    await setStatus(promised, "accepted", seller);
    await setStatus(sold, "completed", seller);
    expect(await statusesOf(cat.id)).toEqual(["completed", "declined", "declined"]);
    expect((await adOf(cat.id)).is_active).toBe(0);
    expect(await told(accepted)).toContain("состоялась с другим покупателем");
    expect(await told(waiting)).toContain("has sold Murka to another buyer");
    expect(await told(winner)).not.toContain("another buyer");
    await expect(place(await buildMember(server), cat.id)).rejects.toMatchObject({ status: 409 });
    const { data } = await server.api("GET /sales/all-cats", { query: { limit: 100 } });
    expect(data.map(({ id }) => id)).not.toContain(cat.id);
  });

  test("[SEC-10] of ten at the same moment one is answered 200 and nine 409, and nine buyers are told once", async () => {
    const { cat, ad } = await forSale();
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buildMember(server)));
    const orders: BuiltOrder[] = [];
    for (const buyer of buyers)
      orders.push(await buildOrder(server, { ad, buyer, status: "accepted" }));
    const answers = await Promise.all(
      orders.map(({ id }) => statusOf(setStatus(id, "completed", seller))),
    );
    expect(answers.toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await statusesOf(cat.id)).toSorted()).toEqual([
      "completed",
      ...Array<string>(9).fill("declined"),
    ]);
    for (const [at, buyer] of buyers.entries()) {
      const subjects = (await server.mailsSentTo(buyer.email)).map(({ subject }) => subject);
      const word = answers[at] === 200 ? "completed" : "declined";
      expect(subjects).toEqual([expect.stringContaining(word)]);
    }
  });

  test("[SEC-10] orders that come with the completion are declined with the others or refused: none is left open", async () => {
    for (let round = 0; round < 5; round++) {
      const { cat, ad } = await forSale();
      const order = await buildOrder(server, { ad, status: "accepted" });
      const buyers = await Promise.all(Array.from({ length: 4 }, () => buildMember(server)));
      await Promise.all([
        setStatus(order.id, "completed", seller),
        ...buyers.map((buyer) => statusOf(place(buyer, cat.id))),
      ]);
      expect(new Set(await statusesOf(cat.id)).has("new")).toBe(false);
    }
  });

  test("[SEC-10] is refused by the database itself where the sale has a completed order", async () => {
    const { ad } = await forSale();
    await buildOrder(server, { ad, status: "completed" });
    const { id } = await buildOrder(server, { ad, status: "accepted" });
    await expect(
      server.pool.query("update orders set status = 'completed' where id = $1", [id]),
    ).rejects.toMatchObject({ constraint: "orders_one_completed_a_round" });
    expect(await statusOf(setStatus(id, "completed", seller))).toBe(409);
  });

  test("[SEC-10] a sold cat is sold again: by its next owner, and by one to whom it has come back", async () => {
    const { cat, ad } = await forSale();
    const [next, third] = await Promise.all([buildMember(server), buildMember(server)]);
    const sell = async (from: BuiltMember, to: BuiltMember) => {
      const id = await place(to, cat.id);
      await setStatus(id, "accepted", from);
      await setStatus(id, "completed", from);
      const params = { id };
      await server.as(from)("POST /order/{id}/hand-over", { params });
      await server.as(to)("PUT /order/{id}/hand-over", { params });
    };
    await sell(seller, next);
    await setActive(next, cat.id);
    await sell(next, seller);
    await setActive(seller, cat.id);
    await sell(seller, third);
    expect(await statusesOf(cat.id)).toEqual(["completed", "completed", "completed"]);
    const { rows } = await server.pool.query("select online_owner_id from cats where id = $1", [
      ad.cat_id,
    ]);
    expect(rows).toEqual([{ online_owner_id: third.id }]);
  });
});

describe("[SEC-10] a cat that is promised", () => {
  const reserved = async (catId: number) => {
    const reader = await buildMember(server);
    await server.as(reader)("POST /me/favorite", { body: { catId, favorite: true } });
    const list = (await server.api("GET /sales/all-cats", { query: { limit: 100 } })).data;
    return [
      list.find(({ id }) => id === catId)!.is_reserved,
      (await adOf(catId, reader)).is_reserved,
      (await server.as(reader)("GET /me/favorites", { query: {} })).data[0]!.is_reserved,
    ];
  };

  test("[SEC-10] [D11-04] is shown as reserved on every card of its ad, from the acceptance to its end", async () => {
    const { cat } = await forSale();
    const buyer = await buildMember(server);
    const id = await place(buyer, cat.id);
    expect(await reserved(cat.id)).toEqual([0, 0, 0]);
    await setStatus(id, "accepted", seller);
    expect(await reserved(cat.id)).toEqual([1, 1, 1]);
    await setStatus(id, "cancelled", buyer);
    expect(await reserved(cat.id)).toEqual([0, 0, 0]);
  });

  test("[SEC-10] is shown so within moments when another process accepts, although the list is kept", async () => {
    const { cat, ad } = await forSale();
    const order = await buildOrder(server, { ad });
    const shown = async () =>
      (await server.api("GET /sales/all-cats", { query: {} })).data.find(({ id }) => id === cat.id)!
        .is_reserved;
    expect(await shown()).toBe(0);
    await server.pool.query("update orders set status = 'accepted' where id = $1", [order.id]);
    await vi.waitFor(async () => expect(await shown()).toBe(1), { timeout: 5_000, interval: 20 });
  });
});
