/** A registry of a million cats: the search while somebody types, and the check of all of it. */
import pg from "pg";
import { checkRegistry } from "@felistry/server/checks/check-registry.ts";
import { seedRegistry } from "@felistry/server/scale/seed-registry.ts";
import { benchSearch } from "./search.ts";
import { within, type Figure } from "./table.ts";
import { buildEmptyWorld } from "./world.ts";

const MOST_SECONDS = 60;

export async function benchRegistry(cats = 1_000_000): Promise<Figure[]> {
  const world = await buildEmptyWorld();
  try {
    await seedRegistry(world.pool, { cats, force: true });
    const searches = await benchSearch(world, cats);
    return [...searches, await benchCheck(world, cats)];
  } finally {
    await world.end();
  }
}

async function benchCheck(
  world: Awaited<ReturnType<typeof buildEmptyWorld>>,
  cats: number,
): Promise<Figure> {
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  const { rows } = await world.pool.query<{ id: number }>(
    "insert into check_runs (started_by, total) select min(id), 0 from users returning id",
  );
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const started = performance.now();
  await checkRegistry(client, rows[0]!.id, new Date().toISOString().slice(0, 10));
  const seconds = (performance.now() - started) / 1000;
  await client.end();
  const name = `the check of ${cats.toLocaleString("en")} cats, likely duplicates included`;
  return within(name, seconds, MOST_SECONDS, "s");
}
