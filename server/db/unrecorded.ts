/**
 * Work whose rows the history does not record: loads of a whole registry at once, where a million lines that all say
 * "the system added this" would only cost. It takes the tables' owner and a lock on them until the transaction ends,
 * so that nobody else's change can slip by meanwhile, and no setting that a query could switch on.
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

/** Their new rows are recorded by a trigger of its own, once a statement. */
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
