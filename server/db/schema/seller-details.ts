/** What sellers say of themselves in all their ads. Not in the history, which never forgets: it goes with the account. */
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";

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
    check("seller_details_phone_form", sql`${t.phone} ~ '^\\+?[0-9][0-9 ()./-]{4,28}$'`),
    check("seller_details_address_length", sql`char_length(${t.address}) between 1 and 120`),
    check(
      "seller_details_single_lines",
      sql`is_single_line(${t.permit_no}) and is_single_line(${t.permit_authority}) and is_single_line(${t.address})`,
    ),
  ],
);
