/** What a column of an imported table may be, and how its heading is recognised. */
import { SHEET_FIELDS, type SheetColumn, sheetColumn } from "../cats/field-lists.ts";
import { SHEET_HEADINGS } from "../cats/sheet-headings.ts";

export type ImportField = SheetColumn;
/** Without a name there is no cat: it is asked for first. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...new Set<ImportField>(["name", ...SHEET_FIELDS.map(sheetColumn)]),
];

/** What to do with a row whose parent is neither in the table nor in the registry. */
export const MISSING_PARENTS = ["leave_out", "add"] as const;
export type MissingParents = (typeof MISSING_PARENTS)[number];

/** The index of each field's column; a field without one is not in the table. */
export type ColumnMapping = Partial<Record<ImportField, number>>;

/** Guesses from the headings; each column and each field is used at most once. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const plain = headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  const mapping: ColumnMapping = {};
  const used = new Set<number>();
  for (const field of IMPORT_FIELDS) {
    const at = plain.findIndex(
      (heading, i) => !used.has(i) && SHEET_HEADINGS[field].includes(heading),
    );
    if (at < 0) continue;
    mapping[field] = at;
    used.add(at);
  }
  return mapping;
}
