/** What a buyer must not miss stands in the dates and in the calendar: the hand-over, an offer's end, a dispute's last day. */
import { expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buyer, seller, server, startWithParties } from "@felistry/testkit/worlds/order-parties.ts";
import {
  acceptedOrder,
  offerTerms,
  orderAt,
  TERMS,
} from "@felistry/testkit/worlds/reserved-orders.ts";

startWithParties();

const datesOf = async (member: BuiltMember, id: number) =>
  (await server.as(member)("GET /me/dates", {})).data
    .filter(({ path }) => path === `/my/orders/${id}`)
    .map(({ kind, day }) => [kind, day]);

test("an offer of a reservation ends on a day that only the buyer must keep", async () => {
  const id = await acceptedOrder();
  await offerTerms(id);
  expect(await datesOf(buyer, id)).toEqual([["offer", TERMS.open_until]]);
  expect(await datesOf(seller, id)).toEqual([]);
});

test("the agreed hand-over is both sides', and in the buyer's calendar", async () => {
  const id = await orderAt("agreed");
  for (const member of [buyer, seller])
    expect(await datesOf(member, id)).toEqual([["handover", TERMS.hand_over_by]]);
  expect(await datesOf(await buildMember(server), id)).toEqual([]);
  const { url } = (await server.as(buyer)("POST /me/calendar", {})).data;
  const feed = await server.raw(new URL(url).pathname, { headers: { host: "localhost" } });
  const text = await feed.text();
  expect(text).toContain(`UID:handover-${id}@`);
  expect(text).toContain(TERMS.hand_over_by.replaceAll("-", ""));
});

test("a dispute's last day is that of whoever is to answer", async () => {
  const id = await orderAt("agreed");
  await server.pool.query(
    "insert into disputes (order_id, opener_id, reason, due_on) values ($1, $2, 'other', '2999-01-02')",
    [id, seller.id],
  );
  const of = async (member: BuiltMember) =>
    (await datesOf(member, id)).filter(([kind]) => kind === "dispute");
  expect(await of(buyer)).toEqual([["dispute", "2999-01-02"]]);
  expect(await of(seller)).toEqual([]);
});
