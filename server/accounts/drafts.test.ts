import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DRAFT_BYTES, DRAFTS_OF_A_MEMBER } from "@felistry/domain/accounts/draft-limits.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { sweepAccounts } from "./sweep.ts";

const NEW_CAT = "/cats/new#cat_name";

let server: TestServer;
let member: BuiltMember;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  member = await buildMember(server);
  cookie = await server.sessionCookie(member);
});

async function send(method: string, path: string, body?: unknown, as = cookie) {
  const response = await server.raw(path, {
    method,
    headers: { cookie: as, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const at = (form: string) => `/api/me/draft?form=${encodeURIComponent(form)}`;
const keep = (form: string, entries: Record<string, string>, as = cookie) =>
  send("PUT", "/api/me/draft", { form, entries }, as);
const read = async (form: string, as = cookie) =>
  (await send("GET", at(form), undefined, as)).body["data"];

test("a draft is read back in another session of its member, and by nobody else", async () => {
  expect(await read(NEW_CAT)).toBeNull();
  await keep(NEW_CAT, { cat_name: "Vesna", about: "two\nlines, ъ, 🐈" });
  await keep(NEW_CAT, { cat_name: "Vesna of Polyana", about: "two\nlines, ъ, 🐈" });
  const elsewhere = await server.sessionCookie(member);
  expect(await read(NEW_CAT, elsewhere)).toMatchObject({
    entries: { cat_name: "Vesna of Polyana", about: "two\nlines, ъ, 🐈" },
  });
  expect(await read("/cats/7/edit#cat_name")).toBeNull();
  const other = await server.sessionCookie(await buildMember(server));
  expect(await read(NEW_CAT, other)).toBeNull();
  await send("DELETE", at(NEW_CAT), undefined, other);
  expect(await read(NEW_CAT)).not.toBeNull();
  expect((await send("GET", at(NEW_CAT), undefined, "")).status).toBe(401);
});

test("a draft ends when it is thrown away, after 30 days, and with the account", async () => {
  await keep(NEW_CAT, { cat_name: "A" });
  expect((await send("DELETE", at(NEW_CAT))).status).toBe(200);
  expect(await read(NEW_CAT)).toBeNull();

  const aged = (days: number) =>
    server.pool.query(
      "update drafts set kept_at = now() - make_interval(days => $1, mins => 1) where member_id = $2",
      [days, member.id],
    );
  const kept = async () =>
    (await server.pool.query("select from drafts where member_id = $1", [member.id])).rowCount;
  await keep(NEW_CAT, { cat_name: "B" });
  await aged(29);
  await sweepAccounts(server.pool);
  expect(await read(NEW_CAT)).not.toBeNull();
  await aged(30);
  expect(await read(NEW_CAT)).toBeNull();
  expect(await kept()).toBe(1);
  await sweepAccounts(server.pool);
  expect(await kept()).toBe(0);

  await keep(NEW_CAT, { cat_name: "C" });
  await send("POST", "/api/me/close", { currentPassword: member.password });
  expect(await kept()).toBe(0);
});

test("a member has room for 50 drafts of 32 kB: the oldest goes, a larger one is refused", async () => {
  for (let number = 0; number <= DRAFTS_OF_A_MEMBER; number++)
    await keep(`/cats/${number}/edit#cat_name`, { cat_name: String(number) });
  expect(await read("/cats/0/edit#cat_name")).toBeNull();
  expect(await read("/cats/1/edit#cat_name")).not.toBeNull();

  const rest = DRAFT_BYTES - JSON.stringify({ about: "" }).length;
  expect((await keep("/a#about", { about: "x".repeat(rest) })).status).toBe(200);
  expect(await keep("/a#about", { about: "x".repeat(rest + 1) })).toMatchObject({
    status: 400,
    body: { errors: [{ field: "entries" }] },
  });
  expect((await keep("/a#about", { about: "ъ".repeat(rest / 2 + 1) })).status).toBe(400);
});

test("what no text may hold is refused or made whole, never a fault", async () => {
  expect((await keep("/a#b", { b: "\u0000" })).status).toBe(400);
  expect((await keep("/a#b", { "b\u0000": "x" })).status).toBe(400);
  expect((await keep("", { b: "x" })).status).toBe(400);
  expect((await keep("/a#b", { b: "half \ud83d" })).status).toBe(200);
  expect(await read("/a#b")).toMatchObject({ entries: { b: "half \ufffd" } });
});

test("a member's own data has their drafts, the history has none", async () => {
  await keep(NEW_CAT, { cat_name: "Unsent" });
  const own = (await send("GET", "/api/me/data")).body["data"] as { drafts: unknown };
  expect(own.drafts).toMatchObject([{ form: NEW_CAT, entries: { cat_name: "Unsent" } }]);
  const told = await server.pool.query("select from history where after::text like '%Unsent%'");
  expect(told.rowCount).toBe(0);
});
