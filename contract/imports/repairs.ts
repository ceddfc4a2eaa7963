/** Mending an imported table where it stands: its lines with their faults, what causes them, and what the member does about it. */
import { z } from "zod";
import { IMPORT_FIELDS } from "@felistry/domain/imports/columns.ts";
import { IMPORT_FAULTS } from "@felistry/domain/imports/faults.ts";
import { REPAIR_KINDS } from "@felistry/domain/imports/repairs.ts";
import { calls } from "../call.ts";
import { code, id, idInPath, pageQuery, rawText } from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";
import { importRecord } from "./imports.ts";

/** As long as a cell of a file is read: one that is too long for its field is shortened here. */
const CELL_MAX = 2_000;
/** Repairs made by one action: a pasted block. */
const REPAIRS_AT_ONCE = 500;
export const LINE_STATES = ["ready", "warned", "stopped", "left_out"] as const;

const line = z.int({ error: code("invalid") }).min(1, { error: code("invalid") });
const field = z.literal(IMPORT_FIELDS);

const fault = z.object({
  field,
  kind: z.literal(IMPORT_FAULTS),
  value: z.string(),
  stops: z.boolean().describe("the row is skipped; otherwise only the value is left out"),
  words: z.string().describe("in the language of the request"),
});

const importLine = z.object({
  line,
  state: z.literal(LINE_STATES),
  cells: z
    .array(
      z.object({
        field,
        text: z.string().describe("as it is in the file, or as the member has mended it"),
        read: z.string().nullable().describe("what it is understood as, if that differs"),
        mended: z.boolean(),
      }),
    )
    .describe("the fields that the file has, or that were mended"),
  beside: z
    .array(z.object({ heading: z.string(), text: z.string() }))
    .describe("what stands in columns that no field takes"),
  faults: z.array(fault),
});
export type ImportLine = z.output<typeof importLine>;

const choice = z.object({
  choice: z.string().describe("what a repair becomes: `cat:5` or `line:12`"),
  cat_id: id.nullable(),
  line: line.nullable(),
  name: z.string(),
  born: z.string().nullable(),
  breed: z.string().nullable(),
  number: z.string().nullable(),
  own: z.boolean().describe("the member keeps or owns it"),
});

const importCause = fault.extend({
  count: z.int().describe("how many lines have this fault"),
  line: line.describe("the first of them"),
  choices: z.array(choice).describe("cats that may be meant, the member's own first"),
});
export type ImportCause = z.output<typeof importCause>;

const repair = z.object({
  kind: z.literal(REPAIR_KINDS, { error: code("invalid") }),
  line: line.optional().describe("of `cell`, `line` and `same`"),
  field: z
    .literal(IMPORT_FIELDS, { error: code("invalid") })
    .optional()
    .describe("of `cell`, `value` and `parent`"),
  value: rawText(CELL_MAX)
    .optional()
    .describe("of `value` and `parent`: the text that all these lines have"),
  becomes: rawText(CELL_MAX).describe(
    "a text; of `parent` `cat:5`, `line:12`, `none` or `add`; of `line` `out` or `in`; of `same` `cat:5` or `new`",
  ),
});
export type ImportRepair = z.input<typeof repair>;

const params = z.object({ id: idInPath });
const limits = [
  { name: "import_repair", most: 3_000, windowSeconds: HOUR_SECONDS, per: "member" },
] as const;
const errors = ["import_not_found", "import_busy", "import_not_checked"] as const;

export const repairCalls = calls({
  "GET /imports/{id}/lines": {
    summary: "The lines of a checked table, with what is wrong in their cells",
    access: "member",
    params,
    query: pageQuery({
      only: z.literal(["faults"], { error: code("unknown_query") }).optional(),
      line: z.coerce.number().pipe(line).optional().describe("begins at this line"),
    }),
    data: z.array(importLine),
    paged: true,
    errors: ["import_not_found"],
  },
  "GET /imports/{id}/causes": {
    summary: "What is wrong in a checked table, grouped by what would mend it",
    access: "member",
    params,
    data: z.array(importCause),
    errors: ["import_not_found"],
  },
  "PUT /imports/{id}/repairs": {
    summary:
      "Mend cells, replace a value in all lines, choose a parent; the table is judged anew. The file stays as it was sent",
    access: "member",
    limits,
    params,
    body: z.object({
      repairs: z
        .array(repair, { error: code("required") })
        .min(1, { error: code("required") })
        .max(REPAIRS_AT_ONCE, { error: code("invalid") }),
    }),
    data: importRecord,
    errors: [...errors, "import_repair_unfit", "import_repairs_many"],
  },
  "DELETE /imports/{id}/repairs": {
    summary: "Take the newest repair back",
    access: "member",
    limits,
    params,
    data: importRecord,
    errors,
  },
});
