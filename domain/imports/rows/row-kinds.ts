/** What a row of a table is by its own words. */
import { type HeadingField, readHeading } from "../headings/read-heading.ts";
import { pieceField } from "../name-pieces.ts";
import type { Section } from "../sections.ts";
import { readSex } from "../values.ts";
import { isDayOfSigning, isTotal } from "./row-remarks.ts";

/** Whether a heading, or one of several in it, is of a field. */
export const isIn = (text: string, field: HeadingField) =>
  readHeading(text).field === field ||
  text.split(/[\n/|]/u).some((part) => readHeading(part).field === field);

/** "KITTENS", above rows of them; a word of small letters may be a name. */
export const areKittens = (text: string) =>
  text === text.toUpperCase() && readHeading(text.toLowerCase()).isKittens === true;

/** "Toms: 6", below a table. */
export function isCount([label = "", count = "", ...more]: readonly string[]): boolean {
  return more.length === 0 && label.endsWith(":") && /^\d{1,4}$/u.test(count);
}

export const isOwnFact = (field: HeadingField | undefined, text: string) =>
  field !== null && field !== undefined && pieceField(text) === field;

/** The heading of the section's own table, below a further title. */
export const isSameRow = (cells: readonly string[], others: readonly string[]) =>
  cells.filter(isFilled).length > 1 && others.every((cell, i) => cell === (cells[i] ?? ""));

/** "Total: | 12", "Dne 3. 1. 2024 | podpis"; what has a sex is a cat, although it is called Legend. */
export function isOfPaper([first = "", ...others]: readonly string[]): boolean {
  return others.length < 3 && (isTotal(first) || isDayOfSigning(first)) && !others.some(isSex);
}

const isSex = (cell: string) => /^\P{Nd}*$/u.test(cell) && readSex(cell)?.unknown.length === 0;

export const isFilled = (cell: string) => cell.trim() !== "";

export const lastFilled = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== "") + 1;

export const isSectionField = (field: HeadingField | undefined): field is keyof Section =>
  field !== null && field !== undefined && field in ADDED;

export const ADDED: Readonly<Record<keyof Section, string>> = {
  sex: "Sex",
  breed: "Breed",
  birthdate: "Birthdate",
  father: "Father",
  mother: "Mother",
  father_number: "Father number",
  mother_number: "Mother number",
  breeder: "Breeder",
};
