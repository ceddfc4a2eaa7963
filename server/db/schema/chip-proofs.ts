import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";

/** A photo beside a code on paper, which the club looks at. Triggers end it with the chip's number and with the keeper of the cat. */
export const chipProofs = pgTable(
  "chip_proofs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    seller_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** Its digits when the code was asked for. */
    chip: text().notNull(),
    code: text().notNull(),
    status: text().notNull().default("asked"),
    expires_at: moment().notNull(),
    /** Of the photo, while somebody may still look at it. */
    path: text(),
    sent_at: moment(),
    /** Why the club has declined it; shown to the seller. */
    reason: text(),
    decided_at: moment(),
    decided_by: integer().references(() => users.id, { onDelete: "restrict" }),
  },
  (t) => [
    uniqueIndex("chip_proofs_one_a_cat")
      .on(t.cat_id)
      .where(sql`status in ('asked', 'sent', 'confirmed')`),
    index("chip_proofs_cat_id_idx").on(t.cat_id, t.id),
    index("chip_proofs_sent_idx")
      .on(t.id)
      .where(sql`status = 'sent'`),
    index("chip_proofs_seller_id_idx").on(t.seller_id),
    index("chip_proofs_path_idx")
      .on(t.path)
      .where(sql`path is not null`),
    check(
      "chip_proofs_status_known",
      sql`${t.status} in ('asked', 'sent', 'confirmed', 'declined', 'fallen')`,
    ),
    check(
      "chip_proofs_sent_whole",
      sql`${t.status} not in ('sent', 'confirmed') or (${t.sent_at} is not null and ${t.path} is not null)`,
    ),
    check(
      "chip_proofs_decision_whole",
      sql`(${t.decided_at} is null) = (${t.decided_by} is null) and (${t.status} not in ('confirmed', 'declined') or ${t.decided_at} is not null)`,
    ),
    check("chip_proofs_not_own", sql`${t.decided_by} <> ${t.seller_id}`),
    check("chip_proofs_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
  ],
);
