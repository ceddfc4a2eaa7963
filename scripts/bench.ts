/** `npm run bench`: every figure beside its limit, measured in the same run. `-- --json FILE` also writes the rows. */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { benchInbreeding } from "@felistry/bench/inbreeding.ts";
import { benchKeptList } from "@felistry/bench/kept-list.ts";
import { benchPage } from "@felistry/bench/page.ts";
import { benchStart } from "@felistry/bench/start.ts";
import { printTable } from "@felistry/bench/table.ts";
import { benchUncached } from "@felistry/bench/uncached.ts";
import { benchWeight } from "@felistry/bench/weight.ts";
import { buildBenchWorld } from "@felistry/bench/world.ts";
import { ensureWebBuilt } from "./build-web.ts";

const { values } = parseArgs({ options: { json: { type: "string" } } });

await ensureWebBuilt();
const starts = await benchStart();
const inbreeding = await benchInbreeding();
const world = await buildBenchWorld();
const kept = await world.serve();
const anew = await world.serve("--nothing-kept");
try {
  const figures = [
    ...(await benchKeptList(world, kept)),
    ...(await benchUncached(world, anew)),
    ...(await benchPage(kept, anew)),
    ...(await benchWeight(kept)),
    ...starts,
    ...inbreeding,
  ];
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
} finally {
  await kept.stop();
  await anew.stop();
  await world.end();
}
