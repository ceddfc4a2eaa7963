/** What a column of an imported table may be. */
import { SHEET_FIELDS, type SheetColumn, sheetColumn } from "../cats/field-lists.ts";

/** What other tables hold besides: a cat's place in the file, by which its kittens name it, and what goes elsewhere than into its record. */
export const FOREIGN_FIELDS = [
  "titles",
  "key",
  "call_name",
  "mother_number",
  "father_number",
  "eyes",
  "printed_name",
  "number_elsewhere",
  "attached",
] as const;
export type ImportField = SheetColumn | (typeof FOREIGN_FIELDS)[number];
/** Without a name there is no cat: it is asked for first. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...new Set<ImportField>(["name", ...SHEET_FIELDS.map(sheetColumn), ...FOREIGN_FIELDS]),
];

/** What a member may say that a column is: what only our own files have is recognised there. */
export const ASSIGNED_FIELDS = IMPORT_FIELDS.filter((field) => field !== "attached");

/** What to do with a row whose parent is neither in the table nor in the registry. */
export const MISSING_PARENTS = ["leave_out", "add"] as const;
export type MissingParents = (typeof MISSING_PARENTS)[number];

/** A column of which nothing goes into the cats. */
export interface LeftColumn {
  readonly column: number;
  /** How many of its cells hold something, and the first of them. */
  readonly cells: number;
  readonly line: number;
}

/** The index of each field's column, or of several that are joined; a field without one is not in the table. */
export type ColumnMapping = Partial<Record<ImportField, number | readonly number[]>>;
/** At most so many are joined: a date, a parent's prefix, name and suffix. */
export const COLUMNS_JOINED_MAX = 6;

export function columnsOf(mapping: ColumnMapping, field: ImportField): readonly number[] {
  return [mapping[field] ?? []].flat();
}

export function takenColumns(mapping: ColumnMapping): ReadonlySet<number> {
  return new Set(Object.values(mapping).flat());
}
