/** The start of a cell that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/** Spreadsheets with a decimal comma separate cells with semicolons. */
export type CsvDelimiter = "," | ";";

export function delimiterIn(locale: string): CsvDelimiter {
  const decimal = new Intl.NumberFormat(locale).format(0.5);
  return decimal.includes(",") ? ";" : ",";
}

/** One line of CSV (RFC 4180). A cell that looks like a formula gets an apostrophe, which the import removes. */
export function csvLine(
  cells: readonly (string | number | null)[],
  delimiter: CsvDelimiter = ",",
): string {
  return `${cells.map(cellText).join(delimiter)}\r\n`;
}

function cellText(cell: string | number | null): string {
  const text = cell === null ? "" : String(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
