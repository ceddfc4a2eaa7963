import { describe, expect, test } from "vitest";
import {
  startForJoining,
  PASSWORD,
  english,
  russian,
  type Fields,
  server,
  valid,
  register,
  rowOf,
} from "@felistry/testkit/worlds/joining-form.ts";

startForJoining();

const adult = "Members must be 18 or older";

const withPassword = (password: unknown) => valid({ password, confirmPassword: password });

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
    ["[9-03] 8", "qzxvbnf7"],
    ["[9-03] 20", `${"a".repeat(19)}1`],
    ["[5-11] all the signs", "abcd1234!@#$%^*"],
    ["[5-11] one letter", "7204961Q"],
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
