import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { cats } from "./cats.ts";

/** A member's private labels for cats. Numbered places limit them to fifty. */
export const tags = pgTable(
  "tags",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    place: smallint().notNull(),
    name: text().notNull(),
  },
  (t) => [
    unique("tags_place_once_a_member").on(t.member_id, t.place),
    uniqueIndex("tags_name_once_a_member").on(t.member_id, sql`lower(${t.name})`),
    check("tags_fifty_a_member", sql`${t.place} between 1 and 50`),
    check("tags_name_length", sql`char_length(${t.name}) between 1 and 30`),
    check("tags_name_single_line", sql`is_single_line(${t.name})`),
  ],
);

/** On cats that the member keeps, owns or has bred, at most twenty per cat and member; triggers in the migrations enforce it. */
export const catTags = pgTable(
  "cat_tags",
  {
    tag_id: integer()
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ name: "cat_tags_pkey", columns: [t.tag_id, t.cat_id] }),
    index("cat_tags_cat_id_idx").on(t.cat_id),
  ],
);
