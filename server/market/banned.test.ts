/** A cat that the club does not let breed is not sold for breeding. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "@felistry/domain/calendar.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let seller: BuiltMember;
let buyer: BuiltMember;
let club: BuiltMember;
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  server = await startTestServer();
  [seller, buyer, club] = await Promise.all([
    buildMember(server),
    buildMember(server),
    buildAdmin(server),
  ]);
});
afterAll(() => server.stop());

async function offered() {
  const cat = await buildCat(server, { owner: seller, sex: "female", born: "2022-01-01" });
  const ad = await buildAd(server, { cat, price_pet: 500, price_breeding: 900 });
  return { cat, ad };
}
const ban = async (catId: number, from_day = addDays(today, -1), until_day = addDays(today, 30)) =>
  (
    await server.as(club)("POST /cats/{id}/bans", {
      params: { id: catId },
      body: { from_day, until_day, reason: "Three litters" },
    })
  ).data.id;
const place = (catId: number, sale_for_breeding: 0 | 1 = 1) =>
  server.as(seller)("POST /sales/{catId}", {
    params: { catId },
    body: {
      price_pet: 500,
      price_breeding: 900,
      sale_for_breeding,
      delivery_text: "By train",
      ready_to_move_at: today,
    },
  });
const order = (catId: number, withBreeding: boolean) =>
  server.as(buyer)("POST /order", {
    body: { catId, withBreeding, delivery: false, price: withBreeding ? 900 : 500 } as never,
  });
const forBreeding = async (catId: number) =>
  (await server.guest()("GET /sales/{catId}", { params: { catId } })).data.sale_for_breeding;
test("a ban takes the breeding rights off the ad and ends the orders that count on them; the seller is told why, the buyers only that", async () => {
  const { cat, ad } = await offered();
  const [other, third] = [await buildMember(server), await buildMember(server)];
  const bred = await buildOrder(server, { ad, buyer: other, with_breeding: true });
  const pet = await buildOrder(server, { ad, buyer: third });
  expect(await forBreeding(cat.id)).toBe(1);
  await ban(cat.id);
  expect(await forBreeding(cat.id)).toBe(0);
  const { rows } = await server.pool.query(
    "select id, stage, ended_why from orders where cat_id = $1 order by id",
    [cat.id],
  );
  expect(rows).toEqual([
    { id: bred.id, stage: "declined", ended_why: "banned" },
    { id: pet.id, stage: "new", ended_why: null },
  ]);
  for (const side of [other, seller])
    expect((await server.as(side)("GET /order/{id}", { params: { id: bred.id } })).data.ended).toBe(
      "not_for_breeding",
    );
  const mails = (await server.mailsSentTo(other.email)).map(({ text }) => text).join("\n");
  expect(mails).toContain("no longer offered with breeding rights");
  expect(mails).not.toMatch(/\bban|the club/iu);
  const own = (await server.mailsSentTo(seller.email)).filter(({ subject }) =>
    subject.includes(`No. ${bred.id} `),
  );
  expect(own.map(({ text }) => text)).toEqual([
    expect.stringMatching(/has banned .* has only been told that/) as string,
  ]);
  expect(await statusOf(order(cat.id, true))).toBe(400);
  expect(await statusOf(order(cat.id, false))).toBe(200);
});

test("while a ban stands or is to come, no ad offers the rights, and once it is lifted or over one may", async () => {
  const { cat } = await offered();
  const id = await ban(cat.id, addDays(today, 5));
  expect(await outcomeOf(place(cat.id))).toMatchObject({
    status: 409,
    message: expect.stringContaining("does not let this cat breed") as string,
  });
  expect(await statusOf(place(cat.id, 0))).toBe(200);
  await server.as(club)("PUT /bans/{id}/lift", { params: { id } });
  expect(await statusOf(place(cat.id))).toBe(200);
  const { cat: before } = await offered();
  await ban(before.id, addDays(today, -60), addDays(today, -1));
  expect(await forBreeding(before.id)).toBe(1);
});

test("the database keeps an order for breeding from a banned cat, whoever writes", async () => {
  const { cat, ad } = await offered();
  await ban(cat.id);
  const insert = server.pool.query(
    `insert into orders (sale_id, cat_id, client_id, seller_id, with_breeding, price_pet, price_breeding, currency_id)
     select s.id, s.cat_id, $2, $3, true, 500, 900, s.currency_id from sales s where s.id = $1`,
    [ad.id, buyer.id, seller.id],
  );
  await expect(insert).rejects.toMatchObject({ constraint: "orders_banned_not_for_breeding" });
  expect(await outcomeOf(order(cat.id, true))).toMatchObject({
    message: "This cat is not offered with breeding rights",
  });
});

test("an order for breeding that was open before its cat's ban counted goes no further; the buyer does not read why", async () => {
  const { cat, ad } = await offered();
  const { id } = await buildOrder(server, { ad, buyer, with_breeding: true, status: "accepted" });
  await server.pool.query(
    `alter table breeding_bans disable trigger cats_are_banned;
     insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by)
     values (${cat.id}, current_date - 1, current_date + 30, 'Three litters', 0, ${club.id});
     alter table breeding_bans enable trigger cats_are_banned`,
  );
  const set = (status: "completed") =>
    server.as(seller)("PUT /order/{id}/status", { params: { id }, body: { status } });
  const refused = {
    status: 409,
    message: expect.stringContaining("does not let this cat breed") as string,
  };
  expect(await outcomeOf(set("completed"))).toMatchObject(refused);
  await server.pool.query(
    `alter table orders disable trigger user;
     update orders set stage = 'ready', deposit = 0, deposit_kept = false where id = ${id};
     alter table orders enable trigger user`,
  );
  const offerHandover = () => server.as(seller)("POST /order/{id}/hand-over", { params: { id } });
  expect(await outcomeOf(offerHandover())).toMatchObject(refused);
  await server.pool.query(
    `alter table orders disable trigger user;
     update orders set handover_offered_at = now() where id = ${id};
     alter table orders enable trigger user`,
  );
  expect(
    await outcomeOf(server.as(buyer)("PUT /order/{id}/hand-over", { params: { id } })),
  ).toMatchObject({ status: 400, message: "This cat is not offered with breeding rights" });
  await server.as(seller)("PUT /order/{id}/reservation", {
    params: { id },
    body: { move: "withdraw" },
  });
});
