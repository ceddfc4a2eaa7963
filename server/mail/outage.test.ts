/** The mail server goes away and comes back, or a process dies between sending a mail and recording it. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Pool } from "pg";
import { openMailServer, type MailServer } from "@felistry/testkit/processes/mail-server.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { inTransaction } from "../db/transaction.ts";
import { startJobs, type Jobs } from "../jobs/jobs.ts";
import { writeLetter } from "./letter.ts";
import { openMailer } from "./transport.ts";

const SOON = { timeout: 15_000, interval: 20 };
const DAY_SECONDS = 24 * 60 * 60;
const LATE_SECONDS = 120;

let server: TestServer;
let pool: Pool;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ({ pool } = server);
  // This file runs the jobs under test itself instead of the server's worker.
  await server.services.jobs.stop();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await pool.query("delete from jobs.job where name = 'mail'");
});
afterAll(() => server.stop());

async function sendingTo(mailServer: MailServer): Promise<Jobs> {
  const mailer = openMailer({
    smtpUrl: `smtp://127.0.0.1:${mailServer.port}`,
    from: "Felistry <no-reply@cats.example>",
    outbox: "",
  });
  const jobs = await startJobs({
    keepNotices: async (_tx, mails) => ({ mails, pushes: [], telegrams: [] }),
    databaseUrl: server.services.config.databaseUrl!,
    sendMail: mailer.send,
    onError: () => {},
  });
  closing.push(mailer.close, jobs.stop);
  return jobs;
}

const enqueue = (jobs: Jobs) =>
  inTransaction(pool, (tx) =>
    jobs.enqueueMails(tx, [
      writeLetter({ to: "olga@cats.example", subject: "Order", paragraphs: ["Hello"] }),
    ]),
  );

const waiting = async () =>
  (
    await pool.query<{ state: string; tries: number; most: number; pause: number }>(
      `select state::text, retry_count as tries, retry_limit as most, extract(epoch from start_after - now())::float8 as pause
       from jobs.job where name = 'mail'`,
    )
  ).rows[0];

const messageIdOf = (raw: string) => /^message-id:\s*(\S+)/im.exec(raw)?.[1];

test("[SEC-22] a mail that has failed for hours is retried within two minutes, for a day, and arrives when the mail server is back", async () => {
  const away = await openMailServer();
  await away.close();
  const jobs = await sendingTo(away);
  await enqueue(jobs);
  await vi.waitFor(async () => expect((await waiting())?.state).toBe("retry"), SOON);
  // The state after an outage of hours: only the following pause is of interest.
  await pool.query("update jobs.job set retry_count = 40, start_after = now()");
  await vi.waitFor(async () => expect((await waiting())?.tries).toBe(41), SOON);
  await vi.waitFor(async () => expect((await waiting())?.state).toBe("retry"), SOON);
  const { pause, most } = (await waiting())!;
  expect(pause).toBeGreaterThan(1);
  expect(pause).toBeLessThanOrEqual(LATE_SECONDS / 2);
  expect(most * (LATE_SECONDS / 2)).toBeGreaterThanOrEqual(DAY_SECONDS);

  const back = await openMailServer({}, away.port);
  closing.push(back.close);
  await pool.query("update jobs.job set start_after = now()");
  await vi.waitFor(() => expect(back.received).toHaveLength(1), SOON);
});

test("[SEC-22] a mail sent again after a crash has the same Message-ID, and no two mails share one", async () => {
  const mailServer = await openMailServer();
  closing.push(mailServer.close);
  const jobs = await sendingTo(mailServer);
  await enqueue(jobs);
  const { rows } = await pool.query<{ id: string; data: object }>(
    "select id, data from jobs.job where name = 'mail'",
  );
  await vi.waitFor(async () => expect((await waiting())?.state).toBe("completed"), SOON);
  // What a process leaves if it sent the mail and died before recording that.
  await pool.query(
    "update jobs.job set state = 'retry', completed_on = null, data = $2 where id = $1",
    [rows[0]!.id, rows[0]!.data],
  );
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), SOON);
  await enqueue(jobs);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(3), SOON);
  const [first, again, other] = mailServer.received.map(({ raw }) => messageIdOf(raw));
  expect(first).toMatch(/^<[\w-]+@cats\.example>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
