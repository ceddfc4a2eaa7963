/** Headings of several of a kind in one row. */
import { LONGEST_FACT } from "../formats/longest.ts";

/** The number of a kitten within a heading. */
export const NUMBERED = /^(\D*?)[\s_.#№(-]*(\d{1,2})[\s_.)-]*(\D*)$/u;

/** "Kitten 1 sex", "Sex2": the heading of one of several, without its number. */
export function unnumbered(cell: string): string {
  if (cell.length > LONGEST_FACT) return "";
  const [, before = "", number, behind = ""] = NUMBERED.exec(cell.trim()) ?? [];
  return number === undefined ? "" : `${before.trim()} ${behind.trim()}`.trim();
}
