/** The database keeps to the same table of moves as `domain/orders`, whoever writes. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DEPOSIT_FATES, depositAfter } from "@felistry/domain/orders/deposit.ts";
import { ENDINGS, MOVES } from "@felistry/domain/orders/moves.ts";
import { isHandedOver, isReservedStage, STAGES } from "@felistry/domain/orders/stages.ts";
import { statusOf } from "@felistry/domain/orders/status.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import {
  server,
  seller,
  buyer,
  setStatus,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await server.pool.query<Row>(sql, values)).rows;

async function orderOf() {
  const ad = await buildAd(server, { cat: buildCat(server, { owner: seller }) });
  return buildOrder(server, { ad, buyer });
}

/** Puts the order at a stage past the table of moves, which only the tables' owner can. */
const AT_STAGE = `
  alter table orders disable trigger orders_keep_to_moves;
  update orders set stage = '%stage', status = order_status('%stage'), deposit = %deposit, deposit_kept = false,
    ended_why = case when '%stage' in ('declined', 'cancelled') then 'gone' end,
    handover_offered_at = case when '%stage' in ('ready', %handed) then now() end,
    handed_over_at = case when '%stage' in (%handed) then now() - interval '14 days' end where id = %id;
  alter table orders enable trigger orders_keep_to_moves;`;

const atStage = (id: number, stage: string, deposit: number) =>
  AT_STAGE.replaceAll("%stage", stage)
    .replaceAll("%handed", handed)
    .replaceAll("%deposit", String(deposit))
    .replaceAll("%id", String(id));

/** What the terms, the codes and the gates leave behind; without these no move of a reservation is possible. */
async function readyForAll({ id }: { id: number }): Promise<void> {
  const text = "As agreed";
  const hash = createHash("sha256").update(text).digest("hex");
  for (const deposit of [0, 100])
    await query(
      `insert into reservations (order_id, terms, deposit, deposit_kept, open_until, hand_over_by, shown, shown_in, shown_hash, accepted_at, returns_if_late)
       values ($1, $2, $3, false, current_date - 1, current_date - 1, $2, 'en', $4, now(), true)`,
      [id, text, deposit, hash],
    );
  await query("insert into order_contracts (order_id, text, hash) values ($1, $2, $3)", [
    id,
    text,
    hash,
  ]);
  await query(
    `insert into order_signatures (order_id, member_id, contract_hash, signed_at)
     select $1, m, $2, now() - interval '3 days' from unnest(array[$3::integer, $4]) m`,
    [id, hash, seller.id, buyer.id],
  );
  await query("insert into order_gates (order_id, passed) values ($1, '[]')", [id]);
}

const handed = STAGES.filter(isHandedOver)
  .map((stage) => `'${stage}'`)
  .join();

describe("the machine of orders in the database", () => {
  test("has exactly the moves of the domain", async () => {
    const rows = await query(
      "select name, mover as by, from_stage as from, to_stage as to, needs from order_moves",
    );
    const sorted = (list: readonly object[]) => {
      const lines = list.map((row) => Object.entries(row).toSorted().join());
      return lines.toSorted();
    };
    expect(sorted(rows)).toEqual(sorted(MOVES));
  });

  test("gives each stage the domain's status, and each deposit its fate", async () => {
    const statuses = await query<{ stage: string; status: string }>(
      "select s as stage, order_status(s) as status from unnest($1::text[]) s",
      [STAGES],
    );
    expect(statuses).toEqual(STAGES.map((stage) => ({ stage, status: statusOf(stage) })));
    const cases = STAGES.flatMap((from) =>
      STAGES.flatMap((to) =>
        ENDINGS.flatMap((why) =>
          [0, 100].flatMap((deposit) =>
            [true, false].map((kept) => ({ from, to, why, deposit, kept })),
          ),
        ),
      ),
    );
    const fates = await query<{ fate: string | null }>(
      `select deposit_after(c->>'from', c->>'to', c->>'why', (c->>'deposit')::int, (c->>'kept')::boolean) as fate
       from jsonb_array_elements($1::jsonb) with ordinality as e(c, place) order by place`,
      [JSON.stringify(cases)],
    );
    const expected = cases.map(({ from, to, why, deposit, kept }) =>
      depositAfter(from, to, why, { deposit, keptIfBuyerLeaves: kept }),
    );
    expect(fates.map(({ fate }) => fate)).toEqual(expected);
    expect(new Set(expected.filter((fate) => fate !== null))).toEqual(new Set(DEPOSIT_FATES));
  });

  test("refuses every change of a stage that is no move, and every move by whoever may not make it", async () => {
    const stranger = await buildMember(server);
    const order = await orderOf();
    const { id } = order;
    await readyForAll(order);
    const acting = { seller: seller.id, buyer: buyer.id, site: stranger.id };
    const client = await server.pool.connect();
    const wrong: string[] = [];
    try {
      for (const from of STAGES)
        for (const to of STAGES)
          for (const by of ["seller", "buyer", "site"] as const) {
            if (from === to) continue;
            const moves = MOVES.filter(
              (move) =>
                move.from === from && move.to === to && (move.by === by || move.by === "site"),
            );
            const deposit = moves.some(({ needs }) => needs.includes("no_deposit")) ? 0 : 100;
            await client.query(`begin; ${atStage(id, from, deposit)}`);
            await client.query("select set_config('felistry.member_id', $1, true)", [
              String(acting[by]),
            ]);
            const done = await client
              .query(
                `update orders set stage = $2, handed_over_at = case when $3 then coalesce(handed_over_at, now()) end,
                        handover_offered_at = case when $3 then coalesce(handover_offered_at, now()) end where id = $1`,
                [id, to, isHandedOver(to)],
              )
              .then(
                () => true,
                (error: { constraint?: string }) => error.constraint ?? String(error),
              );
            await client.query("rollback");
            const expected = moves.length > 0 ? true : "orders_keep_to_moves";
            if (done !== expected) wrong.push(`${by}: ${from} -> ${to}: ${done}`);
          }
    } finally {
      client.release();
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test("makes no move without what it needs: accepted terms, signatures, passed gates", async () => {
    const { id } = await orderOf();
    const steps = [
      ["offered", "agreed", "terms"],
      ["deposit_confirmed", "seller_signed", "code"],
      ["deposit_confirmed", "buyer_signed", "code"],
      ["seller_signed", "signed", "code"],
      ["signed", "ready", "gates"],
    ] as const;
    for (const [from, to, need] of steps)
      await expect(
        server.pool.query(
          `${atStage(id, from, 100)} update orders set stage = '${to}' where id = ${id}`,
        ),
      ).rejects.toMatchObject({ constraint: `orders_move_${need}` });
  });

  test("writes each move down with who made it and what becomes of the deposit, and nobody changes that", async () => {
    const { id, cat_id } = await orderOf();
    await setStatus(id, "accepted", seller);
    await setStatus(id, "cancelled", buyer);
    const events = await query(
      "select member_id, mover as by, name, from_stage, to_stage, why, fate from order_events where order_id = $1 order by id",
      [id],
    );
    expect(events).toEqual([
      {
        member_id: null,
        by: "operator",
        name: "order",
        from_stage: null,
        to_stage: "new",
        why: null,
        fate: null,
      },
      {
        member_id: seller.id,
        by: "seller",
        name: "accept",
        from_stage: "new",
        to_stage: "accepted",
        why: null,
        fate: null,
      },
      {
        member_id: buyer.id,
        by: "buyer",
        name: "cancel",
        from_stage: "accepted",
        to_stage: "cancelled",
        why: "buyer",
        fate: "none",
      },
    ]);
    for (const change of [
      "update order_events set mover = 'site'",
      "delete from order_events",
      "truncate order_events",
    ])
      await expect(server.pool.query(change)).rejects.toMatchObject({
        constraint: "order_events_append_only",
      });
    const placed = (await server.as(buyer)("POST /order", { body: { catId: cat_id, price: 500 } }))
      .data.orderId;
    expect(
      await query("select member_id, mover as by from order_events where order_id = $1", [placed]),
    ).toEqual([{ member_id: buyer.id, by: "buyer" }]);
  });

  test("keeps a reserved cat from a second reservation, and from a sale to somebody else", async () => {
    const ad = await buildAd(server, { cat: buildCat(server, { owner: seller }) });
    const [first, second] = [
      await buildOrder(server, { ad, status: "accepted" }),
      await buildOrder(server, { ad, status: "accepted" }),
    ];
    await server.pool.query(atStage(first.id, "agreed", 0));
    for (const stage of STAGES.filter(isReservedStage))
      await expect(
        server.pool.query(`begin; ${atStage(second.id, stage, 100)} commit`),
      ).rejects.toMatchObject({ constraint: "orders_one_reservation_a_cat" });
    await expect(setStatus(second.id, "completed", seller)).rejects.toMatchObject({
      status: 409,
      body: { message: "Another buyer has reserved this cat" },
    });
    await expect(
      server.pool.query("update orders set status = 'completed' where id = $1", [second.id]),
    ).rejects.toMatchObject({ constraint: "orders_move_free" });
    expect(
      (await query<{ status: string }>("select status from orders where id = $1", [first.id]))[0]!
        .status,
    ).toBe("accepted");
  });
});
