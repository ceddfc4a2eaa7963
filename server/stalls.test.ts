/** The database is slow, busy or out of reach: each call ends in time, and nobody waits who need not. */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { buildAd, type BuiltAd } from "@felistry/testkit/build-ad.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { openRelay, type Relay } from "@felistry/testkit/processes/relay.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/processes/test-cluster.ts";

const ANSWER_WITHIN_MS = 5_000;
/** More than the pool has connections. */
const WRITERS = 20;
const READERS = 30;

let database: TestDatabase;
let relay: Relay;
let server: TestServer;
let buyer: BuiltMember;
let cookie: string;
let ad: BuiltAd;
/** Straight to the database, by no relay. */
let elsewhere: pg.Pool;

beforeAll(async () => {
  database = await copyOfTemplate(inject("cluster"));
  relay = await openRelay(database.url);
  elsewhere = new pg.Pool({ connectionString: database.url, max: 4 });
  elsewhere.on("error", () => {});
  server = await startTestServer({
    database: { url: relay.url, drop: async () => {} },
  });
  buyer = await buildMember(server);
  cookie = await server.sessionCookie(buyer);
  ad = await buildAd(server, { price_pet: 500 });
});

afterAll(async () => {
  await relay.mend();
  await server.stop();
  await elsewhere.end();
  await relay.close();
  await database.drop();
});

interface Answer {
  status: number;
  ms: number;
  retryAfter: string | null;
}

async function ask(path: string, init?: Parameters<TestServer["raw"]>[1]): Promise<Answer> {
  const started = performance.now();
  const answer = await server.raw(path, { headers: { cookie }, ...init });
  await answer.arrayBuffer();
  const retryAfter = answer.headers.get("retry-after");
  return { status: answer.status, ms: performance.now() - started, retryAfter };
}

const write = (method: string, path: string, body: object): Promise<Answer> =>
  ask(path, {
    method,
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const order = () => write("POST", "/api/order", { catId: ad.cat_id, price: 500 });

const once = async (condition: () => Promise<boolean> | boolean): Promise<void> => {
  await expect.poll(condition, { timeout: 20_000, interval: 50 }).toBe(true);
};
const isReady = async () => (await ask("/readyz")).status === 200;

/** Whoever wants the cat's row waits for as long as `work` takes. */
async function whileCatIsLocked(work: () => Promise<void>): Promise<void> {
  const holder = await elsewhere.connect();
  try {
    await holder.query("begin");
    await holder.query("select 1 from cats where id = $1 for update", [ad.cat_id]);
    await work();
  } finally {
    await holder.query("rollback");
    holder.release();
  }
}

const waiters = async (): Promise<number> =>
  (
    await elsewhere.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows[0].n;

describe("while nothing arrives on the way to the database", () => {
  test("[SEC-20] every call ends within five seconds with 503 and Retry-After, and health says so; then all goes on", async () => {
    await once(isReady);
    relay.stall();
    try {
      // Some wait for an answer, others for a connection.
      const paths = ["/api/me", "/api/users?q=bre", `/api/cats/${ad.cat_id}`, "/api/me/cats"];
      const answers = await Promise.all([
        ...Array.from({ length: READERS }, (_, i) => ask(paths[i % paths.length]!)),
        ...Array.from({ length: WRITERS }, order),
        ask("/readyz"),
      ]);
      for (const { status, ms, retryAfter } of answers) {
        expect(status).toBe(503);
        expect(Number(retryAfter)).toBeGreaterThan(0);
        expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
      }
      const health = await server.raw("/healthz");
      expect(health.status).toBe(200);
      expect(await health.json()).toEqual({ status: "ok", database: "away" });
    } finally {
      await relay.mend();
    }
    await once(isReady);
    await once(async () => (await order()).status === 200);
    expect(await (await server.raw("/healthz")).json()).toEqual({ status: "ok", database: "ok" });
    // What was in the air when it stalled has come to an end: nobody holds a row.
    await once(async () => (await waiters()) === 0);
    const { rows } = await elsewhere.query("select count(*)::int as n from orders");
    expect(rows).toEqual([{ n: 1 }]);
  }, 60_000);

  test("[SEC-20] a transaction that was cut off in the middle holds its rows no longer", async () => {
    await whileCatIsLocked(async () => {
      const waiting = order();
      await once(async () => (await waiters()) === 1);
      relay.stall();
      expect((await waiting).status).toBe(503);
      // PostgreSQL does not hear that the caller has gone, and ends the wait of its own accord.
      await once(async () => (await waiters()) === 0);
    });
    await relay.mend();
    await once(isReady);
  }, 60_000);
});

describe("while writers wait for a row that somebody holds", () => {
  test("[SEC-20] each is 503 with Retry-After within five seconds, and reads go on as if nothing were", async () => {
    await once(isReady);
    const before = server.faults.length;
    await whileCatIsLocked(async () => {
      const all = { done: false };
      const writers = Promise.all(Array.from({ length: WRITERS }, order)).finally(
        () => (all.done = true),
      );
      await once(async () => (await waiters()) > 0);
      const reads: Answer[] = [];
      while (!all.done) {
        reads.push(await ask("/api/me"), await ask(`/api/cats/${ad.cat_id}`));
        reads.push(await ask("/readyz"));
      }
      for (const { status, ms, retryAfter } of await writers) {
        expect(status).toBe(503);
        expect(Number(retryAfter)).toBeGreaterThan(0);
        expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
      }
      expect(reads.length).toBeGreaterThan(10);
      expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
      expect(Math.max(...reads.map(({ ms }) => ms))).toBeLessThan(1_000);
    });
    expect((await order()).status).toBe(200);
    expect(server.faults.slice(before).join()).not.toContain('"statusCode":500');
  }, 60_000);
});
