/** A question about a cat that is no longer for sale: it says what became of the cat, and both sides go on reading it. */
import { describe, expect, test } from "vitest";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  buyer,
  forSale,
  place,
  seller,
  server,
  setActive,
  setStatus,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

async function asked(by = buyer) {
  const { cat, ad } = await forSale();
  const { data } = await server.as(by)("POST /sales/{catId}/question", {
    params: { catId: cat.id },
    body: { text: "Is she used to dogs?" },
  });
  return { cat, ad, id: data.question_id! };
}

const sheet = async (by: BuiltMember, id: number) =>
  (await server.as(by)("GET /questions/{id}", { params: { id } })).data;
const read = async (by: BuiltMember, id: number) =>
  (await server.as(by)("GET /questions/{id}/messages", { params: { id }, query: {} })).data;
const rest = (catId: number) =>
  server.as(seller)("PUT /sales/{catId}/is-active-update", {
    params: { catId },
    body: { is_active: 0 },
  });
const remove = (by: BuiltMember, id: number) =>
  server.as(by)("DELETE /cats/{id}", { params: { id } });

describe("a question about a cat that is no longer for sale", () => {
  test("says that the ad rests, and that the cat is for sale again", async () => {
    const { cat, id } = await asked();
    expect(await sheet(buyer, id)).toMatchObject({ writing: "open", ended: null });
    await rest(cat.id);
    expect(await sheet(buyer, id)).toMatchObject({ writing: "over", ended: "rests" });
    await setActive(seller, cat.id);
    expect(await sheet(buyer, id)).toMatchObject({ writing: "open", ended: null });
  });

  test("says that the cat was sold to another buyer, or is with another owner", async () => {
    const [sold, moved] = [await asked(), await asked()];
    const other = await buildMember(server);
    const orderId = await place(other, sold.cat.id);
    await setStatus(orderId, "accepted", seller);
    await setStatus(orderId, "completed", seller);
    await server.pool.query("update cats set online_owner_id = $1, users_id = $1 where id = $2", [
      other.id,
      moved.cat.id,
    ]);
    for (const side of [buyer, seller]) {
      expect((await sheet(side, sold.id)).ended).toBe("sold");
      expect((await sheet(side, moved.id)).ended).toBe("moved");
    }
  });

  test("says that the cat has died, and that the other side is suspended", async () => {
    const [dead, left] = [await asked(), await asked(await buildMember(server))];
    await rest(dead.cat.id);
    await server.pool.query("update cats set deceased_undated = 1 where id = $1", [dead.cat.id]);
    expect((await sheet(buyer, dead.id)).ended).toBe("died");
    await server.pool.query(
      `update users set suspended_at = now(), suspension_reason = 'Spam'
       where id = (select asker_id from questions where id = $1)`,
      [left.id],
    );
    expect((await sheet(seller, left.id)).ended).toBe("suspended");
  });

  test("says that the club has taken the ad down", async () => {
    const { cat, id } = await asked();
    const { data } = await server.as(await buildMember(server))("POST /sales/{catId}/reports", {
      params: { catId: cat.id },
      body: { reason: "fraud" },
    });
    await server.as(await buildAdmin(server))("PUT /admin/reports/{id}/take-down", {
      params: { id: data.report_id },
      body: { reason: "The photos are another cat's" },
    });
    expect((await sheet(buyer, id)).ended).toBe("taken_down");
  });

  test("does not keep its cat's page from being deleted, and stays with the cat's name for both sides", async () => {
    const { cat, id } = await asked();
    await server.as(seller)("POST /questions/{id}/messages", {
      params: { id },
      body: { text: "She grew up with one" },
    });
    await remove(seller, cat.id);
    for (const side of [buyer, seller]) {
      expect(await sheet(side, id)).toMatchObject({
        cat_id: null,
        cat_name: "Murka",
        writing: "over",
        ended: "deleted",
      });
      expect((await read(side, id)).map(({ text }) => text)).toEqual([
        "She grew up with one",
        "Is she used to dogs?",
      ]);
    }
    const list = (await server.as(buyer)("GET /questions", { query: {} })).data;
    expect(list.find((one) => one.id === id)).toMatchObject({ cat_name: "Murka" });
    expect(
      await statusOf(
        server.as(buyer)("POST /questions/{id}/messages", { params: { id }, body: { text: "?" } }),
      ),
    ).toBe(409);
  });

  test("is found by its cat, by its two sides alone", async () => {
    const { cat, id } = await asked();
    const other = await asked();
    const of = async (by: BuiltMember) =>
      (await server.as(by)("GET /questions", { query: { cat: cat.id } })).data.map((one) => one.id);
    expect(await of(buyer)).toEqual([id]);
    expect(await of(seller)).toEqual([id]);
    expect(await of(await buildMember(server))).toEqual([]);
    expect(other.id).not.toBe(id);
  });
});
