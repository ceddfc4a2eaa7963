/** What the club has verified of sellers, and what they say of themselves. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";

/** A row per mark, kept when withdrawn; a trigger of the migrations refuses any other change. */
export const sellerMarks = pgTable(
  "seller_marks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    mark: text().notNull(),
    marked_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    marked_at: moment().notNull().defaultNow(),
    withdrawn_by: integer().references(() => users.id, { onDelete: "restrict" }),
    withdrawn_at: moment(),
    /** Why it was withdrawn. */
    reason: text(),
  },
  (t) => [
    uniqueIndex("seller_marks_one_a_kind")
      .on(t.member_id, t.mark)
      .where(sql`withdrawn_at is null`),
    index("seller_marks_member_id_idx").on(t.member_id, t.id),
    check(
      "seller_marks_mark_known",
      sql`${t.mark} in ('name', 'address', 'cattery', 'club_member')`,
    ),
    check(
      "seller_marks_withdrawal_whole",
      sql`(${t.withdrawn_at} is null) = (${t.withdrawn_by} is null) and (${t.withdrawn_at} is null) = (${t.reason} is null)`,
    ),
    check("seller_marks_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
    check(
      "seller_marks_not_own",
      sql`${t.marked_by} <> ${t.member_id} and ${t.withdrawn_by} is distinct from ${t.member_id}`,
    ),
  ],
);

/** Said in all their ads. Not in the history, which never forgets: it goes with the account. */
export const sellerDetails = pgTable(
  "seller_details",
  {
    member_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null: privately, or as a breeder. */
    sells_as: text(),
    /** Of a licence, an approval or an entry in a register. */
    permit_no: text(),
    permit_authority: text(),
    phone: text(),
    address: text(),
    /** Their ads show the whole number of the chip instead of its end. */
    shows_chip: boolean().notNull().default(false),
    /** And that of a dam which is theirs too. */
    shows_dam_chip: boolean().notNull().default(false),
    /** Breeding queens. */
    females: smallint(),
    litters_12m: smallint(),
    /** Sold or given away. */
    animals_12m: smallint(),
    updated_at: moment().notNull().defaultNow(),
  },
  (t) => [
    check("seller_details_sells_as_known", sql`${t.sells_as} in ('business', 'shelter')`),
    check("seller_details_permit_no_length", sql`char_length(${t.permit_no}) between 1 and 40`),
    check(
      "seller_details_permit_authority_length",
      sql`char_length(${t.permit_authority}) between 1 and 80`,
    ),
    check(
      "seller_details_authority_of_permit",
      sql`${t.permit_authority} is null or ${t.permit_no} is not null`,
    ),
    check("seller_details_phone_form", sql`${t.phone} ~ '^[+(]{0,2}[0-9][0-9 ()./-]{4,28}$'`),
    check("seller_details_address_length", sql`char_length(${t.address}) between 1 and 120`),
    check(
      "seller_details_numbers",
      sql`${t.females} between 0 and 999 and ${t.litters_12m} between 0 and 999 and ${t.animals_12m} between 0 and 999`,
    ),
    check(
      "seller_details_single_lines",
      sql`is_single_line(${t.permit_no}) and is_single_line(${t.permit_authority}) and is_single_line(${t.address})`,
    ),
  ],
);
