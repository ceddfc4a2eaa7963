/**
 * One copy of the database stops replaying and another one dies, under load: who has changed something reads their change, guests
 * never see the market go back, and the copies are left out and taken back without anybody's help.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { buildAd } from "../build-ad.ts";
import type { Requester } from "../http-request.ts";
import { startReplicatedCluster } from "../processes/replicated-cluster.ts";
import { Undoing, type Say } from "./drill.ts";
import { memberOf, openDrillPool, startDrillServer, type DrillServer } from "./drill-server.ts";
import { until } from "./own-process.ts";
import { reading, writing } from "./requests.ts";
import { isWell, startSteadyLoad, type Answered } from "./steady-load.ts";
import { atMost, none, type Line } from "./table.ts";

const OWN_A_SECOND = 10;
const GUESTS_A_SECOND = 30;
const READS_A_SECOND = 30;
const CHANGE_EVERY_MS = 100;
const CALM_MS = 3_000;
const HELD_MS = 3_000;
/** What the site allows a copy, and a look at it every fifth of a second. */
const LAG_MS = 2_000;
const LEFT_OUT_WITHIN_MS = LAG_MS + 2_000;
const TAKEN_BACK_WITHIN_MS = 5_000;
const MARKET_WITHIN_MS = 1_000;
const GIVE_UP_MS = 20_000;

export async function replicaLag(say: Say): Promise<readonly Line[]> {
  const undoing = new Undoing();
  try {
    say("PostgreSQL, two copies of it and the site are started");
    const cluster = await startReplicatedCluster({ copies: 2 });
    undoing.add(() => cluster.stop());
    const [slow, dying] = cluster.copies;
    const server = await startDrillServer(
      {
        DATABASE_URL: cluster.primary.url,
        DATABASE_REPLICA_URL: cluster.copies.map(({ url }) => url).join(","),
        REPLICA_LAG_MS: String(LAG_MS),
      },
      undoing,
    );
    const pool = openDrillPool(cluster.primary.url, undoing);
    const member = await memberOf(pool);
    const ad = await buildAd({ pool });
    const requester = server.requester();
    const isUsed = (port: number, wanted: 0 | 1) => seenUsed(requester, port, wanted);
    const load = startLoads(server, pool, member.cookie, ad.cat_id);
    undoing.add(async () => void (await load.stop()));
    for (const { port } of cluster.copies) await isUsed(port, 1);
    await sleep(CALM_MS);
    say("the first copy stops replaying");
    await slow!.ask("select pg_wal_replay_pause()");
    const slowOutMs = await isUsed(slow!.port, 0);
    await sleep(HELD_MS);
    say("it replays again");
    await slow!.ask("select pg_wal_replay_resume()");
    const slowBackMs = await isUsed(slow!.port, 1);
    await sleep(CALM_MS);
    say("the second copy is killed");
    await dying!.kill();
    const deadOutMs = await isUsed(dying!.port, 0);
    await sleep(HELD_MS);
    say("it is started again");
    await dying!.start();
    const deadBackMs = await isUsed(dying!.port, 1);
    await sleep(CALM_MS);
    return [
      ...linesOf(await load.stop()),
      atMost("the copy that stands still is left out after", LEFT_OUT_WITHIN_MS, slowOutMs),
      atMost("once it replays it is taken back after", TAKEN_BACK_WITHIN_MS, slowBackMs),
      atMost("the dead copy is left out after", LEFT_OUT_WITHIN_MS, deadOutMs),
      atMost("once it is started it is taken back after", TAKEN_BACK_WITHIN_MS, deadBackMs),
    ];
  } finally {
    await undoing.run();
  }
}

interface Seen {
  readonly own: readonly Answered[];
  readonly market: readonly Answered[];
  readonly cat: readonly Answered[];
  readonly others: readonly Answered[];
  readonly made: Changes;
}

function startLoads(server: DrillServer, pool: pg.Pool, cookie: string, catId: number) {
  const changes = startChanges(pool, catId);
  const own = startSteadyLoad(OWN_A_SECOND, ownChange(server.requester(), cookie));
  const market = startSteadyLoad(GUESTS_A_SECOND, marketOf(server.requester()));
  const cat = startSteadyLoad(GUESTS_A_SECOND, nameOf(server.requester(), catId));
  const others = startSteadyLoad(READS_A_SECOND, reading(server.requester(), catId));
  return {
    stop: async (): Promise<Seen> => ({
      made: await changes.stop(),
      own: await own.stop(),
      market: await market.stop(),
      cat: await cat.stop(),
      others: await others.stop(),
    }),
  };
}

async function seenUsed(requester: Requester, port: number, wanted: 0 | 1): Promise<number> {
  const begun = performance.now();
  const line = `felistry_replica_used{replica="127.0.0.1:${port}"} ${wanted}\n`;
  await until(`the copy at ${port} is ${wanted ? "read from" : "left out"}`, GIVE_UP_MS, async () =>
    (await (await requester.send("/metrics")).text()).includes(line),
  );
  return performance.now() - begun;
}

function linesOf({ own, market, cat, others, made }: Seen): readonly Line[] {
  const reads = [...market, ...cat, ...others];
  const failed = (answers: readonly Answered[]) => answers.filter((each) => !isWell(each)).length;
  return [
    none("own changes that their member did not read", failed(own), own.length),
    none("reads that failed", failed(reads), reads.length),
    none("times that the market went back", wentBack(market), showing(market)),
    atMost("oldest market that a guest saw", MARKET_WITHIN_MS, oldest(market, made)),
    atMost("oldest cat that a guest saw", LEFT_OUT_WITHIN_MS, oldest(cat, made)),
  ];
}

/** Prices and names count upwards from here. */
const FIRST = 100_000;

/** When each of them was committed. */
type Changes = readonly number[];

/** Changes the ad's price and the cat's name without pause, as another process of the site would. */
function startChanges(pool: pg.Pool, catId: number): { stop(): Promise<Changes> } {
  const made: number[] = [];
  const over = new AbortController();
  const work = async () => {
    while (!over.signal.aborted) {
      const value = FIRST + made.length;
      await pool.query("update sales set price_pet = $2 where cat_id = $1", [catId, value]);
      await pool.query("update cats set cat_name = $2 where id = $1", [catId, `Murka ${value}`]);
      made.push(performance.now());
      await sleep(CHANGE_EVERY_MS);
    }
  };
  const working = work();
  return {
    async stop() {
      over.abort();
      await working;
      return made;
    },
  };
}

/** Enters a cat and reads it: 404 if the answer is older than the change. */
function ownChange(requester: Requester, cookie: string) {
  const enter = writing(requester, cookie);
  return async (count: number): Promise<Response> => {
    const sent = await enter(count);
    if (sent.status !== 200) return sent;
    const { data } = (await sent.json()) as { data: { newCatId: number } };
    const written = sent.headers.getSetCookie().find((line) => line.startsWith("written="));
    return requester.send(`/api/cats/${data.newCatId}/name`, {
      headers: { cookie: `${cookie}; ${written?.split(";")[0]}` },
    });
  };
}

const marketOf = (requester: Requester) => () => requester.send("/api/sales/all-cats");
const nameOf = (requester: Requester, catId: number) => () =>
  requester.send(`/api/cats/${catId}/name`);

/** Which of the changes an answer shows. */
function shown({ body }: Answered): number | null {
  const found = /\b(1\d{5})\b/.exec(body);
  return found ? Number(found[1]) - FIRST : null;
}

const showing = (answers: readonly Answered[]): number =>
  answers.filter((each) => shown(each) !== null).length;

/** How old the oldest answer was when it was asked for. */
function oldest(answers: readonly Answered[], made: Changes): number {
  const ages = answers.flatMap((each) => {
    const seen = shown(each);
    const next = seen === null ? undefined : made[seen + 1];
    return next === undefined ? [] : [each.sentAt - next];
  });
  return Math.max(0, ...ages);
}

/** Answers that show less than another one that had come before they were asked for. */
function wentBack(answers: readonly Answered[]): number {
  const seen = answers.map((each) => ({ ...each, shown: shown(each) ?? -1 }));
  return seen.filter((each) =>
    seen.some(
      (other) => other.answeredAt < each.sentAt && other.shown > each.shown && each.shown >= 0,
    ),
  ).length;
}
