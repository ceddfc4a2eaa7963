import { describe, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import {
  startForRecovery,
  server,
  askForCode,
  giveCode,
  codeIn,
  mailedCode,
  cookieOf,
  ageCodes,
} from "@felistry/testkit/worlds/recovery-codes.ts";

startForRecovery();

async function mailedCodeUnlike(other: string, member: { email: string }): Promise<string> {
  const code = await mailedCode(member);
  return code === other ? mailedCodeUnlike(other, member) : code;
}

/** A wrong code. */
const otherThan = (code: string) => String(((Number(code) - 1000 + 1) % 9000) + 1000);

const messageOf = async (response: Response) =>
  ((await response.json()) as { message: string }).message;

describe("asking for a code", () => {
  test("[7-10] [9-14] [D2-10] mails four digits that the server made; an OTP sent along counts for nothing", async () => {
    const member = await buildMember(server);
    expect((await askForCode(member.email.toUpperCase(), { OTP: "0999" })).status).toBe(200);
    const mails = await server.mailsSentTo(member.email);
    expect(mails).toHaveLength(1);
    const code = codeIn(mails[0]!);
    expect(Number(code)).toBeGreaterThanOrEqual(1000);
    expect(Number(code)).toBeLessThanOrEqual(9999);
    expect(mails[0]!.subject).toBe("Your code for a new password");
    expect((await giveCode(member.email, "0999")).status).toBe(400);
    expect((await giveCode(member.email, code)).status).toBe(200);
  });

  test("the mail speaks the language of its reader", async () => {
    const member = await buildMember(server, { locale: "ru", first_name: "Анна" });
    await mailedCode(member);
    const [mail] = await server.mailsSentTo(member.email);
    expect(mail!.subject).toBe("Код для нового пароля");
    expect(mail!.text).toContain("Здравствуйте, Анна!");
    expect(mail!.text).toMatch(/Ваш одноразовый код: \d{4}/);
  });

  test.each([
    ["localhost", "No such user/email!"],
    ["ru.localhost", "Этот адрес почты не зарегистрирован"],
  ])("[5-18] [7-11] an unknown address is 404 (%s)", async (host, message) => {
    const answer = await askForCode("stranger@cats.example", {}, { host });
    expect([answer.status, await messageOf(answer)]).toEqual([404, message]);
    expect((await giveCode("stranger@cats.example", "1234")).status).toBe(404);
    expect(await server.mailsSentTo("stranger@cats.example")).toEqual([]);
  });

  test("[D2-14] more than five codes an hour for an account are 429 with Retry-After, and not mailed", async () => {
    const [member, other] = [await buildMember(server), await buildMember(server)];
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await askForCode(member.email));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const seconds = Number(answers[5]!.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(await server.mailsSentTo(member.email)).toHaveLength(5);
    expect((await askForCode(other.email)).status).toBe(200);
    const age = (interval: string) =>
      server.pool.query(
        `update attempts set window_started_at = window_started_at - interval '${interval}' where key like 'recovery-code %'`,
      );
    await age("59 minutes 50 seconds");
    expect((await askForCode(member.email)).status).toBe(429);
    await age("11 seconds");
    expect((await askForCode(member.email)).status).toBe(200);
  });

  test("[D2-11] a copy of the database does not tell the code", async () => {
    const member = await buildMember(server);
    const code = await mailedCode(member);
    const { rows } = await server.pool.query<{ code_hash: string; row: string }>(
      "select code_hash, (to_jsonb(r) - 'code_hash' - 'id' - 'user_id')::text as row from recovery_codes r where user_id = $1",
      [member.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.code_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]!.row).not.toMatch(new RegExp(`"${code}"`));
  });
});

describe("giving the code", () => {
  test("[7-12] [D2-12] [D2-15] a right one sets a short-lived HttpOnly cookie", async () => {
    const member = await buildMember(server);
    const answer = await giveCode(member.email, await mailedCode(member));
    expect(answer.status).toBe(200);
    const cookie = cookieOf(answer, "reset")!;
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(Number(/Max-Age=(\d+)/i.exec(cookie)![1])).toBeLessThanOrEqual(15 * 60);
  });

  test.each([
    ["localhost", "The code you have entered is not correct, try again or re-send the link"],
    ["ru.localhost", "Введённый код неверен, попробуйте ещё раз или запросите новый"],
  ])("[5-19] [D2-12] a wrong one is 400 (%s)", async (host, message) => {
    const member = await buildMember(server);
    const code = await mailedCode(member);
    const answer = await giveCode(member.email, otherThan(code), { host });
    expect([answer.status, await messageOf(answer)]).toEqual([400, message]);
    expect(cookieOf(answer, "reset")).toBeUndefined();
  });

  test.each([999, 10_000, "", "12a4", "12345", null, [1234]])(
    "[9-14] what has not four digits is refused by its field: %j",
    async (OTP) => {
      const member = await buildMember(server);
      const answer = await giveCode(member.email, OTP);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: "OTP" }] });
    },
  );

  test("[D2-13] after five wrong tries the right code is 429 too; a new code may be tried again", async () => {
    const member = await buildMember(server);
    const code = await mailedCode(member);
    for (let i = 0; i < 5; i++)
      expect((await giveCode(member.email, otherThan(code))).status).toBe(400);
    const answer = await giveCode(member.email, code);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await giveCode(member.email, await mailedCode(member))).status).toBe(200);
  });

  test("[D2-13] tries at the same moment count too: of 20 guesses at most five are heard", async () => {
    const member = await buildMember(server);
    const code = await mailedCode(member);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => giveCode(member.email, otherThan(code))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(15).fill(429)]);
  });

  test("[D2-11] after ten minutes it is refused", async () => {
    const member = await buildMember(server);
    const code = await mailedCode(member);
    await ageCodes("9 minutes 50 seconds");
    expect((await giveCode(member.email, otherThan(code))).status).toBe(400);
    await ageCodes("11 seconds");
    expect((await giveCode(member.email, code)).status).toBe(400);
  });

  test("works once, and not when a newer one was mailed", async () => {
    const member = await buildMember(server);
    const first = await mailedCode(member);
    const second = await mailedCodeUnlike(first, member);
    expect((await giveCode(member.email, first)).status).toBe(400);
    expect((await giveCode(member.email, second)).status).toBe(200);
    expect((await giveCode(member.email, second)).status).toBe(400);
  });

  test("one account's code is no other account's", async () => {
    const [member, other] = [await buildMember(server), await buildMember(server)];
    const code = await mailedCode(member);
    await mailedCodeUnlike(code, other);
    expect((await giveCode(other.email, code)).status).toBe(400);
  });
});
