/** The lines of a checked table, a page at a time. Each is read as it is after the member's repairs. */
import type { ImportLine } from "@felistry/contract/imports/repairs.ts";
import { IMPORT_FIELDS, type ImportField, takenColumns } from "@felistry/domain/imports/columns.ts";
import { type ImportFault, stopsRow } from "@felistry/domain/imports/faults.ts";
import {
  type ImportedCat,
  readRow,
  repairedCell,
  type RowRules,
} from "@felistry/domain/imports/read-row.ts";
import { partialDateText } from "@felistry/domain/cats/partial-date.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import type { Db } from "../../db/transaction.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import type { CsvRow } from "../files/csv-rows.ts";
import { faultWords } from "../fault-words.ts";
import { rowsOf } from "../pages.ts";
import {
  selectFaultsOf,
  selectFaultyLines,
  selectPagesAfter,
  selectPagesOf,
} from "./repair-statements.ts";
import { rowRules } from "../row-rules.ts";
import { selectImport } from "../statements.ts";

export const listImportLines: Handler<"GET /imports/{id}/lines"> = async (
  { params: { id }, query: { only, limit, cursor, line } },
  { db, member, services, today },
) => {
  const [row] = await selectImport(db, { id, memberId: member.id });
  if (!row) refuse("import_not_found");
  const [after] = decodeCursor(cursor, [rowId]) ?? [(line ?? 1) - 1];
  const rows = await (only === "faults" ? faultyRows : rowsAfter)(db, id, after, limit + 1);
  const shown = rows.slice(0, limit);
  const { mapping, dates } = row;
  const [headings = []] = row.columns;
  const { registrationPrefix } = services.config;
  const rules = await rowRules(db, {
    importId: id,
    mapping,
    dates,
    today,
    registrationPrefix,
  });
  const between = await faultsBetweenRows(db, id, shown);
  return {
    data: shown.map((one) =>
      importLine(one, rules, { headings, between: between.get(one.line) ?? [] }),
    ),
    page: { next: rows.length > limit ? encodeCursor([shown.at(-1)!.line]) : null },
  };
};

async function rowsAfter(db: Db, id: number, after: number, most: number): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for (let last = after; rows.length < most;) {
    const pages = await selectPagesAfter(db, { id, after: last });
    if (pages.length === 0) break;
    const read = pages.flatMap((page) => [...rowsOf(page.rows)]);
    rows.push(...read.filter((row) => row.line > last));
    last = read.at(-1)!.line;
  }
  return rows.slice(0, most);
}

async function faultyRows(db: Db, id: number, after: number, most: number): Promise<CsvRow[]> {
  const faulty = await selectFaultyLines(db, { id, after, most });
  return rowsOfLines(
    db,
    id,
    faulty.map(({ line }) => line),
  );
}

export async function rowsOfLines(db: Db, id: number, lines: readonly number[]): Promise<CsvRow[]> {
  const wanted = new Set(lines);
  const pages = await selectPagesOf(db, { id, lines: [...wanted] });
  return pages.flatMap((page) => [...rowsOf(page.rows)].filter(({ line }) => wanted.has(line)));
}

/** Those that a row has by itself are found while it is read. */
const BETWEEN_ROWS = 100;

async function faultsBetweenRows(
  db: Db,
  id: number,
  rows: readonly CsvRow[],
): Promise<Map<number, ImportFault[]>> {
  const faults = await selectFaultsOf(db, {
    id,
    lines: rows.map(({ line }) => line),
    place: BETWEEN_ROWS,
  });
  return Map.groupBy(faults, ({ line }) => line);
}

function importLine(
  { line, cells }: CsvRow,
  rules: RowRules,
  { headings, between }: { headings: readonly string[]; between: readonly ImportFault[] },
): ImportLine {
  const { cat, values, faults: own } = readRow(line, cells, rules);
  const isLeftOut = rules.repairs.leftOut.has(line);
  const faults = isLeftOut ? [] : [...own, ...(cat ? between : [])];
  const shown = SHOWN.flatMap((field) => {
    const { text, isMended } = repairedCell(line, cells, field, rules);
    return rules.mapping[field] === undefined && !isMended
      ? []
      : { field, text, mended: isMended, read: readAs(field, values, text) };
  });
  return {
    line,
    state: isLeftOut
      ? "left_out"
      : faults.some(stopsRow)
        ? "stopped"
        : faults.length > 0
          ? "warned"
          : "ready",
    cells: shown,
    beside: besideOf(cells, headings, rules),
    faults: faults.map(({ field, kind, value }) => ({
      field,
      kind,
      value,
      stops: stopsRow({ field, kind }),
      words: faultWords({ kind, value }),
    })),
  };
}

/** What hangs on a cat is counted, not shown. */
const SHOWN = IMPORT_FIELDS.filter((field) => field !== "attached");

/** What no field takes. */
function besideOf(
  cells: readonly string[],
  headings: readonly string[],
  { mapping }: RowRules,
): ImportLine["beside"] {
  const taken = takenColumns(mapping);
  return cells.flatMap((cell, at) => {
    const text = cell.trim();
    return text === "" || taken.has(at) ? [] : [{ heading: headings[at] ?? "", text }];
  });
}

type Values = { readonly [Key in keyof ImportedCat]: ImportedCat[Key] | null };

function readAs(field: ImportField, values: Values, text: string): string | null {
  if (isUnshown(field)) return null;
  // Of our own exports a key is meant as it stands.
  if (values.isExact && /key$|_number$/u.test(field)) return null;
  const read =
    field === "ems" ? emsOf(values) : field === "birthdate" ? bornOf(values) : values[field];
  return read === text ? null : read;
}

/** As much of the date as is said: what is filled in is not read. */
function bornOf({ birthdate: date, precision }: Values): string | null {
  return date === null ? null : partialDateText({ date, precision: precision ?? "day" });
}

const UNSHOWN = ["mine", "eyes", "titles", "printed_name", "number_elsewhere", "attached"] as const;
const isUnshown = (field: ImportField): field is (typeof UNSHOWN)[number] =>
  (UNSHOWN as readonly ImportField[]).includes(field);

function emsOf({ codes }: Values): string | null {
  return (codes && colourEms(codes)) || null;
}
