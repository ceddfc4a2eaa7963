/**
 * Two processes behind nginx are replaced by those of the next release one after the other, and back again, while pages, files,
 * reads and changes are asked for all the time. Beside it: starts that are broken off or come at once.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { findNginx, startNginx } from "../../deploy/nginx-process.ts";
import { requesterTo } from "../../http-request.ts";
import { startReplicatedCluster } from "../../processes/replicated-cluster.ts";
import { DrillImpossible, ownFolder, Undoing, type DrillOptions, type Say } from "../drill.ts";
import { openDrillPool } from "../drill-server.ts";
import { idOf } from "../requests.ts";
import {
  isWell,
  slowest,
  startSteadyLoad,
  type Answered,
  type SteadyLoad,
} from "../steady-load.ts";
import { atMost, none, type Line } from "../table.ts";
import { olderRelease, thisRelease, type Release } from "./releases.ts";
import { siteAt, sitePlace, type Site } from "./site.ts";
import { startsOnOldSchema } from "./starts.ts";
import { buildWorld, visitorsOf, type Visitors } from "./visitors.ts";

const CALM_MS = 3_000;
/** Until nginx asks again who was away. */
const FOUND_AGAIN_MS = 2_000;
const ANSWER_WITHIN_MS = 10_000;
const WARM_UP = 100;
const TOLD = 20;

export async function upgrade(
  say: Say,
  { from, requests, perSecond }: DrillOptions,
): Promise<readonly Line[]> {
  const nginx = findNginx();
  if (!nginx)
    throw new DrillImpossible("Missing: nginx. On Debian 12: apt-get install nginx-light.");
  const undoing = new Undoing();
  try {
    say("both releases are built");
    const older = olderRelease(from);
    const newer = thisRelease();
    say(`${older.name} (${older.migrations} migrations), ${newer.name} (${newer.migrations})`);
    const { primary, stop } = await startReplicatedCluster({ copies: 0 });
    undoing.add(stop);
    const dataDir = await ownFolder("felistry-upgrade-", undoing);
    const sites = [
      siteAt(await sitePlace(primary.url, dataDir, "first"), undoing),
      siteAt(await sitePlace(primary.url, dataDir, "second"), undoing),
    ] as const;
    await sites[0].start(older);
    await sites[0].end();
    const starts = await startsOnOldSchema(say, { primary, older, newer }, undoing);
    for (const site of sites) await site.start(older);
    const proxy = await startNginx(
      nginx,
      sites.map(({ place }) => place.port),
    );
    undoing.add(() => proxy.stop());
    const pool = openDrillPool(primary.url, undoing);
    const requester = requesterTo(proxy.https, { secure: true });
    undoing.add(() => requester.close());
    const visitors = await visitorsOf(await buildWorld(pool), requester);
    // What a process does for the first time takes longest.
    for (let count = 0; count < WARM_UP; count++) await visitors.send(count);
    const load = startSteadyLoad(perSecond, visitors.send);
    undoing.add(async () => void (await load.stop()));
    await rolledToAndFro(say, { sites, older, newer, load, requests });
    const answers = await load.stop();
    for (const line of failuresOf(answers, visitors)) say(line);
    const { rows } = await pool.query<{ id: number }>("select id from cats");
    const stored = new Set(rows.map(({ id }) => id));
    return [...ofKinds(answers, visitors), ...ofAll(answers, visitors, stored), ...starts];
  } finally {
    await undoing.run();
  }
}

interface Rolling {
  readonly sites: readonly Site[];
  readonly older: Release;
  readonly newer: Release;
  readonly load: SteadyLoad;
  readonly requests: number;
}

/** Until so many have been asked, and at least once. */
async function rolledToAndFro(
  say: Say,
  { sites, older, newer, load, requests }: Rolling,
): Promise<void> {
  do {
    for (const release of [newer, older]) {
      await sleep(CALM_MS);
      const begun = performance.now();
      for (const site of sites) {
        await site.end();
        await site.start(release);
        await sleep(FOUND_AGAIN_MS);
      }
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const failed = load.answers.filter((each) => !isWell(each)).length;
      say(
        `${release.name} serves after ${seconds} s; ${load.answers.length} answers, ${failed} of them failed`,
      );
    }
    await sleep(CALM_MS);
  } while (load.answers.length < requests);
}

function ofKinds(answers: readonly Answered[], { kinds, kindOf }: Visitors): readonly Line[] {
  return kinds.map((kind) => {
    const asked = answers.filter(({ count }) => kindOf(count) === kind);
    return none(`failed: ${kind}`, asked.filter((each) => !isWell(each)).length, asked.length);
  });
}

function ofAll(
  answers: readonly Answered[],
  { kindOf }: Visitors,
  stored: ReadonlySet<number>,
): readonly Line[] {
  const entered = answers.filter((each) => kindOf(each.count) === "cats entered" && isWell(each));
  return [
    none("failed: all requests", answers.filter((each) => !isWell(each)).length, answers.length),
    none(
      "acknowledged cats lost",
      entered.filter((each) => !stored.has(idOf(each))).length,
      entered.length,
    ),
    atMost("slowest answer", ANSWER_WITHIN_MS, slowest(answers)),
  ];
}

/** For people: what was asked, when, and the beginning of the answer. */
function failuresOf(answers: readonly Answered[], { kindOf }: Visitors): readonly string[] {
  const begun = answers[0]?.sentAt ?? 0;
  return answers
    .filter((each) => !isWell(each))
    .slice(0, TOLD)
    .map(
      ({ count, sentAt, answeredAt, status, body }) =>
        `${((sentAt - begun) / 1000).toFixed(1)} s: ${kindOf(count)} (${count}): ${status || "broken off"} after ${(answeredAt - sentAt).toFixed(0)} ms: ${body.slice(0, 160).replaceAll(/\s+/g, " ")}`,
    );
}
