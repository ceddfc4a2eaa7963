/** How the cookie of a session is named, kept and taken away behind https; the list of sessions; passwords that are tried first. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let member: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_ORIGIN: "https://cats.example", TRUST_PROXY: "1" },
  });
  member = await buildMember(server);
});
afterAll(() => server.stop());

const send = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
  method = "POST",
  to = server,
) =>
  to.raw(`/api${path}`, {
    method,
    headers: { "content-type": "application/json", host: "cats.example", ...headers },
    body: JSON.stringify(body),
  });

const login = (headers: Record<string, string> = {}, who = member, to = server) =>
  send("/auth/login", { email: who.email, password: who.password }, headers, "POST", to);

const setCookies = (answer: Response) => answer.headers.getSetCookie();
const pairOf = (line: string) => line.split(";")[0]!;
const me = (cookie: string, headers: Record<string, string> = {}) =>
  server.raw("/api/me", { headers: { host: "cats.example", cookie, ...headers } });

describe("the cookie", () => {
  test("[SEC-14] is Secure and of this host alone whenever the site is at home behind https, whatever a proxy says", async () => {
    for (const told of [undefined, "http", "https", "gopher", "https, javascript:"]) {
      const answer = await login(told === undefined ? {} : { "x-forwarded-proto": told });
      const [line, ...others] = setCookies(answer);
      expect(others).toEqual([]);
      expect(line).toMatch(
        /^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
      );
      expect((await me(pairOf(line!))).status).toBe(200);
    }
  });

  test("[SEC-14] under the name that a sibling host could set opens no session that has the better one", async () => {
    const value = pairOf(setCookies(await login())[0]!).split("=")[1]!;
    expect((await me(`session=${value}`)).status).toBe(401);
    expect((await me(`session=${value}; __Host-session=${value}`)).status).toBe(200);
  });

  test("[SEC-14] from before still works, and is given its new name once", async () => {
    const old = await server.sessionCookie(member);
    expect(old).toMatch(/^session=/);
    const answer = await me(old);
    expect(answer.status).toBe(200);
    const [named, gone] = setCookies(answer);
    expect(named).toMatch(/^__Host-session=[\w-]{43};.*; Secure$/);
    expect(gone).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    const renewed = await me(pairOf(named!));
    expect([renewed.status, setCookies(renewed)]).toEqual([200, []]);
    // Calls that were under way still carry it, for a minute.
    expect((await me(old)).status).toBe(200);
    await server.pool.query("update sessions set old_name_until = now()");
    expect((await me(old)).status).toBe(401);
  });

  test("[SEC-14] has the site's domain, and the plain name, where another host below it takes the files", async () => {
    const apart = await startTestServer({
      env: { PUBLIC_ORIGIN: "https://cats.example", UPLOAD_ORIGIN: "https://files.cats.example" },
    });
    try {
      const [line] = setCookies(await login({}, await buildMember(apart), apart));
      expect(line).toMatch(/^session=[\w-]{43}; Path=\/; Domain=cats\.example;.*; Secure$/);
    } finally {
      await apart.stop();
    }
  });

  test("[SEC-14] is taken away by logout with what pages have stored, and with nothing else", async () => {
    const cookie = pairOf(setCookies(await login())[0]!);
    const answer = await send("/auth/logout", {}, { cookie });
    expect(setCookies(answer)).toEqual([
      "__Host-session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax; Secure",
    ]);
    expect(answer.headers.get("clear-site-data")).toBe('"storage"');
    expect((await me(cookie)).status).toBe(401);
    expect((await login()).headers.get("clear-site-data")).toBeNull();
  });

  test("[SEC-14] of a reset has the better name too, and works by it", async () => {
    const reader = await buildMember(server);
    await send("/send-recovery-email", { recipient_email: reader.email });
    const [mail] = await server.mailsSentTo(reader.email);
    const OTP = /\d{4}/.exec(mail!.text)![0];
    const verified = await send("/auth/verify-recovery-code", { email: reader.email, OTP });
    const cookie = pairOf(setCookies(verified)[0]!);
    expect(cookie).toMatch(/^__Host-reset=/);
    const body = { email: reader.email, valuePassword: "Fresh4kittens" };
    expect((await send("/auth/change-password", body, { cookie }, "PUT")).status).toBe(200);
  });
});

describe("the list of sessions", () => {
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const IPHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";

  interface Listed {
    id: number;
    device: string | null;
    is_this: number;
    created_at: string;
    last_seen_at: string;
  }

  const listed = async (cookie: string): Promise<Listed[]> =>
    (
      (await (
        await server.raw("/api/me/sessions", { headers: { host: "cats.example", cookie } })
      ).json()) as { data: Listed[] }
    ).data;
  const end = (id: number, cookie: string) => send(`/me/sessions/${id}`, {}, { cookie }, "DELETE");
  const enter = async (who: BuiltMember, userAgent: string) =>
    pairOf(setCookies(await login({ "user-agent": userAgent }, who))[0]!);

  test("[SEC-14] names device and times, this one first; any can be ended, and it alone", async () => {
    const who = await buildMember(server);
    const [desk, phone, odd] = [
      await enter(who, FIREFOX),
      await enter(who, IPHONE),
      await enter(who, "curl/8"),
    ];
    await server.pool.query(
      "update sessions set last_seen_at = now() - interval '3 days' where user_id = $1 and device = 'Firefox, Linux'",
      [who.id],
    );
    const list = await listed(phone);
    expect(list.map(({ device, is_this }) => [device, is_this])).toEqual([
      ["Safari, iPhone", 1],
      [null, 0],
      ["Firefox, Linux", 0],
    ]);
    for (const { created_at, last_seen_at } of list)
      expect([Date.parse(created_at), Date.parse(last_seen_at)]).not.toContain(Number.NaN);
    expect((await end(list[1]!.id, phone)).status).toBe(200);
    expect([(await me(odd)).status, (await me(desk)).status]).toEqual([401, 200]);
    expect((await end(list[1]!.id, phone)).status).toBe(404);
    const own = await end(list[0]!.id, phone);
    expect(setCookies(own)[0]).toMatch(/^__Host-session=;/);
    expect((await me(phone)).status).toBe(401);
  });

  test("[SEC-14] is one's own: another member's session is nothing to end", async () => {
    const [one, other] = [await buildMember(server), await buildMember(server)];
    const [mine, theirs] = [await enter(one, FIREFOX), await enter(other, FIREFOX)];
    const [session] = await listed(theirs);
    expect((await listed(mine)).map(({ id }) => id)).not.toContain(session!.id);
    expect((await end(session!.id, mine)).status).toBe(404);
    expect((await me(theirs)).status).toBe(200);
  });

  test("[SEC-14] says when each was last seen, to ten minutes", async () => {
    const who = await buildMember(server);
    const cookie = await enter(who, FIREFOX);
    const age = (interval: string) =>
      server.pool.query(
        `update sessions set last_seen_at = now() - interval '${interval}' where user_id = $1`,
        [who.id],
      );
    const seen = async () => Date.now() - Date.parse((await listed(cookie))[0]!.last_seen_at);
    await age("9 minutes");
    expect(await seen()).toBeGreaterThan(8 * 60_000);
    await age("11 minutes");
    expect(await seen()).toBeLessThan(60_000);
  });
});

describe("a password that is among the commonest", () => {
  const COMMON = ["passw0rd", "Password123", "1qaz2wsx", "QWERTY123", "a1b2c3d4"];

  test.each([
    [
      "cats.example",
      "This password is one of the most common, which are guessed first. Please choose another one",
    ],
    [
      "ru.localhost",
      "Это один из самых распространённых паролей, такие подбирают первыми. Придумайте другой",
    ],
  ])(
    "[SEC-14] [D11-01] is refused at joining and as a new one, by its field (%s)",
    async (host, message) => {
      const cookie = await server.sessionCookie(member);
      const country = (await server.pool.query("select id from countries limit 1")).rows[0].id;
      for (const password of COMMON) {
        const joining = await send(
          "/auth/register",
          {
            first_name: "Anna",
            last_name: "Karlova",
            email: "anna@cats.example",
            birthday: "1990-02-03",
            countries_id: country,
            password,
            confirmPassword: password,
          },
          { host },
        );
        expect([joining.status, await joining.json()]).toMatchObject([
          400,
          { errors: [{ field: "password", message }] },
        ]);
        const changing = await send(
          "/auth/change-password",
          { valuePassword: password, currentPassword: member.password },
          { host, cookie },
          "PUT",
        );
        expect([changing.status, await changing.json()]).toMatchObject([
          400,
          { errors: [{ field: "valuePassword", message }] },
        ]);
      }
      expect((await login()).status).toBe(200);
    },
  );
});
