/** Before the hand-over: age, chip and vaccination by the rules of the seller's country; then one transaction passes the cat. */
import { describe, expect, test } from "vitest";
import { addDays } from "@felistry/domain/calendar.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  buyer,
  offer,
  seller,
  server,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";
import {
  move,
  orderAt,
  reservation,
  setPromisedIfLate,
  setSigned,
  setSoon,
  sign,
  today,
} from "@felistry/testkit/worlds/reserved-orders.ts";

startWithParties();

const setCountry = (code: string) =>
  server.pool.query(
    "update users set country_id = (select id from countries where iso2 = $2) where id = any($1)",
    [[seller.id, buyer.id], code],
  );
const gatesOf = async (id: number) =>
  (await reservation(seller, id)).gates.map(({ kind, state, source }) => [kind, state, source]);
const say = (id: number, health: object) =>
  server.as(seller)("PUT /order/{id}/health", {
    params: { id },
    body: { vaccinations: 0, vaccinated_on: null, rabies_on: null, ...health },
  });

async function signedOrder(born: string, ready = today): Promise<{ id: number; catId: number }> {
  const cat = await buildCat(server, { owner: seller, born });
  const ad = await buildAd(server, { cat });
  await server.pool.query("update sales set ready_to_move_at = $2 where id = $1", [ad.id, ready]);
  return { id: await orderAt("signed", {}, ad), catId: cat.id };
}

describe("the gates before a hand-over", () => {
  test("hold a kitten that its ad does not let go yet, and say so", async () => {
    const { id } = await signedOrder(addDays(today, -60), addDays(today, 3));
    expect(await gatesOf(id)).toContainEqual(["age", "missing", null]);
    await expect(move(seller, id, "pass_gates")).rejects.toMatchObject({ status: 409 });
    expect((await reservation(buyer, id)).stage).toBe("signed");
  });

  test("ask for what the rules of the seller's country do: an age, a chip, an entry in the register", async () => {
    await setCountry("SE");
    const { id, catId } = await signedOrder(addDays(today, -200));
    const chip = async () => (await gatesOf(id)).find(([kind]) => kind === "chip");
    expect((await chip())?.[1]).toBe("missing");
    expect(await statusOf(move(seller, id, "pass_gates"))).toBe(409);
    await server.pool.query("update cats set chip = '752098100000017' where id = $1", [catId]);
    expect((await chip())?.[1]).toBe("missing");
    await say(id, { in_register: true });
    expect((await chip())?.[1]).toBe("passed");
    expect(await statusOf(say(id, { vaccinations: 1 }))).toBe(400);
    await move(seller, id, "pass_gates");
    const { rows } = await server.pool.query<{ passed: { rule: string }[] }>(
      "select passed from order_gates where order_id = $1",
      [id],
    );
    expect(rows[0]!.passed.map(({ rule }) => rule)).toContain("SE-02");
    await setCountry("JP");
  });

  test("let the buyer leave when the day has passed, with the deposit back", async () => {
    const { id } = await signedOrder(addDays(today, -60), addDays(today, 3));
    expect(await statusOf(move(buyer, id, "leave_late"))).toBe(409);
    await setSoon(id, addDays(today, -1));
    expect((await reservation(buyer, id)).is_late).toBe(1);
    await move(buyer, id, "leave_late");
    expect(await reservation(buyer, id)).toMatchObject({ stage: "cancelled", fate: "returned" });
  });
});

describe("a buyer whose cat is ready and not handed over by the agreed day", () => {
  const leave = (id: number) => move(buyer, id, "leave_late");
  async function ready() {
    await setCountry("JP");
    const { id } = await signedOrder(addDays(today, -200));
    await move(seller, id, "pass_gates");
    await setSigned(id, buyer, addDays(today, -2));
    return id;
  }

  test("may leave, and gets the deposit back though the terms keep it from a buyer who withdraws", async () => {
    const id = await ready();
    expect((await reservation(buyer, id)).terms!.deposit_kept).toBe(1);
    expect(await statusOf(leave(id))).toBe(409);
    await setSoon(id, addDays(today, -1));
    expect((await reservation(buyer, id)).is_late).toBe(1);
    await leave(id);
    expect(await reservation(buyer, id)).toMatchObject({ stage: "cancelled", fate: "returned" });
  });

  test("may also leave if the hand-over was offered later, and not if it was offered in time", async () => {
    const id = await ready();
    await setSoon(id, addDays(today, -1));
    const offeredOn = (day: string) =>
      server.pool.query("update orders set handover_offered_at = $2 where id = $1", [id, day]);
    await offeredOn(addDays(today, -1));
    expect((await reservation(buyer, id)).is_late).toBe(0);
    expect(await statusOf(leave(id))).toBe(409);
    await offeredOn(today);
    expect(await statusOf(leave(id))).toBe(200);
  });

  const leaveUnasked = (id: number) =>
    server.pool.query("update orders set stage = 'cancelled', ended_why = 'late' where id = $1", [
      id,
    ]);
  const refused = { constraint: "orders_move_late" };

  test("cannot leave late before that day, whoever writes", async () => {
    await expect(leaveUnasked(await ready())).rejects.toMatchObject(refused);
  });

  test("cannot make the delay by signing on that day or later", async () => {
    const id = await ready();
    await setSoon(id, addDays(today, -1));
    await setSigned(id, buyer, addDays(today, -1));
    expect((await reservation(buyer, id)).is_late).toBe(0);
    expect(await statusOf(leave(id))).toBe(409);
    await expect(leaveUnasked(id)).rejects.toMatchObject(refused);
    await setSigned(id, buyer, addDays(today, -2));
    expect(await statusOf(leave(id))).toBe(200);
  });

  test("keeps to terms that were accepted before they promised this", async () => {
    const id = await ready();
    await setSoon(id, addDays(today, -1));
    await setPromisedIfLate(id, false);
    expect((await reservation(buyer, id)).is_late).toBe(0);
    expect(await statusOf(leave(id))).toBe(409);
    await expect(leaveUnasked(id)).rejects.toMatchObject(refused);
    await setPromisedIfLate(id, true);
    expect(await statusOf(leave(id))).toBe(200);
  });
});

describe("a buyer who has not done what is the buyer's to do", () => {
  test("cannot leave late with nothing missing: without a paid deposit, or without signing", async () => {
    await setCountry("JP");
    for (const stage of ["agreed", "deposit_declared", "deposit_confirmed"] as const) {
      const cat = await buildCat(server, { owner: seller, born: addDays(today, -200) });
      const ad = await buildAd(server, { cat });
      await server.pool.query("update sales set ready_to_move_at = $2 where id = $1", [
        ad.id,
        today,
      ]);
      const id = await orderAt(stage, {}, ad);
      await setSoon(id, addDays(today, -1));
      expect(await statusOf(move(buyer, id, "leave_late"))).toBe(409);
      if (stage !== "deposit_confirmed") continue;
      await sign(seller, id);
      expect(await reservation(buyer, id)).toMatchObject({ stage: "seller_signed", is_late: 0 });
      expect(await statusOf(move(buyer, id, "leave_late"))).toBe(409);
    }
  });
});

test("the hand-over passes the cat, rests the ad, declines the others and counts the deposit, in one transaction", async () => {
  await setCountry("JP");
  const ad = await offer();
  await server.pool.query("update sales set ready_to_move_at = $2 where id = $1", [ad.id, today]);
  const id = await orderAt("signed", {}, ad);
  const others = [await buildMember(server), await buildMember(server)];
  const waiting = await buildOrder(server, { ad, buyer: others[0]! });
  const accepted = await buildOrder(server, { ad, buyer: others[1]!, status: "accepted" });
  const params = { id };
  expect(await statusOf(server.as(seller)("POST /order/{id}/hand-over", { params }))).toBe(409);
  await move(seller, id, "pass_gates");
  await server.as(seller)("POST /order/{id}/hand-over", { params });
  await server.as(buyer)("PUT /order/{id}/hand-over", { params });
  const { rows } = await server.pool.query(
    "select online_owner_id, users_id, is_active from cats c join sales s on s.cat_id = c.id where c.id = $1",
    [ad.cat_id],
  );
  expect(rows).toEqual([{ online_owner_id: buyer.id, users_id: buyer.id, is_active: false }]);
  const orders = await server.pool.query<{ id: number; stage: string; ended_why: string | null }>(
    "select id, stage, ended_why from orders where cat_id = $1 order by id",
    [ad.cat_id],
  );
  expect(orders.rows).toEqual([
    { id, stage: "handed_over", ended_why: null },
    { id: waiting.id, stage: "declined", ended_why: "sold" },
    { id: accepted.id, stage: "declined", ended_why: "sold" },
  ]);
  expect((await reservation(buyer, id)).fate).toBe("counted");
  for (const other of others) {
    const texts = (await server.mailsSentTo(other.email)).map(({ text }) => text).join();
    expect(texts).toContain("to another buyer");
  }
  for (const by of [buyer, seller]) await server.as(by)("PUT /order/{id}/settle", { params });
  expect((await reservation(seller, id)).stage).toBe("settled");
});
