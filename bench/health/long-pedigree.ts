/**
 * One guest asks for the inbreeding of a cat whose pedigree has as many generations as cats, and for kittens of two such:
 * meanwhile the site says that it is well, and keeps within its memory.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildLadder } from "@felistry/testkit/pedigrees/build-ladder.ts";
import { Client } from "pg";
import { forgetPeakOf, peakMemoryOf, type Child } from "../child.ts";
import { within, type Figure } from "../table.ts";
import { buildBenchWorld } from "../world.ts";

const LADDERS = [8_000, 20_000];
const EVERY_MS = 20;
const HEALTH_LIMIT_MS = 300;
const MEMORY_LIMIT_MB = 400;

export async function benchLongPedigree(): Promise<Figure[]> {
  const world = await buildBenchWorld();
  const elsewhere = new Client({ connectionString: world.databaseUrl });
  await elsewhere.connect();
  const site = await world.serve();
  try {
    const { rows } = await elsewhere.query<BuiltCat>(
      "select id, breed_id, users_id, online_owner_id from cats where online_owner_id is not null limit 1",
    );
    const figures: Figure[] = [];
    for (const cats of LADDERS) {
      const [youngest, second] = await buildLadder(elsewhere, rows[0]!, cats);
      await forgetPeakOf(site);
      const asked = [
        `/api/pedigree/${youngest}/inbreeding`,
        `/api/mating?sire=${second}&dam=${youngest}`,
      ];
      const name = `a pedigree of ${cats.toLocaleString("en")} generations`;
      const slowest = await slowestHealthDuring(site, asked);
      figures.push(within(`health, slowest beside ${name}`, slowest, HEALTH_LIMIT_MS, "ms"));
      const peak = await peakMemoryOf(site);
      figures.push(within(`highest memory beside ${name}`, peak, MEMORY_LIMIT_MB, "MB"));
    }
    return figures;
  } finally {
    await site.stop();
    await elsewhere.end();
    await world.end();
  }
}

/** @throws if one of them is a fault; what is too much is refused in words */
async function slowestHealthDuring({ origin }: Child, asked: readonly string[]): Promise<number> {
  const state = { isDone: false };
  const work = Promise.all(
    asked.map(async (path) => {
      const { status } = await fetch(origin + path);
      if (status >= 500) throw new Error(`${path} was answered ${status}`);
    }),
  ).finally(() => (state.isDone = true));
  let slowest = 0;
  while (!state.isDone) {
    const began = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    slowest = Math.max(slowest, performance.now() - began);
    await sleep(EVERY_MS);
  }
  await work;
  return slowest;
}
