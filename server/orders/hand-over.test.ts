import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder, type BuiltOrder } from "@felistry/testkit/build-order.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let seller: BuiltMember;
let buyer: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  [seller, buyer] = await Promise.all([buildMember(server), buildMember(server, { locale: "ru" })]);
});
afterAll(() => server.stop());

async function soldCat(
  status: BuiltOrder["status"] = "completed",
): Promise<{ cat: BuiltCat; order: BuiltOrder }> {
  const cat = await buildCat(server, { owner: seller });
  return { cat, order: await buildOrder(server, { ad: buildAd(server, { cat }), buyer, status }) };
}

const offer = (member: BuiltMember, { id }: BuiltOrder) =>
  server.as(member)("POST /order/{id}/hand-over", { params: { id } });
const confirm = (member: BuiltMember, { id }: BuiltOrder) =>
  server.as(member)("PUT /order/{id}/hand-over", { params: { id } });

async function shownTo(member: BuiltMember, order: BuiltOrder): Promise<string | null> {
  const key = member === seller ? "GET /order" : "GET /order/buy";
  const { data } = await server.as(member)(key, { query: { limit: 100 } });
  return data.find(({ orders_id }) => orders_id === order.id)!.handover;
}

describe("handing a sold cat over", () => {
  test("[D10-11] the seller offers it, the buyer confirms, and the cat is the buyer's", async () => {
    const { cat, order } = await soldCat();
    expect(await shownTo(seller, order)).toBe("possible");
    expect((await offer(seller, order)).data.handover).toBe("offered");
    expect([await shownTo(seller, order), await shownTo(buyer, order)]).toEqual([
      "offered",
      "offered",
    ]);
    expect((await confirm(buyer, order)).data.handover).toBe("done");
    const { data } = await server.as(buyer)("GET /cats/cat-and-color/{id}", {
      params: { id: cat.id },
    });
    expect(data).toMatchObject({
      users_id: buyer.id,
      online_owner_id: buyer.id,
      is_my_cat: 1,
      prev_owner_id: seller.id,
    });
    expect([await shownTo(seller, order), await shownTo(buyer, order)]).toEqual(["done", "done"]);
  });

  test("[D10-11] is done once, however often it is asked for, and each step is mailed once", async () => {
    const { cat, order } = await soldCat();
    const before = (await server.mailsSentTo(buyer.email)).length;
    await Promise.all([offer(seller, order), offer(seller, order), offer(seller, order)]);
    await Promise.all([confirm(buyer, order), confirm(buyer, order), confirm(buyer, order)]);
    const { rows } = await server.pool.query("select kind from owner_changes where cat_id = $1", [
      cat.id,
    ]);
    expect(rows).toEqual([{ kind: "order" }]);
    expect(await server.mailsSentTo(buyer.email)).toHaveLength(before + 1);
  });

  test("[D10-11] waits for completion and for the offer, and is each side's own step", async () => {
    const open = await soldCat("accepted");
    expect(await statusOf(offer(seller, open.order))).toBe(409);
    expect(await shownTo(seller, open.order)).toBeNull();
    const { order } = await soldCat();
    expect(await statusOf(confirm(buyer, order))).toBe(409);
    expect(await statusOf(offer(buyer, order))).toBe(403);
    await offer(seller, order);
    expect(await statusOf(confirm(seller, order))).toBe(403);
    expect(await statusOf(confirm(await buildMember(server), order))).toBe(403);
  });

  test("is not possible once the seller keeps the cat no longer", async () => {
    const { cat, order } = await soldCat();
    await offer(seller, order);
    const other = await buildMember(server);
    await server.pool.query("update cats set online_owner_id = $2 where id = $1", [
      cat.id,
      other.id,
    ]);
    expect(await statusOf(confirm(buyer, order))).toBe(409);
    expect(await shownTo(buyer, order)).toBeNull();
  });
});
