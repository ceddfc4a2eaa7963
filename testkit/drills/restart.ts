/** The database is restarted gently and then suddenly, while the site is asked two hundred times a second. */
import { setTimeout as sleep } from "node:timers/promises";
import { buildAd } from "../build-ad.ts";
import { startReplicatedCluster, type Node } from "../processes/replicated-cluster.ts";
import { Undoing, type Say } from "./drill.ts";
import { memberOf, openDrillPool, startDrillServer } from "./drill-server.ts";
import { idOf, reading, writing } from "./requests.ts";
import {
  isPolite,
  isWell,
  slowest,
  startSteadyLoad,
  statusesOf,
  type Answered,
} from "./steady-load.ts";
import { atMost, none, same, type Line } from "./table.ts";

const WRITES_A_SECOND = 30;
const READS_A_SECOND = 170;
const ASKED_A_SECOND = WRITES_A_SECOND + READS_A_SECOND;
const BEFORE_MS = 3_000;
/** As long as the machine takes to start again, say. */
const AWAY_MS = 2_000;
const AFTER_MS = 8_000;
const BACK_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;

export async function restart(say: Say): Promise<readonly Line[]> {
  const undoing = new Undoing();
  try {
    say("PostgreSQL and the site are started");
    const { primary, stop } = await startReplicatedCluster({ copies: 0 });
    undoing.add(stop);
    const server = await startDrillServer({ DATABASE_URL: primary.url }, undoing);
    const pool = openDrillPool(primary.url, undoing);
    const member = await memberOf(pool);
    const ad = await buildAd({ pool });
    const begun = performance.now();
    const writes = startSteadyLoad(WRITES_A_SECOND, writing(server.requester(), member.cookie));
    const reads = startSteadyLoad(READS_A_SECOND, reading(server.requester(), ad.cat_id));
    undoing.add(async () => void (await Promise.all([writes.stop(), reads.stop()])));
    await sleep(BEFORE_MS);
    say("it is shut down and started again");
    const gentle = await restarted(primary, () => primary.stop());
    say("it ends suddenly and is started again");
    const sudden = await restarted(primary, () => primary.kill());
    const all = [...(await writes.stop()), ...(await reads.stop())];
    const acknowledged = writes.answers.filter(isWell);
    const { rows } = await pool.query<{ id: number }>("select id from cats");
    const stored = new Set(rows.map(({ id }) => id));
    say(`changes: ${statusesOf(writes.answers)}; reads: ${statusesOf(reads.answers)}`);
    const refused = all.filter((each) => !isWell(each));
    const perSecond = (all.length * 1000) / (performance.now() - begun);
    return [
      {
        about: "requests a second",
        wanted: `${ASKED_A_SECOND}`,
        seen: perSecond.toFixed(0),
        well: perSecond > ASKED_A_SECOND * 0.95,
      },
      none(
        "answers other than good or 503 with Retry-After",
        refused.filter((each) => !isPolite(each)).length,
        all.length,
      ),
      atMost("last refusal after it was shut down and is back", BACK_WITHIN_MS, last(all, gentle)),
      atMost("last refusal after it ended suddenly and is back", BACK_WITHIN_MS, last(all, sudden)),
      none(
        "acknowledged changes lost",
        acknowledged.filter((each) => !stored.has(idOf(each))).length,
        acknowledged.length,
      ),
      atMost("slowest answer", ANSWER_WITHIN_MS, slowest(all)),
      same("the site's process", "the same", server.process.isRunning() ? "the same" : "ended"),
    ];
  } finally {
    await undoing.run();
  }
}

interface Span {
  readonly backAt: number;
  readonly until: number;
}

async function restarted(database: Node, end: () => Promise<void>): Promise<Span> {
  await end();
  await sleep(AWAY_MS);
  await database.start();
  const backAt = performance.now();
  await sleep(AFTER_MS);
  return { backAt, until: performance.now() };
}

/** How long after the database was back. */
function last(answers: readonly Answered[], { backAt, until }: Span): number {
  const refusals = answers.filter(
    (each) => !isWell(each) && each.answeredAt > backAt && each.answeredAt < until,
  );
  return Math.max(0, ...refusals.map(({ answeredAt }) => answeredAt - backAt));
}
