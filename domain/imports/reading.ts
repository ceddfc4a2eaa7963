/** How a file is read: by its own words, or as the member says where that goes wrong. */

import type { ProgramSeen } from "./programs.ts";

export interface ReadingChoice {
  /** The sheets of a workbook, by place from 0; null for those whose headings speak of cats. */
  readonly sheets: readonly number[] | null;
  /** The line of the headings; 0 if there are none; null for the one that reads most like one. */
  readonly heading: number | null;
}

export const BY_ITSELF: ReadingChoice = { sheets: null, heading: null };

export interface SheetRead {
  readonly name: string;
  readonly read: boolean;
}

interface WrittenRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly kind?: string;
}

/** What a file looks like before anything is understood, and how it was taken. */
export interface FileLayout {
  /** Of a workbook. */
  readonly sheets: readonly SheetRead[];
  /** The line that was taken for the headings; 0 for none; null if the table has no single one. */
  readonly heading: number | null;
  /** The first lines as they are. */
  readonly rows: readonly Omit<WrittenRow, "kind">[];
  /** By which it was written, where that is certain. */
  readonly program?: ProgramSeen | null;
}

/** Of a file that is no table nothing is laid out: its program alone may be known. */
export const NO_TABLE: FileLayout = { sheets: [], heading: null, rows: [] };

const ROWS_SHOWN = 15;
const BELOW_HEADING = 3;

/** The first rows as they are, with some below the headings. */
export function layoutOf(
  sheets: readonly SheetRead[],
  heading: number | null,
  start: readonly WrittenRow[],
): FileLayout {
  // Further sheets begin with a title, and a sheet's name stands in the line of its headings.
  const further = start.findIndex(({ kind }) => kind !== undefined);
  const written = start
    .slice(0, further < 0 ? undefined : further)
    .filter(({ line }, i) => line > 0 && line !== start[i - 1]?.line);
  const below = written.findIndex(({ line }) => line === heading) + 1 + BELOW_HEADING;
  const rows = written.slice(0, Math.max(ROWS_SHOWN, below));
  return { sheets, heading, rows: rows.map(({ line, cells }) => ({ line, cells })) };
}

/** The choice that this layout could not follow; null if it follows all. */
export function unfollowed(
  { sheets, heading }: ReadingChoice,
  layout: FileLayout | null,
): keyof ReadingChoice | null {
  if (sheets?.some((at) => layout?.sheets[at]?.read !== true)) return "sheets";
  return heading !== null && layout?.heading !== heading ? "heading" : null;
}
