/** What the club decides about the market is in the log too. */
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAdmin, type BuiltMember } from "@felistry/testkit/build-member.ts";
import {
  decideOnMarket,
  NAMED,
  type MarketDecisions,
} from "@felistry/testkit/proofs/decide-market.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { FOLDER } from "../db/migration-files.ts";
import { poolDb } from "../db/transaction.ts";
import { auditLog } from "./audit/audit.ts";
import { sequenceLog } from "./sequence.ts";

let server: TestServer;
let admin: BuiltMember;
let decided: MarketDecisions;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "100" } });
  admin = await buildAdmin(server);
  decided = await decideOnMarket(server, admin);
});
afterAll(() => server.stop());

async function leavesOf(subject: string) {
  const { rows } = await server.pool.query(
    "select kind, facts, octet_length(salt) as salt from log_entries where subject = $1 order by id",
    [subject],
  );
  return rows;
}
async function findings(): Promise<readonly string[]> {
  await sequenceLog(server.pool, server.services);
  return (await auditLog(poolDb(server.pool))).findings;
}

describe("[15.7] a leaf of the log is", () => {
  test("a report that the club dismisses, and the ad that it takes down with another, until that is lifted", async () => {
    const by = { decided_by: admin.id };
    expect(await leavesOf(`ad_report:${decided.dismissed}`)).toMatchObject([
      { kind: "ad_report_decided", salt: 32, facts: { status: "dismissed", ...by } },
    ]);
    expect(await leavesOf(`ad_report:${decided.reported}`)).toMatchObject([
      { facts: { status: "taken_down", reason: "foreign_photos", ...by } },
    ]);
    const subject = `taken_down_ad:${decided.takenDown}`;
    expect(await leavesOf(subject)).toMatchObject([
      {
        kind: "taken_down_ad_decided",
        salt: 32,
        facts: { taken_down_by: admin.id, lifted_by: null },
      },
    ]);
    await server.as(admin)("PUT /admin/taken-down-ads/{id}/lift", {
      params: { id: decided.takenDown },
    });
    expect((await leavesOf(subject)).at(-1)).toMatchObject({ facts: { lifted_by: admin.id } });
  });

  test("a held ad that the club lets pass or refuses, not one that its seller sets right", async () => {
    for (const outcome of ["released", "refused"] as const)
      expect(await leavesOf(`held_ad:${decided[outcome]}`)).toMatchObject([
        { kind: "held_ad_decided", salt: 32, facts: { outcome, decided_by: admin.id } },
      ]);
    const { rows } = await server.pool.query<{ id: number }>(
      `with held as (insert into held_ads (sale_id, reasons) select id, '{text}' from sales where not is_active order by id limit 1 returning id) select id from held`,
    );
    const { id } = rows[0]!;
    await server.pool.query(
      "update held_ads set outcome = 'settled', decided_at = now() where id = $1",
      [id],
    );
    expect(await leavesOf(`held_ad:${id}`)).toEqual([]);
  });

  test("a dispute's decision and that on its appeal, with who has made each", async () => {
    expect((await leavesOf(`dispute:${decided.dispute}`)).map(({ facts }) => facts)).toMatchObject([
      { stage: "decided", for_side: "buyer", was_appealed: false },
      { stage: "appealed", for_side: "buyer", was_appealed: true },
      { stage: "closed", for_side: "seller", was_appealed: true },
    ]);
    const { rows } = await server.pool.query<{ id: number }>(
      "select id from dispute_statements where dispute_id = $1 and kind in ('decide', 'decide_again') order by id",
      [decided.dispute],
    );
    const rulings = await Promise.all(rows.map(({ id }) => leavesOf(`ruling:${id}`)));
    expect(rulings.flat().map(({ facts }) => facts)).toMatchObject([
      { kind: "decide", for_side: "buyer", decided_by: admin.id },
      { kind: "decide_again", for_side: "seller", decided_by: admin.id },
    ]);
  });

  test("a chip proof and a seller's mark that the club confirms, and their end", async () => {
    expect(await leavesOf(`chip_proof:${decided.chipProof}`)).toMatchObject([
      {
        kind: "chip_proof_decided",
        salt: 32,
        facts: { status: "confirmed", decided_by: admin.id },
      },
    ]);
    expect(await leavesOf(`chip_proof:${decided.declinedProof}`)).toMatchObject([
      { facts: { status: "declined" } },
    ]);
    const subject = `seller_mark:${decided.mark}`;
    expect(await leavesOf(subject)).toMatchObject([
      { kind: "seller_mark_decided", salt: 32, facts: { mark: "address", marked_by: admin.id } },
    ]);
    await server.as(admin)("PUT /admin/marks/{id}/withdraw", {
      params: { id: decided.mark },
      body: { reason: NAMED },
    });
    expect((await leavesOf(subject)).at(-1)).toMatchObject({ facts: { withdrawn_by: admin.id } });
    await server.pool.query(
      "update cats set chip = '643099999999991' where id = (select cat_id from chip_proofs where id = $1)",
      [decided.chipProof],
    );
    expect((await leavesOf(`chip_proof:${decided.chipProof}`)).at(-1)).toMatchObject({
      kind: "chip_proof_undecided",
    });
  });

  test("without a word of anybody's, and as the registry has it", async () => {
    const { rows } = await server.pool.query<{ facts: string }>(
      "select facts::text as facts from log_entries where kind !~ '^(cat|certificate|registration)_'",
    );
    expect(rows.filter(({ facts }) => /Karlova|64309/.test(facts))).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
    expect(await findings()).toEqual([]);
  });

  test("filled in once for what was decided before", async () => {
    const client = await server.pool.connect();
    try {
      await client.query("begin");
      await client.query("alter table log_entries disable trigger user");
      await client.query("grant all on log_entries, log_queue, log_leaves to current_user");
      const MARKET = "^(taken_down_ad|ad_report|held_ad|dispute|ruling|chip_proof|seller_mark)_";
      await client.query("alter table log_leaves disable trigger user");
      await client.query(
        "delete from log_leaves where entry_id in (select id from log_entries where kind ~ $1)",
        [MARKET],
      );
      await client.query("delete from log_entries where kind ~ $1", [MARKET]);
      const text = await readFile(new URL("0183_market_decisions_filled.sql", FOLDER), "utf8");
      for (const _time of ["once", "again"])
        for (const part of text.split("--> statement-breakpoint")) await client.query(part);
      const { rows } = await client.query(
        "select split_part(subject, ':', 1) as noun, count(*)::int as n from log_entries where kind ~ $1 group by 1",
        [MARKET],
      );
      expect(Object.fromEntries(rows.map(({ noun, n }) => [noun, n]))).toEqual({
        taken_down_ad: 1,
        ad_report: 2,
        held_ad: 2,
        dispute: 1,
        ruling: 2,
        chip_proof: 1,
        seller_mark: 1,
      });
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});
