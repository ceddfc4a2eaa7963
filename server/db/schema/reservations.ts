import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { orders } from "./orders.ts";

/** The terms under which a seller offers to reserve a cat; the newest of an order count. Accepted once, as shown. */
export const reservations = pgTable(
  "reservations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    /** In the seller's words. */
    terms: text().notNull(),
    deposit: integer().notNull(),
    deposit_kept: boolean().notNull(),
    open_until: date().notNull(),
    hand_over_by: date().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** The whole text that the buyer saw and accepted, its language and its SHA-256. */
    shown: text(),
    shown_in: text(),
    shown_hash: text(),
    accepted_at: moment(),
    /** The accepted text says that a seller who is late returns the deposit. */
    returns_if_late: boolean().notNull().default(false),
    /** When the buyer was told that the offer is about to end. */
    reminded_at: moment(),
  },
  (t) => [
    index("reservations_order_id_idx").on(t.order_id, t.id),
    check("reservations_terms_length", sql`char_length(${t.terms}) between 1 and 2000`),
    check("reservations_deposit_range", sql`${t.deposit} between 0 and 999999`),
    check(
      "reservations_accepted_whole",
      sql`num_nulls(${t.shown}, ${t.shown_in}, ${t.shown_hash}, ${t.accepted_at}) in (0, 4)`,
    ),
    check(
      "reservations_hash_of_text",
      sql`${t.shown_hash} = encode(sha256(convert_to(${t.shown}, 'UTF8')), 'hex')`,
    ),
  ],
);

/** The contract as printed, fixed by the first signature. */
export const orderContracts = pgTable(
  "order_contracts",
  {
    order_id: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: "restrict" }),
    text: text().notNull(),
    hash: text().notNull(),
    made_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("order_contracts_one_text").on(t.order_id, t.hash),
    check(
      "order_contracts_hash_of_text",
      sql`${t.hash} = encode(sha256(convert_to(${t.text}, 'UTF8')), 'hex')`,
    ),
  ],
);

export const orderSignatures = pgTable(
  "order_signatures",
  {
    order_id: integer().notNull(),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    contract_hash: text().notNull(),
    signed_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "order_signatures_pk", columns: [t.order_id, t.member_id] }),
    foreignKey({
      name: "order_signatures_of_contract",
      columns: [t.order_id, t.contract_hash],
      foreignColumns: [orderContracts.order_id, orderContracts.hash],
    }).onDelete("restrict"),
    index("order_signatures_member_id_idx").on(t.member_id),
  ],
);

/** The code mailed to a side that wants to sign one text; deleted when it is used. */
export const signingCodes = pgTable(
  "signing_codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    code_hash: text().notNull(),
    contract_hash: text().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("signing_codes_one_a_side").on(t.order_id, t.member_id),
    index("signing_codes_member_id_idx").on(t.member_id),
  ],
);

/** What the two sides say before the hand-over, of the cat's health and of papers, and what the gates were when they were passed. */
export const orderGates = pgTable(
  "order_gates",
  {
    order_id: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: "restrict" }),
    vaccinations: smallint().notNull().default(0),
    /** The last of them. */
    vaccinated_on: date(),
    rabies_on: date(),
    /** Of the country's register of pets. */
    in_register: boolean().notNull().default(false),
    /** The buyer's certificate of commitment; the vet's certificate. */
    cert_on: date(),
    vet_on: date(),
    chip_on: date(),
    /** The buyer has a breeder's or dealer's number; their extract has been seen. */
    buyer_hk: boolean().notNull().default(false),
    /** The buyer has sent their form, so that a number they do not have is not asked for again. */
    buyer_answered: boolean().notNull().default(false),
    buyer_extract: boolean().notNull().default(false),
    weaned: boolean().notNull().default(false),
    passed: jsonb(),
  },
  (t) => [
    check("order_gates_vaccinations_range", sql`${t.vaccinations} between 0 and 9`),
    check(
      "order_gates_vaccinated_whole",
      sql`(${t.vaccinations} = 0) = (${t.vaccinated_on} is null)`,
    ),
  ],
);
