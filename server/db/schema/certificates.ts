import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
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
import { clubs } from "./clubs.ts";
import { uploads } from "./documents.ts";

/** How the papers of a club look. Rows stay as they are: a certificate keeps the look of its day. */
export const clubLooks = pgTable(
  "club_looks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    club_id: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: "restrict" }),
    accent: text().notNull(),
    /** By language, as the two below. */
    heading: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    foot: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Whoever signs, and as what. */
    signer: text(),
    office: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    logo_url: text(),
    signature_url: text(),
    set_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    created_at: moment().notNull().defaultNow(),
    /** Null: tried out, and used by nothing. */
    used_from: moment(),
  },
  (t) => [
    index("club_looks_club_id_idx").on(t.club_id, t.id),
    index("club_looks_set_by_idx").on(t.set_by),
    index("club_looks_logo_url_idx").on(t.logo_url),
    index("club_looks_signature_url_idx").on(t.signature_url),
    check("club_looks_accent_written", sql`${t.accent} ~ '^#[0-9a-f]{6}$'`),
    check(
      "club_looks_texts_by_language",
      sql`jsonb_typeof(${t.heading}) = 'object' and jsonb_typeof(${t.foot}) = 'object' and jsonb_typeof(${t.office}) = 'object' and octet_length(${t.heading}::text || ${t.foot}::text || ${t.office}::text) <= 6000`,
    ),
    check("club_looks_signer_length", sql`char_length(${t.signer}) between 1 and 80`),
    check(
      "club_looks_signed_by_somebody",
      sql`${t.signature_url} is null or ${t.signer} is not null`,
    ),
    foreignKey({
      name: "club_looks_logo_url_fkey",
      columns: [t.logo_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
    foreignKey({
      name: "club_looks_signature_url_fkey",
      columns: [t.signature_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
  ],
);

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
    /** In which it is printed; null is the site's. */
    look_id: integer().references(() => clubLooks.id, { onDelete: "restrict" }),
    /** What is printed of the cat's neutering, death and breeding bans, as of the day of issue (`remarks_on_cat`). */
    remarks: jsonb(),
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
    check(
      "certificates_remarks_object",
      sql`${t.remarks} is null or jsonb_typeof(${t.remarks}) = 'object'`,
    ),
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
