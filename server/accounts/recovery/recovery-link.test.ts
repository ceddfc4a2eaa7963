/** If four digits could be guessed, the mail has a link (decisions §11). */
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import {
  ageCodes,
  askForCode,
  codeIn,
  cookieOf,
  giveCode,
  mailedCode,
  send,
  server,
  startForRecovery,
} from "@felistry/testkit/worlds/recovery-codes.ts";
import type { SentMail } from "@felistry/testkit/sent-mails.ts";
import { startTestServer } from "@felistry/testkit/start-test-server.ts";

startForRecovery();

const LINK = /https?:\/\/\S+\/restore#([\w-]+)/;
const NEW_PASSWORD = "Fresh4kittens";

const otherThan = (code: string) => String(((Number(code) - 1000 + 1) % 9000) + 1000);
const sentOf = async (answer: Response) =>
  ((await answer.json()) as { data: { sent: string } }).data.sent;
const lastMail = async ({ email }: { email: string }): Promise<SentMail> =>
  (await server.mailsSentTo(email)).at(-1)!;
const openLink = (token: string) => send("/auth/open-recovery-link", { token });

async function mailedLink(member: BuiltMember): Promise<string> {
  const answer = await askForCode(member.email);
  expect([answer.status, await sentOf(answer)]).toEqual([200, "link"]);
  return LINK.exec((await lastMail(member)).text)![1]!;
}

/** As many wrong guesses, of as many codes as that takes. */
async function guessWrongly(member: BuiltMember, times: number): Promise<void> {
  for (let i = 0; i < times; i += 5) {
    const code = await mailedCode(member);
    for (let j = i; j < Math.min(i + 5, times); j++)
      expect((await giveCode(member.email, otherThan(code))).status).toBe(400);
  }
}

const setWrongCodes = (count: number) =>
  server.pool.query(
    `insert into attempts (key, count, window_started_at) values ('recovery-wrong', $1, now())
     on conflict (key) do update set count = excluded.count, window_started_at = excluded.window_started_at`,
    [count],
  );

beforeEach(() => server.pool.query("delete from attempts"));

describe("guesses", () => {
  test("[SEC-12] [D11-01] of an account are ten a day over all its codes: then the right code is 429, and the mail brings a link", async () => {
    const member = await buildMember(server);
    await guessWrongly(member, 10);
    const code = await mailedCodeBefore(member);
    const answer = await giveCode(member.email, code);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(23 * 60 * 60);
    expect(cookieOf(answer, "reset")).toBeUndefined();
    await mailedLink(member);
    await server.pool.query(
      "update attempts set window_started_at = window_started_at - interval '24 hours 1 second'",
    );
    expect((await giveCode(member.email, await mailedCode(member))).status).toBe(200);
  });

  /** A code that was mailed while codes still were: the account's ten guesses were of others. */
  async function mailedCodeBefore(member: BuiltMember): Promise<string> {
    await server.pool.query("update attempts set count = 9 where key like 'recovery-guess %'");
    const code = await mailedCode(member);
    await server.pool.query("update attempts set count = 10 where key like 'recovery-guess %'");
    return code;
  }

  test("[SEC-12] of one account made at the same moment are ten too", async () => {
    const member = await buildMember(server);
    await guessWrongly(member, 8);
    const code = await mailedCode(member);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => giveCode(member.email, otherThan(code))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 429, 429, 429]);
  });

  test("[SEC-12] [D11-01] from one network are 60 an hour, whosever codes they are of", async () => {
    const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1" } });
    try {
      const guess = (n: number, address: string) =>
        strict.raw("/api/auth/verify-recovery-code", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            host: "localhost",
            "x-forwarded-for": address,
          },
          body: JSON.stringify({ email: `nobody${n}@cats.example`, OTP: "1234" }),
        });
      const statuses = [];
      for (let n = 0; n < 61; n++) statuses.push((await guess(n, `2001:db8::${n}`)).status);
      expect(statuses).toEqual([...Array<number>(60).fill(404), 429]);
      expect((await guess(61, "2001:db8:0:1::1")).status).toBe(404);
    } finally {
      await strict.stop();
    }
  });

  test("[SEC-12] [D11-01] that are wrong 201 times an hour over all accounts end all codes for an hour; links go on", async () => {
    const [guesser, honest] = [await buildMember(server), await buildMember(server)];
    const honestCode = await mailedCode(honest);
    const code = await mailedCode(guesser);
    await setWrongCodes(199);
    await giveCode(guesser.email, otherThan(code));
    expect(await sentOf(await askForCode(honest.email))).toBe("code");
    const again = codeIn(await lastMail(honest));
    await giveCode(guesser.email, otherThan(code));
    const refused = await giveCode(honest.email, again);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60 * 60);
    expect((await giveCode(honest.email, honestCode)).status).toBe(429);
    const token = await mailedLink(honest);
    expect((await openLink(token)).status).toBe(200);
    await server.pool.query(
      "update attempts set window_started_at = window_started_at - interval '1 hour 1 second'",
    );
    expect((await giveCode(honest.email, await mailedCode(honest))).status).toBe(200);
  });
});

describe("the link", () => {
  test("[SEC-12] [D11-01] is what administrators get always, and opens the way to a new password, once", async () => {
    const admin = await buildAdmin(server);
    const token = await mailedLink(admin);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const mail = await lastMail(admin);
    expect(mail.subject).toBe("A link for a new password");
    expect(mail.text).not.toMatch(/\b\d{4}\b(?!\S*#)/);
    const answer = await openLink(token);
    expect(await answer.json()).toMatchObject({ data: { email: admin.email } });
    const cookie = cookieOf(answer, "reset")!.split(";")[0]!;
    expect((await openLink(token)).status).toBe(400);
    const body = { valuePassword: NEW_PASSWORD, email: admin.email };
    expect((await send("/auth/change-password", body, { cookie, method: "PUT" })).status).toBe(200);
    expect((await send("/auth/change-password", body, { cookie, method: "PUT" })).status).toBe(403);
    const login = { email: admin.email, password: NEW_PASSWORD };
    expect((await send("/auth/login", login)).status).toBe(200);
  });

  test("[SEC-12] a code mailed before its reader became an administrator is good no longer", async () => {
    const member = await buildMember(server);
    const code = await mailedCode(member);
    await server.pool.query("insert into user_roles (user_id, role_id) values ($1, 2)", [
      member.id,
    ]);
    expect((await giveCode(member.email, code)).status).toBe(400);
  });

  test("[SEC-12] opened by two at once is opened by one", async () => {
    const token = await mailedLink(await buildAdmin(server));
    const answers = await Promise.all(Array.from({ length: 6 }, () => openLink(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test.each([
    ["localhost", "This link is no longer valid. Ask for a new one"],
    ["ru.localhost", "Эта ссылка больше не действует. Запросите новую"],
  ])(
    "[SEC-12] is over after an hour, and one that nobody sent was never good (%s)",
    async (host, message) => {
      const token = await mailedLink(await buildAdmin(server));
      await ageCodes("60 minutes 1 second");
      for (const tried of [token, "A".repeat(43), "short", "' or 1=1--"]) {
        const answer = await send("/auth/open-recovery-link", { token: tried }, { host });
        expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
        expect(cookieOf(answer, "reset")).toBeUndefined();
      }
    },
  );

  test("[SEC-12] is of no use to whoever has a copy of the database, nor after the password has changed", async () => {
    const admin = await buildAdmin(server);
    const [token, later] = [await mailedLink(admin), await mailedLink(admin)];
    const { rows } = await server.pool.query<{ row: string }>(
      "select row_to_json(r)::text as row from recovery_codes r where user_id = $1",
      [admin.id],
    );
    const dump = rows.map(({ row }) => row).join();
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(Buffer.from(token, "base64url").toString("hex"));
    expect(dump).toContain(createHash("sha256").update(token).digest("hex"));
    const body = { valuePassword: NEW_PASSWORD, currentPassword: admin.password };
    const cookie = await server.sessionCookie(admin);
    expect((await send("/auth/change-password", body, { cookie, method: "PUT" })).status).toBe(200);
    for (const tried of [token, later]) expect((await openLink(tried)).status).toBe(400);
  });

  test("[SEC-12] leads Russian readers to the Russian page", async () => {
    const admin = await buildAdmin(server, { locale: "ru" });
    await mailedLink(admin);
    const { subject, text } = await lastMail(admin);
    expect(subject).toBe("Ссылка для нового пароля");
    expect(text).toMatch(/http:\/\/ru\.localhost\S*\/restore#/);
  });
});
