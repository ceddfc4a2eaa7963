/** Backups in a bucket, with a server that checks each signature. */
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { inDatabase } from "@felistry/testkit/processes/database-content.ts";
import { openS3Server, S3_KEYS, type S3Server } from "@felistry/testkit/processes/s3-server.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { copyOfTemplate } from "@felistry/testkit/processes/test-cluster.ts";
import { runCommand } from "../cli.ts";

const PLACE = "s3://felistry-backups/2026/ночь +1 (a).tar.zst";
const MOST_A_PART = 33 * 1024 * 1024;
/** Longer than a part, and incompressible. */
const VIDEO = randomBytes(36 * 1024 * 1024);

let server: TestServer;
let s3: S3Server;
let folder: string;
const said: string[] = [];
const complained: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void complained.push(line));
  folder = await mkdtemp(join(tmpdir(), "felistry-s3-"));
  s3 = await openS3Server();
  server = await startTestServer();
  await buildCat(server, { cat_name: "Far Away" });
  await server.services.files.put("public/long.avif", VIDEO);
});
afterEach(() => {
  s3.meddle = () => undefined;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

function command(args: string[], env: Record<string, string> = {}): Promise<number> {
  said.length = complained.length = 0;
  const { databaseUrl, dataDir } = server.services.config;
  return runCommand(args, {
    DATABASE_URL: databaseUrl!,
    DATA_DIR: dataDir,
    S3_ENDPOINT: s3.endpoint,
    AWS_REGION: S3_KEYS.region,
    AWS_ACCESS_KEY_ID: S3_KEYS.id,
    AWS_SECRET_ACCESS_KEY: S3_KEYS.secret,
    ...env,
  });
}

it("[SEC-28] a backup goes into a bucket in parts, is verified there, and is restored from it although connections break", async () => {
  // The first answer to a part is a server error.
  let failures = 0;
  s3.meddle = ({ method }) => (method === "PUT" && failures++ === 0 ? 503 : undefined);
  expect(await command(["backup", PLACE]), complained.join()).toBe(0);
  expect([...s3.objects.keys()]).toEqual(["/felistry-backups/2026/ночь +1 (a).tar.zst"]);
  expect(s3.uploads.size).toBe(0);
  expect(s3.parts).toHaveLength(2);
  expect(Math.max(...s3.parts)).toBeLessThan(MOST_A_PART);

  expect(await command(["verify", PLACE]), complained.join()).toBe(0);
  expect(said.join()).toContain("can be restored");

  const target = await copyOfTemplate(inject("cluster"));
  try {
    // Reading its head, then reading everything.
    s3.breakOffAfter.push(1_000_000, 20_000_000, 1_000_000);
    const env = { DATABASE_URL: target.url, DATA_DIR: join(folder, "data") };
    expect(await command(["restore", PLACE], env), complained.join()).toBe(0);
    expect(s3.breakOffAfter).toEqual([]);
    expect(VIDEO.equals(await readFile(join(folder, "data/files/public/long.avif")))).toBe(true);
    const { rows } = await inDatabase(target.url, (client) =>
      client.query("select cat_name from cats"),
    );
    expect(rows).toEqual([{ cat_name: "Far Away" }]);
  } finally {
    await target.drop();
  }
}, 120_000);

it("[SEC-28] an existing object in the bucket is never overwritten", async () => {
  s3.objects.set("/b/taken", Buffer.from("another's"));
  expect(await command(["backup", "s3://b/taken"])).toBe(1);
  expect(complained).toEqual(["s3://b/taken exists already. Give a name that is free."]);
  expect(s3.objects.get("/b/taken")!.toString()).toBe("another's");
});

it("[SEC-28] a backup that the bucket accepts only in part leaves nothing there", async () => {
  s3.meddle = ({ url }) => (url!.includes("partNumber=2") ? 400 : undefined);
  expect(await command(["backup", "s3://b/half"])).toBe(1);
  expect(complained).toEqual(["s3://b/half cannot be used: S3 answers 400 Meddled"]);
  expect(s3.uploads.size).toBe(0);
  expect(s3.objects.has("/b/half")).toBe(false);
});

it.for<[string, string[], Record<string, string>, RegExp]>([
  ["a wrong key", ["verify", PLACE], { AWS_SECRET_ACCESS_KEY: "wrong" }, /S3 answers 403/],
  ["no key", ["verify", PLACE], { AWS_SECRET_ACCESS_KEY: "" }, /set AWS_ACCESS_KEY_ID and/],
  [
    "a name that nothing has",
    ["restore", "s3://b/none"],
    {},
    /^There is no file s3:\/\/b\/none\.$/,
  ],
  ["no name", ["backup", "s3://b"], {}, /write s3:\/\/bucket\/name/],
])("[SEC-28] %s is said in one line", async ([, args, env, line]) => {
  expect(await command(args, env)).toBe(1);
  expect(complained).toEqual([expect.stringMatching(line)]);
});
