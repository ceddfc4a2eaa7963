import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

const THIRTY_DAYS = 30 * 24 * 60 * 60;

let server: TestServer;
let member: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  member = await buildMember(server);
});
afterAll(() => server.stop());

const json = { "content-type": "application/json", host: "localhost" };

const post = (path: string, headers: Record<string, string> = {}, body: object = {}, to = server) =>
  to.raw(`/api${path}`, {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });

const login = (headers: Record<string, string> = {}, to = server, who = member) =>
  post("/auth/login", headers, { email: who.email, password: who.password }, to);

interface Cookie {
  name: string;
  value: string;
  attributes: Record<string, string>;
}

function cookiesOf(response: Response): Cookie[] {
  return response.headers.getSetCookie().map((line) => {
    const [pair = "", ...rest] = line.split("; ");
    const [name = "", value = ""] = pair.split("=", 2);
    return {
      name,
      value,
      attributes: Object.fromEntries(
        rest.map((part) => [...part.toLowerCase().split("=", 2), ""].slice(0, 2)),
      ),
    };
  });
}

/** The session's token of a fresh login. */
async function freshToken(): Promise<string> {
  return cookiesOf(await login())[0]!.value;
}

const me = (cookie: string) => server.raw("/api/me", { headers: { cookie } });
const statusOfMe = async (token: string) => (await me(`session=${token}`)).status;
const setExpiry = (token: string, interval: string) =>
  server.pool.query(
    `update sessions set expires_at = now() + interval '${interval}' where token_hash = $1`,
    [createHash("sha256").update(token).digest()],
  );

describe("the cookie", () => {
  test("[D2-01] [D2-03] is HttpOnly, SameSite=Lax, for the whole site and 30 days", async () => {
    const [cookie, ...others] = cookiesOf(await login());
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: "session",
      attributes: { httponly: "", samesite: "lax", path: "/", "max-age": String(THIRTY_DAYS) },
    });
    expect(cookie!.attributes).not.toHaveProperty("domain");
    expect(cookie!.attributes).not.toHaveProperty("secure");
  });

  test("[D2-01] is Secure behind https, when a trusted proxy says so and only then", async () => {
    const forwarded = { "x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7" };
    expect(cookiesOf(await login(forwarded))[0]!.attributes).not.toHaveProperty("secure");
    const proxied = await startTestServer({ env: { TRUST_PROXY: "1" } });
    try {
      const who = await buildMember(proxied);
      const opened = cookiesOf(await login(forwarded, proxied, who))[0]!;
      expect(opened.attributes).toMatchObject({ secure: "", httponly: "", samesite: "lax" });
      const closed = cookiesOf(
        await post(
          "/auth/logout",
          { ...forwarded, cookie: `session=${opened.value}` },
          {},
          proxied,
        ),
      )[0]!;
      expect(closed.attributes).toMatchObject({ secure: "", httponly: "", path: "/" });
    } finally {
      await proxied.stop();
    }
  });

  test("[D2-02] holds 256 random bits, of which the database has the hash alone", async () => {
    const [one, other] = [await freshToken(), await freshToken()];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, "base64url")).toHaveLength(32);
    const { rows } = await server.pool.query<{ row: string }>(
      "select row_to_json(s)::text as row from sessions s",
    );
    const dump = rows.map(({ row }) => row).join();
    const bytes = Buffer.from(one, "base64url");
    for (const form of [one, bytes.toString("hex"), bytes.toString("base64")])
      expect(dump).not.toContain(form);
    expect(dump).toContain(createHash("sha256").update(one).digest("hex"));
  });

  test("of a session that a browser already had is worthless once it logs in anew", async () => {
    const old = await freshToken();
    const response = await login({ cookie: `session=${old}` });
    expect(await statusOfMe(cookiesOf(response)[0]!.value)).toBe(200);
    expect(await statusOfMe(old)).toBe(401);
  });
});

describe("a session", () => {
  test("[4-01] [7-14] [7-17] tells who one is from login to logout", async () => {
    const browser = server.guest();
    await expect(browser("GET /me", {})).rejects.toMatchObject({ status: 401 });
    await expect(browser("GET /me/settings", {})).rejects.toMatchObject({ status: 401 });
    await browser("POST /auth/login", { body: { email: member.email, password: member.password } });
    expect((await browser("GET /me", {})).data).toMatchObject({
      id: member.id,
      email: member.email,
      roleIds: [1],
    });
    expect((await browser("GET /me/settings", {})).data).toMatchObject({ email: member.email });
    await browser("POST /auth/logout", {});
    await expect(browser("GET /me", {})).rejects.toMatchObject({ status: 401 });
  });

  test("[7-06] [D2-04] is deleted by logout, so that its cookie replayed is 401; other browsers stay", async () => {
    const [here, there] = [await freshToken(), await freshToken()];
    const answer = await post("/auth/logout", { cookie: `session=${here}` });
    expect(answer.status).toBe(200);
    const [cleared] = cookiesOf(answer);
    expect(cleared).toMatchObject({ name: "session", value: "", attributes: { path: "/" } });
    expect(Date.parse(cleared!.attributes["expires"]!)).toBeLessThan(Date.now());
    expect(await statusOfMe(here)).toBe(401);
    expect(await statusOfMe(there)).toBe(200);
    expect((await post("/auth/logout", { cookie: `session=${here}` })).status).toBe(200);
    expect((await post("/auth/logout")).status).toBe(200);
  });

  test("[7-06] is ended by logout also when its cookie was due for renewal: no answer sets it again", async () => {
    const token = await freshToken();
    await setExpiry(token, "3 days");
    const answer = await post("/auth/logout", { cookie: `session=${token}` });
    expect(cookiesOf(answer).map(({ value }) => value)).toEqual([""]);
    expect(await statusOfMe(token)).toBe(401);
  });

  test("[D2-03] slides: use after a day gives it 30 days anew, and the browser is told", async () => {
    const token = await freshToken();
    expect(cookiesOf(await me(`session=${token}`))).toEqual([]);
    await setExpiry(token, "28 days 23 hours");
    expect(cookiesOf(await me(`session=${token}`))).toMatchObject([
      {
        name: "session",
        value: token,
        attributes: { "max-age": String(THIRTY_DAYS), httponly: "", samesite: "lax" },
      },
    ]);
    expect(cookiesOf(await me(`session=${token}`))).toEqual([]);
    const { rows } = await server.pool.query(
      "select expires_at > now() + interval '29 days 23 hours' as renewed from sessions where token_hash = $1",
      [createHash("sha256").update(token).digest()],
    );
    expect(rows).toEqual([{ renewed: true }]);
  });

  test("[D2-03] slides also when the call itself is refused, and for two calls at once", async () => {
    const token = await freshToken();
    await setExpiry(token, "1 day");
    const answers = await Promise.all(
      [1, 2].map(() =>
        server.raw("/api/order?limit=0", { headers: { cookie: `session=${token}` } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(answers.flatMap(cookiesOf).map(({ value }) => value)).toContain(token);
    expect(await statusOfMe(token)).toBe(200);
  });

  test("[D2-03] is over after 30 idle days", async () => {
    const token = await freshToken();
    await setExpiry(token, "-1 second");
    expect(await statusOfMe(token)).toBe(401);
    expect(await statusOfMe(token)).toBe(401);
  });

  test("goes with its member", async () => {
    const leaving = await buildMember(server);
    const cookie = await server.sessionCookie(leaving);
    await server.pool.query("delete from users where id = $1", [leaving.id]);
    expect((await me(cookie)).status).toBe(401);
  });

  test("[D2-02] is known by its cookie alone: what looks like one is a guest's and no fault", async () => {
    const token = await freshToken();
    const hash = createHash("sha256").update(token).digest("base64url");
    const forged = [
      "session=",
      `session=${hash}`,
      `session=${token.slice(0, -1)}`,
      `session=${token}A`,
      `session=' or 1=1 --`,
      `session=%00${token}`,
      `xsession=${token}`,
      `__proto__=${token}`,
      `SESSION=${token}`,
      ";;;=;",
    ];
    for (const cookie of forged) expect([cookie, (await me(cookie)).status]).toEqual([cookie, 401]);
    expect((await me(`theme=dark; session=${token}; lang=ru`)).status).toBe(200);
  });
});

describe("requests from elsewhere", () => {
  const refused: [title: string, headers: Record<string, string>][] = [
    ["another site's page", { origin: "https://evil.example" }],
    ["another site's form", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["a page without an origin of its own", { origin: "null" }],
    ["a browser that tells the site only", { "sec-fetch-site": "cross-site" }],
    ["a sibling of our host", { origin: "http://evil.localhost", "sec-fetch-site": "same-site" }],
    ["a host that begins like ours", { origin: "http://localhost.evil.example" }],
    ["another port", { origin: "http://localhost:1" }],
    [
      "a client that claims our host",
      { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    ],
  ];
  test.each(refused)(
    "[D2-06] a change asked for by %s is 403, and nothing happens",
    async (_title, headers) => {
      const token = await freshToken();
      const answer = await post("/auth/logout", { ...headers, cookie: `session=${token}` });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        success: false,
        message: "The request came from another site",
      });
      expect(await statusOfMe(token)).toBe(200);
    },
  );

  test("[D2-06] behind a proxy too, a client cannot name our host", async () => {
    const proxied = await startTestServer({ env: { TRUST_PROXY: "1" } });
    try {
      const headers = { origin: "https://evil.example", "x-forwarded-host": "evil.example" };
      expect((await post("/auth/logout", headers, {}, proxied)).status).toBe(403);
    } finally {
      await proxied.stop();
    }
  });

  test.each<[title: string, headers: Record<string, string>]>([
    ["our own page", { origin: "http://localhost", "sec-fetch-site": "same-origin" }],
    ["our Russian page", { host: "ru.localhost:3000", origin: "http://ru.localhost:3000" }],
    ["a typed address", { "sec-fetch-site": "none" }],
    ["a program, which sends neither", {}],
  ])("[D2-06] %s may", async (_title, headers) => {
    expect((await post("/auth/logout", headers)).status).toBe(200);
  });

  test("[D2-06] reading by a link from another site is as ever", async () => {
    const cookie = await server.sessionCookie(member);
    const answer = await server.raw("/api/me", {
      headers: { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});
