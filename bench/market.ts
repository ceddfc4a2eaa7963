/** Finding cats for sale among 200,000 ads: searches that nobody has made before, and the same ones made again. */
import {
  AD_AGES,
  AD_BUILDS,
  AD_CLAIMS,
  AD_SORTS,
  PATTERNS,
} from "@felistry/domain/market/choices.ts";
import { seedRegistry } from "@felistry/server/scale/seed-registry.ts";
import { middle, requestsPerSecondOf } from "./measure.ts";
import { faster, within, type Figure } from "./table.ts";
import { buildEmptyWorld } from "./world.ts";

const ADS = 200_000;
const MOST_MS = 15;
const SEARCHES_PER_SECOND = 2_000;
const SEARCHES = 400;

export async function benchMarket(cats = 1_000_000, ads = ADS): Promise<Figure[]> {
  const world = await buildEmptyWorld();
  try {
    await seedRegistry(world.pool, { cats, ads, force: true });
    const { rows } = await world.pool.query<{ ems: string }>("select ems from breeds order by id");
    const searches = searchesOf(rows.map(({ ems }) => ems));
    const site = await world.serve();
    try {
      await (await fetch(`${site.origin}/api/market`)).arrayBuffer();
      const times: number[] = [];
      for (const path of searches) times.push(await msOf(site.origin + path));
      const among = `among ${ads.toLocaleString("en")} ads`;
      const sorted = times.toSorted((a, b) => a - b);
      return [
        within(`a search made for the first time ${among}, p50`, middle(times), MOST_MS, "ms"),
        within(`the same, p95`, sorted[Math.floor(0.95 * sorted.length)]!, MOST_MS * 2, "ms"),
        faster(
          `searches ${among}, made again`,
          await requestsPerSecondOf(site.origin, searches),
          SEARCHES_PER_SECOND,
          1,
        ),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await world.end();
  }
}

async function msOf(address: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  return performance.now() - started;
}

const WORDS = [
  "red",
  "blue tabby",
  "seal point",
  "kitten",
  "черепаховая",
  "female",
  "n 22",
  "white",
];
const COUNTRIES = ["DE", "FR", "RU", "PL", "FI"];

/** As visitors combine them: a breed or words, then one to four of the other filters; no two are alike. */
function searchesOf(breeds: readonly string[]): string[] {
  let state = 20_261_123;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const one = (choices: readonly string[]): string => choices[next(choices.length)]!;
  const filters: (() => [string, string])[] = [
    () => ["sex", one(["male", "female"])],
    () => ["age", one(AD_AGES)],
    () => ["pattern", one(PATTERNS)],
    () => ["build", one(AD_BUILDS)],
    () => [one(AD_CLAIMS), "1"],
    () => ["country", one(COUNTRIES)],
    () => ["to", String(500 + 50 * next(40))],
    () => ["sort", one(AD_SORTS)],
    () => ["colour", one(["blue", "red", "n", "black tabby"])],
  ];
  const paths = new Set<string>();
  while (paths.size < SEARCHES) {
    const query = new URLSearchParams();
    const kind = next(4);
    if (kind < 2) query.set("breed", one(breeds));
    else if (kind === 2) query.set("q", one(WORDS));
    for (let left = 1 + next(4); left > 0; left--) query.set(...filters[next(filters.length)]!());
    paths.add(`/api/market?${query}`);
  }
  return [...paths];
}
