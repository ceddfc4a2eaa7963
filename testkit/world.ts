/** Where factories build: a test server, or anything else with its database. */
import type { Pool } from "pg";

export interface World {
  readonly pool: Pool;
}

/** Lets `buildCat(world, { sire: buildCat(world) })` read like a family. */
export type Built<T> = T | Promise<T>;

let last = 0;

/** Makes names and addresses unique within a file of tests. */
export function nextNumber(): number {
  return ++last;
}

export function beginNumbers(): void {
  last = 0;
}

export async function insertRow<Row extends { id: number }>(
  world: World,
  table: string,
  values: Record<string, unknown>,
): Promise<Row> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = given.map(([name]) => name).join(", ");
  const places = given.map((_, index) => `$${index + 1}`).join(", ");
  const { rows } = await world.pool.query<Row>(
    `insert into ${table} (${columns}) values (${places}) returning *`,
    given.map(([, value]) => value),
  );
  return rows[0]!;
}

type ReferenceTable = "breeds" | "countries" | "currencies" | "cat_systems";

const referenceIds = new WeakMap<Pool, Map<string, Promise<number>>>();

/** The id of a row of reference data, by its common name. No test changes such rows, so that each is looked up once. */
export function referenceId(
  { pool }: World,
  table: ReferenceTable,
  column: "ems" | "iso2" | "code" | "abb",
  value: string,
): Promise<number> {
  const known = referenceIds.get(pool) ?? new Map<string, Promise<number>>();
  referenceIds.set(pool, known);
  const key = `${table} ${value}`;
  const id = known.get(key) ?? lookUp(pool, table, column, value);
  known.set(key, id);
  return id;
}

async function lookUp(
  pool: Pool,
  table: ReferenceTable,
  column: string,
  value: string,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from ${table} where ${column} = $1`,
    [value],
  );
  if (!rows[0]) throw new Error(`no ${column} "${value}" in ${table}`);
  return rows[0].id;
}
