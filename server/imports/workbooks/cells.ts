/** What cells of Excel's workbooks say, of either of its formats. */
import type { TableRow } from "@felistry/domain/imports/table-shape.ts";

export const CELL_MAX = 2_000;
const COLUMNS_MAX = 100;
export const MERGES_MAX = 20_000;
const DAY = 86_400_000;

/** @param code as the workbook keeps it: with words in quotation marks, conditions, widths left free */
export function isDateFormat(code: string): boolean {
  const plain = code.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./gu, "");
  return /[ymdhсгд]/iu.test(plain) && /[yгmd]/iu.test(plain);
}

/** @param from1904 whether days are counted from 1904, as on a Macintosh */
export function numberText(
  number: number,
  { isDate, from1904 }: { readonly isDate: boolean; readonly from1904: boolean },
): string {
  const plain = Number.isInteger(number) ? number.toFixed(0) : String(number);
  if (!isDate) return plain;
  const epoch = Date.UTC(from1904 ? 1904 : 1899, from1904 ? 0 : 11, from1904 ? 1 : 30);
  const date = new Date(epoch + Math.floor(number) * DAY);
  return Number.isNaN(date.getTime()) ? plain : date.toISOString().slice(0, 10);
}

/** Cells that are one, by rows from 1 and columns from 0. */
export interface Merge {
  readonly from: number;
  readonly to: number;
  readonly left: number;
}

/** The row with what cells that stand for several rows say: the litter's of each kitten. @param kept what they say, filled as rows come */
export function filledRow(
  row: TableRow,
  merges: readonly Merge[],
  kept: Map<string, string>,
): TableRow {
  const cells = [...row.cells];
  for (const merge of merges) {
    if (row.line < merge.from || row.line > merge.to || merge.left >= COLUMNS_MAX) continue;
    const key = `${merge.from}/${merge.left}`;
    if (row.line === merge.from) kept.set(key, cells[merge.left] ?? "");
    else {
      while (cells.length <= merge.left) cells.push("");
      cells[merge.left] ||= kept.get(key) ?? "";
    }
  }
  return { line: row.line, cells };
}
