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

/** The id of a row of reference data, by its common name. */
export async function referenceId(
  world: World,
  table: "breeds" | "countries" | "currencies" | "cat_systems",
  column: "ems" | "iso2" | "code" | "abb",
  value: string,
): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(
    `select id from ${table} where ${column} = $1`,
    [value],
  );
  if (!rows[0]) throw new Error(`no ${column} "${value}" in ${table}`);
  return rows[0].id;
}
