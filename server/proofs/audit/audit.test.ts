import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { decideOnMarket } from "@felistry/testkit/proofs/decide-market.ts";
import { TAMPERINGS } from "@felistry/testkit/proofs/tampering.ts";
import {
  buildFamily,
  change,
  issue,
  nextNumber,
  owner,
  server,
  startWithOwner,
} from "@felistry/testkit/worlds/certified-family.ts";
import { sequenceLog } from "../sequence.ts";
import { auditLog } from "./audit.ts";
import { logCommand } from "./command.ts";

/** `TAMPERINGS=1000` makes as many changes; each kind is made once at least. */
const CHANGES = Number(process.env["TAMPERINGS"] ?? TAMPERINGS.length);

startWithOwner();

const LOGGED = [
  "cats",
  "cat_colours",
  "users",
  "certificates",
  "certified_cats",
  "applications",
  "corrections",
  "annulments",
  "transfers",
  "merge_requests",
  "breeding_bans",
  "credentials",
  "litters",
  "cattery_names",
  "cases",
  "club_rule_switches",
  "user_roles",
  "taken_down_ads",
  "ad_reports",
  "held_ads",
  "disputes",
  "dispute_statements",
  "chip_proofs",
  "seller_marks",
  "log_entries",
  "log_leaves",
  "log_nodes",
  "log_queue",
  "log_checkpoints",
  "log_keys",
];

let client: PoolClient;
beforeAll(async () => {
  const admin = await buildAdmin(server);
  const leaving = await buildMember(server, { first_name: "Vera", last_name: "Leaving" });
  const [{ cat }, other] = [await buildFamily(), await buildFamily()];
  await issue(cat);
  await issue(cat, "metric");
  await change("update cats set cat_name = 'Another' where id = $1", other.cat.id);
  const revoked = await issue(other.cat);
  await server.as(admin)("PUT /certificates/{code}/revoke", {
    params: { code: revoked.code },
    body: { reason: "A wrong cat" },
  });
  await issue(other.cat, "metric");
  await change("update cats set cat_name = 'Yet another' where id = $1", other.cat.id);
  const left = await buildCat(server, { owner: leaving, reg_num: nextNumber() });
  await issue(left, "metric", leaving);
  await change("update users set closed_at = now() where id = $1", leaving.id);
  // Another year's numbers than those of the families.
  server.setNow("2031-02-03T00:00:00Z");
  for (const [confirm] of [[true], [true], [false]]) {
    const { cat_id } = await buildApplication(server);
    const params = { id: cat_id };
    await (confirm
      ? server.as(admin)("PUT /cats/{id}/register-pedigree", { params, body: {} })
      : server.as(admin)("PUT /cats/{id}/delete-pedigree-application", {
          params,
          body: { reason: "Not readable" },
        }));
  }
  await decideAll(admin.id, leaving.id);
  await decideOnMarket(server, admin);
  await sequenceLog(server.pool, server.services);
  client = await server.pool.connect();
});
afterAll(() => client.release(true));

/** A decision of each kind, confirmed and declined, as the club's calls write them. */
async function decideAll(decider: number, asker: number): Promise<void> {
  const cat = () => buildCat(server, { sex: "female", born: "2020-01-01", reg_num: nextNumber() });
  const [one, other, dam, sire] = [
    await cat(),
    await cat(),
    await cat(),
    await buildCat(server, { sex: "male", born: "2020-01-01" }),
  ];
  const evidence = await buildUploadRow(server, { owner, prefix: "evidence" });
  for (const [of, status] of [
    [one, "confirmed"],
    [other, "declined"],
  ] as const) {
    const values = [of.id, asker, evidence, status, decider] as const;
    await change(
      `with asked as (insert into corrections (cat_id, asker_id, changes, before, reason, evidence_url)
         values ($1, $2, '{"cat_name": "New"}', '{"cat_name": "Old"}', 'As on the paper', $3) returning id) select id from asked`,
      ...values.slice(0, 3),
    );
    await change(
      "update corrections set status = $2, decision = 'Seen', decided_by = $3, decided_at = now() where cat_id = $1",
      of.id,
      status,
      decider,
    );
    await change(
      `insert into transfers (cat_id, asker_id, direction, club, number, paper_url) values ($1, $2, 'in', 'Kissaliitto', 'FI 1', $3)`,
      ...values.slice(0, 3),
    );
    await change(
      "update transfers set status = $2, decision = 'Seen', decided_by = $3, decided_at = now() where cat_id = $1",
      of.id,
      status,
      decider,
    );
    await change(
      "insert into annulments (cat_id, reg_num, reason, decided_by) values ($1::int, 'FEL-1996-' || $1::int, 'Forged', $2)",
      of.id,
      decider,
    );
    await change(
      `insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by)
       values ($1, '2026-01-01', '2026-12-31', 'Three litters', 1, $2)`,
      of.id,
      decider,
    );
    const { id } = await buildCredential(server, { cat: of, kind: "health", scanned: true });
    await change(
      "update credentials set confirmed_at = now(), confirmed_by = $2 where id = $1",
      id,
      decider,
    );
    const result = {
      kind: "result",
      name: "CAC",
      judge: "Anna North",
      issued_on: "2025-03-01",
    } as const;
    const judged = await buildCredential(server, { cat: of, ...result });
    await change(
      "update credentials set judge_answer = 'confirmed', judge_answered_at = now() where id = $1",
      judged.id,
    );
  }
  await change(
    `insert into merge_requests (cat_id, other_id, other_name, take, reason, asker_id, seen_version)
     values ($1, $2, 'Twin', '{}', 'One chip', $3, 1)`,
    one.id,
    other.id,
    asker,
  );
  await change(
    "update merge_requests set status = 'declined', decision = 'Sisters', decided_by = $1, decided_at = now()",
    decider,
  );
  await change(
    `insert into litters (breeder_id, dam_id, sire_id, born, status, form_key, decided_at)
     values ($1, $2, $3, '2023-01-01', 'confirmed', 'audited', now())`,
    owner.id,
    dam.id,
    sire.id,
  );
  await change(
    "insert into cattery_names (name, holder_id, state) values ('Audited', $1, 'granted')",
    owner.id,
  );
  for (const kind of ["litter", "title"] as const) {
    await change("select open_case($1, 990001, $2, $3)", kind, dam.id, owner.id);
    await change("select end_case($1, 990001, 'declined', $2)", kind, decider);
    await change(
      "update cases set reason = 'Not readable' where kind = $1 and subject_id = 990001",
      kind,
    );
  }
  for (const mode of ["ask", "off"])
    await change(
      "insert into club_rule_switches (club, line, mode, set_by) values ('FIFe', 'F01', $1, $2)",
      mode,
      decider,
    );
}

/** What an audit finds after a statement of somebody who owns the database and knows of the triggers; null if it changed nothing. */
async function foundAfter(sql: string): Promise<readonly string[] | null> {
  await client.query("begin");
  try {
    // The server's own work on the log takes these tables in another order.
    await client.query("select pg_advisory_xact_lock(hashtext('log.sequence'))");
    for (const table of LOGGED) {
      await client.query(`grant all on ${table} to current_user`);
      await client.query(`alter table ${table} disable trigger user`);
    }
    const { rowCount } = await client.query(sql);
    return rowCount === 0 ? null : (await auditLog(client)).findings;
  } catch (error) {
    // Constraints, which cannot be switched off like triggers, refuse some.
    if ((error as { code?: string }).code?.startsWith("23")) return null;
    throw error;
  } finally {
    await client.query("rollback");
  }
}

test("[SEC-37] finds nothing where all is as it was decided", async () => {
  const { entries, findings } = await auditLog(client);
  expect(findings).toEqual([]);
  expect(entries).toBeGreaterThan(15);
});

test(
  `[SEC-37] finds each of ${CHANGES} changes that are made past the triggers`,
  { timeout: CHANGES * 5_000 },
  async () => {
    const made = new Map<string, number>();
    const missed: string[] = [];
    let count = 0;
    for (let n = 0; count < CHANGES && n < CHANGES * 3 + TAMPERINGS.length; n++) {
      const tampering = TAMPERINGS[n % TAMPERINGS.length]!;
      const sql = tampering.sql(n);
      const findings = await foundAfter(sql);
      if (findings === null) continue;
      count++;
      made.set(tampering.of, (made.get(tampering.of) ?? 0) + 1);
      if (findings.length === 0) missed.push(sql);
    }
    const kinds = [...made].map(([of, each]) => `${of} ${each}`).join(", ");
    process.stdout.write(
      `Tampering: ${count} changes made, ${count - missed.length} found: ${kinds}.\n`,
    );
    expect(missed).toEqual([]);
    expect([count, [...made.keys()].sort()]).toEqual([
      CHANGES,
      [
        "applications",
        "cats",
        "certificates",
        "colours",
        "decisions",
        "leaves",
        "names",
        "salts",
        "tree",
      ],
    ]);
  },
);

test("[SEC-37] [15.7] finds a thousand changes that are made at once, each by its cat", async () => {
  const CATS = 1_000;
  await change(
    `insert into cats (cat_name, sex, breed_id, users_id, online_owner_id, is_my_cat, registered, reg_num)
     select 'Mass ' || n, 'female', (select min(id) from breeds), $1, $1, 1, 1, 'FEL-1990-' || lpad(n::text, 6, '0') from generate_series(1, $2::int) n`,
    owner.id,
    CATS,
  );
  expect((await auditLog(client)).findings.filter((each) => each.startsWith("cat "))).toEqual([]);
  await client.query("begin");
  try {
    await client.query("alter table cats disable trigger user");
    await client.query(
      "update cats set cat_name = 'Forged', sex = 'male' where cat_name like 'Mass %'",
    );
    const { findings } = await auditLog(client);
    expect(new Set(findings.filter((each) => each.startsWith("cat "))).size).toBe(CATS);
  } finally {
    await client.query("rollback");
  }
  await sequenceLog(server.pool, server.services);
});

describe("npm run log", () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "felistry-log-"))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function said(...args: string[]) {
    const lines: string[] = [];
    const isFine = await logCommand(args, server.services.config, {
      say: (line) => lines.push(line),
    });
    return { isFine, text: lines.join("\n") };
  }
  const textAt = async (path: string) => (await server.raw(path)).text();

  test("audits, and holds the log to a checkpoint that was kept elsewhere", async () => {
    const kept = join(folder, "checkpoint");
    const keys = join(folder, "keys");
    await writeFile(kept, await textAt("/log/checkpoint"));
    await writeFile(keys, await textAt("/log/keys"));
    await change("select append_leaf('sample', 'sample:1', '{}')");
    await sequenceLog(server.pool, server.services);
    const { isFine, text } = await said("audit", "--checkpoint", kept, "--key", keys);
    expect([isFine, text]).toEqual([true, expect.stringMatching(/^\d+ entries, and all/)]);
    const strange = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
    expect(await said("audit", "--checkpoint", kept, "--key", strange)).toMatchObject({
      isFine: false,
      text: expect.stringContaining("signed by no known key"),
    });
    await expect(said("audit", "--key", strange)).rejects.toThrow("--key goes with --checkpoint");
    await expect(said("nothing")).rejects.toThrow("log takes");
  });

  test("changes the key; what was signed before stays provable", async () => {
    const before = await textAt("/log/keys");
    const { text } = await said("new-key");
    const [newest, ...earlier] = (await textAt("/log/keys")).trim().split("\n");
    expect(text).toContain(newest);
    expect(earlier).toEqual(before.trim().split("\n"));
    await change("select append_leaf('sample', 'sample:2', '{}')");
    await sequenceLog(server.pool, server.services);
    expect(await textAt("/log/checkpoint")).toContain(`— ${newest!.split("+")[0]} `);
    expect((await said("audit")).isFine).toBe(true);
  });

  test("says that nothing can be signed while the private key is away, and signs once it is back", async () => {
    const { rows } = await change("select * from log_keys order by id desc limit 1");
    const publicKey = new Uint8Array(rows[0].public_key);
    const name = `keys/log-${Buffer.from(publicKey).toString("hex").slice(0, 16)}.pem`;
    const pem = await server.services.files.get(name);
    await server.services.files.delete(name);
    await change("select append_leaf('sample', 'sample:3', '{}')");
    await expect(sequenceLog(server.pool, server.services)).rejects.toThrow(
      "The log's private key is not in the file store",
    );
    await server.services.files.put(name, pem);
    await sequenceLog(server.pool, server.services);
    expect((await said("audit")).isFine).toBe(true);
  });
});
