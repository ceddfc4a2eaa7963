/** A backup of a running site, from the first byte to a restored site that answers like the original. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { m } from "@felistry/i18n/compiled/messages.js";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { contentOf, inDatabase } from "@felistry/testkit/processes/database-content.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/processes/test-cluster.ts";
import { runCommand } from "../cli.ts";
import { keepBackingUp } from "./keep-backing-up.ts";
import { SILENT } from "./progress.ts";
import { backUpNow } from "./scheduled.ts";
import { inTransaction } from "../db/transaction.ts";

let server: TestServer;
let folder: string;
let seller: BuiltMember;
let catId: number;
let file: string;
const said: string[] = [];
const complained: string[] = [];
const emptied: TestDatabase[] = [];

const PHOTO = Buffer.from("the bytes of a photo");
/** Everything that COPY's text format must escape, or that PostgreSQL could mistake for null. */
const AWKWARD = "A \\N \\. tab\there, Кирилл, 🐈 and a 'quote'";

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void complained.push(line));
  folder = await mkdtemp(join(tmpdir(), "felistry-backup-"));
  server = await startTestServer();
  seller = await buildMember(server);
  const mother = await buildCat(server, {
    owner: seller,
    sex: "female",
    born: "2015-01-01",
  });
  const cat = await buildCat(server, { owner: seller, dam: mother });
  catId = cat.id;
  await server.pool.query("update cats set description = $1 where id = $2", [AWKWARD, catId]);
  await buildAd(server, { cat, price_pet: 400 });
  await server.services.files.put("public/deep/photo.avif", PHOTO);
  await server.services.files.put("scans/empty.pdf", Buffer.alloc(0));
  file = join(folder, "site.tar.zst");
  await command("backup", file);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
  for (const database of emptied) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function command(...args: string[]): Promise<number> {
  said.length = complained.length = 0;
  const { databaseUrl, dataDir } = server.services.config;
  return runCommand(args, { DATABASE_URL: databaseUrl!, DATA_DIR: dataDir });
}

/** A database to restore into, as left by a first start. */
async function empty(): Promise<{ url: string; dataDir: string; run: typeof command }> {
  const database = await copyOfTemplate(inject("cluster"));
  emptied.push(database);
  const dataDir = await mkdtemp(join(folder, "data-"));
  return {
    url: database.url,
    dataDir,
    run: (...args) => {
      said.length = complained.length = 0;
      return runCommand(args, { DATABASE_URL: database.url, DATA_DIR: dataDir });
    },
  };
}

it("[SEC-28] a backup restored into an empty database equals the original, row by row and rule by rule, with its files", async () => {
  const before = await contentOf(server.services.config.databaseUrl!);
  const target = await empty();
  expect(await target.run("restore", file), complained.join()).toBe(0);
  expect(await contentOf(target.url)).toEqual(before);
  expect(await readFile(join(target.dataDir, "files/public/deep/photo.avif"))).toEqual(PHOTO);
  expect(await readFile(join(target.dataDir, "files/scans/empty.pdf"))).toHaveLength(0);
  expect(said[0]).toMatch(/^The site is as it was at \d{4}-/);
});

it("[SEC-28] the restored site works, and continues with the next number of each kind", async () => {
  const target = await empty();
  await target.run("restore", file);
  const database = emptied.pop()!;
  const restored = await startTestServer({ database });
  try {
    const answer = await restored.raw(`/api/cats/${catId}`);
    expect(await answer.json()).toEqual(await (await server.raw(`/api/cats/${catId}`)).json());
    const [next, there] = [await buildCat(restored, { owner: seller }), await idsOf(restored)];
    expect(next.id).toBe(Math.max(...there));
    await expect(restored.pool.query("delete from history")).rejects.toThrow("history");
  } finally {
    await restored.stop();
  }
});

const idsOf = async ({ pool }: TestServer) =>
  (await pool.query<{ id: number }>("select id from cats")).rows.map(({ id }) => id);

it("[SEC-28] a backup holds one moment: rows written while it is made are in none of its tables", async () => {
  const writing = new AbortController();
  const both = (count: number) =>
    inTransaction(server.pool, async (tx) => {
      await tx.query({
        text: "update cats set chip = $1 where id = $2",
        values: [`no ${count}`, catId],
      });
      await tx.query({
        text: "update sales set price_pet = $1 where cat_id = $2",
        values: [count, catId],
      });
    });
  await both(0);
  const writes = (async () => {
    for (let count = 1; !writing.signal.aborted; count++) await both(count % 1000);
  })();
  const made = join(folder, "moment.tar.zst");
  const code = await command("backup", made);
  writing.abort();
  await writes;
  expect(code).toBe(0);
  const target = await empty();
  await target.run("restore", made);
  const { rows } = await inDatabase(target.url, (client) =>
    client.query(
      "select c.chip, s.price_pet from cats c join sales s on s.cat_id = c.id where c.id = $1",
      [catId],
    ),
  );
  expect(rows[0].chip).toBe(`no ${rows[0].price_pet}`);
});

it("[SEC-28] verify restores into a separate database and reports what came back", async () => {
  expect(await command("verify", file), complained.join()).toBe(0);
  expect(said[0]).toMatch(
    /can be restored: [\d,]+ rows of \d+ tables and 2 files, all as they were/,
  );
}, 60_000);

it("[SEC-28] one changed byte in a row, a file or the archive is found by verify and by restore, which then changes nothing", async () => {
  const whole = zstdDecompressSync(await readFile(file));
  const spoiled = async (name: string, what: string | Buffer, by: string) => {
    const at = whole.indexOf(what);
    expect(at, name).toBeGreaterThan(0);
    const copy = Buffer.from(whole);
    copy.write(by, at);
    const place = join(folder, name);
    await writeFile(place, zstdCompressSync(copy));
    return place;
  };
  const packed = await readFile(file);
  packed[Math.floor(packed.length / 2)]! ^= 1;
  const flipped = join(folder, "flipped.tar.zst");
  await writeFile(flipped, packed);
  const cut = join(folder, "cut.tar.zst");
  await writeFile(cut, await readFile(file));
  await truncate(cut, Math.floor((await stat(file)).size / 2));
  const nonsense = join(folder, "nonsense");
  await writeFile(nonsense, "no backup at all, but a text that is long enough to be one");
  const target = await empty();
  const before = await contentOf(target.url);
  for (const place of [
    await spoiled("row", "Кирилл", "Карилл"),
    await spoiled("photo", PHOTO, "THE"),
    flipped,
    cut,
    nonsense,
  ]) {
    expect(await target.run("restore", place), place).toBe(1);
    expect(complained).toEqual([expect.stringMatching(/cannot be used: it[s ][^\n]+\.$/)]);
    expect(await contentOf(target.url)).toEqual(before);
    expect(await readdir(target.dataDir)).toEqual([]);
  }
  expect(await command("verify", flipped)).toBe(1);
}, 60_000);

it("[SEC-28] a site that is running or has members is left alone unless told otherwise; --replace sets its files aside", async () => {
  const target = await empty();
  const database = emptied.pop()!;
  const other = await startTestServer({ database: { url: database.url, drop: async () => {} } });
  await buildMember(other, { email: "stays@cats.example" });
  const before = await contentOf(database.url);
  expect(await target.run("restore", file, "--replace")).toBe(1);
  expect(complained).toEqual([expect.stringContaining("Stop the site first.")]);
  await other.stop();
  emptied.push(database);

  await mkdir(join(target.dataDir, "files/public"), { recursive: true });
  await writeFile(join(target.dataDir, "files/public/old.avif"), PHOTO);
  expect(await target.run("restore", file)).toBe(1);
  expect(complained).toEqual([expect.stringContaining("say --replace")]);
  expect(await contentOf(database.url)).toEqual(before);
  expect(await target.run("restore", file, "--replace"), complained.join()).toBe(0);
  const { rows } = await inDatabase(database.url, (client) =>
    client.query("select id from users order by 1"),
  );
  expect(rows).toEqual([{ id: seller.id }]);
  const [aside] = (await readdir(target.dataDir)).filter((name) =>
    name.startsWith("files.before-"),
  );
  expect(await readFile(join(target.dataDir, aside!, "public/old.avif"))).toEqual(PHOTO);
  expect(said.join()).toContain(aside);
});

it("[SEC-28] mails waiting at the time of the backup are held back, and sent on command", async () => {
  await inTransaction(server.pool, (tx) =>
    tx.query({
      text: "insert into jobs.job (name, data, start_after) values ('mail', $1, now() + interval '1 hour')",
      values: [{ to: "late@cats.example", subject: "S", text: "T", html: "H" }],
    }),
  );
  const made = join(folder, "mails.tar.zst");
  await command("backup", made);
  await server.pool.query("delete from jobs.job where state < 'completed'");
  const target = await empty();
  expect(await target.run("restore", made), complained.join()).toBe(0);
  expect(said.join()).toContain("1 mails that were waiting back then are held back");
  const mails = () =>
    inDatabase(target.url, async (client) => [
      (await client.query("select data->>'to' as to from held_mails")).rows,
      (await client.query("select data->>'to' as to, state::text from jobs.job")).rows,
    ]);
  expect(await target.run("restore", "--send-mails"), complained.join()).toBe(0);
  expect(await mails()).toEqual([[], [{ to: "late@cats.example", state: "created" }]]);
});

it("[SEC-28] a backup from a newer release is refused in one line", async () => {
  const whole = zstdDecompressSync(await readFile(file));
  const head = whole.toString("latin1", 512, 512 + 4096);
  const when = /"when":(\d+)/.exec(head)![1]!;
  const newer = Buffer.from(whole);
  newer.write(String(Number(when) + 1), 512 + head.indexOf(when));
  const place = join(folder, "newer.tar.zst");
  await writeFile(place, zstdCompressSync(newer));
  const target = await empty();
  expect(await target.run("restore", place)).toBe(1);
  expect(complained).toEqual([expect.stringContaining("newer release")]);
});

it("[SEC-28] an existing file is never overwritten, and a partial backup never gets its final name", async () => {
  const before = await readFile(file);
  expect(await command("backup", file)).toBe(1);
  expect(complained).toEqual([`${file} exists already. Give a name that is free.`]);
  expect(await readFile(file)).toEqual(before);
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("[SEC-28] a backup whose connection breaks during the tables is reported in one line and leaves no partial file", async () => {
  const target = join(folder, "broken");
  const holder = await server.pool.connect();
  try {
    await holder.query("begin; lock table users in access exclusive mode");
    const under = command("backup", join(target, "site.tar.zst"));
    const waits =
      "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'copy%users%'";
    await expect
      .poll(async () => (await server.pool.query(waits)).rowCount, { timeout: 20_000 })
      .toBe(1);
    expect(await readdir(target)).toEqual(["site.tar.zst.part"]);
    await server.pool.query(`select pg_terminate_backend(pid) from (${waits}) w`);
    expect(await under).toBe(1);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
  expect(complained).toHaveLength(1);
  expect(await readdir(target)).toEqual([]);
}, 30_000);

it.for([[["restore"]], [["verify"]], [["restore", "a", "b"]], [["backup", "--dogs"]]])(
  "[SEC-28] does not understand %j",
  async ([args]) => {
    expect(await command(...args!)).toBe(2);
    expect(complained.join()).toContain("Usage:");
  },
);

it("[SEC-28] --every keeps making backups, keeps as many as told, and reports a failed one", async () => {
  const target = join(folder, "kept");
  for (const day of ["01", "02", "03"])
    await expect(
      backUpNow({
        pool: server.pool,
        databaseUrl: server.services.config.databaseUrl!,
        files: join(server.services.config.dataDir, "files"),
        folder: target,
        keep: 2,
        progress: SILENT,
        now: new Date(`2026-01-${day}T10:00:00Z`),
      }),
    ).resolves.toMatchObject({ files: 2 });
  expect((await readdir(target)).toSorted()).toEqual([
    "felistry-2026-01-02T10-00-00Z.tar.zst",
    "felistry-2026-01-03T10-00-00Z.tar.zst",
  ]);
  const { rows } = await server.pool.query(
    "select kind, place, bytes > 0 as made, failure from backups order by id",
  );
  expect(rows.at(-1)).toEqual({
    kind: "whole",
    place: join(target, "felistry-2026-01-03T10-00-00Z.tar.zst"),
    made: true,
    failure: null,
  });
});

it("[SEC-28] --every beside an own PostgreSQL mails administrators of a failed backup, once, and goes on trying", async () => {
  const admin = await buildAdmin(server);
  const heard: string[] = [];
  const ended = new AbortController();
  const target = join(folder, "in-the-way", "backups");
  await writeFile(join(folder, "in-the-way"), "A folder cannot be made below a file.");
  const schedule = { folder: target, every: 50, keep: 2 };
  const { signal } = ended;
  const say = (line: string) => {
    heard.push(line);
    // A second backup within the second would have the name of the first, and so fail.
    if (line.startsWith(target)) ended.abort();
  };
  const done = keepBackingUp(server.services.config, schedule, say, signal);
  await vi.waitUntil(() => heard.length >= 3, { timeout: 30_000 });
  await rm(join(folder, "in-the-way"));
  await done;
  const mails = await vi.waitUntil(async () => {
    const sent = await server.mailsSentTo(admin.email);
    return sent.length > 0 && sent;
  });
  expect(mails.map(({ subject }) => subject)).toEqual([m.mail_backup_failed_subject()]);
  expect(mails[0]!.text).toContain(target);
}, 60_000);
