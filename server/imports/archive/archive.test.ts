/** A member's cats with all that hangs on them, as one ZIP. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload, smallPicture } from "@felistry/testkit/build-upload.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
  sendTable,
} from "@felistry/testkit/worlds/brought-table.ts";
import { unpacked, zipEntries } from "../workbooks/zip-entries.ts";
import { zipOf } from "./zip-writer.ts";

let registry: TestServer;
let owner: BuiltMember;
let kitten: BuiltCat;
let archive: Buffer;
let type: string | null;

beforeAll(async () => {
  registry = await startTestServer();
  owner = await buildMember(registry);
  const dam = await buildCat(registry, { cat_name: "Foreign Dam", born: "2019-01-01" });
  kitten = await buildCat(registry, { owner, cat_name: "Kitten", born: "2023-05-31", dam });
  for (const [cat, by] of [
    [kitten, owner],
    [dam, await buildMember(registry)],
  ] as const) {
    const path = await buildUpload(registry, { owner: by, file: await smallPicture() });
    await registry.pool.query(
      "insert into cat_photos (cat_id, path, place, chosen) values ($1, $2, 1, true)",
      [cat.id, path],
    );
  }
  const scan = await buildUpload(registry, { owner, prefix: "credential" });
  await buildCredential(registry, { cat: kitten, name: "CH" });
  await registry.pool.query(
    "insert into credentials (cat_id, kind, name, result, issued_on, scan_url) values ($1, 'dna', 'PKD1', 'N/N', '2024-02-03', $2)",
    [kitten.id, scan],
  );
  const response = await registry.raw("/exports/cats.zip", {
    headers: { host: "localhost", cookie: await registry.sessionCookie(owner) },
  });
  type = response.headers.get("content-type");
  archive = Buffer.from(await response.arrayBuffer());
}, 60_000);
afterAll(() => registry.stop());

async function content(name: string): Promise<Buffer> {
  const entry = zipEntries(archive).get(name);
  return buffer(unpacked(archive, entry!, 10_000_000));
}
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test("has the table, the tests and titles, and the member's own pictures byte for byte", async () => {
  expect(type).toBe("application/zip");
  const cats = JSON.parse((await content("cats.json")).toString()) as {
    id: number;
    photos?: { file: string; chosen: boolean }[];
    credentials?: { name: string; file: string | null }[];
  }[];
  const own = cats.find(({ id }) => id === kitten.id)!;
  expect(cats.find(({ id }) => id !== kitten.id)).not.toHaveProperty("photos");
  expect(own).toMatchObject({
    photos: [{ chosen: true }],
    credentials: [
      { kind: "dna", name: "PKD1", result: "N/N", issued_on: "2024-02-03" },
      { kind: "title", name: "CH", file: null },
    ],
    documents: [],
  });
  const pictures = [own.photos![0]!.file, own.credentials![0]!.file!];
  const names = ["cats.json", "cats.csv", ...pictures];
  expect([...zipEntries(archive).keys()].toSorted()).toEqual(names.toSorted());

  const { rows } = await registry.pool.query<{ original_key: string }>(
    "select original_key from uploads where users_id = $1 order by prefix",
    [owner.id],
  );
  const kept = rows.map(({ original_key }) => registry.services.files.get(original_key));
  const hashes = (await Promise.all(kept)).map(hashOf);
  expect((await Promise.all(pictures.map(content))).map(hashOf)).toEqual(hashes);
});

test("its cats come into an empty registry, and what stays in the file is said", async () => {
  const empty = await startTestServer();
  try {
    const member = await buildMember(empty);
    const record = await checkedImport(
      empty.as(member),
      await broughtTable(empty, member, archive),
    );
    expect(record).toMatchObject({ state: "checked", faulty: 0, faults: [] });
    expect(record.columns_left.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(["… photos file", "… credentials name", "… credentials result"]),
    );
    expect(await confirmedImport(empty.as(member), record.id)).toMatchObject({ saved: 2 });
  } finally {
    await empty.stop();
  }
}, 60_000);

async function zipped(name: string, text: string): Promise<Buffer> {
  async function* texts() {
    for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
  }
  async function* entries() {
    yield { name, content: texts() };
  }
  return buffer(zipOf(entries()));
}

test("an encrypted archive, a bomb and one of something else are refused in words", async () => {
  const encrypted = Buffer.from(await zipped("cats.json", "[]"));
  const central = encrypted.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  encrypted[central + 8]! |= 1;
  const bomb = await zipped("cats.json", `[${" ".repeat(20 * 1024 * 1024)}]`);
  const outside = await zipped("../cats.json", "[]");
  for (const bytes of [encrypted, bomb, outside, encrypted.subarray(0, 40)]) {
    const response = await sendTable(registry, owner, bytes);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w{3}/) });
  }
});
