import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";

/**
 * What the club has certified about a registered cat. A row never changes except for one step from `valid` to
 * `superseded` or `revoked`, and is never deleted: see the triggers in the migrations, which also take that step when
 * the certified facts change.
 */
export const certificates = pgTable(
  "certificates",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** 80 random bits, as printed. */
    code: text().notNull(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "restrict" }),
    kind: text().notNull(),
    status: text().notNull().default("valid"),
    /** The facts as returned by the function `certified_facts`. */
    certified: jsonb().notNull(),
    /** SHA-256 of the facts' canonical text, in hexadecimal digits. */
    fingerprint: text().notNull(),
    /** Breed and colour in words on the sheet, in both languages: words may be corrected without changing what is certified. */
    words: jsonb().notNull(),
    /** The photo on the sheet; null is the cat's drawing. */
    photo_url: text(),
    /** The members whose names are certified. */
    owner_id: integer().references(() => users.id, { onDelete: "restrict" }),
    breeder_id: integer().references(() => users.id, { onDelete: "restrict" }),
    issued_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    issued_at: moment().notNull().defaultNow(),
    ended_at: moment(),
    reason: text(),
    revoked_by: integer().references(() => users.id, { onDelete: "restrict" }),
    /** The lost certificate that this one replaces, and how it was lost. */
    duplicate_of: integer().references((): AnyPgColumn => certificates.id, {
      onDelete: "restrict",
    }),
    duplicate_reason: text(),
  },
  (t) => [
    unique("certificates_code_key").on(t.code),
    uniqueIndex("certificates_one_valid_a_kind")
      .on(t.cat_id, t.kind)
      .where(sql`status = 'valid'`),
    uniqueIndex("certificates_one_duplicate")
      .on(t.duplicate_of)
      .where(sql`duplicate_of is not null`),
    check(
      "certificates_duplicate_whole",
      sql`(${t.duplicate_of} is null) = (${t.duplicate_reason} is null) and char_length(${t.duplicate_reason}) between 1 and 300`,
    ),
    index("certificates_cat_id_idx").on(t.cat_id, t.id),
    index("certificates_owner_id_idx").on(t.owner_id),
    index("certificates_breeder_id_idx").on(t.breeder_id),
    check("certificates_kind_known", sql`${t.kind} in ('pedigree', 'metric')`),
    check("certificates_status_known", sql`${t.status} in ('valid', 'superseded', 'revoked')`),
    check(
      "certificates_code_form",
      sql`${t.code} ~ '^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$'`,
    ),
    check("certificates_fingerprint_form", sql`${t.fingerprint} ~ '^[0-9a-f]{64}$'`),
    check("certificates_end_whole", sql`(${t.status} = 'valid') = (${t.ended_at} is null)`),
    check(
      "certificates_revocation_whole",
      sql`(${t.status} = 'revoked') = (${t.reason} is not null) and (${t.reason} is null) = (${t.revoked_by} is null)`,
    ),
  ],
);

/** The cats named in a certificate: leads from a changed cat to the certificates that may be superseded. */
export const certifiedCats = pgTable(
  "certified_cats",
  {
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "restrict" }),
    certificate_id: integer()
      .notNull()
      .references(() => certificates.id, { onDelete: "restrict" }),
  },
  (t) => [
    primaryKey({ name: "certified_cats_pkey", columns: [t.cat_id, t.certificate_id] }),
    index("certified_cats_certificate_id_idx").on(t.certificate_id),
  ],
);
