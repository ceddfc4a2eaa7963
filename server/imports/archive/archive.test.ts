/** A member's cats with all that hangs on them, as one ZIP, out and in again. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
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
  settledImport,
} from "@felistry/testkit/worlds/brought-table.ts";
import { bytesSource, unpacked, zipEntries } from "../workbooks/zip-entries.ts";
import { zipOf } from "../../storage/zip-writer.ts";

let registry: TestServer;
let owner: BuiltMember;
let kitten: BuiltCat;
let archive: Buffer;
let type: string | null;

beforeAll(async () => {
  registry = await startTestServer();
  owner = await buildMember(registry);
  const other = await buildMember(registry);
  const dam = await buildCat(registry, { cat_name: "Foreign Dam", born: "2019-01-01" });
  kitten = await buildCat(registry, { owner, cat_name: "Kitten", born: "2023-05-31", dam });
  for (const [cat, by] of [
    [kitten, owner],
    [dam, other],
  ] as const) {
    const path = await buildUpload(registry, { owner: by, file: await smallPicture() });
    await registry.pool.query(
      "insert into cat_photos (cat_id, path, place, chosen) values ($1, $2, 1, true)",
      [cat.id, path],
    );
  }
  const theirs = await buildUpload(registry, { owner: other, prefix: "credential" });
  await registry.pool.query(
    "insert into credentials (cat_id, kind, name, result, scan_url) values ($1, 'dna', 'PKD1', 'N/N', $2)",
    [dam.id, theirs],
  );
  const scan = await buildUpload(registry, { owner, prefix: "credential" });
  await buildCredential(registry, { cat: kitten, name: "CH" });
  await buildCredential(registry, {
    cat: kitten,
    kind: "result",
    name: "CAC",
    judge: "Anna North",
    issued_on: "2025-03-01",
  });
  await registry.pool.query(
    "update credentials set judge_answer = 'confirmed', judge_answered_at = now() where judge = 'Anna North'",
  );
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
  const entry = (await zipEntries(bytesSource(archive))).get(name);
  return buffer(unpacked(bytesSource(archive), entry!, 10_000_000));
}
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

interface Archived {
  readonly id: number;
  readonly attached: {
    readonly photos: readonly { file: string; chosen: boolean }[];
    readonly credentials: readonly { name: string; file?: string }[];
  } | null;
}

async function catsOfArchive(): Promise<{ own: Archived; ancestor: Archived }> {
  const cats = JSON.parse((await content("cats.json")).toString()) as Archived[];
  const [own, ancestor] = [true, false].map((isOwn) =>
    cats.find(({ id }) => (id === kitten.id) === isOwn),
  );
  return { own: own!, ancestor: ancestor! };
}

test("has the table, the tests and titles, and the member's own pictures byte for byte", async () => {
  expect(type).toBe("application/zip");
  const { own, ancestor } = await catsOfArchive();
  expect(own.attached).toMatchObject({
    photos: [{ chosen: true }],
    credentials: [
      { kind: "dna", name: "PKD1", result: "N/N", issued_on: "2024-02-03" },
      {
        kind: "result",
        name: "CAC",
        issued_by: "Show",
        issued_on: "2025-03-01",
        show_system: "FIFe",
        show_country: "FI",
        show_class: "adult",
        judge: "Anna North",
      },
      { kind: "title", name: "CH" },
    ],
  });
  const pictures = [own.attached!.photos[0]!.file, own.attached!.credentials[0]!.file!];
  const names = ["cats.json", "cats.csv", ...pictures, ancestor.attached!.photos[0]!.file];
  expect([...(await zipEntries(bytesSource(archive))).keys()].toSorted()).toEqual(names.toSorted());

  const { rows } = await registry.pool.query<{ original_key: string }>(
    "select original_key from uploads where users_id = $1 order by prefix",
    [owner.id],
  );
  const kept = rows.map(({ original_key }) => registry.services.files.get(original_key));
  const hashes = (await Promise.all(kept)).map(hashOf);
  expect((await Promise.all(pictures.map(content))).map(hashOf)).toEqual(hashes);
});

test("[12.8] of another keeper's ancestor it has the photo that everybody sees, not the file that was sent, and no scan", async () => {
  const { ancestor } = await catsOfArchive();
  expect(ancestor.attached).toEqual({
    credentials: [{ kind: "dna", name: "PKD1", result: "N/N" }],
    photos: [{ file: expect.stringMatching(/\.jpeg$/), chosen: true }],
  });
  const photo = await content(ancestor.attached!.photos[0]!.file);
  expect(await sharp(photo).metadata()).toMatchObject({ format: "jpeg", width: 64, height: 48 });
});

const uploads = async ({ pool }: TestServer, { id }: BuiltMember) =>
  (await pool.query<{ files: string[] }>("select files from uploads where users_id = $1", [id]))
    .rows;

test("it brings its pictures into an empty registry, and taking the import back takes them along", async () => {
  const empty = await startTestServer();
  try {
    const member = await buildMember(empty);
    const call = empty.as(member);
    const { id, ...record } = await checkedImport(call, await broughtTable(empty, member, archive));
    expect(record).toMatchObject({
      state: "checked",
      faulty: 0,
      faults: [],
      columns_left: [],
      brought: { photos: 2, credentials: 4, documents: 0, tags: 0 },
    });
    expect(await confirmedImport(call, id)).toMatchObject({
      state: "saved",
      saved: 2,
      to_attach: 3,
      attached: 3,
      refused: [],
    });
    const stored = await uploads(empty, member);
    expect(stored).toHaveLength(3);
    const { rows: shown } = await empty.pool.query(
      "select name, show_system, show_class, show_country, judge, judge_answer from credentials where kind = 'result'",
    );
    expect(shown).toEqual([
      {
        name: "CAC",
        show_system: "FIFe",
        show_class: "adult",
        show_country: "FI",
        judge: "Anna North",
        // Here nobody has asked the judge.
        judge_answer: null,
      },
    ]);
    const parts = "select from import_parts";
    expect((await empty.pool.query(parts)).rowCount).toBe(0);

    await call("POST /imports/{id}/undo", { params: { id } });
    expect(await settledImport(call, id)).toMatchObject({ state: "undone", undone: 2 });
    expect(await uploads(empty, member)).toEqual([]);
    await empty.services.forgetting.now();
    for (const key of stored.flatMap(({ files }) => files))
      expect(await empty.services.files.exists(key)).toBe(false);
  } finally {
    await empty.stop();
  }
}, 60_000);

/** The table of an archive with one cat on which this hangs. */
function tableWith(attached: object): string {
  const cat = { key: 1, name: "Aragorn", printed_name: "Aragorn", sex: "male", breed: "SIB" };
  return JSON.stringify([{ ...cat, attached }]);
}

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

test("of a hostile archive each file is refused with a sentence, and the cat comes with what is sound", async () => {
  const sound = await smallPicture();
  const giant = Buffer.from(sound);
  giant.writeUInt32BE(60_000, 16);
  giant.writeUInt32BE(60_000, 20);
  const cut = sound.subarray(0, 60);
  const files: Record<string, Buffer | string> = {
    "../../outside.png": sound,
    "pictures/text.png": Buffer.from("no picture at all, only words ".repeat(20)),
    "pictures/giant.png": giant,
    "pictures/cut.png": cut,
    "pictures/bomb.png": " ".repeat(12_000_000),
    "pictures/damaged.png": sound,
    "pictures/sound.png": sound,
  };
  const photos = [...Object.keys(files), "pictures/missing.png"].map((file) => ({ file }));
  const paper = { kind: "pedigree", number: "LO 1", issued_by: "Club", file: "pictures/sound.png" };
  async function* entries() {
    const documents = [
      { ...paper, system: "no such system" },
      { ...paper, number: "FEL-2020-00001", system: "FIFe" },
    ];
    yield { name: "cats.json", content: inPieces(tableWith({ photos, documents })) };
    for (const [name, file] of Object.entries(files))
      yield { name, content: typeof file === "string" ? inPieces(file) : file };
  }
  const bytes = await buffer(zipOf(entries()));
  // In the content, behind the header of the last picture but one.
  const damaged = bytes.indexOf("pictures/damaged.png", bytes.indexOf("pictures/bomb.png") + 40);
  bytes[damaged + 60]! ^= 0xff;

  const call = registry.as(owner);
  const { id } = await checkedImport(call, await broughtTable(registry, owner, bytes));
  const record = await confirmedImport(call, id);
  expect(record).toMatchObject({ state: "saved", saved: 1, to_attach: 10, attached: 1 });
  const said = Object.fromEntries(
    record.refused.map(({ file, what, words }) => [
      file === "pictures/sound.png" ? what : file,
      words,
    ]),
  );
  expect(said).toEqual({
    "../../outside.png": expect.stringContaining("outside the archive"),
    "pictures/text.png": expect.stringContaining("JPEG, PNG and GIF"),
    "pictures/giant.png": expect.stringContaining("too many pixels"),
    "pictures/cut.png": expect.stringContaining("cannot be read"),
    "pictures/bomb.png": expect.stringContaining("larger than 10 MB"),
    "pictures/damaged.png": expect.stringContaining("damaged"),
    "pictures/missing.png": expect.stringContaining("not in the archive"),
    "LO 1": expect.stringContaining("not known here"),
    "FEL-2020-00001": expect.stringContaining("only the club assigns"),
  });
}, 60_000);

async function zipped(name: string, text: string): Promise<Buffer> {
  async function* entries() {
    yield { name, content: inPieces(text) };
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
