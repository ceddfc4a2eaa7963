/** After the hand-over each side says that everything is settled; one that is silent holds nothing up. */
import { describe, expect, test } from "vitest";
import { addDays } from "@felistry/domain/calendar.ts";
import { SETTLE_DAYS, settlesOn } from "@felistry/domain/orders/settling.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { killedAtRow } from "@felistry/testkit/killed-at-row.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  buyer,
  offer,
  seller,
  server,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";
import { settleDue } from "./settling.ts";

startWithParties();

const today = new Date().toISOString().slice(0, 10);
const sweep = () => settleDue(server.pool, server.services, today);

/** @param daysAgo of the hand-over */
async function handedOver(daysAgo = 0, by = buyer): Promise<number> {
  const { id } = await buildOrder(server, { ad: offer(), buyer: by, status: "completed" });
  await server.as(seller)("POST /order/{id}/hand-over", { params: { id } });
  await server.as(by)("PUT /order/{id}/hand-over", { params: { id } });
  await server.pool.query(
    "update orders set handed_over_at = now() - $2 * interval '1 day' where id = $1",
    [id, daysAgo],
  );
  return id;
}

const settle = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /order/{id}/settle", { params: { id } });
const sheet = async (id: number, by = seller) =>
  (await server.as(by)("GET /order/{id}", { params: { id } })).data;
const dispute = (by: BuiltMember, id: number) =>
  server.as(by)("POST /order/{id}/dispute", {
    params: { id },
    body: { reason: "papers", text: "No papers" },
  });
const withdraw = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /order/{id}/dispute/withdraw", { params: { id } });
const review = (by: BuiltMember, id: number) =>
  server.as(by)("POST /order/{id}/review", { params: { id }, body: { stars: 4 } });

const SETTLED = /^(Order No\. \d+ is settled|Расчёт по заказу № \d+ завершён)$/;
const toldOf = async (member: BuiltMember, id: number) =>
  (await server.mailsSentTo(member.email)).filter(
    ({ subject }) => subject.includes(` ${id} `) && SETTLED.test(subject),
  ).length;
const atTheBell = async (member: BuiltMember, id: number) =>
  (await server.as(member)("GET /me/notices", {})).data.filter(
    ({ path, title }) => path === `/my/orders/${id}` && SETTLED.test(title),
  ).length;

describe("an order that was handed over", () => {
  test("is settled when both sides have said so, each once, and the other is mailed", async () => {
    const id = await handedOver();
    expect((await sheet(id)).settles_on).toBe(addDays(today, SETTLE_DAYS));
    expect((await settle(seller, id)).data.stage).toBe("seller_settled");
    expect(await statusOf(settle(seller, id))).toBe(409);
    expect(await statusOf(review(seller, id))).toBe(409);
    const asked = (await server.mailsSentTo(buyer.email)).find(({ subject }) =>
      subject.startsWith(`Is everything settled? Order No. ${id}`),
    );
    expect(asked!.text).toContain("open a dispute");
    expect((await settle(buyer, id)).data.stage).toBe("settled");
    expect(await toldOf(seller, id)).toBe(1);
    expect(await sheet(id)).toMatchObject({ stage: "settled", settles_on: null });
    // Whatever the other does, either reviews.
    await review(seller, id);
  });

  test.each([[[]], [["seller"]], [["buyer"]]] as const)(
    "is settled by itself after 14 days, told once to each, if %j alone have said so",
    async (said) => {
      const id = await handedOver(SETTLE_DAYS - 1);
      for (const side of said) await settle(side === "seller" ? seller : buyer, id);
      await sweep();
      expect((await sheet(id)).stage).not.toBe("settled");
      await server.pool.query(
        "update orders set handed_over_at = handed_over_at - interval '1 day' where id = $1",
        [id],
      );
      await Promise.all([sweep(), sweep(), sweep()]);
      await sweep();
      expect(await sheet(id)).toMatchObject({ stage: "settled", settles_on: null });
      const { rows } = await server.pool.query(
        "select mover, name from order_events where order_id = $1 order by id desc limit 1",
        [id],
      );
      expect(rows).toEqual([{ mover: "site", name: "settle" }]);
      for (const member of [seller, buyer]) {
        expect(await toldOf(member, id)).toBe(1);
        expect(await atTheBell(member, id)).toBe(1);
      }
      await review(buyer, id);
      await review(seller, id);
    },
  );

  test("waits while a dispute is open, and the days of the dispute do not count", async () => {
    const id = await handedOver(SETTLE_DAYS + 6);
    await dispute(buyer, id);
    expect((await sheet(id)).settles_on).toBeNull();
    expect(await statusOf(settle(seller, id))).toBe(409);
    await sweep();
    expect((await sheet(id)).stage).toBe("handed_over");
    await server.pool.query(
      "update disputes set created_at = now() - interval '10 days' where order_id = $1",
      [id],
    );
    await withdraw(buyer, id);
    expect((await sheet(id)).settles_on).toBe(addDays(today, 4));
    await sweep();
    expect((await sheet(id)).stage).toBe("handed_over");
    await server.pool.query(
      "update orders set handed_over_at = handed_over_at - interval '4 days' where id = $1",
      [id],
    );
    await sweep();
    expect((await sheet(id)).stage).toBe("settled");
  });

  test("is settled before its day by nobody but both sides, whoever writes", async () => {
    const id = await handedOver(SETTLE_DAYS - 1);
    await settle(buyer, id);
    await expect(
      server.pool.query("update orders set stage = 'settled' where id = $1", [id]),
    ).rejects.toMatchObject({ constraint: "orders_move_due" });
  });

  test("by one side's word under the release before is settled for that side alone", async () => {
    const id = await handedOver();
    const client = await server.pool.connect();
    await client.query("select set_config('felistry.member_id', $1, false)", [String(seller.id)]);
    await client.query("update orders set stage = 'settled' where id = $1", [id]);
    await client.query("reset felistry.member_id");
    client.release();
    expect((await sheet(id)).stage).toBe("seller_settled");
  });

  test("is settled once though the process dies on the way", async () => {
    const leaving = await buildMember(server);
    const id = await handedOver(SETTLE_DAYS, leaving);
    // The notice waits for its reader's row, so that the process dies after the order is settled.
    const reader = { text: "select from users where id = $1 for update", values: [leaving.id] };
    await killedAtRow(server, reader, "notices", sweep);
    expect((await sheet(id)).stage).toBe("handed_over");
    await sweep();
    await sweep();
    for (const member of [seller, leaving]) expect(await atTheBell(member, id)).toBe(1);
  });

  test("that cannot be settled does not keep those behind it, and is tried again", async () => {
    const faulty = await handedOver(SETTLE_DAYS + 2);
    const behind = await handedOver(SETTLE_DAYS + 1);
    await server.pool.query(
      `create function refuse_settling() returns trigger language plpgsql as $$ begin raise 'a fault of ours'; end $$;
       create trigger refuse_settling before update on orders for each row when (new.id = ${faulty} and new.stage = 'settled')
         execute function refuse_settling()`,
    );
    await expect(sweep()).rejects.toThrow(String(faulty));
    expect((await sheet(behind)).stage).toBe("settled");
    expect((await sheet(faulty)).stage).toBe("handed_over");
    await server.pool.query("drop function refuse_settling cascade");
    await sweep();
    expect((await sheet(faulty)).stage).toBe("settled");
  });
});

test("the day is the domain's, whatever disputes there were", async () => {
  const at = (day: number) => addDays("2026-03-01", day);
  const disputed = [
    [],
    [{ from: 3, until: 8 }],
    [{ from: -5, until: -1 }],
    [{ from: -5, until: 4 }],
    [
      { from: 2, until: 2 },
      { from: 13, until: 40 },
    ],
    [{ from: 1, until: null }],
  ];
  for (const disputes of disputed) {
    const id = await handedOver();
    await server.pool.query("update orders set handed_over_at = $2 where id = $1", [id, at(0)]);
    // Each side opens one.
    for (const [place, { from, until }] of disputes.entries()) {
      const opened = await server.pool.query<{ id: number }>(
        "insert into disputes (order_id, opener_id, reason, due_on, created_at) values ($1, $2, 'ill', $3::date, $3::date) returning id",
        [id, [buyer.id, seller.id][place], at(from)],
      );
      if (until === null) continue;
      const disputeId = opened.rows[0]!.id;
      await server.pool.query("update disputes set stage = 'withdrawn' where id = $1", [disputeId]);
      await server.pool.query(
        `alter table dispute_events disable trigger dispute_events_append_only;
         update dispute_events set at = '${at(until)}' where dispute_id = ${disputeId} and to_stage = 'withdrawn';
         alter table dispute_events enable trigger dispute_events_append_only`,
      );
    }
    const times = disputes.map(({ from, until }) => ({
      from: at(from),
      until: until === null ? null : at(until),
    }));
    expect((await sheet(id)).settles_on).toBe(settlesOn(at(0), times));
  }
});
