/** What a spreadsheet would take for a formula, at the start of a cell. */
const FORMULA = /^[=+\-@\t\r]/u;

/** Spreadsheets whose decimal sign is the comma, as in Russian, part cells by semicolons. */
export type CsvDelimiter = "," | ";";

/** One line of CSV (RFC 4180). A cell that begins like a formula gets an apostrophe, which an import takes off again. */
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
