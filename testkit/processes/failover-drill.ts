/**
 * The failover drill: under load the primary dies without a word, after a while its copy is promoted as a supervisor would do
 * it, and the site must find it by itself, go on reading meanwhile and lose nothing that it acknowledged.
 */
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "@felistry/server/app.ts";
import { hostOf } from "@felistry/server/db/addresses.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import { startServices } from "@felistry/server/start-services.ts";
import { buildAd } from "../build-ad.ts";
import { buildMember } from "../build-member.ts";
import { requesterTo } from "../http-request.ts";
import { openSessionFor } from "../session.ts";
import { testConfig } from "../test-config.ts";
import { silentLog } from "../test-log.ts";
import { startLoad, type LoadCounts } from "./failover-load.ts";
import { startReplicatedCluster } from "./replicated-cluster.ts";

export interface FailoverOptions {
  readonly writers: number;
  readonly readers: number;
  /** How long it runs before the primary dies. */
  readonly loadMs: number;
  /** How long a supervisor takes to promote the copy. */
  readonly promotionMs: number;
  readonly say: (line: string) => void;
}

export interface FailoverResult extends LoadCounts {
  readonly acknowledged: number;
  /** Acknowledged and not found afterwards. */
  readonly lost: number;
  /** From the primary's death, and from the promotion, to the first acknowledged write. */
  readonly backMs: number;
  readonly backAfterPromotionMs: number;
}

const GIVE_UP_MS = 30_000;
const CALM_MS = 1_500;

export async function runFailover(options: FailoverOptions): Promise<FailoverResult> {
  const cluster = await startReplicatedCluster({ synchronous: true });
  const [copy] = cluster.copies;
  const dataDir = await mkdtemp(join(tmpdir(), "felistry-failover-"));
  const both = cluster.primary.url.replace(/@.+?\//, (hosts) =>
    hosts.replace("/", `,${hostOf(copy!.url)}/`),
  );
  const started = await startServices(
    testConfig({ DATABASE_URL: both, DATABASE_REPLICA_URL: copy!.url, DATA_DIR: dataDir }),
    silentLog,
  );
  const app = await buildApp(started.services, null);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const requester = requesterTo((app.server.address() as AddressInfo).port);
  const pool = openPool({ url: both, max: 4, onIdleError: () => {} });
  try {
    const world = { pool, services: started.services };
    const member = await buildMember(world);
    const ad = await buildAd(world);
    const session = await openSessionFor(pool, member.id);
    const load = startLoad(requester, {
      ...options,
      cookie: `${session.name}=${session.value}`,
      catId: ad.cat_id,
    });
    await sleep(options.loadMs);
    options.say("the primary dies");
    const diedAt = performance.now();
    await cluster.primary.kill();
    load.away = true;
    await sleep(options.promotionMs);
    options.say("the copy is promoted");
    const promotedAt = performance.now();
    await copy!.ask("select pg_promote()");
    const backAt = await load.nextWrite(GIVE_UP_MS);
    load.away = false;
    await sleep(CALM_MS);
    const { names, ...counts } = await load.stop();
    const { rows } = await pool.query<{ cat_name: string }>("select cat_name from cats");
    const stored = new Set(rows.map((row) => row.cat_name));
    return {
      ...counts,
      acknowledged: names.length,
      lost: names.filter((name) => !stored.has(name)).length,
      backMs: backAt - diedAt,
      backAfterPromotionMs: backAt - promotedAt,
    };
  } finally {
    requester.close();
    await pool.end();
    await app.close();
    await started.close();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
