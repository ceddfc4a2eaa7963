import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Pool } from "pg";
import { inTransaction } from "../db/transaction.ts";
import { startJobs, Undeliverable, type Jobs, type JobsOptions, type MailJob } from "./jobs.ts";
import { openRelay } from "@felistry/testkit/processes/relay.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let pool: Pool;
const running: Jobs[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ({ pool } = server);
  // The jobs under test are this file's own, not the server's worker's.
  await server.services.jobs.stop();
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await pool.query("delete from jobs.job where name = 'mail'");
});
afterAll(() => server.stop());

const SOON = { timeout: 10_000, interval: 20 };
const mailTo = (to: string): MailJob => ({
  to,
  subject: "Order",
  text: "Hello",
  html: "<p>Hello</p>",
});

async function start(
  sendMail: JobsOptions["sendMail"],
  errors: Error[] = [],
  databaseUrl = server.services.config.databaseUrl!,
): Promise<Jobs> {
  const jobs = await startJobs({
    keepNotices: async (_tx, mails) => ({ mails, pushes: [], telegrams: [] }),
    databaseUrl,
    sendMail,
    onError: (error) => errors.push(error),
    retryDelay: 1,
  });
  running.push(jobs);
  return jobs;
}

const enqueue = (jobs: Jobs, ...to: string[]) =>
  inTransaction(pool, (tx) => jobs.enqueueMails(tx, to.map(mailTo)));
const states = async () =>
  (
    await pool.query<{ state: string }>("select state::text from jobs.job where name = 'mail'")
  ).rows.map(({ state }) => state);

test("[D5-12] a mail of a committed transaction goes out, one of a rolled back transaction never", async () => {
  const sent: string[] = [];
  const jobs = await start(async ({ to }) => void sent.push(to));
  await expect(
    inTransaction(pool, async (tx) => {
      await jobs.enqueueMails(tx, [mailTo("rolled@back.example")]);
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  await inTransaction(pool, async (tx) => {
    await jobs.enqueueMails(tx, [mailTo("committed@cats.example")]);
    await sleep(1_200);
    expect(sent).toEqual([]);
  });
  await vi.waitFor(() => expect(sent).toEqual(["committed@cats.example"]), SOON);
  await vi.waitFor(async () => expect(await states()).toEqual(["completed"]), SOON);
});

test("what is sent does not stay readable in the queue, and is not sent again when its process died then", async () => {
  const sent: string[] = [];
  const jobs = await start(async ({ to }) => void sent.push(to));
  await enqueue(jobs, "olga@cats.example");
  await vi.waitFor(async () => expect(await states()).toEqual(["completed"]), SOON);
  const { rows } = await pool.query("select data from jobs.job where name = 'mail'");
  expect(rows).toEqual([{ data: { to: "olga@cats.example" } }]);
  await pool.query("update jobs.job set state = 'retry', completed_on = null");
  await vi.waitFor(async () => expect(await states()).toEqual(["completed"]), SOON);
  expect(sent).toEqual(["olga@cats.example"]);
});

test("mails to an address that never exists are not even kept", async () => {
  const jobs = await start(async () => {});
  await enqueue(jobs, "0b5c@closed.invalid");
  expect(await states()).toEqual([]);
});

test("[D5-11] a mail that fails is tried again until it is out; those with it are sent once", async () => {
  const tries: string[] = [];
  const errors: Error[] = [];
  const jobs = await start(async ({ to }) => {
    tries.push(to);
    if (to === "late@cats.example" && tries.filter((one) => one === to).length < 3)
      throw new Error("the mail server is away");
  }, errors);
  await enqueue(jobs, "one@cats.example", "late@cats.example", "two@cats.example");
  await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(["completed"])), {
    ...SOON,
    timeout: 18_000,
  });
  expect([...tries].sort()).toEqual([
    "late@cats.example",
    "late@cats.example",
    "late@cats.example",
    "one@cats.example",
    "two@cats.example",
  ]);
  expect(errors.map(({ message }) => message)).toEqual([
    "the mail server is away",
    "the mail server is away",
  ]);
});

test("[D5-11] a mail without a mailbox is given up at once and kept as failed", async () => {
  let tries = 0;
  const jobs = await start(async () => {
    tries++;
    throw new Undeliverable("no such mailbox");
  });
  await enqueue(jobs, "nobody@cats.example");
  await vi.waitFor(async () => expect(await states()).toEqual(["failed"]), SOON);
  await sleep(1_500);
  expect(tries).toBe(1);
});

test("a mail that is forgotten while it is being sent is not tried again, and its address is in no row", async () => {
  const tries: string[] = [];
  let fail = () => {};
  const jobs = await start(async ({ to }) => {
    tries.push(to);
    if (to === "anna@judges.example")
      await new Promise<void>((_, reject) => {
        fail = () => reject(new Error("the mail server is away"));
      });
  });
  await inTransaction(pool, (tx) =>
    jobs.enqueueMails(tx, [{ ...mailTo("anna@judges.example"), about: "judge 7" }]),
  );
  await vi.waitFor(() => expect(tries).toEqual(["anna@judges.example"]), SOON);
  await inTransaction(pool, (tx) => jobs.forgetMails(tx, "judge 7"));
  fail();
  await enqueue(jobs, "other@cats.example");
  await vi.waitFor(async () => expect(await states()).toEqual(["completed", "completed"]), SOON);
  expect(tries).toEqual(["anna@judges.example", "other@cats.example"]);
  const { rows } = await pool.query("select data ->> 'to' as to from jobs.job where name = 'mail'");
  expect(new Set(rows.map(({ to }) => to))).toEqual(new Set([null, "other@cats.example"]));
});

test("[D5-12] stopping waits for the mail being sent, and leaves the rest to who runs next", async () => {
  const sent: string[] = [];
  let begun = 0;
  const jobs = await start(async ({ to }) => {
    begun++;
    await sleep(700);
    sent.push(to);
  });
  await enqueue(jobs, "slow@cats.example");
  await vi.waitFor(() => expect(begun).toBe(1), SOON);
  await jobs.stop();
  expect(sent).toEqual(["slow@cats.example"]);
  expect(await states()).toEqual(["completed"]);

  const later: string[] = [];
  await pool.query("delete from jobs.job where name = 'mail'");
  await enqueue(await start(async () => sleep(60_000)), "x@cats.example").then(() =>
    running.pop()!.stop(),
  );
  await start(async ({ to }) => void later.push(to));
  await vi.waitFor(() => expect(later).toEqual(["x@cats.example"]), SOON);
}, 40_000);

test("[D5-12] lost database connections end no process and no mail", async () => {
  const sent: string[] = [];
  const errors: Error[] = [];
  const jobs = await start(async ({ to }) => void sent.push(to), errors);
  for (let round = 0; round < 3; round++) {
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pgboss' and datname = current_database()",
    );
    await enqueue(jobs, `round${round}@cats.example`);
    await vi.waitFor(() => expect(sent).toContain(`round${round}@cats.example`), SOON);
  }
  expect(sent).toHaveLength(3);
});

test("[D5-12] with the database away and back the work goes on by itself", async () => {
  const relay = await openRelay(server.services.config.databaseUrl!);
  const sent: string[] = [];
  const errors: Error[] = [];
  const jobs = await start(async ({ to }) => void sent.push(to), errors, relay.url);
  await enqueue(jobs, "before@cats.example");
  await vi.waitFor(() => expect(sent).toEqual(["before@cats.example"]), SOON);
  await relay.cut();
  await enqueue(jobs, "meanwhile@cats.example");
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), SOON);
  expect(sent).toEqual(["before@cats.example"]);
  await relay.mend();
  await vi.waitFor(
    () => expect(sent).toEqual(["before@cats.example", "meanwhile@cats.example"]),
    SOON,
  );
  await running.pop()!.stop();
  await relay.close();
});

test("[D5-12] several processes starting at once on an empty database all come up, and share the work", async () => {
  await pool.query("drop schema jobs cascade");
  const sent: string[] = [];
  const [jobs] = await Promise.all(
    Array.from({ length: 3 }, () => start(async ({ to }) => void sent.push(to))),
  );
  const addresses = Array.from({ length: 25 }, (_, i) => `many${i}@cats.example`);
  await enqueue(jobs!, ...addresses);
  await vi.waitFor(() => expect(sent).toHaveLength(25), SOON);
  await sleep(700);
  expect([...sent].sort()).toEqual([...addresses].sort());
});
