/** Decisions of a club's desk that change no certified row are leaves too. */
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { ALL_TICKS, DESK_ENV, DESK_NOW, settleAtDesk } from "@felistry/testkit/worlds/desk.ts";
import { poolDb } from "../db/transaction.ts";
import { FOLDER } from "../db/migration-files.ts";
import { auditLog } from "./audit/audit.ts";
import { sequenceLog } from "./sequence.ts";

let server: TestServer;
let irina: BuiltMember;
let owner: BuiltMember;
beforeAll(async () => {
  server = await startTestServer({ now: DESK_NOW, env: DESK_ENV });
  [irina, owner] = await Promise.all([buildAdmin(server), buildMember(server)]);
});
afterAll(() => server.stop());

async function leavesOf(subject: string) {
  const { rows } = await server.pool.query(
    "select kind, facts, members, octet_length(salt) as salt from log_entries where subject = $1 order by id",
    [subject],
  );
  return rows;
}
async function isInOrder(): Promise<void> {
  await sequenceLog(server.pool, server.services);
  expect((await auditLog(poolDb(server.pool))).findings).toEqual([]);
}
const caseOf = async (kind: string, subject: number): Promise<number> =>
  (
    await server.pool.query("select id from cases where kind = $1 and subject_id = $2", [
      kind,
      subject,
    ])
  ).rows[0].id;
const decline = (id: number) =>
  server.as(irina)("PUT /admin/cases/{id}/decline", {
    params: { id },
    body: { reason: "Anna Karlova is not its breeder" },
  });

/** What was decided before the log knew of it is filled in by the migration, in steps. */
const fill = async () => {
  const text = await readFile(new URL("0200_desk_decisions_filled.sql", FOLDER), "utf8");
  // A connection of its own, as migrations have: its steps remember on it how far they are.
  const client = await server.pool.connect();
  for (const part of text.split("--> statement-breakpoint")) await client.query(part);
  client.release(true);
};

describe("[15.7] a leaf of the log is", () => {
  test("a title or test that the desk does not confirm, once that can no longer be taken back", async () => {
    for (const kind of ["title", "health"] as const) {
      const cat = await buildCat(server, { owner });
      const { id: entry } = await buildCredential(server, { cat, kind, name: "CH", scanned: true });
      const id = await caseOf(kind === "title" ? "title" : "test", entry);
      await decline(id);
      expect(await leavesOf(`case:${id}`)).toEqual([]);
      await settleAtDesk(server);
      const [leaf, ...more] = await leavesOf(`case:${id}`);
      expect(more).toEqual([]);
      expect(leaf).toMatchObject({
        kind: "case_decided",
        salt: 32,
        facts: { subject_id: entry, outcome: "declined", decided_by: irina.id },
      });
      expect(JSON.stringify(leaf)).not.toContain("Karlova");
    }
    await isInOrder();
  });

  test("a litter that the desk registers or declines", async () => {
    for (const outcome of ["registered", "declined"] as const) {
      const { id: litter, token } = await buildLitter(server, {
        breeder: owner,
        stud: buildCat(server, { sex: "male", born: "2020-01-01" }),
      });
      await server.as(owner)("POST /litters/answer-by-mail", { body: { token, confirm: 1 } });
      await server.pool.query(
        "select open_case('litter', id, dam_id, breeder_id) from litters where id = $1",
        [litter],
      );
      const id = await caseOf("litter", litter);
      await (outcome === "declined"
        ? decline(id)
        : server.as(irina)("PUT /admin/cases/{id}/confirm", {
            params: { id },
            body: { checks: ALL_TICKS },
          }));
      await settleAtDesk(server);
      expect(await leavesOf(`case:${id}`)).toMatchObject([
        { kind: "case_decided", facts: { kind: "litter", subject_id: litter, outcome } },
      ]);
    }
    await isInOrder();
  });

  test("each switch of a rule, with the club's own words by their hash", async () => {
    const ids: number[] = [];
    for (const mode of ["block", "ask", "warn", "off"] as const) {
      const { data } = await server.as(irina)("PUT /admin/club-rules/{club}/{line}", {
        params: { club: "FIFe", line: "F01" },
        body: { mode, words: { en: "Ask Anna Karlova", ru: "Спросите" } },
      });
      ids.push(data.id);
      expect(await leavesOf(`rule_switch:${data.id}`)).toMatchObject([
        { kind: "rule_switch_decided", salt: 32, facts: { line: "F01", mode, set_by: irina.id } },
      ]);
    }
    expect(JSON.stringify(await leavesOf(`rule_switch:${ids[0]}`))).not.toContain("Karlova");
    await isInOrder();
  });

  test("a role that is given, and its end, also with the account", async () => {
    const member = await buildMember(server);
    const params = { id: member.id, role: "decider" } as const;
    await server.as(irina)("PUT /admin/members/{id}/roles/{role}", { params });
    await server.as(irina)("DELETE /admin/members/{id}/roles/{role}", { params });
    await server.as(irina)("PUT /admin/members/{id}/roles/{role}", { params });
    await server.as(member)("POST /me/close", { body: { currentPassword: member.password } });
    const leaves = await leavesOf(`role:${member.id}-4`);
    expect(leaves.map(({ kind }) => kind)).toEqual([
      "role_decided",
      "role_undecided",
      "role_decided",
      "role_undecided",
    ]);
    expect(leaves[0].facts).toEqual({ member_id: member.id, role_id: 4, club_id: 1 });
    expect(await leavesOf(`role:${member.id}-1`)).toEqual([]);
    await isInOrder();
  });

  test("of each of both, if a role comes to be another's", async () => {
    const [one, other] = await Promise.all([buildMember(server), buildMember(server)]);
    const params = { id: one.id, role: "decider" } as const;
    await server.as(irina)("PUT /admin/members/{id}/roles/{role}", { params });
    await server.pool.query(
      "update user_roles set user_id = $2 where user_id = $1 and role_id = 4",
      [one.id, other.id],
    );
    const kindsOf = async (member: BuiltMember) =>
      (await leavesOf(`role:${member.id}-4`)).map(({ kind }) => kind);
    expect(await kindsOf(one)).toEqual(["role_decided", "role_undecided"]);
    expect(await kindsOf(other)).toEqual(["role_decided"]);
    await isInOrder();
  });

  test("filled in once for what was decided before, as it is when its row is free", async () => {
    const [before, meanwhile] = await Promise.all([buildMember(server), buildMember(server)]);
    await server.pool.query("alter table user_roles disable trigger user_roles_are_logged");
    await server.pool.query("insert into user_roles (user_id, role_id) values ($1, 4), ($2, 4)", [
      before.id,
      meanwhile.id,
    ]);
    await server.pool.query("alter table user_roles enable trigger user_roles_are_logged");
    const client = await server.pool.connect();
    await client.query("begin");
    await client.query("delete from user_roles where user_id = $1 and role_id = 4", [meanwhile.id]);
    const filled = fill();
    expect(await Promise.race([filled.then(() => "filled"), setTimeout(300, "waits")])).toBe(
      "waits",
    );
    await client.query("commit");
    client.release();
    await filled;
    await fill();
    expect((await leavesOf(`role:${before.id}-4`)).map(({ kind }) => kind)).toEqual([
      "role_decided",
    ]);
    expect((await leavesOf(`role:${meanwhile.id}-4`)).map(({ kind }) => kind)).toEqual([
      "role_undecided",
    ]);
    await isInOrder();
  });
});
