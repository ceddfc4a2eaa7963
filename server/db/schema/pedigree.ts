import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  unique,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";

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

/** A pedigree that is being typed: one for each member and cat, and one for a cat that is not added yet. */
export const pedigreeDrafts = pgTable(
  "pedigree_drafts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cat_id: integer().references(() => cats.id, { onDelete: "cascade" }),
    /** The lines of its cells by position, and the cats chosen for them. */
    cells: jsonb().notNull(),
    /** Of a cat that is not added yet: its line, sex and whose it is. */
    cat: jsonb(),
    updated_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("pedigree_drafts_one_a_cat").on(t.user_id, t.cat_id).nullsNotDistinct(),
    check("pedigree_drafts_cat_of_new", sql`${t.cat} is null or ${t.cat_id} is null`),
    index("pedigree_drafts_cat_id_idx").on(t.cat_id),
    index("pedigree_drafts_updated_at_idx").on(t.updated_at),
  ],
);
