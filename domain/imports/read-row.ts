import type { Sex } from "../cats/sex.ts";
import { normaliseName } from "../letters.ts";
import { type ColumnMapping, columnsOf, type ImportField } from "./columns.ts";
import { type ImportFault, stopsRow } from "./faults.ts";
import type { CatRules, CellOf, SayFault } from "./cat-rules.ts";
import { type CatValues, readCat } from "./read-cat.ts";
import { leftOver } from "./left-over.ts";
import type { RepairBook } from "./repairs.ts";
import { readSex } from "./values.ts";

export type { PlainCells } from "./read-cat.ts";

/** What a row says of its cat, if nothing in it stops the row. */
export interface ImportedCat extends CatValues {
  readonly name: string;
  readonly sex: Sex;
  readonly breed: string;
  /** Beside `mother`, which is her number where one is given. */
  readonly mother_name: string | null;
  readonly father_name: string | null;
}

/** A value that is not understood is left out of the cat, and said. */
export interface ReadRow {
  /** Null if a fault stops the row. */
  readonly cat: ImportedCat | null;
  /** What is understood, whether or not it makes a cat. */
  readonly values: { readonly [Key in keyof ImportedCat]: ImportedCat[Key] | null };
  readonly faults: readonly ImportFault[];
}

export interface RowRules extends CatRules {
  readonly mapping: ColumnMapping;
  /** What the member has mended. */
  readonly repairs: RepairBook;
}

/** Reads the row of a line as it is after the member's repairs, and lists all its faults. */
export function readRow(line: number, cells: readonly string[], rules: RowRules): ReadRow {
  const faults: ImportFault[] = [];
  const fault: SayFault = (field, kind, value) => {
    faults.push({ field, kind, value });
    return null;
  };
  const texts: { [Field in ImportField]?: string } = {};
  const cell: CellOf = (field) => (texts[field] ??= repairedCell(line, cells, field, rules).text);
  const read = readCat(cell, rules, fault);
  const fields = Object.keys(rules.mapping) as ImportField[];
  faults.push(...leftOver(read, fields, cell, faults));
  // A number says which cat is meant; a name may be another's too.
  const cat = {
    ...read,
    mother_name: read.mother,
    father_name: read.father,
    mother: read.mother_number ?? read.mother,
    father: read.father_number ?? read.father,
  };
  return { cat: faults.some(stopsRow) ? null : (cat as ImportedCat), values: cat, faults };
}

/** The text of a cell, and what is read in its place if the member has mended it. */
export function repairedCell(
  line: number,
  cells: readonly string[],
  field: ImportField,
  { mapping, repairs: { cells: edits, values } }: Pick<RowRules, "mapping" | "repairs">,
): { readonly text: string; readonly isMended: boolean } {
  const edited = edits.size > 0 ? edits.get(line)?.get(field) : undefined;
  const written = edited ?? cellsOf(cells, columnsOf(mapping, field));
  const text = NORMAL[field]?.(written) ?? normaliseName(written);
  const replaced = values.size > 0 ? values.get(field)?.get(text.toLowerCase()) : undefined;
  return { text: replaced ?? text, isMended: edited !== undefined || replaced !== undefined };
}

/** A description may have several lines; what hangs on a cat is JSON. */
const NORMAL: Readonly<Partial<Record<ImportField, (text: string) => string>>> = {
  description: normalLines,
  attached: (text) => text.trim(),
};

function normalLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/u)
    .map(normaliseName)
    .join("\n")
    .trim();
}

function cellsOf(cells: readonly string[], columns: readonly number[]): string {
  if (columns.length < 2) return cellOf(cells, columns[0]);
  const texts = columns.map((at) => cellOf(cells, at).trim()).filter((text) => text !== "");
  return texts.join(" ");
}

/** Without the apostrophe that spreadsheets put before a formula. */
function cellOf(cells: readonly string[], at: number | undefined): string {
  const text = at === undefined ? "" : (cells[at] ?? "");
  return text.replace(/^'(?=[=+\-@\t\r])/u, "").replaceAll("\u0000", "");
}

export function sexOf(text: string): Sex | null {
  return readSex(text)?.sex ?? null;
}
