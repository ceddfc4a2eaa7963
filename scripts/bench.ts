/** `npm run bench`: every figure beside its limit, measured in the same run. `-- --json FILE` also writes the rows. */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { benchAnotherProcess } from "@felistry/bench/another-process.ts";
import { benchClicks } from "@felistry/bench/clicks/clicks.ts";
import { benchCrowd } from "@felistry/bench/health/crowd.ts";
import { benchDrawings } from "@felistry/bench/drawings.ts";
import { benchImport } from "@felistry/bench/import.ts";
import { benchInbreeding } from "@felistry/bench/inbreeding.ts";
import { benchKeptList } from "@felistry/bench/kept-list.ts";
import { benchLongPedigree } from "@felistry/bench/health/long-pedigree.ts";
import { benchMarket } from "@felistry/bench/market.ts";
import { benchOrders } from "@felistry/bench/orders/orders.ts";
import { benchPage } from "@felistry/bench/page.ts";
import { benchProcesses } from "@felistry/bench/processes.ts";
import { benchRegistry } from "@felistry/bench/registry.ts";
import { benchSearchAlone } from "@felistry/bench/search.ts";
import { benchStart } from "@felistry/bench/start.ts";
import { printTable, type Figure } from "@felistry/bench/table.ts";
import { benchTracing } from "@felistry/bench/tracing.ts";
import { benchUncached } from "@felistry/bench/uncached.ts";
import { benchWeight } from "@felistry/bench/weight.ts";
import type { Child } from "@felistry/bench/child.ts";
import { buildBenchWorld, type BenchWorld } from "@felistry/bench/world.ts";
import { ensureWebBuilt } from "./build-web.ts";
import { ensureBrowser } from "./ensure-browser.ts";

const { values } = parseArgs({ options: { json: { type: "string" }, only: { type: "string" } } });

/** Benchmarks that need no running site; run one with `-- --only NAME`. */
const ALONE: Readonly<Record<string, () => Promise<Figure[]>>> = {
  orders: benchOrders,
  start: benchStart,
  inbreeding: benchInbreeding,
  "long-pedigree": benchLongPedigree,
  crowd: benchCrowd,
  drawings: benchDrawings,
  import: benchImport,
  registry: benchRegistry,
  market: benchMarket,
  tracing: benchTracing,
  processes: benchProcesses,
};

/** Parts of the others: for one figure alone. */
const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = { search: benchSearchAlone };

interface Site {
  readonly world: BenchWorld;
  readonly kept: Child;
  /** Keeps no answers. */
  readonly anew: Child;
}

/** Benchmarks of one site, in sequence; each can also be run by name. */
const OF_SITE: Readonly<Record<string, (site: Site) => Promise<Figure[]>>> = {
  kept: ({ world, kept }) => benchKeptList(world, kept),
  uncached: ({ world, anew }) => benchUncached(world, anew),
  page: ({ kept, anew }) => benchPage(kept, anew),
  weight: ({ kept }) => benchWeight(kept),
  clicks: ({ kept }) => benchClicks(kept, ensureBrowser()),
  another: ({ world, kept }) => benchAnotherProcess(world, kept),
};

await ensureWebBuilt();
const figures = values.only === undefined ? await all() : await alone(values.only);
printTable(figures);
if (values.json) {
  const rows = figures.map(({ name, value, limit, ratio, unit }) => ({
    name,
    value,
    limit,
    ratio,
    unit,
  }));
  await writeFile(values.json, `${JSON.stringify(rows, null, 2)}\n`);
}
process.exitCode = figures.every(({ good }) => good) ? 0 : 1;

async function alone(name: string): Promise<Figure[]> {
  const ofSite = OF_SITE[name];
  if (ofSite) return onSite([ofSite]);
  const bench = ALONE[name] ?? PARTS[name];
  if (!bench)
    throw new Error(
      `--only takes one of ${Object.keys({ ...OF_SITE, ...ALONE, ...PARTS }).join(", ")}`,
    );
  return bench();
}

async function all(): Promise<Figure[]> {
  // The site first: PostgreSQL is long at its files after a million cats were stored.
  const figures = await onSite(Object.values(OF_SITE));
  for (const bench of Object.values(ALONE)) figures.push(...(await bench()));
  return figures;
}

async function onSite(benches: readonly ((site: Site) => Promise<Figure[]>)[]): Promise<Figure[]> {
  const world = await buildBenchWorld();
  const kept = await world.serve();
  const anew = await world.serve("--nothing-kept");
  try {
    const figures: Figure[] = [];
    for (const bench of benches) figures.push(...(await bench({ world, kept, anew })));
    return figures;
  } finally {
    await kept.stop();
    await anew.stop();
    await world.end();
  }
}
