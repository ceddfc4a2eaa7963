/** Of an offer from a waiting list, both sides are reminded the day before it ends, once for each offer. */
import { expect, test } from "vitest";
import type { BuiltMember } from "@felistry/testkit/build-member.ts";
import {
  breeder,
  entryOf,
  inDays,
  kitten,
  offer,
  openList,
  pass,
  server,
  startWithBreeder,
  waiters,
} from "@felistry/testkit/worlds/waiting.ts";
import { lapseOffers } from "./lapse-offers.ts";

startWithBreeder();

const sweep = (day: string) => lapseOffers(server.pool, server.services, day);
async function remindedOf({ email }: BuiltMember, cat: string): Promise<number> {
  const mails = await server.mailsSentTo(email);
  return mails.filter(
    ({ subject }) =>
      subject.includes(cat) && /^(The offer is open until|Предложение действует до)/.test(subject),
  ).length;
}

test("both sides are reminded the day before the offer ends, once, by mail and at the bell", async () => {
  const [waiting] = await waiters(await openList(), [{}]);
  const { member, id } = waiting!;
  const { cat_id } = await kitten({ cat_name: "Ryzhik" });
  await offer(id, cat_id, inDays(4));
  await sweep(inDays(2));
  expect(await remindedOf(member, "Ryzhik")).toBe(0);
  await Promise.all([sweep(inDays(3)), sweep(inDays(3)), sweep(inDays(3))]);
  await sweep(inDays(4));
  expect(await remindedOf(member, "Ryzhik")).toBe(1);
  expect(await remindedOf(breeder, "Ryzhik")).toBe(1);
  const { data } = await server.as(member)("GET /me/notices", {});
  expect(data.filter(({ title }) => title.startsWith("The offer is open until"))).toMatchObject([
    { kind: "orders", path: "/my/waiting" },
  ]);
  expect((await entryOf(member, id)).stage).toBe("offered");
});

test("an offer made today is not called to mind today, and a passed one no more", async () => {
  const [hasty, passed] = await waiters(await openList("choice"), [{}, {}]);
  await offer(hasty!.id, (await kitten({ cat_name: "Snezhok" })).cat_id, inDays(1));
  await sweep(inDays(0));
  expect(await remindedOf(hasty!.member, "Snezhok")).toBe(0);
  await offer(passed!.id, (await kitten({ cat_name: "Dymok" })).cat_id, inDays(4));
  await pass(passed!.member, passed!.id);
  await sweep(inDays(3));
  expect(await remindedOf(passed!.member, "Dymok")).toBe(0);
});

test("an offer that ends with the ad is told to both sides", async () => {
  const [waiting] = await waiters(await openList(), [{}]);
  const { member, id } = waiting!;
  const { cat_id } = await kitten({ cat_name: "Pushok" });
  await offer(id, cat_id, inDays(4));
  await server.as(breeder)("PUT /sales/{catId}/is-active-update", {
    params: { catId: cat_id },
    body: { is_active: 0 },
  });
  const told = async ({ email }: BuiltMember, words: string) =>
    (await server.mailsSentTo(email)).filter(({ text }) => text.includes(words)).length;
  expect(await told(member, "no longer for sale")).toBe(1);
  expect(await told(breeder, "которого вы предложили, больше не продаётся")).toBe(1);
});
