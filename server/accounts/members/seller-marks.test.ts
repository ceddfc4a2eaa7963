/** What the club has verified of a seller stands beside the seller's ads, with its history. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ env: { FIRST_ADS: "held" } });
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

const give = async (id: number, mark: "name" | "address" | "club_member", by = admin) =>
  (await server.as(by)("POST /admin/members/{id}/marks", { params: { id }, body: { mark } })).data
    .id;
const withdraw = (id: number, by = admin) =>
  server.as(by)("PUT /admin/marks/{id}/withdraw", {
    params: { id },
    body: { reason: "Has moved" },
  });
const history = async (id: number) =>
  (await server.as(admin)("GET /admin/members/{id}/marks", { params: { id } })).data;

test("marks are shown with the ad, once each, until they are withdrawn with a reason", async () => {
  const seller = await buildMember(server);
  const ad = await buildAd(server, { cat: buildCat(server, { owner: seller }) });
  const shown = async () =>
    (await server.api("GET /sales/{catId}/family", { params: { catId: ad.cat_id } })).data
      .seller_marks;
  expect(await shown()).toEqual([]);
  await give(seller.id, "name");
  const address = await give(seller.id, "address");
  expect(await shown()).toEqual(["name", "address"]);
  expect(await statusOf(give(seller.id, "address"))).toBe(409);
  await withdraw(address);
  expect(await statusOf(withdraw(address))).toBe(409);
  expect(await shown()).toEqual(["name"]);
  const who = `${admin.first_name} ${admin.last_name}`;
  expect(await history(seller.id)).toMatchObject([
    { mark: "address", marked_by: who, withdrawn_by: who, reason: "Has moved" },
    { mark: "name", marked_by: who, withdrawn_by: null, reason: null },
  ]);
});

test("nobody verifies themselves, and marks are not rewritten", async () => {
  expect(await statusOf(give(admin.id, "name"))).toBe(403);
  const marked = await give((await buildMember(server)).id, "name");
  const rewrite = (sql: string) => server.pool.query(sql, [marked]);
  await expect(rewrite("delete from seller_marks where id = $1")).rejects.toThrow("only given");
  await expect(rewrite("update seller_marks set mark = 'address' where id = $1")).rejects.toThrow(
    "only given",
  );
});

test("a seller of whom the club knows something is not new: the first ad is shown", async () => {
  const seller = await buildMember(server);
  const cat = await buildCat(server, { owner: seller });
  const { data } = await server.as(seller)("POST /sales/{catId}", {
    params: { catId: cat.id },
    body: { price_pet: 800, delivery_text: "By train", ready_to_move_at: "2026-12-24" },
  });
  expect(data.is_held).toBe(1);
  await give(seller.id, "club_member");
  const ad = await server.api("GET /sales/{catId}", { params: { catId: cat.id } });
  expect(ad.data).toMatchObject({ is_active: 1, hold: null });
});
