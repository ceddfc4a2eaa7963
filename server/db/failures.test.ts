import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { failureOf } from "../http/errors.ts";
import { waiting, withCallTime } from "./call-time.ts";
import { openPool } from "./pool.ts";
import { inTransaction } from "./transaction.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.pool.query("create table shelves (id int primary key, books int)");
  await server.pool.query("insert into shelves values (1, 0), (2, 0)");
});
afterAll(() => server.stop());

/** The failure of `work` as the caller sees it. */
async function failureBy(work: () => Promise<unknown>) {
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const { status, retryAfter } = failureOf(error, "request");
  return { status, retryAfter };
}
const SOON = { status: 503, retryAfter: 5 };

describe("what blocks a call for too long is 503 with Retry-After, never a fault:", () => {
  test("[SEC-20] a statement that runs out of time (57014)", async () => {
    const slow = () => server.services.pool.query("select pg_sleep(20)");
    expect(await failureBy(slow)).toEqual(SOON);
  }, 15_000);

  test("[SEC-20] a lock that is not released (55P03)", async () => {
    await inTransaction(server.pool, async (tx) => {
      await tx.query({ text: "update shelves set books = 1 where id = 1" });
      const waiter = () => server.services.pool.query("update shelves set books = 2 where id = 1");
      expect(await failureBy(waiter)).toEqual(SOON);
    });
  }, 15_000);

  test("[SEC-20] a deadlock (40P01)", async () => {
    const both = [1, 2].map((first) => {
      const last = 3 - first;
      return inTransaction(server.pool, async (tx) => {
        await tx.query({ text: "update shelves set books = 3 where id = $1", values: [first] });
        // Until the other also holds its row.
        await expect.poll(async () => heldRows(), { timeout: 10_000, interval: 20 }).toBe(2);
        await tx.query({ text: "update shelves set books = 3 where id = $1", values: [last] });
      });
    });
    const [a, b] = await Promise.allSettled(both);
    const refused = [a!, b!].filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(1);
    const { reason } = refused[0] as PromiseRejectedResult;
    expect(reason).toMatchObject({ code: "40P01" });
    expect(await failureBy(() => Promise.reject(reason))).toEqual(SOON);
  }, 20_000);

  test("[SEC-20] more statements than a call has time for, although each is quick", async () => {
    const started = performance.now();
    const many = () =>
      withCallTime(() =>
        inTransaction(server.services.pool, async (tx) => {
          for (;;) await tx.query({ text: "select pg_sleep(0.3)" });
        }),
      );
    expect(await failureBy(many)).toEqual(SOON);
    expect(performance.now() - started).toBeLessThan(5_000);
    const one = () => withCallTime(() => waiting(() => new Promise(() => {})));
    expect(await failureBy(one)).toEqual(SOON);
  }, 20_000);
});

async function heldRows(): Promise<number> {
  const { rows } = await server.pool.query(
    "select count(distinct pid)::int as n from pg_locks where relation = 'shelves'::regclass and mode = 'RowExclusiveLock'",
  );
  return rows[0].n;
}

test("[SEC-20] writers leave part of the pool to readers", async () => {
  const pool = openPool({
    url: server.services.config.databaseUrl!,
    max: 8,
    onIdleError: () => {},
  });
  let go: () => void = () => {};
  const signal = new Promise<void>((resolve) => (go = resolve));
  const writers = Array.from({ length: 12 }, () =>
    inTransaction(pool, async (tx) => {
      await tx.query({ text: "select 1" });
      await signal;
    }),
  );
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(5);
  expect((await pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  expect(pool.totalCount - pool.idleCount).toBe(5);
  go();
  await Promise.all(writers);
  await pool.end();
});
