/**
 * Work whose rows are not recorded in the history: bulk loads of a registry, for which a million lines of "the system
 * added this" would be pure cost. It requires the tables' owner and locks them until the transaction ends, so that nobody
 * else's change can slip by meanwhile; there is no setting that a query could switch on.
 */
import type { PoolClient } from "pg";

export const RECORDED_TABLES = [
  "cats",
  "cat_colours",
  "cat_photos",
  "metrics",
  "pedigrees",
  "applications",
  "sales",
  "orders",
  "credentials",
  "litters",
] as const;

/** Their new rows are recorded by a separate trigger, once per statement. */
const RECORDED_SET_WISE: ReadonlySet<string> = new Set(["cats", "cat_colours"]);

export async function unrecorded<T>(
  client: Pick<PoolClient, "query">,
  tables: readonly (typeof RECORDED_TABLES)[number][],
  work: () => Promise<T>,
): Promise<T> {
  const turn = async (state: "enable" | "disable") => {
    for (const table of tables) {
      await client.query(`alter table ${table} ${state} trigger history_records`);
      if (RECORDED_SET_WISE.has(table))
        await client.query(`alter table ${table} ${state} trigger history_records_added`);
    }
  };
  await turn("disable");
  const result = await work();
  await turn("enable");
  return result;
}
