import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { describe, expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { parseMail } from "@felistry/testkit/sent-mails.ts";
import { startTestServer } from "@felistry/testkit/start-test-server.ts";
import {
  startForRecovery,
  server,
  type Sent,
  send,
  giveCode,
  codeIn,
  mailedCode,
  cookieOf,
  ageCodes,
} from "@felistry/testkit/worlds/recovery-codes.ts";

startForRecovery();

const changePassword = (body: object, sent?: Sent) =>
  send("/auth/change-password", body, { method: "PUT", ...sent });

async function resetCookieOf(member: BuiltMember): Promise<string> {
  const answer = await giveCode(member.email, await mailedCode(member));
  expect(answer.status).toBe(200);
  return cookieOf(answer, "reset")!.split(";")[0]!;
}

const canLogIn = async (email: string, password: string) =>
  (await send("/auth/login", { email, password })).status === 200;

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
