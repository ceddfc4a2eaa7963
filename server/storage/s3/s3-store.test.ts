/** Files in a bucket, with a server that checks each signature, and that fails as networks and services do. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { inDatabase } from "@felistry/testkit/processes/database-content.ts";
import {
  openS3Server,
  S3_KEYS,
  type Meddling,
  type S3Server,
} from "@felistry/testkit/processes/s3-server.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { copyOfTemplate } from "@felistry/testkit/processes/test-cluster.ts";
import { runCommand } from "../../cli.ts";
import { deleteOrphans } from "../../documents/forgetting.ts";
import { examineStorage } from "../../doctor/examine-storage.ts";

let s3: S3Server;
let server: TestServer;
let folder: string;
const said: string[] = [];

const bucketEnv = () => ({
  STORAGE_URL: "s3://felistry/site",
  S3_ENDPOINT: s3.endpoint,
  AWS_REGION: S3_KEYS.region,
  AWS_ACCESS_KEY_ID: S3_KEYS.id,
  AWS_SECRET_ACCESS_KEY: S3_KEYS.secret,
});

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
  folder = await mkdtemp(join(tmpdir(), "felistry-bucket-"));
  s3 = await openS3Server();
  server = await startTestServer({ env: bucketEnv() });
});
afterEach(() => {
  s3.meddle = () => undefined;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server?.stop();
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

const keys = () => [...s3.objects.keys()].toSorted();
const rowsKeys = async () => {
  const { rows } = await server.pool.query<{ key: string }>(
    "select '/felistry/site/' || unnest(files) as key from uploads order by 1",
  );
  return rows.map(({ key }) => key);
};
const files = async () =>
  (await readdir(join(server.services.config.dataDir, "files"), { recursive: true })).filter(
    (name) => name.includes("."),
  );

async function upload(prefix: "cat-photo" | "pedigree-photo") {
  const member = await buildMember(server);
  const cookie = await server.sessionCookie(member);
  const form = new FormData();
  form.set("prefix", prefix);
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: "#a53" } });
  form.set("file", new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), "cat.jpg");
  return server.raw("/api/upload", { method: "POST", headers: { cookie }, body: form });
}

test("a photo is kept in the bucket and sent by the site; nothing is on the disk", async () => {
  const answer = await upload("cat-photo");
  expect(answer.status).toBe(200);
  expect(keys().length).toBeGreaterThan(1);
  expect(keys()).toEqual(await rowsKeys());
  expect(await files()).toEqual([]);
  const name = keys()
    .find((key) => key.includes("/public/photos/"))!
    .split("/")
    .at(-1)!;
  const photo = await server.raw(`/photos/${name}`);
  expect([photo.status, photo.headers.get("content-type")]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).width).toBeGreaterThan(0);
  expect((await server.raw("/photos/none.webp")).status).toBe(404);
});

test("a moment's failure, a torn upload and a torn answer are tried again", async () => {
  const before = keys().length;
  let puts = 0;
  s3.meddle = ({ method }) => {
    if (method !== "PUT") return undefined;
    puts++;
    return puts === 1 ? 503 : puts === 3 ? "torn" : undefined;
  };
  expect((await upload("cat-photo")).status).toBe(200);
  expect(keys().length).toBeGreaterThan(before);
  expect(keys()).toEqual(await rowsKeys());
  s3.breakOffAfter.push(10);
  const [key] = keys();
  expect(await server.services.files.get(key!.replace("/felistry/site/", ""))).toEqual(
    s3.objects.get(key!),
  );
  expect(s3.breakOffAfter).toEqual([]);
});

test.each<[how: string, status: number, meddle: () => Meddling | Promise<Meddling>]>([
  ["refuses with 500", 503, () => 500],
  ["breaks off", 503, () => "torn"],
  ["is full", 507, () => 507],
  ["never answers", 503, () => sleep(60_000, 500 as const, { ref: false })],
] as const)(
  "while the store %s, uploads are answered %i and nothing is half stored",
  async (_how, status, meddle) => {
    const before = keys();
    let stored = 0;
    // After the first of a photo's files.
    s3.meddle = ({ method }) => (method === "PUT" && stored++ > 0 ? meddle() : undefined);
    const answer = await upload("cat-photo");
    expect(answer.status).toBe(status);
    expect(answer.headers.get("retry-after")).not.toBeNull();
    s3.meddle = () => undefined;
    await expect.poll(keys).toEqual(before);
    expect(await rowsKeys()).toEqual(before);
  },
  60_000,
);

test("while the store is away a photo is answered 503, and pages without photos go on", async () => {
  const name = keys()
    .find((key) => key.includes("/public/photos/"))!
    .split("/")
    .at(-1)!;
  s3.meddle = () => 503;
  expect((await server.raw(`/photos/${name}`)).status).toBe(503);
  expect((await server.raw("/api/breeds")).status).toBe(200);
});

test("objects that no row names are swept", async () => {
  const before = keys();
  const orphan = `originals/${"A".repeat(24)}.jpg`;
  await server.services.files.put(orphan, Buffer.from("half"));
  await deleteOrphans(server.services, Date.now());
  expect(keys()).toEqual(before);
});

test("the files are moved to the disk and back, stopped in between, and go on where they were", async () => {
  const dataDir = join(folder, "moved");
  const env = { DATA_DIR: dataDir, ...bucketEnv() };
  expect(await runCommand(["storage", "move", "s3", "disk"], env), said.join("\n")).toBe(0);
  const there = await readdir(join(dataDir, "files"), { recursive: true });
  expect(there.filter((name) => name.includes(".")).length).toBe(keys().length);
  const all = new Map(s3.objects);
  s3.objects.clear();
  let puts = 0;
  s3.meddle = ({ method }) => (method === "PUT" && puts++ >= 2 ? 500 : undefined);
  expect(await runCommand(["storage", "move", "disk", "s3"], env)).toBe(1);
  expect(said.at(-1)).toMatch(/^S3 answers 500/);
  expect(s3.objects.size).toBe(2);
  s3.meddle = () => undefined;
  said.length = 0;
  expect(await runCommand(["storage", "move", "disk", "s3"], env)).toBe(0);
  expect(said.join("\n")).toContain(`${all.size - 2} files copied, 2 were there`);
  expect(new Map([...s3.objects].toSorted())).toEqual(new Map([...all].toSorted()));
  expect(await runCommand(["storage", "move", "s3", "s3"], env)).toBe(2);
});

test("a backup holds the files of the bucket, and a restore brings them back into it", async () => {
  const place = join(folder, "site.tar.zst");
  const { databaseUrl, dataDir } = server.services.config;
  const env = { DATABASE_URL: databaseUrl!, DATA_DIR: dataDir, ...bucketEnv() };
  expect(await runCommand(["backup", place], env), said.join("\n")).toBe(0);
  expect(await runCommand(["verify", place], env), said.join("\n")).toBe(0);
  const target = await copyOfTemplate(inject("cluster"));
  const elsewhere = { ...env, DATABASE_URL: target.url, DATA_DIR: join(folder, "restored") };
  try {
    const restore = ["restore", place];
    const into = { ...elsewhere, STORAGE_URL: "s3://felistry/second" };
    expect(await runCommand(restore, into), said.join("\n")).toBe(0);
    const wanted = keys().filter((key) => key.includes("/site/"));
    expect(keys().filter((key) => key.includes("/second/"))).toEqual(
      wanted.map((key) => key.replace("/site/", "/second/")),
    );
    const { rows } = await inDatabase(target.url, (client) =>
      client.query("select count(*)::int as count from uploads"),
    );
    expect(rows[0].count).toBeGreaterThan(0);
  } finally {
    await target.drop();
  }
}, 120_000);

test("the doctor stores, reads and deletes a file", async () => {
  const before = keys();
  expect(await examineStorage(server.services.config)).toMatchObject([{ state: "well" }]);
  expect(keys()).toEqual(before);
  s3.meddle = () => 403;
  expect(await examineStorage(server.services.config)).toMatchObject([
    { state: "wrong", said: expect.stringContaining("STORAGE_URL") },
  ]);
});
