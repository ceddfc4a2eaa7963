/**
 * Under load the primary's PostgreSQL and its Patroni are killed. Patroni promotes a copy, HAProxy leads to it, and the site goes
 * on by itself; then the former primary comes back.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { buildAd } from "../build-ad.ts";
import { Undoing, type Say } from "./drill.ts";
import { memberOf, openDrillPool, startDrillServer, type DrillServer } from "./drill-server.ts";
import { until } from "./own-process.ts";
import { startPatroniCluster } from "./patroni-cluster.ts";
import { findPatroniPrograms } from "./patroni-programs.ts";
import { idOf, reading, writing } from "./requests.ts";
import {
  failedOf,
  isPolite,
  isWell,
  longestGap,
  slowest,
  startSteadyLoad,
  statusesOf,
  type Answered,
} from "./steady-load.ts";
import { atMost, none, same, seconds, type Line } from "./table.ts";

const WRITES_A_SECOND = 20;
const READS_A_SECOND = 40;
const BEFORE_MS = 5_000;
const AFTER_MS = 5_000;
const GIVE_UP_MS = 40_000;
const BACK_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;
const GAP_MS = 1_000;
const REJOINS_WITHIN_MS = 60_000;

export async function failover(say: Say): Promise<readonly Line[]> {
  const programs = findPatroniPrograms();
  const undoing = new Undoing();
  try {
    say("etcd, three PostgreSQL under Patroni, HAProxy and the site are started");
    const cluster = await startPatroniCluster(programs);
    undoing.add(() => cluster.stop());
    const { primaryUrl, copyUrls } = cluster;
    const server = await startDrillServer(
      { DATABASE_URL: primaryUrl, DATABASE_REPLICA_URL: copyUrls.join(",") },
      undoing,
    );
    const pool = openDrillPool(primaryUrl, undoing);
    const member = await memberOf(pool);
    const ad = await buildAd({ pool });
    const writes = startSteadyLoad(WRITES_A_SECOND, writing(server.requester(), member.cookie));
    const reads = startSteadyLoad(READS_A_SECOND, reading(server.requester(), ad.cat_id));
    undoing.add(async () => void (await Promise.all([writes.stop(), reads.stop()])));
    await sleep(BEFORE_MS);
    const former = await cluster.primary();
    await former.kill();
    const diedAt = performance.now();
    say(`${former.name} and its Patroni are killed`);
    await until("a change is acknowledged again", GIVE_UP_MS, async () =>
      Number.isFinite(backAt(writes.answers, diedAt)),
    );
    const promoted = await cluster.primary();
    say(`${promoted.name} is the primary after ${seconds(performance.now() - diedAt)}`);
    await sleep(AFTER_MS);
    const rejoinedMs = await rejoins(say, former, server);
    const written = await writes.stop();
    const read = await reads.stop();
    const { rows } = await pool.query<{ id: number }>("select id from cats");
    const stored = new Set(rows.map(({ id }) => id));
    say(`changes: ${statusesOf(written)}; reads: ${statusesOf(read)}`);
    if (!read.every(isWell)) say(`reads that failed: ${failedOf(read, diedAt)}`);
    return [
      ...ofWrites(written, diedAt, stored),
      ...ofReads(read, diedAt, backAt(written, diedAt)),
      same("the site's process", "the same", server.process.isRunning() ? "the same" : "ended"),
      atMost("the former primary is a copy that is read from", REJOINS_WITHIN_MS, rejoinedMs),
    ];
  } finally {
    await undoing.run();
  }
}

/** The first change that was sent after one was refused: before, what was under way may still have been acknowledged. */
function backAt(writes: readonly Answered[], diedAt: number): number {
  const refused = writes.find((each) => each.sentAt > diedAt && !isWell(each));
  const from = refused?.sentAt ?? Infinity;
  const after = writes.filter((each) => isWell(each) && each.sentAt > from);
  return Math.min(Infinity, ...after.map(({ answeredAt }) => answeredAt));
}

function ofWrites(
  writes: readonly Answered[],
  diedAt: number,
  stored: ReadonlySet<number>,
): readonly Line[] {
  const well = writes.filter(isWell);
  const refused = writes.filter((each) => !isWell(each));
  const lost = well.filter((each) => !stored.has(idOf(each)));
  const last = Math.max(diedAt, ...refused.map(({ answeredAt }) => answeredAt));
  return [
    atMost(
      "first change acknowledged by the promoted one",
      BACK_WITHIN_MS,
      backAt(writes, diedAt) - diedAt,
    ),
    atMost("last change refused", BACK_WITHIN_MS, last - diedAt),
    none("acknowledged changes lost", lost.length, well.length),
    none(
      "changes refused otherwise than by 503 with Retry-After",
      refused.filter((each) => !isPolite(each)).length,
      refused.length,
    ),
    atMost("slowest answer to a change", ANSWER_WITHIN_MS, slowest(writes)),
  ];
}

function ofReads(reads: readonly Answered[], diedAt: number, back: number): readonly Line[] {
  const meanwhile = reads.filter(({ sentAt }) => sentAt > diedAt && sentAt < back);
  return [
    none("reads that failed", reads.filter((each) => !isWell(each)).length, reads.length),
    none(
      "reads that failed without a primary",
      meanwhile.filter((each) => !isWell(each)).length,
      meanwhile.length,
    ),
    atMost("longest time without a read", GAP_MS, longestGap(reads, diedAt, back)),
    atMost("slowest read", ANSWER_WITHIN_MS, slowest(reads)),
  ];
}

async function rejoins(
  say: Say,
  former: { name: string; start(): void; is(role: "replica"): Promise<boolean> },
  server: DrillServer,
): Promise<number> {
  const begun = performance.now();
  former.start();
  say(`${former.name} is started again`);
  await until(`${former.name} is a copy`, REJOINS_WITHIN_MS, () => former.is("replica"));
  const requester = server.requester();
  await until("the site reads from two copies", REJOINS_WITHIN_MS, async () => {
    const metrics = await (await requester.send("/metrics")).text();
    return (metrics.match(/^felistry_replica_used\{.+\} 1$/gm)?.length ?? 0) >= 2;
  });
  return performance.now() - begun;
}
