/** `npm run bench`: every figure beside its limit, measured in the same run. `-- --json FILE` also writes the rows. */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { benchCrowd } from "@felistry/bench/crowd.ts";
import { benchImport } from "@felistry/bench/import.ts";
import { benchInbreeding } from "@felistry/bench/inbreeding.ts";
import { benchKeptList } from "@felistry/bench/kept-list.ts";
import { benchOrders } from "@felistry/bench/orders.ts";
import { benchPage } from "@felistry/bench/page.ts";
import { benchStart } from "@felistry/bench/start.ts";
import { printTable, type Figure } from "@felistry/bench/table.ts";
import { benchUncached } from "@felistry/bench/uncached.ts";
import { benchWeight } from "@felistry/bench/weight.ts";
import { buildBenchWorld } from "@felistry/bench/world.ts";
import { ensureWebBuilt } from "./build-web.ts";

const { values } = parseArgs({ options: { json: { type: "string" }, only: { type: "string" } } });

/** What needs no site that is in use; each alone with `-- --only NAME`. */
const ALONE: Readonly<Record<string, () => Promise<Figure[]>>> = {
  orders: benchOrders,
  start: benchStart,
  inbreeding: benchInbreeding,
  crowd: benchCrowd,
  import: benchImport,
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
  const bench = ALONE[name];
  if (!bench) throw new Error(`--only takes one of ${Object.keys(ALONE).join(", ")}`);
  return bench();
}

async function all(): Promise<Figure[]> {
  // The site first: PostgreSQL is long at its files after a million cats were stored.
  const figures = await site();
  for (const bench of Object.values(ALONE)) figures.push(...(await bench()));
  return figures;
}

async function site(): Promise<Figure[]> {
  const world = await buildBenchWorld();
  const kept = await world.serve();
  const anew = await world.serve("--nothing-kept");
  try {
    return [
      ...(await benchKeptList(world, kept)),
      ...(await benchUncached(world, anew)),
      ...(await benchPage(kept, anew)),
      ...(await benchWeight(kept)),
    ];
  } finally {
    await kept.stop();
    await anew.stop();
    await world.end();
  }
}
