/** Rows that are neither cats nor headings: remarks, sums, the feet of pages. */
import { BESIDE, readHeading } from "../headings/read-heading.ts";
import { isTally, sectionOf, type Section } from "../sections.ts";
import { isBeforeDay, isDayOfPaper } from "../litters/title-days.ts";
import { isFullDay } from "../when.ts";
import { wordsBeyond } from "../words-beyond.ts";
import { isOfThePaper, isTotal } from "./totals.ts";

export const remarkOf = (cells: readonly string[]) =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" ");

/** What is neither cat nor understood is shown beside the next cat, in a column that is not imported. */
export function remarksIn(cells: readonly string[], section: Section): string[] {
  const text = remarkOf(cells);
  if (!/\p{L}{3}|\d{3}/u.test(text) || isSum(text) || isTally(text) || PAGE.test(text)) return [];
  const said = Object.values(section);
  if (said.length === 0) return [text];
  // "QUEENS", "Breed: Maine Coon" are understood; of a litter's line what is more than its date and its parents.
  if (section.sex !== undefined || section.breed !== undefined) return [];
  const more = wordsBeyond(text, said).split(" ");
  return more.some((word) => word.length > 2 && readHeading(word).field === null) ? [text] : [];
}

/** What a reader has left out, and facts in the lines above the heading: "Breeder: A. Petrova". Other titles are no cat's. */
export function factsAbove(cells: readonly string[]): string[] {
  return cells.filter((cell) => {
    const [, label = ""] = /^\s*([^:]{2,30}):\s*\S/u.exec(cell) ?? [];
    const isFact = label !== "" && readHeading(label).field !== null;
    return cell.startsWith(BESIDE) || (isFact && sectionOf(cell)?.breed === undefined);
  });
}

const PAGE = /^(?:page|seite|стр|carried|ubertrag|übertrag|strana|strona|pagina|sida|side|sivu)/iu;

/** "Page 3", "Carried forward: 20": of the paper, not of a cat. */
export const isFootOfPage = (text: string) =>
  PAGE.test(text.trim()) && text.length < LONGEST_FOOT && /\d/u.test(text);
const LONGEST_FOOT = 30;

/** A remark or the foot of a page, below which the section goes on. */
export function isAside(cells: readonly string[]): boolean {
  const text = cells.find((cell) => cell.trim() !== "")?.trim() ?? "";
  return (
    (/^[\p{Ll}*(]/u.test(text) || PAGE.test(text)) &&
    Object.keys(sectionOf(text) ?? {}).length === 0 &&
    !isTotal(text)
  );
}

/** "Dne 3. 1. 2024", "Oslo, den 5.6.2020", "Datum: 3.1.2024", beside a signature; "Herd 1900" and "Luna 5.6.2020" are cats' names. */
export function isDayOfSigning(text: string): boolean {
  if (text.length > LONGEST_SIGNED) return false;
  const [, before = "", day = ""] =
    /^(?:\p{Lu}[\p{L} -]{1,20},\s*)?(\p{L}{2,6})\.?:?\s+(\d.*)$/u.exec(text.trim()) ?? [];
  return (isBeforeDay(before) || isDayOfPaper(before)) && isFullDay(day);
}
const LONGEST_SIGNED = 50;

/** What is above no cat's row is told, unless it only counts: "Note: Ada is sold", "Total Eclipse". */
const isSum = (text: string) => isTotal(text) && !isOfThePaper(text) && /\d|^\S+$/u.test(text);
