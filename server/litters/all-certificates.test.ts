/** The certificates of all kittens of a litter at once, for its breeder and for the club. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import {
  buildAdmin,
  buildMember,
  buildOfficer,
  type BuiltMember,
} from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;
let studOwner: BuiltMember;
let litter: { id: number; kittens: { cat_id: number | null }[] };
let numbers = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

const numberOf = () => `FEL-2026-${String(++numbers).padStart(6, "0")}`;

/** Three of four kittens are registered; one has died. */
beforeEach(async () => {
  [breeder, studOwner] = await Promise.all([buildMember(server), buildMember(server)]);
  const [queen, stud] = [
    await buildCat(server, { owner: breeder, sex: "female", born: "2020-01-01", ems: "n 22" }),
    await buildCat(server, { owner: studOwner, sex: "male", born: "2020-01-01", ems: "n 22" }),
  ];
  const sent = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: queen.id,
      sire_id: stud.id,
      born: "2024-03-01",
      kittens: ["Alisa", "Boris", "Cesar", "Dora"].map((cat_name, at) => ({
        cat_name,
        sex: at === 0 || at === 3 ? ("female" as const) : ("male" as const),
        ems: "n 22",
      })),
      key: randomUUID(),
    },
  });
  const { data } = await server.as(studOwner)("PUT /litters/{id}/answer", {
    params: { id: sent.data.id },
    body: { answer: "confirm" },
  });
  litter = data;
  for (const { cat_id } of data.kittens.slice(0, 3))
    await server.pool.query("update cats set registered = 1, reg_num = $2 where id = $1", [
      cat_id,
      numberOf(),
    ]);
});

const issue = (by: BuiltMember) =>
  server.as(by)("POST /litters/{id}/certificates", { params: { id: litter.id } });
const zip = async (by: BuiltMember) =>
  server.raw(`/api/litters/${litter.id}/certificates`, {
    headers: { host: "localhost", cookie: await server.sessionCookie(by) },
  });
/** The files of an archive whose entries are stored as they are. */
function filesIn(bytes: Buffer): { name: string; content: Buffer }[] {
  const files = [];
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const size = bytes.readUInt32LE(at + 22);
    const start = at + 30 + bytes.readUInt16LE(at + 26);
    files.push({
      name: bytes.toString("utf8", at + 30, start),
      content: bytes.subarray(start, start + size),
    });
    at = start + size;
  }
  return files;
}
const filesOf = async (by: BuiltMember) =>
  filesIn(Buffer.from(await (await zip(by)).arrayBuffer()));
const namesOf = async (by: BuiltMember) => (await filesOf(by)).map(({ name }) => name);
const pdfs = (count: number) =>
  Array.from({ length: count }, () => expect.stringMatching(/\.pdf$/));

test("are issued and downloaded in one go, each a signed sheet of its kitten, and asked again they are the same", async () => {
  const { data } = await issue(breeder);
  expect(data.map(({ cat_id }) => cat_id)).toEqual(
    litter.kittens.slice(0, 3).map(({ cat_id }) => cat_id),
  );
  const response = await zip(breeder);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toContain(
    `litter-${litter.id}-certificates.zip`,
  );
  const files = await filesOf(breeder);
  expect(files.map(({ name }) => name)).toEqual(pdfs(3));
  for (const [at, name] of ["Alisa", "Boris", "Cesar"].entries()) {
    const { content } = files[at]!;
    expect(content.includes("/ByteRange")).toBe(true);
    expect((await pdfText(content)).text).toContain(name);
  }
  expect((await issue(breeder)).data).toEqual(data);
});

test("a superseded one is replaced by another", async () => {
  const { data: before } = await issue(breeder);
  await server.pool.query("update cats set cat_name = 'Bertram' where id = $1", [
    litter.kittens[1]!.cat_id,
  ]);
  expect(await namesOf(breeder)).toEqual(pdfs(2));
  const { data: after } = await issue(breeder);
  expect(after.map(({ code }, at) => code === before[at]!.code)).toEqual([true, false, true]);
  expect(await namesOf(breeder)).toEqual(pdfs(3));
});

test("of a kitten that was sold its owner has it, and of an annulled one nobody", async () => {
  await issue(breeder);
  const buyer = await buildMember(server);
  await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
    litter.kittens[0]!.cat_id,
    buyer.id,
  ]);
  await issue(breeder);
  expect(await namesOf(breeder)).toEqual(pdfs(2));
  const annulled = { params: { id: litter.kittens[1]!.cat_id! }, body: { reason: "Not hers" } };
  const { data } = await server.as(admin)("POST /cats/{id}/annulment", annulled);
  expect(data.waits).toBe(0);
  expect((await issue(breeder)).data.map(({ cat_id }) => cat_id)).toEqual([
    litter.kittens[2]!.cat_id,
  ]);
  expect(await namesOf(breeder)).toEqual(pdfs(1));
  await issue(admin);
  expect(await namesOf(admin)).toEqual(pdfs(2));
});

test("are for the club all, for the stud's owner none, for strangers not there", async () => {
  expect((await issue(admin)).data).toHaveLength(3);
  expect(await namesOf(admin)).toEqual(pdfs(3));
  expect(await statusOf(issue(studOwner))).toBe(409);
  expect((await zip(studOwner)).status).toBe(404);
  const stranger = await buildMember(server);
  expect(await statusOf(issue(stranger))).toBe(403);
  expect((await zip(stranger)).status).toBe(404);
});

test("are a registrar's to issue and an auditor's to read", async () => {
  const [registrar, auditor] = [
    await buildOfficer(server, "registrar"),
    await buildOfficer(server, "auditor"),
  ];
  expect(await statusOf(issue(auditor))).toBe(403);
  expect((await issue(registrar)).data).toHaveLength(3);
  expect(await namesOf(auditor)).toEqual(pdfs(3));
  const read = async (by: BuiltMember) =>
    (await server.as(by)("GET /litters/{id}", { params: { id: litter.id } })).data.kittens.map(
      ({ may_certify }) => may_certify,
    );
  expect(await read(registrar)).toEqual([1, 1, 1, 0]);
  expect(await read(auditor)).toEqual([0, 0, 0, 0]);
});

test("a club's member who was dismissed has none any more, and a suspended breeder none", async () => {
  await issue(breeder);
  const registrar = await buildAdmin(server);
  expect(await namesOf(registrar)).toEqual(pdfs(3));
  await server.pool.query("delete from user_roles where user_id = $1 and role_id = 2", [
    registrar.id,
  ]);
  expect((await zip(registrar)).status).toBe(404);
  const params = { id: breeder.id };
  await server.as(admin)("PUT /admin/members/{id}/suspension", {
    params,
    body: { reason: "A complaint" },
  });
  expect(await statusOf(issue(breeder))).toBeGreaterThan(400);
  expect((await zip(breeder)).status).toBeGreaterThan(400);
});

test("the litter's page says of which kittens the reader may have them", async () => {
  const read = async (by: BuiltMember) =>
    (await server.as(by)("GET /litters/{id}", { params: { id: litter.id } })).data.kittens.map(
      ({ may_certify }) => may_certify,
    );
  expect(await read(breeder)).toEqual([1, 1, 1, 0]);
  expect(await read(admin)).toEqual([1, 1, 1, 0]);
  expect(await read(studOwner)).toEqual([0, 0, 0, 0]);
});
