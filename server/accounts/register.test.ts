import { describe, expect, test } from "vitest";
import type { Locale } from "@felistry/i18n/locale.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer } from "@felistry/testkit/start-test-server.ts";
import {
  startForJoining,
  english,
  russian,
  type Fields,
  server,
  germany,
  valid,
  send,
  register,
  rowOf,
} from "@felistry/testkit/worlds/joining-form.ts";

startForJoining();

describe("the new member", () => {
  test("[9-35] [3-03] [D2-22] [D2-23] [D1-22] is stored as typed, hashed, with role 1 alone, whatever else was sent", async () => {
    const body = valid({
      id: 1,
      roleIds: [1, 2],
      roles: [2],
      role: 2,
      role_id: 2,
      locale: "ru",
      password_hash: "x",
      user_ava_url: "/p/1.webp",
      foo: "bar",
    });
    const answer = await send(body);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
    const [row] = await rowOf(body["email"]);
    expect(row).toMatchObject({
      first_name: "Marta",
      last_name: "Kotova",
      birthday: "1990-05-17",
      country_id: germany,
      locale: "en",
      user_ava_url: null,
    });
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain("Queen4kittens");
    const { rows } = await server.pool.query("select role_id from user_roles where user_id = $1", [
      row.id,
    ]);
    expect(rows).toEqual([{ role_id: 1 }]);
    const me = await server.as({ id: row.id })("GET /me", {});
    expect(me.data.roleIds).toEqual([1]);
  });

  test("[D2-22] one password has another hash for each member", async () => {
    const bodies = [valid(), valid()];
    for (const body of bodies) await register(body);
    const [one, other] = await Promise.all(
      bodies.map(async ({ email }) => (await rowOf(email))[0].password_hash),
    );
    expect(one).not.toBe(other);
  });

  test("[D1-22] own keys that name an object's prototype change nothing", async () => {
    const text = JSON.stringify(valid()).replace(
      "{",
      '{"__proto__":{"roleIds":[2],"admin":true},"constructor":{"prototype":{"admin":true}},',
    );
    expect((await register(text)).status).toBe(200);
    expect(({} as Fields)["admin"]).toBeUndefined();
    const lacking = `{"__proto__":${JSON.stringify(valid())}}`;
    expect(await register(lacking)).toMatchObject({ status: 400, errors: english });
  });

  test.each<[Locale, string]>([
    ["en", "localhost"],
    ["ru", "ru.localhost"],
  ])("is written to in the language of the page of joining: %s", async (locale, host) => {
    const body = valid();
    expect((await register(body, { host })).status).toBe(200);
    expect((await rowOf(body["email"]))[0].locale).toBe(locale);
  });
});

describe("an address in use", () => {
  test("[D2-18] [D2-19] [8-09] is 400 in any letter case, by its field", async () => {
    const { email } = await buildMember(server, { email: "a.breeder@cats.example" });
    for (const typed of [email, "A.Breeder@CATS.example", `  ${email} `]) {
      expect(await register(valid({ email: typed }))).toEqual({
        status: 400,
        message: "This e-mail is already in use",
        errors: { email: "This e-mail is already in use" },
      });
    }
    expect((await register(valid({ email }), { host: "ru.localhost" })).message).toBe(
      "Этот адрес почты уже занят",
    );
    expect(await rowOf(email)).toHaveLength(1);
  });

  test("[D2-18] two joining at once with one address: one does, the other is told so as ever", async () => {
    const answers = await Promise.all(
      ["Twice@cats.example", "twice@cats.example", "TWICE@cats.example"].map((email) =>
        register(valid({ email })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (const refused of answers.filter(({ status }) => status === 400))
      expect(refused).toEqual({
        status: 400,
        message: "This e-mail is already in use",
        errors: { email: "This e-mail is already in use" },
      });
    expect(await rowOf("twice@cats.example")).toHaveLength(1);
  });

  test("[7-09] whether it is in use is told to anybody", async () => {
    const { email } = await buildMember(server);
    const ask = async (typed: string) =>
      (await server.guest()("GET /auth/check-email-exists", { query: { email: typed } })).data;
    expect(await ask(email)).toEqual({ exists: true });
    expect(await ask(email.toUpperCase())).toEqual({ exists: true });
    expect(await ask("nobody@cats.example")).toEqual({ exists: false });
    const wrong = async (query: string) =>
      (await server.raw(`/api/auth/check-email-exists${query}`)).status;
    for (const query of [
      "",
      "?email=",
      "?email=nobody",
      "?email=a@b.example&email=c@d.example",
      "?email=a@b.example&x=1",
    ])
      expect(await wrong(query)).toBe(400);
  });
});

test("[D1-19] where one host serves both languages, the cookie decides; and the member's language with it", async () => {
  const single = await startTestServer({ env: { RU_HOSTS: "" } });
  try {
    const headers = { cookie: "theme=dark; lang=ru" };
    expect((await register({}, headers, single)).errors).toEqual(russian);
    expect((await register({}, { host: "ru.localhost" }, single)).errors).toEqual(english);
    expect((await register({}, { cookie: "lang=fr" }, single)).errors).toEqual(english);
    const body = valid();
    expect((await register(body, headers, single)).status).toBe(200);
    const { rows } = await single.pool.query("select locale from users where email = $1", [
      body["email"],
    ]);
    expect(rows).toEqual([{ locale: "ru" }]);
  } finally {
    await single.stop();
  }
});
