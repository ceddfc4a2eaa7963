import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { parseMail, type SentMail } from "@felistry/testkit/sent-mails.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Sent {
  cookie?: string;
  host?: string;
  method?: string;
}

function send(
  path: string,
  body: object,
  { cookie, host = "localhost", method = "POST" }: Sent = {},
): Promise<Response> {
  return server.raw(`/api${path}`, {
    method,
    headers: { "content-type": "application/json", host, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
}

const askForCode = (email: string, more: object = {}, sent?: Sent) =>
  send("/send-recovery-email", { recipient_email: email, ...more }, sent);
const giveCode = (email: string, OTP: unknown, sent?: Sent) =>
  send("/auth/verify-recovery-code", { email, OTP }, sent);
const changePassword = (body: object, sent?: Sent) =>
  send("/auth/change-password", body, { method: "PUT", ...sent });

const codeIn = ({ text }: SentMail) => /\d{4}/.exec(text)![0];

async function mailedCode({ email }: { email: string }): Promise<string> {
  expect((await askForCode(email)).status).toBe(200);
  return codeIn((await server.mailsSentTo(email)).at(-1)!);
}

async function mailedCodeUnlike(other: string, member: { email: string }): Promise<string> {
  const code = await mailedCode(member);
  return code === other ? mailedCodeUnlike(other, member) : code;
}

/** A code that is not the one. */
const otherThan = (code: string) => String(((Number(code) - 1000 + 1) % 9000) + 1000);

function cookieOf(response: Response, name: string): string | undefined {
  return response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
}

async function resetCookieOf(member: BuiltMember): Promise<string> {
  const answer = await giveCode(member.email, await mailedCode(member));
  expect(answer.status).toBe(200);
  return cookieOf(answer, "reset")!.split(";")[0]!;
}

const canLogIn = async (email: string, password: string) =>
  (await send("/auth/login", { email, password })).status === 200;

const messageOf = async (response: Response) =>
  ((await response.json()) as { message: string }).message;

const ageCodes = (interval: string) =>
  server.pool.query(
    `update recovery_codes set expires_at = expires_at - interval '${interval}', reset_expires_at = reset_expires_at - interval '${interval}'`,
  );

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
    ["ru.localhost", "Нет такого пользователя/e-mail!"],
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

describe("the new password", () => {
  test("[7-12] [D2-05] is set with the cookie, once; every session ends, the old password too", async () => {
    const member = await buildMember(server);
    const sessions = [await server.sessionCookie(member), await server.sessionCookie(member)];
    const cookie = await resetCookieOf(member);
    const body = { valuePassword: "Fresh4kittens", email: member.email.toUpperCase() };
    const answer = await changePassword(body, { cookie });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer, "reset")).toMatch(/^reset=;/);
    for (const session of sessions)
      expect((await server.raw("/api/me", { headers: { cookie: session } })).status).toBe(401);
    expect(await canLogIn(member.email, member.password)).toBe(false);
    expect(await canLogIn(member.email, "Fresh4kittens")).toBe(true);
    expect((await changePassword(body, { cookie })).status).toBe(403);
  });

  test("[7-13] is refused without cookie and session, and the old one stays", async () => {
    const member = await buildMember(server);
    await mailedCode(member);
    for (const cookie of [undefined, "reset=", `reset=${"A".repeat(43)}`, "reset=' or 1=1--"]) {
      const answer = await changePassword(
        { valuePassword: "Fresh4kittens", email: member.email },
        cookie ? { cookie } : {},
      );
      expect([cookie, answer.status]).toEqual([cookie, 403]);
    }
    expect(await canLogIn(member.email, member.password)).toBe(true);
  });

  test("[D2-16] the cookie is good for its own e-mail only", async () => {
    const [member, victim] = [await buildMember(server), await buildMember(server)];
    const cookie = await resetCookieOf(member);
    for (const email of [victim.email, undefined, "nobody@cats.example"])
      expect(
        (await changePassword({ valuePassword: "Fresh4kittens", email }, { cookie })).status,
      ).toBe(403);
    expect(await canLogIn(victim.email, victim.password)).toBe(true);
    expect(
      (await changePassword({ valuePassword: "Fresh4kittens", email: member.email }, { cookie }))
        .status,
    ).toBe(200);
  });

  test("[D2-15] the cookie is over after a quarter of an hour", async () => {
    const member = await buildMember(server);
    const cookie = await resetCookieOf(member);
    await ageCodes("15 minutes 1 second");
    const body = { valuePassword: "Fresh4kittens", email: member.email };
    expect((await changePassword(body, { cookie })).status).toBe(403);
  });

  test.each([
    "short1",
    "a".repeat(9),
    "12345678",
    `Aa1${"b".repeat(18)}`,
    "has space 1",
    "Пароль123",
  ])("[5-16] keeps the rule of joining: %s is 400 by its field", async (valuePassword) => {
    const member = await buildMember(server);
    const cookie = await resetCookieOf(member);
    const answer = await changePassword({ valuePassword, email: member.email }, { cookie });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          field: "valuePassword",
          message: "Password should be 8-20 characters and include at least 1 letter and 1 number",
        },
      ],
    });
  });

  test("lets those in at once who had tried ten wrong ones", async () => {
    const member = await buildMember(server);
    for (let i = 0; i < 11; i++) await canLogIn(member.email, "Wrong4kittens");
    const cookie = await resetCookieOf(member);
    await changePassword({ valuePassword: "Fresh4kittens", email: member.email }, { cookie });
    expect(await canLogIn(member.email, "Fresh4kittens")).toBe(true);
  });
});

test("[7-10] [7-12] with a mail server the code goes there, and the whole way works", async () => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const own = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  try {
    const member = await buildMember(own);
    const browser = own.guest();
    await browser("POST /send-recovery-email", { body: { recipient_email: member.email } });
    await own.outbox.all();
    const mail = await parseMail(received[0]!);
    expect(mail.to).toBe(member.email);
    const OTP = codeIn(mail);
    await browser("POST /auth/verify-recovery-code", { body: { email: member.email, OTP } });
    const valuePassword = "Fresh4kittens";
    await browser("PUT /auth/change-password", { body: { valuePassword, email: member.email } });
    const { data } = await browser("POST /auth/login", {
      body: { email: member.email, password: valuePassword },
    });
    expect(data.id).toBe(member.id);
  } finally {
    await own.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
});
