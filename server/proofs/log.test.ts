import { stat } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { canonicalText, type CertifiedValue } from "@felistry/domain/certificates/canonical.ts";
import { openCheckpoint } from "@felistry/domain/proofs/checkpoint.ts";
import { commitmentOf } from "@felistry/domain/proofs/entry.ts";
import {
  consistencyRanges,
  hashOfRange,
  leafHash,
  nodeHash,
  nodesOf,
  provesConsistency,
  provesInclusion,
  rootOf,
  type TreeNode,
} from "@felistry/domain/proofs/merkle.ts";
import { readKey } from "@felistry/domain/proofs/note.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildAdmin } from "@felistry/testkit/build-member.ts";
import {
  buildFamily,
  change,
  issue,
  owner,
  server,
  startWithOwner,
  verify,
} from "@felistry/testkit/worlds/certified-family.ts";
import { poolDb } from "../db/transaction.ts";
import { hashesAt, proofOf, provenEntry } from "./read-proof.ts";
import { sequenceLog } from "./sequence.ts";

startWithOwner();

const db = () => poolDb(server.pool);
const rowsOf = async (subject: string) =>
  (await change("select * from log_entries where subject = $1 order by id", subject)).rows;
const bytesOf = async (path: string) => {
  const response = await server.raw(path);
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const keysOf = async () =>
  Buffer.from((await bytesOf("/log/keys")).bytes)
    .toString()
    .trim()
    .split("\n")
    .map((line) => readKey(line)!);
const checkpointOf = async () =>
  openCheckpoint(Buffer.from((await bytesOf("/log/checkpoint")).bytes).toString(), await keysOf())!;

/** Gives every committed entry its place now. What comes through a console waits for the next sweep. */
const sequenced = () => sequenceLog(server.pool, server.services);

test("the database writes the canonical text, and the commitment, that the domain does", async () => {
  const name = fc.string({ unit: fc.constantFrom(..."abcXYZ_019") });
  const value = fc.letrec<{ value: CertifiedValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      // PostgreSQL stores no zero character.
      fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", "")),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(name, tie("value"), { maxKeys: 5 }),
    ),
  })).value;
  const values = fc.sample(value, 200);
  const { rows } = await change(
    "select canonical_text(value) as text from unnest($1::jsonb[]) with ordinality v(value, n) order by n",
    values.map((each) => JSON.stringify(each)),
  );
  expect(rows.map(({ text }) => text)).toEqual(values.map(canonicalText));
  await change("select append_leaf('sample', 'sample:1', $1)", { a: "Мурзик", b: [1, null] });
  const [entry] = await rowsOf("sample:1");
  const { kind, subject, facts } = entry;
  const content = { kind, subject, at: entry.at.toISOString(), facts };
  expect(Buffer.from(commitmentOf(content, entry.salt))).toEqual(entry.commitment);
});

describe("what is an entry", () => {
  test("a certificate issued, superseded and revoked", async () => {
    const { cat } = await buildFamily();
    const first = await issue(cat);
    await change("update cats set cat_name = 'Another' where id = $1", cat.id);
    const second = await issue(cat);
    const admin = await buildAdmin(server);
    await server.as(admin)("PUT /certificates/{code}/revoke", {
      params: { code: second.code },
      body: { reason: "A wrong cat" },
    });
    const entries = async (code: string) => await rowsOf(`certificate:${code}`);
    expect((await entries(first.code)).map(({ kind }) => kind)).toEqual([
      "certificate_issued",
      "certificate_superseded",
    ]);
    const [issued, revoked] = await entries(second.code);
    expect(issued.facts).toMatchObject({
      code: second.code,
      fingerprint: second.fingerprint,
      certified: { owner: "Anna Karlova", cat: { name: "Another" } },
    });
    expect(revoked).toMatchObject({
      kind: "certificate_revoked",
      facts: { status: "revoked", reason: "A wrong cat", revoked_by: admin.id },
    });
  });

  test("a registration confirmed or declined, and each change of a registered cat", async () => {
    const admin = await buildAdmin(server);
    const [confirmed, declined] = [await buildApplication(server), await buildApplication(server)];
    // Another year's numbers than those of the families.
    server.setNow("2031-02-03T00:00:00Z");
    const { data } = await server.as(admin)("PUT /cats/{id}/register-pedigree", {
      params: { id: confirmed.cat_id },
      body: {},
    });
    await server.as(admin)("PUT /cats/{id}/delete-pedigree-application", {
      params: { id: declined.cat_id },
      body: { reason: "Not readable" },
    });
    const kinds = async (subject: string) => (await rowsOf(subject)).map(({ kind }) => kind);
    expect(await kinds(`application:${confirmed.id}`)).toEqual(["registration_confirmed"]);
    expect(await kinds(`application:${declined.id}`)).toEqual(["registration_declined"]);
    expect(await kinds(`cat:${declined.cat_id}`)).toEqual([]);
    const about = `cat:${confirmed.cat_id}`;
    expect((await rowsOf(about)).at(-1).facts).toMatchObject({ reg_num: data.reg_num });
    const before = (await kinds(about)).length;
    await change(
      "update cats set cat_name = 'Renamed', description = 'x' where id = $1",
      confirmed.cat_id,
    );
    await change("update cats set description = 'y' where id = $1", confirmed.cat_id);
    await change("update cat_colours set ems = 'n 24 09' where cat_id = $1", confirmed.cat_id);
    await change("update cat_colours set ems = 'n 24 09' where cat_id = $1", confirmed.cat_id);
    const now = await rowsOf(about);
    expect(now.slice(before).map(({ facts }) => [facts.name, facts.ems])).toEqual([
      ["Renamed", expect.any(String)],
      ["Renamed", "n 24 09"],
    ]);
  });

  test("nothing that is rolled back", async () => {
    const client = await server.pool.connect();
    await client.query("begin; select append_leaf('sample', 'sample:gone', '{}'); rollback");
    client.release();
    expect(await rowsOf("sample:gone")).toEqual([]);
  });
});

describe("the log", () => {
  let code: string;
  beforeAll(async () => {
    code = (await issue((await buildFamily()).cat)).code;
    await sequenced();
  });

  test("proves a certificate under a checkpoint that its key has signed", async () => {
    const entry = (await provenEntry(db(), {
      kind: "certificate_issued",
      subject: `certificate:${code}`,
    }))!;
    const { index, path, checkpoint } = await proofOf(db(), entry);
    const tree = openCheckpoint(checkpoint, await keysOf())!;
    const { kind, subject, at } = entry;
    const facts = entry.facts as CertifiedValue;
    const commitment = commitmentOf({ kind, subject, at: at!, facts }, entry.salt!);
    expect(provesInclusion(leafHash(commitment), index, tree, path)).toBe(true);
    expect((await verify(code)).entry).toEqual({
      index,
      size: tree.size,
      signed_at: expect.any(String),
    });
  });

  test("tells its state, and a guest who looks too early that the entry waits", async () => {
    const { data } = await server.api("GET /log", {});
    const tree = await checkpointOf();
    expect(data).toMatchObject({ name: tree.origin, size: tree.size, keys: [{}] });
    const holding = await server.pool.connect();
    await holding.query("begin; select pg_advisory_xact_lock(hashtext('log.sequence'))");
    const waiting = await issue((await buildFamily()).cat, "metric");
    expect((await verify(waiting.code)).entry).toBeNull();
    await holding.query("rollback");
    holding.release();
    // The server does it by itself.
    await vi.waitUntil(async () => (await verify(waiting.code)).entry !== null, {
      timeout: 15_000,
      interval: 100,
    });
  });

  test("keeps every entry of parallel decisions once, and each checkpoint begins with the earlier ones", async () => {
    const before = await checkpointOf();
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        change("select append_leaf('sample', $1, '{}'), pg_sleep($2)", `many:${n}`, (n % 7) / 100),
      ),
    );
    await sequenced();
    const after = await checkpointOf();
    expect(after.size).toBeGreaterThanOrEqual(before.size + 60);
    const { rows } = await change(
      `select count(*)::int as leaves, count(distinct entry_id)::int as entries, max(index) + 1 as size,
              (select count(*)::int from log_entries) as all from log_leaves`,
    );
    expect(rows).toEqual([
      { leaves: after.size, entries: after.size, size: after.size, all: after.size },
    ]);
    const ranges = consistencyRanges(before.size, after.size);
    const hashAt = await hashesAt(db(), nodesOf(ranges));
    const path = ranges.map((range) => hashOfRange(range, hashAt));
    expect(provesConsistency(before, after, path)).toBe(true);
  });

  test("is published as tiles, from which anybody computes its root", async () => {
    await change("select append_leaf('sample', 'tile:' || n, '{}') from generate_series(1, 600) n");
    await sequenced();
    const { size, root } = await checkpointOf();
    const hashes: Uint8Array[] = [];
    const entries: Uint8Array[] = [];
    for (let at = 0; at * 256 < size; at++) {
      const width = Math.min(256, size - at * 256);
      const name = `00${at}${width < 256 ? `.p/${width}` : ""}`;
      const tile = await bytesOf(`/log/tile/0/${name}`);
      const bundle = await bytesOf(`/log/tile/entries/${name}`);
      expect([tile.bytes.length, bundle.bytes.length]).toEqual([width * 32, width * 34]);
      for (let n = 0; n < width; n++) {
        hashes.push(tile.bytes.subarray(n * 32, n * 32 + 32));
        entries.push(bundle.bytes.subarray(n * 34 + 2, n * 34 + 34));
      }
    }
    expect(entries.map((entry) => Buffer.from(leafHash(entry)).toString("hex"))).toEqual(
      hashes.map((hash) => Buffer.from(hash).toString("hex")),
    );
    const nodeOf = ({ level, index }: TreeNode): Uint8Array =>
      level === 0
        ? hashes[index]!
        : nodeHash(
            nodeOf({ level: level - 1, index: index * 2 }),
            nodeOf({ level: level - 1, index: index * 2 + 1 }),
          );
    expect(Buffer.from(rootOf(size, nodeOf))).toEqual(Buffer.from(root));
    const whole = Math.floor(size / 256);
    const above = await bytesOf(`/log/tile/1/000.p/${whole}`);
    const computed = Array.from({ length: whole }, (_, index) => nodeOf({ level: 8, index }));
    expect(Buffer.from(above.bytes)).toEqual(Buffer.concat(computed));
    for (const beyond of [`0/00${whole + 1}`, "0/0000", "1/001", "64/000", `0/00${whole}.p/256`])
      expect((await bytesOf(`/log/tile/${beyond}`)).status).toBe(404);
  });

  test("[SEC-37] refuses to be changed, to everybody", async () => {
    for (const table of ["log_leaves", "log_nodes", "log_keys", "log_checkpoints"]) {
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`])
        await expect(change(statement)).rejects.toThrow(/only ever added to|permission denied/);
    }
    for (const statement of [
      "update log_nodes set hash = sha256('')",
      "update log_entries set kind = 'x'",
      "update log_entries set salt = sha256('x'), facts = '{}'",
      "update log_entries set salt = null",
      "delete from log_entries",
      "truncate log_entries cascade",
    ])
      await expect(change(statement)).rejects.toThrow(
        /only ever added to|permission denied|forgotten_whole/,
      );
  });

  test("keeps its private key in the file store, for the server's user alone", async () => {
    const [key] = await keysOf();
    const name = `log-${Buffer.from(key!.publicKey).toString("hex").slice(0, 16)}.pem`;
    const path = join(server.services.config.dataDir, "files", "keys", name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    for (const address of [`/keys/${name}`, `/files/keys/${name}`, `/photos/${name}`])
      expect((await server.raw(address)).status).toBe(404);
  });
});

test("a member who leaves is forgotten, and the log stands", async () => {
  const { code } = await issue((await buildFamily()).cat);
  await sequenced();
  const subject = `certificate:${code}`;
  const before = (await provenEntry(db(), { kind: "certificate_issued", subject }))!;
  expect(before.facts).toMatchObject({ certified: { owner: "Anna Karlova" } });
  await change("update users set closed_at = now() where id = $1", owner.id);
  await sequenced();
  const after = (await provenEntry(db(), { kind: "certificate_issued", subject }))!;
  expect(after).toMatchObject({ index: before.index, facts: null, salt: null });
  const { rows } = await change("select facts from log_entries where facts::text like '%Karlova%'");
  expect(rows).toEqual([]);
  const { path, checkpoint } = await proofOf(db(), after);
  const tree = openCheckpoint(checkpoint, await keysOf())!;
  const [entry] = await rowsOf(subject);
  expect(provesInclusion(leafHash(entry.commitment), after.index, tree, path)).toBe(true);
});
