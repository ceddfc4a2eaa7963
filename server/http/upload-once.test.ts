/** Files that are sent again because the answer to them was lost. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallPicture } from "@felistry/testkit/build-upload.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let member: BuiltMember;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer();
  member = await buildMember(server);
  cookie = await server.sessionCookie(member);
});
afterAll(() => server.stop());

async function send(path: string, key: string, file: Blob, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", file, "a.csv");
  const headers = { cookie, "idempotency-key": key };
  const response = await server.raw(path, { method: "POST", headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const rows = async (table: "imports" | "uploads") =>
  (await server.pool.query(`select from ${table} where users_id = $1`, [member.id])).rowCount;

test("[SEC-27] a table sent again, or at the same moment, is one import with one answer", async () => {
  const table = new Blob(["name,sex,breed\nVesna,f,SIB\n"]);
  const sent = [send("/api/imports", "table", table), send("/api/imports", "table", table)];
  const answers = await Promise.all(sent);
  answers.push(await send("/api/imports", "table", table));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body["data"]))).size).toBe(1);
  expect(await rows("imports")).toBe(1);
});

test("[SEC-27] a photo sent again is stored once; another under its key is refused", async () => {
  const photo = new Blob([new Uint8Array(await smallPicture())]);
  const fields = { prefix: "cat-photo" };
  const first = await send("/api/upload", "photo", photo, fields);
  const again = await send("/api/upload", "photo", photo, fields);
  expect([first.status, again.body]).toEqual([200, first.body]);
  expect(await rows("uploads")).toBe(1);
  const other = await send("/api/upload", "photo", new Blob(["another"]), fields);
  expect(other.status).toBe(409);
});

test("[SEC-27] a refused file leaves its key free, and a process that died does after a quarter of an hour", async () => {
  expect((await send("/api/imports", "mended", new Blob(["alone"]))).status).toBe(400);
  const table = new Blob(["name,sex,breed\nZita,f,SIB\n"]);
  const sent = await send("/api/imports", "mended", table);
  expect(sent.status).toBe(200);
  await server.pool.query(
    "update kept_answers set answer = null, created_at = now() - interval '16 minutes' where member_id = $1",
    [member.id],
  );
  const anew = await send("/api/imports", "mended", table);
  expect(anew.status).toBe(200);
  expect(anew.body["data"]).not.toEqual(sent.body["data"]);
});
