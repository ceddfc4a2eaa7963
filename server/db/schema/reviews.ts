import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { orders } from "./orders.ts";

/** What the sides of an order say of each other after the hand-over. A trigger sets `about_id` and `of_seller`. */
export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    author_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    about_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    of_seller: boolean().notNull(),
    stars: smallint().notNull(),
    /** Without text: the author wrote none, or has left. */
    text: text(),
    created_at: moment().notNull().defaultNow(),
    answer: text(),
    answered_at: moment(),
  },
  (t) => [
    unique("reviews_once_a_side").on(t.order_id, t.author_id),
    index("reviews_of_seller_idx")
      .on(t.about_id, t.id)
      .where(sql`of_seller`),
    index("reviews_author_id_idx").on(t.author_id),
    check("reviews_stars_range", sql`${t.stars} between 1 and 5`),
    check("reviews_text_length", sql`char_length(${t.text}) between 1 and 1000`),
    check("reviews_answer_length", sql`char_length(${t.answer}) between 1 and 1000`),
  ],
);

/** Words of a review or of its answer, reported by whom they are about. */
export const reviewReports = pgTable(
  "review_reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    review_id: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: "restrict" }),
    part: text().notNull(),
    reporter_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    reason: text().notNull(),
    status: text().notNull().default("open"),
    created_at: moment().notNull().defaultNow(),
    decided_at: moment(),
    decided_by: integer().references(() => users.id, { onDelete: "restrict" }),
  },
  (t) => [
    unique("review_reports_once").on(t.review_id, t.part),
    index("review_reports_open_idx")
      .on(t.id)
      .where(sql`status = 'open'`),
    index("review_reports_reporter_id_idx").on(t.reporter_id),
    check("review_reports_part_known", sql`${t.part} in ('review', 'answer')`),
    check("review_reports_status_known", sql`${t.status} in ('open', 'dismissed', 'removed')`),
    check("review_reports_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
    check(
      "review_reports_decision_whole",
      sql`(${t.status} = 'open') = (${t.decided_at} is null) and (${t.decided_at} is null) = (${t.decided_by} is null)`,
    ),
  ],
);
