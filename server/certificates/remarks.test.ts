/** What certificates remark of their cat besides what they certify: neutering, death, breeding bans that are shown. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import {
  change,
  issue,
  nextNumber,
  owner,
  server,
  startWithOwner,
  verify,
} from "@felistry/testkit/worlds/certified-family.ts";
import { auditLog } from "../proofs/audit/audit.ts";
import { sequenceLog } from "../proofs/sequence.ts";
import { verifyPaper } from "../proofs/verify-paper.ts";
import { poolDb } from "../db/transaction.ts";

startWithOwner();

let admin: BuiltMember;
let cat: BuiltCat;
let folder: string;
beforeAll(async () => {
  admin = await buildAdmin(server);
  folder = await mkdtemp(join(tmpdir(), "felistry-remarks-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  cat = await buildCat(server, {
    owner,
    sex: "female",
    born: "2020-01-01",
    reg_num: nextNumber(),
  });
});

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const ban = (until_day: string, is_shown: 0 | 1 = 1) =>
  server.as(admin)("POST /cats/{id}/bans", {
    params: { id: cat.id },
    body: { from_day: "2026-01-02", until_day, reason: "A secret reason", is_shown },
  });
const neuter = () => change("update cats set neutered_on = '2024-05-06' where id = $1", cat.id);
const die = () => change("update cats set deceased_on = '2025-07-08' where id = $1", cat.id);

async function bytesOf(path: string) {
  const response = await server.raw(path, {
    headers: { host: "localhost", cookie: await server.sessionCookie(owner) },
  });
  return new Uint8Array(await response.arrayBuffer());
}
async function printed(pdf: string): Promise<{ pages: number; bare: string }> {
  const { pages, text } = await pdfText(await bytesOf(pdf));
  return { pages, bare: text.replaceAll(" ", "") };
}

describe("[15.3] a certificate", () => {
  test.each(["pedigree", "metric"] as const)(
    "of kind %s has a line for a neutering, a death and a ban that is shown, in both languages, on one page",
    async (kind) => {
      await neuter();
      await ban(inDays(40));
      await die();
      const { pdf, code } = await issue(cat, kind);
      const { pages, bare } = await printed(pdf);
      expect(pages).toBe(1);
      const day = inDays(40).split("-").reverse().join(".");
      for (const line of [
        "Remarks, as of the day of issue · Примечания на день выдачи",
        "Neutered · Кастрация: 06.05.2024",
        "Died · Кошка умерла: 08.07.2025",
        `Breeding ban · Запрет на разведение: 02.01.2026 – ${day}`,
      ])
        expect(bare).toContain(line.replaceAll(" ", ""));
      expect(bare).not.toContain("secret");
      expect((await verify(code)).remarks).toEqual({
        neutered_on: "2024-05-06",
        has_died: 1,
        died_on: "2025-07-08",
        bans: [{ from: "2026-01-02", until: inDays(40) }],
      });
    },
  );

  test("has no remarks if there is nothing to say, nor of bans that are over, lifted or the club's alone", async () => {
    await ban(inDays(40), 0);
    await ban("2026-01-03");
    const { data } = await ban(inDays(40));
    await server.as(admin)("PUT /bans/{id}/lift", { params: { id: data.id } });
    const { pdf, code } = await issue(cat);
    expect((await printed(pdf)).bare).not.toContain("Remarks");
    expect((await verify(code)).remarks).toBeNull();
  });

  test("of a ban that was lifted since says so on its code's page, unless the same days were banned anew", async () => {
    const { data } = await ban(inDays(40));
    const { code } = await issue(cat);
    expect((await verify(code)).lifted_bans).toEqual([]);
    await server.as(admin)("PUT /bans/{id}/lift", { params: { id: data.id } });
    const { rows } = await server.pool.query("select lifted_at from breeding_bans where id = $1", [
      data.id,
    ]);
    const days = { from: "2026-01-02", until: inDays(40) };
    expect(await verify(code)).toMatchObject({
      ban: null,
      remarks: { bans: [days] },
      lifted_bans: [{ ...days, at: rows[0].lifted_at.toISOString() }],
    });
    await ban(inDays(40));
    expect((await verify(code)).lifted_bans).toEqual([]);
  });

  test("of an earlier day stays valid as it was, with its bytes; one asked for later has the line and the same fingerprint", async () => {
    const before = await issue(cat);
    const bytes = await bytesOf(before.pdf);
    await neuter();
    expect(await verify(before.code)).toMatchObject({ status: "valid", remarks: null });
    expect(Buffer.from(await bytesOf(before.pdf)).equals(bytes)).toBe(true);
    const after = await issue(cat);
    expect(after.code).not.toBe(before.code);
    expect(after.fingerprint).toBe(before.fingerprint);
    expect((await verify(before.code)).status).toBe("superseded");
    expect((await issue(cat)).code).toBe(after.code);
  });

  test("that is replaced by a duplicate has the remarks of the duplicate's day", async () => {
    const lost = await issue(cat);
    await neuter();
    const { data } = await server.as(owner)("POST /cats/{id}/certificates/{code}/duplicate", {
      params: { id: cat.id, code: lost.code },
      body: { reason: "Left on a train" },
    });
    expect((await verify(data.code)).remarks).toMatchObject({ neutered_on: "2024-05-06" });
    expect((await printed(data.pdf)).bare).toContain("06.05.2024");
  });

  test("proves its remarks offline, and an audit finds them changed", async () => {
    await neuter();
    const { pdf, code } = await issue(cat);
    const path = join(folder, "sheet.pdf");
    await writeFile(path, await bytesOf(pdf));
    const lines: string[] = [];
    expect(await verifyPaper([path], { say: (line) => lines.push(line) })).toBe(true);
    expect(lines.join("\n")).toContain("Neutered: 2024-05-06");
    await sequenceLog(server.pool, server.services);
    const db = poolDb(server.pool);
    expect((await auditLog(db)).findings).toEqual([]);
    await change("alter table certificates disable trigger user");
    await change("update certificates set remarks = null where code = $1", code);
    await change("alter table certificates enable trigger user");
    expect((await auditLog(db)).findings).toEqual([
      `certificate ${code}: it differs from what was issued`,
    ]);
  });
});
