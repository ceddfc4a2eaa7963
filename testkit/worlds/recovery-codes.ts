/** The way to a new password: a code by mail, its cookie, the password. */
import { afterAll, beforeAll, expect } from "vitest";
import type { SentMail } from "../sent-mails.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export let server: TestServer;

/** Sets up a server for the calling test file. */
export function startForRecovery(): void {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
}

export interface Sent {
  cookie?: string;
  host?: string;
  method?: string;
}

export function send(
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

export const askForCode = (email: string, more: object = {}, sent?: Sent) =>
  send("/send-recovery-email", { recipient_email: email, ...more }, sent);

export const giveCode = (email: string, OTP: unknown, sent?: Sent) =>
  send("/auth/verify-recovery-code", { email, OTP }, sent);

export const codeIn = ({ text }: SentMail) => /\d{4}/.exec(text)![0];

export async function mailedCode({ email }: { email: string }): Promise<string> {
  expect((await askForCode(email)).status).toBe(200);
  return codeIn((await server.mailsSentTo(email)).at(-1)!);
}

export function cookieOf(response: Response, name: string): string | undefined {
  return response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
}

export const ageCodes = (interval: string) =>
  server.pool.query(
    `update recovery_codes set expires_at = expires_at - interval '${interval}', reset_expires_at = reset_expires_at - interval '${interval}'`,
  );
