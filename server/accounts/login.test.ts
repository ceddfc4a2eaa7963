import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function login(
  email: unknown,
  password: unknown,
  headers: Record<string, string> = {},
  to = server,
): Promise<Response> {
  return to.raw("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost", ...headers },
    body: JSON.stringify({ email, password }),
  });
}

const sessions = async ({ id }: { id: number }) =>
  (await server.pool.query("select * from sessions where user_id = $1", [id])).rows;

async function wrongLogins(
  member: { email: string },
  times: number,
  headers?: Record<string, string>,
  to?: TestServer,
): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < times; i++)
    statuses.push((await login(member.email, "Wrong4kittens", headers, to)).status);
  return statuses;
}

const tenWrong = Array<number>(10).fill(400);

describe("logging in", () => {
  test("[7-05] [9-35] answers the member with the list of roles", async () => {
    const [member, admin] = [await buildMember(server), await buildAdmin(server)];
    for (const [who, roleIds] of [
      [member, [1]],
      [admin, [1, 2]],
    ] as [BuiltMember, number[]][]) {
      const { data } = await server.guest()("POST /auth/login", {
        body: { email: who.email, password: who.password },
      });
      expect(data).toEqual({ id: who.id, email: who.email, first_name: who.first_name, roleIds });
    }
  });

  test("[D2-19] takes the address in any letter case and with blanks around it", async () => {
    const member = await buildMember(server, { email: "case.matters@cats.example" });
    expect((await login(" CASE.Matters@Cats.Example ", member.password)).status).toBe(200);
  });

  test.each([
    ["en", "localhost", "Wrong username or password!", "User not found!"],
    ["ru", "ru.localhost", "Неверная почта или пароль", "Пользователь не найден!"],
  ])(
    "[8-04] [8-06] [D1-18] a wrong password is 400, an unknown address 404, in words that are theirs: %s",
    async (_locale, host, wrong, unknown) => {
      const member = await buildMember(server);
      for (const password of [
        "Wrong4kittens",
        member.password.toUpperCase(),
        `${member.password}1`,
        "",
      ]) {
        const answer = await login(member.email, password, { host });
        expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
          400,
          wrong,
        ]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      const answer = await login("stranger@cats.example", member.password, { host });
      expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        404,
        unknown,
      ]);
      expect(await sessions(member)).toEqual([]);
    },
  );

  test.each([
    [{ email: { $ne: null } }, { password: "x" }],
    [["a@cats.example"], "x"],
    [null, null],
    [undefined, undefined],
    ["a".repeat(101), "x"],
    ["a@cats.example\u0000", "x"],
    ["a@cats.example", "x".repeat(101)],
  ])("what is no text, or too much of it, is 400 and no fault: %j", async (email, password) => {
    expect((await login(email, password)).status).toBe(400);
  });

  test("no answer tells the hash of a password", async () => {
    const member = await buildMember(server);
    const answer = await login(member.email, member.password);
    expect(await answer.text()).not.toMatch(/argon2|password/);
  });
});

describe("the limit of tries", () => {
  test("[D2-09] [D1-14] [D10-18] the 11th is 429 with Retry-After within 15 minutes, even with the right password", async () => {
    const member = await buildMember(server);
    expect(await wrongLogins(member, 10)).toEqual(tenWrong);
    const answer = await login(member.email, member.password);
    expect(answer.status).toBe(429);
    expect(((await answer.json()) as { message: string }).message).toBe(
      "Too many attempts. Please try again later",
    );
    const seconds = Number(answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(await sessions(member)).toEqual([]);
    expect((await login(member.email.toUpperCase(), member.password)).status).toBe(429);
  });

  test("[D2-09] another account from there, and this account from elsewhere, are not affected", async () => {
    const proxied = await startTestServer({ env: { TRUST_PROXY: "1" } });
    try {
      const [member, other] = [await buildMember(proxied), await buildMember(proxied)];
      const from = (address: string) => ({ "x-forwarded-for": address });
      expect(await wrongLogins(member, 11, from("198.51.100.7"), proxied)).toEqual([
        ...tenWrong,
        429,
      ]);
      expect((await login(other.email, other.password, from("198.51.100.7"), proxied)).status).toBe(
        200,
      );
      expect(
        (await login(member.email, member.password, from("198.51.100.8"), proxied)).status,
      ).toBe(200);
      expect(
        (await login(member.email, member.password, from("198.51.100.7"), proxied)).status,
      ).toBe(429);
    } finally {
      await proxied.stop();
    }
  });

  test("[D2-09] when the window is over, one may try again, ten times", async () => {
    const member = await buildMember(server);
    await wrongLogins(member, 11);
    const age = (interval: string) =>
      server.pool.query(`update attempts set window_started_at = now() - interval '${interval}'`);
    await age("14 minutes 50 seconds");
    const late = await login(member.email, member.password);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("retry-after"))).toBeLessThanOrEqual(10);
    await age("15 minutes 1 second");
    expect(await wrongLogins(member, 11)).toEqual([...tenWrong, 429]);
  });

  test("[D2-09] a success before it begins the count anew", async () => {
    const member = await buildMember(server);
    expect(await wrongLogins(member, 9)).toEqual(tenWrong.slice(1));
    expect((await login(member.email, member.password)).status).toBe(200);
    expect(await wrongLogins(member, 11)).toEqual([...tenWrong, 429]);
  });

  test("[D2-09] tries made all at once are counted one by one", async () => {
    const member = await buildMember(server);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => login(member.email, "Wrong4kittens")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...tenWrong, 429, 429, 429, 429]);
  });

  test("[D2-09] an address that a client only claims to come from does not count", async () => {
    const member = await buildMember(server);
    for (let i = 0; i < 10; i++)
      await login(member.email, "Wrong4kittens", {
        "x-forwarded-for": `198.51.100.${i}`,
        "x-real-ip": `198.51.100.${i}`,
        forwarded: `for=198.51.100.${i}`,
      });
    expect(
      (await login(member.email, member.password, { "x-forwarded-for": "198.51.100.99" })).status,
    ).toBe(429);
  });

  test("[D2-09] behind a proxy the address is what the proxy saw, not what the client wrote before it", async () => {
    const proxied = await startTestServer({ env: { TRUST_PROXY: "1" } });
    try {
      const member = await buildMember(proxied);
      for (let i = 0; i < 10; i++)
        await login(
          member.email,
          "Wrong4kittens",
          { "x-forwarded-for": `192.0.2.${i}, 198.51.100.7` },
          proxied,
        );
      expect(
        (
          await login(
            member.email,
            member.password,
            { "x-forwarded-for": "192.0.2.99, 198.51.100.7" },
            proxied,
          )
        ).status,
      ).toBe(429);
    } finally {
      await proxied.stop();
    }
  });

  test("[D2-09] all addresses of one IPv6 network, which one customer holds, count together", async () => {
    const proxied = await startTestServer({ env: { TRUST_PROXY: "1" } });
    try {
      const member = await buildMember(proxied);
      const from = (address: string) =>
        login(member.email, "Wrong4kittens", { "x-forwarded-for": address }, proxied);
      for (let i = 0; i < 10; i++) await from(`2001:db8:1:2:${i}::${i}`);
      expect((await from("2001:db8:1:2:ffff::1")).status).toBe(429);
      expect((await from("2001:db8:1:3::1")).status).toBe(400);
    } finally {
      await proxied.stop();
    }
  });

  test("[D2-09] letters that only a database takes for those of the address open no second count", async () => {
    const member = await buildMember(server, { email: "kitik@cats.example" });
    await wrongLogins(member, 10);
    for (const typed of [
      "\u212Aitik@cats.example",
      "k\u0130tik@cats.example",
      "kıtik@cats.example",
    ])
      expect([404, 429]).toContain((await login(typed, member.password)).status);
  });
});
