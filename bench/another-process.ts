/** How long another process still sends the old answer while it makes pages for others. */
import { once } from "node:events";
import autocannon from "autocannon";
import type { Child } from "./child.ts";
import { within, type Figure } from "./table.ts";
import type { BenchWorld } from "./world.ts";

const ROUNDS = 30;
const LIMIT_MS = 50;
const BUSY = { connections: 4, duration: 60 };
/** A change that never shows appears in the figure instead of blocking the run. */
const GIVE_UP_MS = 5_000;

export async function benchAnotherProcess(world: BenchWorld, site: Child): Promise<Figure[]> {
  const { rows } = await world.pool.query<{ cat_id: number }>(
    "select cat_id from sales where is_active order by updated_at desc, id desc limit 1",
  );
  const load = autocannon({ url: `${site.origin}/cats/${world.catId}`, ...BUSY }, () => {});
  const loadEnded = once(load, "done");
  const figures: Figure[] = [];
  for (const [what, path] of [
    ["list", "/api/sales/all-cats?limit=24"],
    ["page", `/cat-profile-sell/${rows[0]!.cat_id}`],
  ] as const) {
    let longest = 0;
    for (let round = 0; round < ROUNDS; round++)
      longest = Math.max(longest, await lateness(world, site, path, rows[0]!.cat_id));
    const name = `a change made elsewhere is not in the ${what} of a busy process for`;
    figures.push(within(name, longest, LIMIT_MS, "ms"));
  }
  load.stop();
  await loadEnded;
  return figures;
}

let price = 200_001;

/** @returns milliseconds from the commit to the start of the last request that got the old answer */
async function lateness(
  { pool }: BenchWorld,
  { origin }: Child,
  path: string,
  catId: number,
): Promise<number> {
  // The answer is kept by now.
  await (await fetch(origin + path)).text();
  await pool.query("update sales set price_pet = $2 where cat_id = $1", [catId, ++price]);
  const committed = performance.now();
  const shown = [String(price), price.toLocaleString("en")];
  let last = 0;
  for (;;) {
    const begun = performance.now() - committed;
    const text = await (await fetch(origin + path)).text();
    if (shown.some((form) => text.includes(form)) || begun > GIVE_UP_MS) return last;
    last = begun;
  }
}
