/** The search while somebody types, among a million cats, beside the bare driver sending the same named statements. */
import type { Pool } from "pg";
import { transliterate } from "@felistry/domain/names/transliterate.ts";
import { poolDb, type Db } from "@felistry/server/db/transaction.ts";
import { seedRegistry } from "@felistry/server/scale/seed-registry.ts";
import { search } from "@felistry/server/search/find.ts";
import type { Child } from "./child.ts";
import { middle, requestsPerSecondInTurn, requestsPerSecondOf, timesPerSecond } from "./measure.ts";
import { processorTime } from "./processor-time.ts";
import { faster, within, type Figure } from "./table.ts";
import { typedTexts } from "./typing.ts";
import { buildEmptyWorld, type BenchWorld } from "./world.ts";

const MOST_MS = 10;
const SEARCHES_PER_SECOND = 2_000;
/** Two processors have this much for each of so many searches a second. */
const MOST_PROCESSOR_MS = (2 * 1000) / SEARCHES_PER_SECOND;
/** Of the bare driver. */
const SHARE = 0.5;
/** Of cats spread over the registry. */
const NAMES = 200;

export async function benchSearchAlone(cats = 1_000_000): Promise<Figure[]> {
  const world = await buildEmptyWorld();
  try {
    await seedRegistry(world.pool, { cats, force: true });
    return await benchSearch(world, cats);
  } finally {
    await world.end();
  }
}

type World = Pick<BenchWorld, "pool" | "serve">;

export async function benchSearch(world: World, cats: number): Promise<Figure[]> {
  const { rows } = await world.pool.query<{ cat_name: string }>(
    "select cat_name from cats where id % $1 = 0 order by id",
    [Math.floor(cats / NAMES)],
  );
  const texts = rows.flatMap(({ cat_name }) => typed(cat_name));
  const among = `among ${cats.toLocaleString("en")} cats`;
  const anew = await world.serve("--nothing-kept");
  const made = await benchMade(world.pool, anew, texts, among).finally(() => anew.stop());
  const kept = await world.serve();
  try {
    const rate = await requestsPerSecondOf(kept.origin, pathsOf(texts));
    return [
      ...made,
      faster(`searches while typing ${among}, nothing changed`, rate, SEARCHES_PER_SECOND, 1),
      await benchTyped(world.pool, kept, among),
    ];
  } finally {
    await kept.stop();
  }
}

/** Distinct names with their affixes, which are typed by people; some are popular. */
const TYPED_NAMES = 5_000;
const PEOPLE = 20_000;
/** More than 30,000 a day. */
const NAME_CHANGES_EVERY_MS = 2_500;

/** What guests ask for as they type names, of which nothing is kept at first; with each change of a name nothing is kept any more. */
async function benchTyped(pool: Pool, site: Child, among: string): Promise<Figure> {
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select min(id) as id, name
     from (select id, case when id % 3 = 0 then concat_ws(' ', cat_name_cattery_prefix, cat_name) else cat_name end as name from cats where id % 97 = 0) c
     group by name order by md5(name) limit $1`,
    [TYPED_NAMES],
  );
  const texts = typedTexts(
    rows.map(({ name }) => name),
    PEOPLE,
  );
  const change = (turn: number) =>
    pool.query("update cats set cat_name = cat_name || $2 where id = $1", [
      rows[turn % rows.length]!.id,
      turn % 2 === 0 ? "a" : "o",
    ]);
  let turn = 0;
  await change(turn++);
  const changing = setInterval(() => void change(turn++), NAME_CHANGES_EVERY_MS);
  const rate = await requestsPerSecondInTurn(site.origin, pathsOf(texts)).finally(() =>
    clearInterval(changing),
  );
  return faster(
    `searches as people type names ${among}, names changed meanwhile`,
    rate,
    SEARCHES_PER_SECOND,
    1,
  );
}

const pathsOf = (texts: readonly string[]) =>
  texts.map((q) => `/api/search?q=${encodeURIComponent(q)}`);

/** Each made anew: somebody types what nobody has typed before, or what is shown has changed since. */
async function benchMade(
  pool: Pool,
  site: Child,
  texts: readonly string[],
  among: string,
): Promise<Figure[]> {
  const paths = pathsOf(texts);
  const times: number[] = [];
  const visit = async (path: string) => {
    const started = performance.now();
    await (await fetch(site.origin + path)).arrayBuffer();
    times.push(performance.now() - started);
  };
  for (const path of paths) await visit(path);
  const p50 = middle(times);
  const before = await processorTime(pool, site.process.pid!);
  for (const path of paths) await visit(path);
  const after = await processorTime(pool, site.process.pid!);
  const rate = await requestsPerSecondOf(site.origin, paths);
  return [
    within(`a search while typing ${among}, p50`, p50, MOST_MS, "ms"),
    ...(before && after
      ? [
          within(
            `processor time of a search ${among}: the server's and PostgreSQL's`,
            (after.others - before.others + after.postgres - before.postgres) / paths.length,
            MOST_PROCESSOR_MS,
            "ms",
          ),
        ]
      : []),
    faster(`searches while typing ${among}, made anew`, rate, SEARCHES_PER_SECOND, 1),
    faster(
      `searches made anew ${among}, beside the bare driver`,
      rate,
      await timesPerSecond(await bareSearches(pool, texts)),
      SHARE,
    ),
  ];
}

type Sent = Parameters<Db["query"]>[0];

/** Sends what the call sends for one text after another. */
async function bareSearches(pool: Pool, texts: readonly string[]): Promise<() => Promise<void>> {
  const db = poolDb(pool);
  const sent: Sent[][] = [];
  for (const q of texts) {
    const statements: Sent[] = [];
    const noting: Db = {
      query: (statement) => {
        statements.push(statement);
        return db.query(statement);
      },
    };
    const input = { query: { q, limit: 8 } } as Parameters<typeof search>[0];
    await search(input, { db: noting, locale: "en", member: null } as Parameters<typeof search>[1]);
    sent.push(statements);
  }
  let next = 0;
  return async () => {
    for (const statement of sent[next++ % sent.length]!) await db.query(statement);
  };
}

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
