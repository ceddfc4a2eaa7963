/** The site behind PgBouncer in transaction mode: each transaction of a call may be on another connection. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPool } from "@felistry/server/db/pool.ts";
import { buildAd } from "../build-ad.ts";
import { buildCat } from "../build-cat.ts";
import { buildMember } from "../build-member.ts";
import { startReplicatedCluster, type ReplicatedCluster } from "../processes/replicated-cluster.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";
import { findPgbouncer, startPgbouncer, type RunningPooler } from "./pgbouncer-process.ts";

const program = findPgbouncer();

describe.skipIf(!program)("behind PgBouncer with our example (apt-get install pgbouncer)", () => {
  let cluster: ReplicatedCluster;
  let pooler: RunningPooler;
  let server: TestServer;

  beforeAll(async () => {
    cluster = await startReplicatedCluster({ copies: 0 });
    pooler = await startPgbouncer(program!, cluster.primary.url);
    server = await startTestServer({
      database: { url: cluster.primary.url, drop: async () => {} },
      env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: cluster.primary.url },
    });
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    await pooler?.stop();
    await cluster?.stop();
  });

  test("reads, writes, uploads and mails work, and changes are heard", async () => {
    const member = await buildMember(server);
    const cats: { id: number }[] = [];
    for (let n = 0; n < 5; n++) cats.push(await buildCat(server, { owner: member }));
    const names = await Promise.all(
      Array.from({ length: 100 }, (_, n) => server.raw(`/api/cats/${cats[n % 5]!.id}/name`)),
    );
    expect(names.filter(({ status }) => status !== 200)).toEqual([]);
    const before = server.services.market.version();
    await buildAd(server);
    await expect.poll(() => server.services.market.version()).toBeGreaterThan(before);
    const market = await server.raw("/api/market");
    expect(market.status).toBe(200);
    expect(server.faults).toEqual([]);
  });

  test("no call waits for longer than without a pooler", async () => {
    const pool = openPool({
      url: pooler.url,
      pooler: { prepares: false },
      max: 1,
      onIdleError: () => {},
    });
    const shown = async (name: string) => (await pool.query(`show ${name}`)).rows[0][name];
    expect(await shown("statement_timeout")).toBe("3s");
    expect(await shown("lock_timeout")).toBe("2s");
    expect(await shown("plan_cache_mode")).toBe("force_generic_plan");
    await expect(pool.query("select pg_sleep(5)")).rejects.toThrow("statement timeout");
    await pool.end();
  });
});
