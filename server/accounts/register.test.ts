import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "@felistry/i18n/locale.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

const NAME = "name should be 3-16 characters and shouldn't include any special character";
const PASSWORD = "Password should be 8-20 characters and include at least 1 letter and 1 number";
const english = {
  first_name: `First ${NAME}`,
  last_name: `Last ${NAME}`,
  email: "It should be a valid email address!",
  birthday: "Please give your birthday",
  countries_id: "Please choose your country of residence",
  password: PASSWORD,
  confirmPassword: "Passwords don't match.",
};
const adult = "Members must be 18 or older";
const russian = {
  first_name: "Имя: 3–16 букв или цифр, без специальных символов",
  last_name: "Фамилия: 3–16 букв или цифр, без специальных символов",
  email: "Укажите правильный адрес e-mail!",
  birthday: "Укажите дату рождения",
  countries_id: "Выберите страну проживания",
  password: "Пароль: 8–20 символов, не меньше одной латинской буквы и одной цифры",
  confirmPassword: "Пароли не совпадают.",
};

type Fields = Record<string, unknown>;

let server: TestServer;
let germany: number;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-03-10T12:00:00Z" });
  germany = await referenceId(server, "countries", "iso2", "DE");
});
afterAll(() => server.stop());

const valid = (changes: Fields = {}): Fields => ({
  first_name: "Marta",
  last_name: "Kotova",
  email: `marta${++count}@cats.example`,
  birthday: "1990-05-17",
  countries_id: germany,
  password: "Queen4kittens",
  confirmPassword: "Queen4kittens",
  ...changes,
});

const withPassword = (password: unknown) => valid({ password, confirmPassword: password });

function send(body: unknown, headers: Record<string, string> = {}, to = server): Promise<Response> {
  return to.raw("/api/auth/register", {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

interface Answer {
  status: number;
  message: string;
  errors: Fields;
}

async function register(
  body: unknown,
  headers?: Record<string, string>,
  to?: TestServer,
): Promise<Answer> {
  const response = await send(body, headers, to);
  const { message, errors = [] } = (await response.json()) as {
    message: string;
    errors?: { field: string; message: string }[];
  };
  // A second entry for a field would say one thing twice.
  expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length);
  return {
    status: response.status,
    message,
    errors: Object.fromEntries(errors.map((e) => [e.field, e.message])),
  };
}

const rowOf = async (email: unknown) =>
  (await server.pool.query("select * from users where lower(email) = lower($1)", [email])).rows;

describe("each rule alone", () => {
  test.each<[title: string, field: keyof typeof english, value: unknown]>([
    ["[5-03] [9-01] a first name of 2", "first_name", "Jo"],
    ["[5-03] [9-01] a first name of 17", "first_name", "a".repeat(17)],
    ["[5-01] [5-03] a first name with a space inside", "first_name", "An na"],
    ["[5-03] a first name with a hyphen", "first_name", "An-na"],
    ["[5-03] a first name with an apostrophe", "first_name", "O'Neil"],
    ["[5-03] a first name of another script", "first_name", "毛毛猫猫"],
    ["a first name with NUL", "first_name", "Ann\u0000a"],
    ["a first name that is a number", "first_name", 12345],
    ["a first name that is null", "first_name", null],
    ["[9-01] a last name of 2", "last_name", "Li"],
    ["[9-01] a last name of 17", "last_name", "я".repeat(17)],
    ["a last name with markup", "last_name", "<b>Cat</b>"],
    ["an address without @", "email", "marta.cats.example"],
    ["an address without a domain", "email", "marta@"],
    ["two addresses", "email", "a@cats.example,b@cats.example"],
    ["an address with a line break", "email", "a@cats.example\r\nBcc: b@cats.example"],
    ["an address of 101", "email", `${"a".repeat(60)}@${"b".repeat(32)}.example`],
    ["an address that is a list", "email", ["a@cats.example"]],
    ["[9-28] a birthday the German way", "birthday", "05.03.1990"],
    ["[9-28] a day that no calendar has", "birthday", "1990-02-30"],
    ["a birthday before 1900", "birthday", "1899-12-31"],
    ["an empty birthday", "birthday", ""],
    ["an empty country", "countries_id", ""],
    ["country 0", "countries_id", 0],
    ["half a country", "countries_id", 1.5],
    ["a country in words", "countries_id", "Germany"],
    ["a country that no column holds", "countries_id", 2_147_483_648],
    ["a country that no smallint holds", "countries_id", 32_768],
    ["a country that is not there", "countries_id", 32_767],
  ])("%s", async (_title, field, value) => {
    const body = valid({ [field]: value });
    expect(await register(body)).toEqual({
      status: 400,
      message: english[field],
      errors: { [field]: english[field] },
    });
    expect(await rowOf(body["email"])).toEqual([]);
  });

  test.each([
    ["[5-08] [9-03] 7 characters", "abcdef1"],
    ["[5-08] [9-03] 21 characters", `${"a".repeat(20)}1`],
    ["[5-09] no letter", "12345678"],
    ["[5-10] no digit", "abcdefghijklmno"],
    ["[5-11] an ampersand", "abcd1234&"],
    ["[5-11] a space", "abcd 1234"],
    ["[5-11] a hyphen", "abcd-1234"],
    ["[5-11] a letter of another alphabet", "пароль12345"],
    ["a line break at the end", "abcd1234\n"],
    ["no text", 12345678],
  ])("password: %s", async (_title, password) => {
    const answer = await register(withPassword(password));
    expect(answer).toMatchObject({
      status: 400,
      message: PASSWORD,
      errors: { password: PASSWORD },
    });
  });

  test("[5-12] a confirmation that differs, also by letter case only", async () => {
    for (const confirmPassword of ["Queen5kittens", "queen4kittens", "", null]) {
      expect(await register(valid({ confirmPassword }))).toEqual({
        status: 400,
        message: english.confirmPassword,
        errors: { confirmPassword: english.confirmPassword },
      });
    }
  });

  test.each(Object.keys(english) as (keyof typeof english)[])(
    "[7-07] without %s",
    async (field) => {
      const { [field]: _left, ...body } = valid();
      expect((await register(body)).errors[field]).toBe(english[field]);
    },
  );
});

describe("rules together", () => {
  const broken = {
    first_name: "!",
    last_name: "?",
    email: "nobody",
    birthday: "yesterday",
    countries_id: "nowhere",
    password: "short",
    confirmPassword: "other",
  };

  test("[7-08] [D1-07] [D1-20] [D2-20] every rule broken at once: an entry for each field", async () => {
    const answer = await register(broken);
    expect(answer).toEqual({ status: 400, message: english.first_name, errors: english });
  });

  test("[7-07] nothing sent at all is every field missing", async () => {
    for (const body of [{}, "", "null"])
      expect(await register(body)).toMatchObject({ status: 400, errors: english });
  });

  test("[D1-07] what only the registry knows is told together too", async () => {
    const answer = await register(valid({ birthday: "2020-01-01", countries_id: 32_767 }));
    expect(answer.errors).toEqual({ birthday: adult, countries_id: english.countries_id });
  });

  test.each([["[1,2]"], ["7"], ['"text"'], ["true"], ["{"], ['{"first_name":'], ["\u0000"]])(
    "a body that is no object of fields is 400: %s",
    async (body) => {
      const answer = await register(body);
      expect(answer.status).toBe(400);
      expect(answer.message).not.toBe("");
    },
  );

  test("[D1-18] [D1-19] in Russian on the Russian host, whatever the cookie says", async () => {
    const heads: Record<string, string>[] = [
      { host: "ru.localhost" },
      { host: "ru.localhost:3000" },
      { host: "RU.localhost", cookie: "lang=en" },
    ];
    for (const headers of heads)
      expect(await register(broken, headers)).toMatchObject({ status: 400, errors: russian });
    expect(await register(broken, { cookie: "lang=ru" })).toMatchObject({ errors: english });
    expect(
      (await register(valid({ birthday: "2020-01-01" }), { host: "ru.localhost" })).message,
    ).toBe("Участникам должно быть не меньше 18 лет");
  });
});

describe("boundaries that are allowed", () => {
  test.each<[title: string, changes: Fields]>([
    ["[5-03] Latin letters and a digit", { first_name: "Anna1" }],
    ["[5-03] Cyrillic", { first_name: "Анна", last_name: "Ёлкина" }],
    ["[9-01] names of 3", { first_name: "Ann", last_name: "Лис" }],
    ["[9-01] names of 16", { first_name: "a".repeat(16), last_name: "Я".repeat(16) }],
    ["the country as text", { countries_id: "1" }],
    ["blanks around what was typed", { first_name: " Anna ", email: "  blanks@cats.example " }],
  ])("%s", async (_title, changes) => {
    expect((await register(valid(changes))).status).toBe(200);
  });

  test.each([
    ["[9-03] 8", "abcdefg1"],
    ["[9-03] 20", `${"a".repeat(19)}1`],
    ["[5-11] all the signs", "abcd1234!@#$%^*"],
    ["[5-11] one letter", "1234567A"],
  ])("password: %s", async (_title, password) => {
    const body = withPassword(password);
    expect((await register(body)).status).toBe(200);
    const login = await server.guest()("POST /auth/login", {
      body: { email: body["email"] as string, password },
    });
    expect(login.data.email).toBe(body["email"]);
  });

  test("[D2-21] the 18th birthday today, and no day earlier, on the server's own day", async () => {
    const born = (birthday: string) => register(valid({ birthday }));
    server.setNow("2026-03-10T23:59:59Z");
    expect(await born("2008-03-11")).toEqual({
      status: 400,
      message: adult,
      errors: { birthday: adult },
    });
    expect((await born("2008-03-10")).status).toBe(200);
    server.setNow("2026-03-11T00:00:00Z");
    expect((await born("2008-03-11")).status).toBe(200);
    expect((await born("2026-03-12")).status).toBe(400);
  });

  test("[D2-21] who was born on 29 February is of age on 1 March of a common year", async () => {
    server.setNow("2026-02-28T12:00:00Z");
    expect((await register(valid({ birthday: "2008-02-29" }))).status).toBe(400);
    server.setNow("2026-03-01T00:00:00Z");
    expect((await register(valid({ birthday: "2008-02-29" }))).status).toBe(200);
    server.setNow("2026-03-10T12:00:00Z");
  });
});

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
      "Этот e-mail уже используется",
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
