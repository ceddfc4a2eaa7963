/** The doctor looks at real things: PostgreSQL, a mail server, a certificate, a folder; and each sentence says what to do. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { openMailServer } from "@felistry/testkit/processes/mail-server.ts";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/processes/test-cluster.ts";
import { runCommand } from "../cli.ts";
import { readConfig } from "../config.ts";
import { freePort } from "../db/embedded/postmaster.ts";
import { openPool } from "../db/pool.ts";
import { examine } from "./examine.ts";

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await copyOfTemplate(inject("cluster"));
  dataDir = await mkdtemp(join(tmpdir(), "felistry-doctor-"));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function found(about: string, env: Record<string, string> = {}) {
  const all = await examine(readConfig({ DATA_DIR: dataDir, DISK_RESERVE_MB: "1", ...env }));
  return all.filter((finding) => finding.about === about);
}

test("a database that can be used is well, with its version, connections, clock and schema", async () => {
  const env = { DATABASE_URL: database.url };
  for (const about of ["Database", "Connections", "Clock", "Schema"])
    expect(await found(about, env)).toMatchObject([{ state: "well" }]);
  expect(
    await found("Database", { DATABASE_URL: `postgres://x:y@127.0.0.1:${await freePort()}/z` }),
  ).toMatchObject([{ state: "wrong", said: expect.stringContaining("ECONNREFUSED") }]);
  const pool = openPool({ url: database.url, max: 1, onIdleError: () => {} });
  await pool.query("insert into schema_migrations (hash, created_at) values ('newer', 9e15)");
  await pool.end();
  expect(await found("Schema", env)).toMatchObject([{ state: "wrong" }]);
});

test("mail is tried as far as the login", async () => {
  expect(await found("Mail")).toMatchObject([{ state: "doubtful" }]);
  const good = await openMailServer();
  expect(await found("Mail", { SMTP_URL: `smtp://127.0.0.1:${good.port}` })).toMatchObject([
    { state: "well" },
  ]);
  expect(good.received).toEqual([]);
  await good.close();
  expect(await found("Mail", { SMTP_URL: `smtp://127.0.0.1:${good.port}` })).toMatchObject([
    { state: "wrong", said: expect.stringMatching(/SMTP_URL\.$/) },
  ]);
});

test("names, certificates and the proxy are looked at where there is a public address", async () => {
  expect(await found("Hosts")).toMatchObject([{ state: "doubtful" }]);
  const nowhere = { PUBLIC_ORIGIN: "https://nowhere.invalid", HOSTS: "ru:ru.nowhere.invalid" };
  expect((await found("Hosts", nowhere)).map(({ state }) => state)).toEqual(["wrong", "wrong"]);
  expect((await found("TLS", nowhere)).map(({ state }) => state)).toEqual(["wrong", "wrong"]);
  expect((await found("Proxy", nowhere)).map(({ state }) => state)).toEqual(["wrong", "doubtful"]);
  expect(await found("TLS", { PUBLIC_ORIGIN: "http://nowhere.invalid", HOSTS: "" })).toMatchObject([
    { state: "wrong", said: expect.stringContaining("https") },
  ]);
});

test("a folder with room is well; backups on the same disk are doubtful", async () => {
  expect(await found("Disk")).toMatchObject([{ state: "well" }]);
  expect(await found("Backups")).toMatchObject([{ state: "doubtful" }]);
  expect(await found("Disk", { DISK_RESERVE_MB: "1000000000" })).toMatchObject([
    { state: "wrong" },
  ]);
});

test.skipIf(process.getuid?.() === 0)("a folder of somebody else is wrong", async () => {
  await chmod(dataDir, 0o500);
  expect(await found("DATA_DIR")).toMatchObject([{ state: "wrong" }]);
  await chmod(dataDir, 0o700);
});

test("the command says each finding in a line, and by its code whether something is wrong", async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const env = { DATA_DIR: dataDir, DISK_RESERVE_MB: "1" };
  expect(await runCommand(["doctor"], env)).toBe(0);
  expect(await runCommand(["doctor"], { ...env, DISK_RESERVE_MB: "1000000000" })).toBe(1);
  log.mockRestore();
  expect(lines).toContainEqual(expect.stringMatching(/^ok {5}Node: .+ runs the site\.$/));
  expect(lines).toContainEqual(expect.stringMatching(/^WRONG {2}Disk: .+ Make room\.$/));
  expect(lines.filter((line) => !line.endsWith("."))).toEqual([]);
});
