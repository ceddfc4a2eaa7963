/** A registry of a million cats: the search while somebody types, and the check of all of it. */
import pg from "pg";
import { transliterate } from "@felistry/domain/names/transliterate.ts";
import { checkRegistry } from "@felistry/server/checks/check-registry.ts";
import { seedRegistry } from "@felistry/server/scale/seed-registry.ts";
import type { Child } from "./child.ts";
import { middle, requestsPerSecondOf } from "./measure.ts";
import { faster, within, type Figure } from "./table.ts";
import { buildEmptyWorld } from "./world.ts";

const MOST_SECONDS = 60;
const MOST_MS = 10;
const SEARCHES_PER_SECOND = 2_000;
/** Of cats spread over the registry. */
const NAMES = 200;

export async function benchRegistry(cats = 1_000_000): Promise<Figure[]> {
  const world = await buildEmptyWorld();
  try {
    await seedRegistry(world.pool, { cats, force: true });
    const site = await world.serve();
    const searches = await benchSearch(world.pool, site, cats).finally(() => site.stop());
    return [...searches, await benchCheck(world, cats)];
  } finally {
    await world.end();
  }
}

async function benchSearch(pool: pg.Pool, site: Child, cats: number): Promise<Figure[]> {
  const { rows } = await pool.query<{ cat_name: string }>(
    "select cat_name from cats where id % $1 = 0 order by id",
    [Math.floor(cats / NAMES)],
  );
  const paths = rows.flatMap(({ cat_name }) => typed(cat_name)).map(addressOf);
  const times: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    await (await fetch(site.origin + path)).arrayBuffer();
    times.push(performance.now() - started);
  }
  const among = `among ${cats.toLocaleString("en")} cats`;
  return [
    within(`a search while typing ${among}, p50`, middle(times), MOST_MS, "ms"),
    faster(
      `searches while typing ${among}`,
      await requestsPerSecondOf(site.origin, paths),
      SEARCHES_PER_SECOND,
      1,
    ),
  ];
}

const addressOf = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;

/** What the field asks for as a name is typed: from the second letter on, whole in the other script, and with two letters exchanged. */
function typed(name: string): string[] {
  const letters = Array.from(name);
  const beginnings = letters.map((_, i) => letters.slice(0, i + 1).join("")).slice(1);
  const slipped = letters
    .with(1, letters[2] ?? "")
    .with(2, letters[1] ?? "")
    .join("");
  return [...beginnings, transliterate(name) ?? name, ...(letters.length > 4 ? [slipped] : [])];
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
