/** Of the last day to answer a dispute or to appeal, whoever has to act is reminded once, some days before, by mail and at the bell. */
import { expect, test } from "vitest";
import { addDays } from "@felistry/domain/calendar.ts";
import { killedAtRow } from "@felistry/testkit/killed-at-row.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import {
  offer,
  seller,
  server,
  setStatus,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";
import { endSilence } from "./end-silence.ts";

startWithParties();

const today = new Date().toISOString().slice(0, 10);
const sweep = (days: number) => endSilence(server.pool, server.services, addDays(today, days));

async function disputed(openedBy: "buyer" | "seller") {
  const buyer = await buildMember(server);
  const { id } = await buildOrder(server, { ad: offer(), buyer });
  await setStatus(id, "accepted", seller);
  await server.as(openedBy === "buyer" ? buyer : seller)("POST /order/{id}/dispute", {
    params: { id },
    body: { reason: "deposit", text: "The deposit" },
  });
  return { id, buyer };
}

async function remindedOf({ email }: BuiltMember, id: number): Promise<number> {
  const mails = await server.mailsSentTo(email);
  return mails.filter(
    ({ subject }) => subject.includes(`${id}`) && /^(Please answer by|Ответьте до)/.test(subject),
  ).length;
}
const atTheBell = async (member: BuiltMember, id: number) =>
  (await server.as(member)("GET /me/notices", {})).data.filter(
    ({ path, title }) =>
      path === `/my/orders/${id}/dispute` && /^(Please answer by|Ответьте до)/.test(title),
  ).length;

test("the side that has to answer is reminded a week before the last day, once, and the other is not", async () => {
  const { id, buyer } = await disputed("buyer");
  await sweep(6);
  expect(await remindedOf(seller, id)).toBe(0);
  await Promise.all([sweep(7), sweep(7), sweep(7)]);
  await sweep(8);
  expect(await remindedOf(seller, id)).toBe(1);
  expect(await atTheBell(seller, id)).toBe(1);
  expect(await remindedOf(buyer, id)).toBe(0);
});

test("a buyer who has to answer is reminded; nobody is once it is answered", async () => {
  const [silent, answered] = [await disputed("seller"), await disputed("seller")];
  await server.as(answered.buyer)("POST /order/{id}/dispute/answer", {
    params: { id: answered.id },
    body: { text: "I have paid" },
  });
  await sweep(7);
  expect(await remindedOf(silent.buyer, silent.id)).toBe(1);
  expect(await remindedOf(answered.buyer, answered.id)).toBe(0);
});

test("a process that dies on the way has reminded nobody, and the next reminds once", async () => {
  const { id } = await disputed("buyer");
  // The notice waits for its reader's row, so that the process dies after the dispute is marked.
  const reader = { text: "select from users where id = $1 for update", values: [seller.id] };
  await killedAtRow(server, reader, "notices", () => sweep(7));
  expect(await atTheBell(seller, id)).toBe(0);
  await sweep(7);
  await sweep(7);
  expect(await atTheBell(seller, id)).toBe(1);
});

const APPEAL = /^(Last day to appeal|Обжаловать решение можно до)/;
const toldOfAppeal = async (member: BuiltMember, id: number) => ({
  mails: (await server.mailsSentTo(member.email)).filter(
    ({ subject }) => subject.endsWith(` ${id}`) && APPEAL.test(subject),
  ).length,
  bell: (await server.as(member)("GET /me/notices", {})).data.filter(
    ({ path, title }) => path === `/my/orders/${id}/dispute` && APPEAL.test(title),
  ).length,
});

test.each(["buyer", "seller"] as const)(
  "after a decision for the %s the other side is reminded three days before the appeal's last day, once, though it was reminded to answer",
  async (forSide) => {
    const { id, buyer } = await disputed("buyer");
    await sweep(7);
    await server.as(seller)("POST /order/{id}/dispute/answer", {
      params: { id },
      body: { text: "I have returned it" },
    });
    const { rows } = await server.pool.query<{ id: number }>(
      "select id from disputes where order_id = $1",
      [id],
    );
    await server.as(await buildAdmin(server))("PUT /admin/disputes/{id}/decide", {
      params: { id: rows[0]!.id },
      body: { for_side: forSide, text: "The bank says so" },
    });
    const [lost, won] = forSide === "buyer" ? [seller, buyer] : [buyer, seller];
    await sweep(10);
    expect(await toldOfAppeal(lost, id)).toEqual({ mails: 0, bell: 0 });
    await Promise.all([sweep(11), sweep(11)]);
    await sweep(12);
    expect(await toldOfAppeal(lost, id)).toEqual({ mails: 1, bell: 1 });
    expect(await toldOfAppeal(won, id)).toEqual({ mails: 0, bell: 0 });
  },
);
