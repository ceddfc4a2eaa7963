/** One session for the hosts of both languages, handed over by a code; and what a guest takes along. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.stop());

const EN = "localhost";
const RU = "ru.localhost";
const NOTHING = { hearts: [], drafts: [] };
const secret = () => randomBytes(32).toString("base64url");

const post = (
  host: string,
  path: string,
  body: object,
  { cookie, ...headers }: Record<string, string | undefined> = {},
) =>
  server.raw(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", host, ...headers, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

async function handOver(
  cookie: string | undefined,
  ticket: string,
  { locale = "ru", kept = NOTHING as object, host = EN } = {},
): Promise<string> {
  const answer = await post(host, "/auth/hand-over", { locale, ticket, kept }, { cookie });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { code: string } }).data.code;
}

const take = (code: string, ticket: string, host = RU, headers: Record<string, string> = {}) =>
  post(host, "/auth/take-over", { code, ticket }, headers);

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0];
const me = async (host: string, cookie: string) =>
  (await server.raw("/api/me", { headers: { host, cookie } })).status;

async function loggedInTwice(member: BuiltMember): Promise<{ en: string; ru: string }> {
  const en = await server.sessionCookie(member);
  const ticket = secret();
  const taken = await take(await handOver(en, ticket), ticket);
  expect(taken.status).toBe(200);
  return { en, ru: cookieOf(taken)! };
}

const sessionsOf = async (host: string, cookie: string) =>
  (
    (await (await server.raw("/api/me/sessions", { headers: { host, cookie } })).json()) as {
      data: { id: number; is_this: number }[];
    }
  ).data;

describe("a session handed over to another language's host", () => {
  test("[D11-10] is the same member's, listed once, and ended on both hosts at once", async () => {
    const member = await buildMember(server);
    const { en, ru } = await loggedInTwice(member);
    expect(ru).not.toBe(en);
    expect([await me(EN, en), await me(RU, ru)]).toEqual([200, 200]);
    for (const [host, cookie] of [
      [EN, en],
      [RU, ru],
    ] as const)
      expect(await sessionsOf(host, cookie)).toMatchObject([{ is_this: 1 }]);
    await post(RU, "/auth/logout", {}, { cookie: ru });
    expect([await me(EN, en), await me(RU, ru)]).toEqual([401, 401]);
  });

  test("[D11-10] goes with the one it came from: ended from another device, or by a new password", async () => {
    const member = await buildMember(server);
    const { en, ru } = await loggedInTwice(member);
    const other = await server.sessionCookie(member);
    const [, first] = await sessionsOf(EN, other);
    await server.raw(`/api/me/sessions/${first!.id}`, {
      method: "DELETE",
      headers: { host: EN, cookie: other },
    });
    expect([await me(EN, en), await me(RU, ru), await me(EN, other)]).toEqual([401, 401, 200]);
    const again = await loggedInTwice(member);
    const ended = await post(RU, "/me/end-other-sessions", {}, { cookie: again.ru });
    expect(await ended.json()).toMatchObject({ data: { ended: 1 } });
    expect([await me(EN, again.en), await me(RU, again.ru), await me(EN, other)]).toEqual([
      200, 200, 401,
    ]);
  });

  test("[D11-10] lives on while either is used", async () => {
    const { en, ru } = await loggedInTwice(await buildMember(server));
    await server.pool.query("update sessions set expires_at = now() + interval '1 day'");
    await me(RU, ru);
    const { rows } = await server.pool.query(
      "select count(*)::int as long from sessions where expires_at > now() + interval '29 days'",
    );
    expect(rows).toEqual([{ long: 2 }]);
    expect(await me(EN, en)).toBe(200);
  });

  test("[D11-10] comes back to the host that already has it without another cookie", async () => {
    const { en, ru } = await loggedInTwice(await buildMember(server));
    const ticket = secret();
    const code = await handOver(ru, ticket, { locale: "en", host: RU });
    const back = await take(code, ticket, EN, { cookie: en });
    expect([back.status, back.headers.getSetCookie()]).toEqual([200, []]);
    expect([await me(EN, en), await me(RU, ru)]).toEqual([200, 200]);
  });
});

describe("a code", () => {
  test("[D11-10] is used once, even by two at the same moment", async () => {
    const member = await buildMember(server);
    const ticket = secret();
    const code = await handOver(await server.sessionCookie(member), ticket);
    const both = await Promise.all([take(code, ticket), take(code, ticket)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await take(code, ticket)).status).toBe(400);
  });

  test("[D11-10] is worth nothing without its ticket, on another host, too late, or after the session", async () => {
    const member = await buildMember(server);
    const cookie = await server.sessionCookie(member);
    const [ticket, foreign] = [secret(), secret()];
    const code = await handOver(cookie, ticket);
    // An attacker's own code in a victim's browser, and a victim's code in an attacker's.
    expect((await take(code, foreign)).status).toBe(400);
    expect((await take(code, ticket, EN)).status).toBe(400);
    await server.pool.query("update hand_overs set expires_at = now()");
    expect((await take(code, ticket)).status).toBe(400);

    const late = await handOver(cookie, ticket);
    await post(EN, "/auth/logout", {}, { cookie });
    const refused = await take(late, ticket);
    expect([refused.status, cookieOf(refused)]).toEqual([400, undefined]);
  });

  test("[D11-10] of a member who was suspended meanwhile opens nothing", async () => {
    const member = await buildMember(server);
    const ticket = secret();
    const code = await handOver(await server.sessionCookie(member), ticket);
    await server.pool.query(
      "update users set suspended_at = now(), suspension_reason = 'x' where id = $1",
      [member.id],
    );
    const refused = await take(code, ticket);
    expect([refused.status, cookieOf(refused)]).toEqual([400, undefined]);
  });

  test("[D11-10] cannot be made or used from a page of another site", async () => {
    const cookie = await server.sessionCookie(await buildMember(server));
    const ticket = secret();
    const origin = "https://evil.example";
    const body = { locale: "ru", ticket, kept: NOTHING };
    expect((await post(EN, "/auth/hand-over", body, { cookie, origin })).status).toBe(403);
    // Not even from the site's other host: pages there are changed to, and call nothing across.
    const cross = { cookie, origin: `http://${RU}`, "sec-fetch-site": "same-site" };
    expect((await post(EN, "/auth/hand-over", body, cross)).status).toBe(403);
    const code = await handOver(cookie, ticket);
    expect((await take(code, ticket, RU, { origin })).status).toBe(403);
    expect((await take(code, ticket)).status).toBe(200);
  });

  test("[D11-10] cannot be guessed or forged: none of 1,000 is accepted", async () => {
    const ticket = secret();
    const code = await handOver(await server.sessionCookie(await buildMember(server)), ticket);
    const changed = [...code].map(
      (sign, at) => code.slice(0, at) + (sign === "A" ? "B" : "A") + code.slice(at + 1),
    );
    const forged = [
      ...changed.slice(0, -1),
      ...Array.from({ length: 1_000 - changed.length }, secret),
    ];
    const found = new Set<number>();
    for (const one of forged) found.add((await take(one, ticket)).status);
    expect([...found]).toEqual([400]);
    expect((await take(code, ticket)).status).toBe(200);
  });

  test("[SEC-14] [D11-10] is written down nowhere: only its hash is stored, and no log has it", async () => {
    const ticket = secret();
    const code = await handOver(await server.sessionCookie(await buildMember(server)), ticket);
    const { rows } = await server.pool.query<{ text: string }>(
      "select h::text as text from hand_overs h",
    );
    await take(code, ticket);
    await take(code, ticket);
    const written = [...rows.map(({ text }) => text), ...server.securityLines, ...server.faults];
    for (const text of written) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(ticket);
    }
    const events = server.securityLines.map((line) => JSON.parse(line) as { event: string });
    expect(events.slice(-2).map(({ event }) => event)).toEqual([
      "session_taken_over",
      "take_over_refused",
    ]);
  });
});

describe("a guest", () => {
  const draft = {
    form: "/join#first_name",
    entries: { first_name: "Марта" },
    kept_at: "2026-11-23T10:00:00.000Z",
  };

  test("[D11-10] takes hearts and what was typed along, and no session", async () => {
    const cat = await buildCat(server);
    const kept = { hearts: [cat.id], drafts: [draft] };
    const ticket = secret();
    const taken = await take(await handOver(undefined, ticket, { kept }), ticket);
    expect(await taken.json()).toMatchObject({ data: { member: null, kept } });
    expect(cookieOf(taken)).toBeUndefined();
  });

  test("[D11-10] does not end a session that the browser has on the other host", async () => {
    const cookie = await server.sessionCookie(await buildMember(server));
    const ticket = secret();
    const taken = await take(await handOver(undefined, ticket), ticket, RU, { cookie });
    expect([taken.status, cookieOf(taken)]).toEqual([200, undefined]);
    expect(await me(RU, cookie)).toBe(200);
  });
});

describe("hearts", () => {
  test("[D11-09] of a guest are shown in their order, without cats that are gone", async () => {
    const cats = [await buildCat(server), await buildCat(server)];
    const ids = [cats[1]!.id, 2_000_000_000, cats[0]!.id].join(",");
    const { data } = await server.guest()("GET /favorites", { query: { ids } });
    expect(data.map(({ id }) => id)).toEqual([cats[1]!.id, cats[0]!.id]);
  });

  test("[D11-09] move into the account at login, the newest first, and once", async () => {
    const call = server.as(await buildMember(server));
    const cats = [await buildCat(server), await buildCat(server), await buildCat(server)];
    await call("POST /me/favorite", { body: { catId: cats[0]!.id } });
    const body = { cats: [cats[1]!.id, 2_000_000_000, cats[0]!.id, cats[2]!.id] };
    expect((await call("POST /me/favorites", { body })).data).toEqual({ saved: 2 });
    expect((await call("POST /me/favorites", { body })).data).toEqual({ saved: 0 });
    const { data } = await call("GET /me/favorites", {});
    expect(data.map(({ id }) => id)).toEqual([cats[2]!.id, cats[1]!.id, cats[0]!.id]);
  });
});
