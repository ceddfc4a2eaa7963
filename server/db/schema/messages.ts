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
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { orders } from "./orders.ts";

/** A buyer's thread with the seller before an order, about a cat as it is for sale that time. An order takes it over. */
export const questions = pgTable(
  "questions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cat_id: integer().references(() => cats.id, { onDelete: "set null" }),
    /** The name of a cat whose page was deleted: its thread stays. Kept by a trigger. */
    cat_named: text(),
    /** The ad's. No reference: the ad may go with a merge, and the thread then ends. */
    sale_round: integer().notNull(),
    asker_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    seller_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    order_id: integer().references(() => orders.id, { onDelete: "restrict" }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("questions_one_open")
      .on(t.sale_round, t.asker_id, t.seller_id)
      .where(sql`order_id is null`),
    index("questions_cat_id_idx").on(t.cat_id),
    index("questions_asker_id_idx").on(t.asker_id, t.id),
    index("questions_seller_id_idx").on(t.seller_id, t.id),
    index("questions_order_id_idx").on(t.order_id),
    check("questions_not_own_cat", sql`${t.asker_id} <> ${t.seller_id}`),
    check("questions_about_a_cat", sql`${t.cat_id} is not null or ${t.cat_named} is not null`),
  ],
);

/** Between buyer and seller, beside their order or before it. Without text: removed by the club, or the writer has left. */
export const orderMessages = pgTable(
  "order_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer().references(() => orders.id, { onDelete: "restrict" }),
    question_id: integer().references(() => questions.id, { onDelete: "restrict" }),
    sender_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    text: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("order_messages_order_id_idx").on(t.order_id, t.id),
    index("order_messages_question_id_idx")
      .on(t.question_id, t.id)
      .where(sql`question_id is not null`),
    index("order_messages_sender_id_idx").on(t.sender_id),
    check(
      "order_messages_beside_something",
      sql`${t.order_id} is not null or ${t.question_id} is not null`,
    ),
    check("order_messages_text_length", sql`char_length(${t.text}) between 1 and 2000`),
  ],
);

/** How a member wants to be reached by the other side of one order, shown once it is accepted. Without a text the member wants to show nothing. */
export const orderContacts = pgTable(
  "order_contacts",
  {
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    text: text(),
  },
  (t) => [
    primaryKey({ name: "order_contacts_pk", columns: [t.order_id, t.member_id] }),
    index("order_contacts_member_id_idx").on(t.member_id),
    check("order_contacts_text_length", sql`char_length(${t.text}) between 1 and 300`),
  ],
);

/** The receiver's complaint about a message, for the club to decide. */
export const messageReports = pgTable(
  "message_reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message_id: integer()
      .notNull()
      .references(() => orderMessages.id, { onDelete: "restrict" }),
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
    uniqueIndex("message_reports_once").on(t.message_id),
    index("message_reports_open_idx")
      .on(t.id)
      .where(sql`status = 'open'`),
    index("message_reports_reporter_id_idx").on(t.reporter_id),
    check("message_reports_status_known", sql`${t.status} in ('open', 'dismissed', 'removed')`),
    check("message_reports_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
    check(
      "message_reports_decision_whole",
      sql`(${t.status} = 'open') = (${t.decided_at} is null) and (${t.decided_at} is null) = (${t.decided_by} is null)`,
    ),
  ],
);

/** They go with the message's words. */
export const messagePictures = pgTable(
  "message_pictures",
  {
    message_id: integer()
      .notNull()
      .references(() => orderMessages.id, { onDelete: "restrict" }),
    place: smallint().notNull(),
    path: text().notNull(),
  },
  (t) => [
    primaryKey({ name: "message_pictures_pk", columns: [t.message_id, t.place] }),
    unique("message_pictures_path_once").on(t.path),
    check("message_pictures_four", sql`${t.place} between 1 and 4`),
  ],
);
