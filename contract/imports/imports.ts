/** Importing a table of cats: upload it, assign its columns, preview the result, confirm. */
import { z } from "zod";
import {
  COLUMNS_JOINED_MAX,
  IMPORT_FIELDS,
  MISSING_PARENTS,
} from "@felistry/domain/imports/columns.ts";
import { DATE_ORDERS } from "@felistry/domain/imports/dates.ts";
import { DELIMITERS } from "@felistry/domain/imports/detect.ts";
import { ENCODINGS } from "@felistry/domain/imports/encodings/text-encodings.ts";
import { IMPORT_FAULTS_SHOWN } from "@felistry/domain/imports/limits.ts";
import { PROGRAMS } from "@felistry/domain/imports/programs.ts";
import { IMPORT_FAULTS } from "@felistry/domain/imports/faults.ts";
import { calls } from "../call.ts";
import { code, id, idInPath, moment } from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

export const IMPORT_STATES = [
  "uploaded",
  "checking",
  "checked",
  "saving",
  "attaching",
  "saved",
  "undoing",
  "undone",
  "failed",
] as const;
/** How many of a member's imports are listed. */
export const IMPORTS_TOLD = 20;
/** Why an import failed: a fault of the site, too many rows, or text that is not a table. */
export const IMPORT_FAILURES = ["fault", "too_many_rows", "unreadable"] as const;
const COLUMNS_MAX = 100;

const place = (most: number) =>
  z
    .int({ error: code("invalid") })
    .min(0, { error: code("invalid") })
    .max(most, { error: code("invalid") });

const mapping = z.partialRecord(
  z.literal(IMPORT_FIELDS),
  z.union(
    [
      place(COLUMNS_MAX),
      z
        .array(place(COLUMNS_MAX), { error: code("invalid") })
        .min(1, { error: code("invalid") })
        .max(COLUMNS_JOINED_MAX, { error: code("invalid") }),
    ],
    { error: code("invalid") },
  ),
);

const SHEETS_MAX = 50;
const HEADING_MAX = 10_000;
const sheets = z
  .array(place(SHEETS_MAX), { error: code("invalid") })
  .min(1, { error: code("invalid") })
  .max(SHEETS_MAX, { error: code("invalid") });
const heading = place(HEADING_MAX);

const layout = z.object({
  sheets: z
    .array(z.object({ name: z.string(), read: z.boolean() }))
    .describe("of a workbook, and which of them are read"),
  heading: z
    .int()
    .nullable()
    .describe("the line of the headings, 0 if there are none, null if the table has no single one"),
  rows: z
    .array(z.object({ line: z.int(), cells: z.array(z.string()) }))
    .describe("the first lines of the first of these sheets, as they are"),
});

export const importRecord = z.object({
  id,
  file_name: z.string(),
  encoding: z.literal(ENCODINGS),
  delimiter: z.literal(DELIMITERS),
  dates: z
    .literal(DATE_ORDERS)
    .describe("whether day or month comes first in dates like 05/06/2024"),
  columns: z.array(z.string()),
  columns_left: z
    .array(
      z.object({
        heading: z.string(),
        cells: z.int().describe("how many of its cells hold something"),
        line: z.int().describe("the first line with one"),
      }),
    )
    .describe("columns of which nothing goes into the cats"),
  lines_left: z
    .object({
      count: z.int(),
      lines: z
        .array(z.object({ line: z.int(), text: z.string() }))
        .describe("the first of them, each with what is not in the table"),
    })
    .describe("lines of the file of which something is in no cat and in no column"),
  sample: z.array(z.array(z.string())).describe("the first rows, unchanged"),
  mapping: mapping.describe("the column of each field, or several that are joined"),
  layout: layout
    .nullable()
    .describe("what the file looks like before it is understood; null unless it is a table"),
  program: z
    .object({ name: z.string(), guide: z.literal(PROGRAMS) })
    .nullable()
    .describe(
      "by which the file was written, and what guide holds for it; null unless that is certain",
    ),
  chosen_sheets: sheets.nullable().describe("chosen by the member; null if found by itself"),
  chosen_heading: heading.nullable().describe("chosen by the member; null if found by itself"),
  missing_parents: z
    .literal(MISSING_PARENTS)
    .describe(
      "a parent that is neither in the table nor in the registry is left out, or added by name",
    ),
  state: z.literal(IMPORT_STATES),
  checked: z.int().describe("rows read so far"),
  total: z.int().describe("rows in the file, an estimate until they are read"),
  faulty: z
    .int()
    .describe("rows that are skipped, because they lack what makes a cat, or repeat another"),
  left_out: z.int().describe("rows that the member leaves out"),
  warned: z.int().describe("rows that are stored without a value that is not understood"),
  has_repairs: z.boolean().describe("the newest repair can be taken back"),
  known: z.int().describe("rows of cats that the member already has"),
  saved: z.int().describe("cats stored so far"),
  added: z.int().describe("how many of the cats are parents that the table only names"),
  brought: z
    .object({ photos: z.int(), credentials: z.int(), documents: z.int(), tags: z.int() })
    .describe("what hangs on the cats of one of our own exports"),
  to_attach: z.int().describe("pictures and papers to attach to the stored cats"),
  attached: z.int().describe("how many of them have been attached so far"),
  refused: z
    .array(
      z.object({
        line: z.int(),
        what: z.string().describe("the test, paper, tag or file"),
        file: z.string().nullable(),
        words: z.string().describe("why it is not taken over, in the language of the request"),
      }),
    )
    .describe("what is not attached, the first 200"),
  undone: z.int().describe("how many of the stored cats have been removed again so far"),
  can_undo: z.boolean().describe("its cats can be removed again"),
  failed: z
    .literal(IMPORT_FAILURES)
    .nullable()
    .describe("why it failed; for a saved import, why its cats could not be removed"),
  faults: z
    .array(
      z.object({
        line: z.int().describe("line number in the file, from 1"),
        field: z.literal(IMPORT_FIELDS),
        kind: z.literal(IMPORT_FAULTS),
        value: z.string(),
        words: z.string().describe("in the language of the request"),
      }),
    )
    .describe(`ordered by line, the first ${IMPORT_FAULTS_SHOWN}`),
});
export type ImportRecord = z.output<typeof importRecord>;

const broughtFile = importRecord
  .pick({ id: true, file_name: true, state: true, saved: true, undone: true })
  .extend({ created_at: moment });
export type BroughtFile = z.output<typeof broughtFile>;

const byImport = z.object({ id: idInPath });
const limits = [{ name: "import", most: 60, windowSeconds: HOUR_SECONDS, per: "member" }] as const;

export const importCalls = calls({
  "POST /imports": {
    summary: "Upload a table of cats as CSV; nothing of it is stored as a cat",
    access: "member",
    limits,
    body: z.object({}),
    bodyKind: "multipart",
    creates: true,
    streamed: true,
    data: importRecord,
    errors: [
      "no_file",
      "file_empty",
      "import_too_large",
      "import_workbook",
      "import_unreadable",
      "import_too_heavy",
      "import_busy",
      "files_quota",
      "storage_full",
    ],
  },
  "GET /imports": {
    summary: `The member's newest ${IMPORTS_TOLD} imported tables; they are kept for a week`,
    access: "member",
    data: z.array(broughtFile),
  },
  "GET /imports/{id}": {
    summary: "An import's progress and the faults in its rows",
    access: "member",
    params: byImport,
    data: importRecord,
    errors: ["import_not_found"],
  },
  "PUT /imports/{id}": {
    summary: "Assign the columns; the rows are then checked in the background",
    access: "member",
    limits,
    params: byImport,
    body: z.object({
      mapping: mapping
        .optional()
        .describe("without it the columns are guessed anew, and checked if a name is among them"),
      sheets: sheets
        .nullable()
        .optional()
        .describe("the places of a workbook's sheets with cats, from 0; null: found by itself"),
      heading: heading
        .nullable()
        .optional()
        .describe("the line of the headings, 0 if there are none; null: found by itself"),
      encoding: z.literal(ENCODINGS, { error: code("invalid") }).optional(),
      delimiter: z.literal(DELIMITERS, { error: code("invalid") }).optional(),
      dates: z.literal(DATE_ORDERS, { error: code("invalid") }).optional(),
      missing_parents: z.literal(MISSING_PARENTS, { error: code("invalid") }).optional(),
    }),
    data: importRecord,
    errors: [
      "import_not_found",
      "import_busy",
      "import_too_large",
      "import_workbook",
      "import_unreadable",
      "import_too_heavy",
    ],
  },
  "DELETE /imports/{id}": {
    summary: "Cancel an import and delete its file; cats already stored stay",
    access: "member",
    params: byImport,
    data: z.object({ id }),
    errors: ["import_not_found", "import_saved"],
  },
  "POST /imports/{id}/confirm": {
    summary: "Store the rows without faults; confirming again changes nothing",
    access: "member",
    params: byImport,
    data: importRecord,
    errors: ["import_not_found", "import_not_checked"],
  },
  "POST /imports/{id}/undo": {
    summary:
      "Remove the cats that an import has created, except those changed or used since and their ancestors",
    access: "member",
    limits,
    params: byImport,
    data: importRecord,
    errors: ["import_not_found", "import_not_undoable"],
  },
});
