import { sql } from "drizzle-orm";
import {
  boolean,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytea, moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";

/** A check of the whole registry. */
export const checkRuns = pgTable("check_runs", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  started_by: integer()
    .notNull()
    .references(() => users.id, { onDelete: "restrict" }),
  started_at: moment().notNull().defaultNow(),
  /** Updated while the check is alive. */
  seen_at: moment().notNull().defaultNow(),
  finished_at: moment(),
  failed: text(),
  checked: integer().notNull().default(0),
  total: integer().notNull().default(0),
  found: integer().notNull().default(0),
});

/** A check's findings, one row per cat and problem; the problem is in the domain's form. */
export const checkFindings = pgTable(
  "check_findings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    run_id: integer()
      .notNull()
      .references(() => checkRuns.id, { onDelete: "cascade" }),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    problem: jsonb().notNull(),
  },
  (t) => [
    index("check_findings_run_id_idx").on(t.run_id, t.id),
    index("check_findings_kind_idx").on(t.run_id, t.kind, t.id),
    index("check_findings_cat_id_idx").on(t.cat_id),
  ],
);

/**
 * Merges of two records of one cat. Cats are named by id without foreign keys, since one of the two is gone. `record` holds
 * everything needed for an undo: the original rows and what was moved.
 */
export const merges = pgTable(
  "merges",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kept_cat_id: integer().notNull(),
    gone_cat_id: integer().notNull(),
    merged_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    merged_at: moment().notNull().defaultNow(),
    undone_by: integer().references(() => users.id, { onDelete: "restrict" }),
    undone_at: moment(),
    record: jsonb().notNull(),
  },
  (t) => [
    index("merges_merged_by_idx").on(t.merged_by, t.id),
    index("merges_kept_cat_id_idx").on(t.kept_cat_id),
    // The address of a removed record redirects to the remaining one.
    index("merges_gone_cat_id_idx")
      .on(t.gone_cat_id)
      .where(sql`undone_at is null`),
    check("merges_two_cats", sql`${t.kept_cat_id} <> ${t.gone_cat_id}`),
    check("merges_undone_whole", sql`(${t.undone_at} is null) = (${t.undone_by} is null)`),
  ],
);

/** Pairs marked as different cats. By id without foreign keys, like merges: an undo restores a record. */
export const differentCats = pgTable(
  "different_cats",
  {
    one_id: integer().notNull(),
    other_id: integer().notNull(),
    said_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    said_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.one_id, t.other_id] }),
    check("different_cats_in_order", sql`${t.one_id} < ${t.other_id}`),
    index("different_cats_said_by_idx").on(t.said_by),
  ],
);

/** A table uploaded by a member: nothing in it becomes a cat before it is confirmed. */
export const imports = pgTable(
  "imports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    file_name: text().notNull(),
    /** The file's size; the file is deleted once its cats are stored. */
    bytes: integer().notNull().default(0),
    encoding: text().notNull(),
    delimiter: text().notNull(),
    /** Whether day or month comes first in its numeric dates. */
    dates: text().notNull().default("day_first"),
    columns: jsonb().notNull(),
    mapping: jsonb().notNull(),
    /** What the member says of how it is read: a workbook's sheets, and the line of the headings (0: there are none). */
    chosen_sheets: integer().array(),
    chosen_heading: integer(),
    /** Its sheets, headings and first lines as they are; null of a file that is no table. */
    layout: jsonb(),
    state: text().notNull().default("uploaded"),
    checked: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Faults by line number, limited in number. */
    faults: jsonb().notNull().default([]),
    faulty: integer().notNull().default(0),
    /** Rows that are stored without a value, and rows that the member leaves out. */
    warned: integer().notNull().default(0),
    left_out: integer().notNull().default(0),
    /** The faults grouped by what would mend them, limited in number. */
    causes: jsonb().notNull().default([]),
    /** Columns that no field takes, with how many of their cells hold something. */
    columns_left: jsonb().notNull().default([]),
    /** What of the file is not in its table: how many lines, and the first of them. */
    lines_left: jsonb().notNull().default({ count: 0, lines: [] }),
    /** How many photos, tests and papers it brings. */
    brought: jsonb().notNull().default({ photos: 0, credentials: 0, documents: 0, tags: 0 }),
    known: integer().notNull().default(0),
    saved: integer().notNull().default(0),
    /** What to do with parents found nowhere, and how many of them are added. */
    missing_parents: text().notNull().default("add"),
    added: integer().notNull().default(0),
    /** Its cats are within this range of ids, possibly with others in between. */
    first_cat_id: integer(),
    last_cat_id: integer(),
    undone: integer().notNull().default(0),
    failed: text(),
    /** How the file was read into `import_pages`; null until all of it has been. */
    paged_as: text(),
    /** What the newest check has found of the rows in `import_judged`, and by which rules; null until it is through. */
    judged: jsonb(),
    /** Counts the repairs: results of a check begun before the latest one are ignored. */
    revision: integer().notNull().default(0),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("imports_users_id_idx").on(t.users_id, t.id),
    index("imports_updated_at_idx").on(t.updated_at),
    uniqueIndex("imports_one_upload_a_member")
      .on(t.users_id)
      .where(sql`state = 'uploading'`),
    check(
      "imports_state_known",
      sql`${t.state} in ('uploading', 'uploaded', 'checking', 'checked', 'saving', 'attaching', 'saved', 'undoing', 'undone', 'failed')`,
    ),
    check("imports_heading_is_line", sql`${t.chosen_heading} >= 0`),
    check(
      "imports_sheets_are_places",
      sql`cardinality(${t.chosen_sheets}) > 0 and 0 <= all (${t.chosen_sheets})`,
    ),
  ],
);

/** An uploaded file in pieces, so that it is written and read without being held in memory. */
export const importParts = pgTable(
  "import_parts",
  {
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    place: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ name: "import_parts_pkey", columns: [t.import_id, t.place] })],
);

/** Pictures of an archive and what they belong to, attached one by one after its cats are stored. */
export const importAttachments = pgTable(
  "import_attachments",
  {
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    place: integer().notNull(),
    line: integer().notNull(),
    /** A cat may be gone before its pictures come. */
    cat_id: integer().notNull(),
    kind: text().notNull(),
    /** Its name in the archive. */
    file: text(),
    /** What the file's table says of it. */
    said: jsonb().notNull(),
    credential_id: integer(),
    /** Why it is not taken over. */
    refused: text(),
    is_done: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ name: "import_attachments_pkey", columns: [t.import_id, t.place] }),
    check(
      "import_attachments_kind_known",
      sql`${t.kind} in ('photo', 'credential', 'metric', 'pedigree', 'tag')`,
    ),
    check("import_attachments_refused_is_done", sql`${t.refused} is null or ${t.is_done}`),
  ],
);

/** Its rows as read, a few hundred at a time: they are shown and judged again without reading the file again. */
export const importPages = pgTable(
  "import_pages",
  {
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    last_line: integer().notNull(),
    first_line: integer().notNull(),
    /** JSON: each row's line, then its cells. */
    rows: text().notNull(),
  },
  (t) => [primaryKey({ name: "import_pages_pkey", columns: [t.import_id, t.last_line] })],
);

/** Its rows as a check has judged and staged them, two thousand at a time, compressed: storing them does not judge them again. */
export const importJudged = pgTable(
  "import_judged",
  {
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** How many rows there are up to the end of these. */
    checked: integer().notNull(),
    rows: bytea().notNull(),
    stopped: bytea().notNull(),
    colours: bytea().notNull(),
    /** Rows that lose a value. */
    warned: integer().array().notNull(),
  },
  (t) => [primaryKey({ name: "import_judged_pkey", columns: [t.import_id, t.checked] })],
);

/** Findings of the newest check, up to a number of lines. */
export const importFaults = pgTable(
  "import_faults",
  {
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    line: integer().notNull(),
    place: smallint().notNull(),
    field: text().notNull(),
    kind: text().notNull(),
    value: text().notNull(),
    /** Cats and lines from which one is chosen. */
    choices: text(),
  },
  (t) => [primaryKey({ name: "import_faults_pkey", columns: [t.import_id, t.line, t.place] })],
);

/** The member's repairs, newest last: undoing the newest shows the value before it. */
export const importRepairs = pgTable(
  "import_repairs",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Made by one action, and taken back as one. */
    batch: integer().notNull(),
    kind: text().notNull(),
    line: integer().notNull().default(0),
    field: text().notNull().default(""),
    value: text().notNull().default(""),
    becomes: text().notNull(),
  },
  (t) => [
    index("import_repairs_import_id_idx").on(t.import_id, t.id),
    check(
      "import_repairs_kind_known",
      sql`${t.kind} in ('cell', 'value', 'parent', 'line', 'same')`,
    ),
  ],
);
