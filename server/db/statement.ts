/**
 * Named statements: parsed once a connection and planned once (`plan_cache_mode = force_generic_plan` on the
 * pool), since replanning a list on every call costs more than running it.
 */
import type { QueryResultRow } from "pg";
import type { Db } from "./transaction.ts";

export type Statement<Values extends unknown[], Row extends QueryResultRow> = (
  db: Db,
  ...values: Values
) => Promise<Row[]>;

export function statement<Values extends unknown[], Row extends QueryResultRow>(
  name: string,
  text: string,
): Statement<Values, Row> {
  return async (db, ...values) => (await db.query<Row>({ name, text, values })).rows;
}

/** A statement whose one column `json` PostgreSQL has already written as JSON text, to be passed on unparsed. */
export function jsonStatement<Values extends unknown[]>(name: string, text: string) {
  return async (db: Db, ...values: Values): Promise<string | null> =>
    (await db.query<{ json: string | null }>({ name, text, values })).rows[0]?.json ?? null;
}
