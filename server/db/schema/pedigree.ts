import { bigint, customType, index, integer, pgTable } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { moment } from "./accounts.ts";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Which cats' parent links have changed, and in which transaction. Processes that keep parts of the pedigree in memory
 * read from here, before each answer, what has been committed since (server/pedigree/parent-index.ts). Written by
 * triggers (see the migrations), so it also covers changes at a database console. Entries older than a day are deleted.
 */
export const parentChanges = pgTable(
  "parent_changes",
  {
    id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: any cat's may have changed. */
    cat_id: integer(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index("parent_changes_xid_idx").on(t.xid), index("parent_changes_at_idx").on(t.at)],
);
