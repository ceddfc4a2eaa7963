/** The market's list while nothing changes, compared with a bare server sending the same bytes; and how fast a change shows. */
import { writeFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, memoryOf, type Child } from "./child.ts";
import { requestsPerSecond } from "./measure.ts";
import { faster, within, type Figure } from "./table.ts";
import type { BenchWorld } from "./world.ts";

const LIST = "/api/sales/all-cats?limit=24";
const MEMORY_LIMIT_MB = 300;

export async function benchKeptList(world: BenchWorld, site: Child): Promise<Figure[]> {
  const bytes = Buffer.from(await (await fetch(site.origin + LIST)).arrayBuffer());
  const file = join(await mkdtemp(join(tmpdir(), "felistry-bytes-")), "list.json");
  await writeFile(file, bytes);
  const bare = await startChild("bare-server.ts", [file]);
  const limit = await requestsPerSecond(`${bare.origin}/`);
  await bare.stop();
  const value = await requestsPerSecond(site.origin + LIST);
  return [
    faster(
      `market list, 24 cards, nothing changed (${Math.round(bytes.length / 1024)} kB)`,
      value,
      limit,
      0.6,
    ),
    within("server memory under that load", await memoryOf(site), MEMORY_LIMIT_MB, "MB RSS"),
    await changeShows(world, site),
  ];
}

/** A price changed on another connection is in the answer as soon as its notification arrives. */
async function changeShows(world: BenchWorld, site: Child): Promise<Figure> {
  const { rows } = await world.pool.query<{ cat_id: number }>(
    "select cat_id from sales where is_active order by updated_at desc, id desc limit 1",
  );
  const started = performance.now();
  await world.pool.query("update sales set price_pet = 123457 where cat_id = $1", [
    rows[0]!.cat_id,
  ]);
  while (!(await (await fetch(site.origin + LIST)).text()).includes("123457")) {
    if (performance.now() - started > 5_000) break;
  }
  return within(
    "a change made outside shows in the list after",
    performance.now() - started,
    1_000,
    "ms",
  );
}
