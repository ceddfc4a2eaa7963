/** What a row of a table is by its own words. */
import { currentBreedCode } from "../../colours/ems/breed-codes.ts";
import { parseEms } from "../../colours/ems/parse.ts";
import { breedOfForeignName } from "../breeds/breed-names.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import { type HeadingField, readHeading } from "../headings/read-heading.ts";
import { isColour } from "../headings/untitled-columns.ts";
import { areLetters, pieceField } from "../names/name-pieces.ts";
import { type Section, sectionOf } from "../sections.ts";
import { isDayOfSigning } from "./row-remarks.ts";
import { isOfThePaper, isTotal } from "./totals.ts";

/** Whether a heading, or one of several in it, is of a field. */
export const isIn = (text: string, field: HeadingField) =>
  readHeading(text).field === field ||
  text.split(/[\n/|]/u).some((part) => readHeading(part).field === field);

/** What a cell alone in its row says of the rows below; null for what may be a cat's name. */
export function sectionAlone(
  cells: readonly string[],
  columns: readonly HeadingField[],
): Section | null {
  const at = cells.findIndex(isFilled);
  const text = cells[at]!.trim();
  // A number below a number goes on with the cat above.
  if (isOwnFact(columns[at], text)) return null;
  // "Category II" in the first column of a table whose names stand in another.
  const isBesideNames =
    columns.includes("name") && isKeyOnly(columns[0]) && /\p{L}{3}/u.test(cells[0]!);
  return sectionOf(text) ?? (areKittens(text) || isBesideNames ? {} : null);
}

/** Whether a title names kittens, a litter, or what only a litter has in common. */
export function saysLitter(cells: readonly string[], said: Section): boolean {
  if ((said.father ?? said.mother ?? said.birthdate) !== undefined) return true;
  return cells.some((cell) => {
    const { isKittens, isLitter } = readHeading(cell.slice(0, LONGEST_FACT).toLowerCase());
    return isKittens === true || isLitter === true;
  });
}

/** "KITTENS", "LITTERS", above rows of them; a word of small letters may be a name. */
function areKittens(text: string): boolean {
  if (text !== text.toUpperCase() || !/^\p{L}+:?$/u.test(text)) return false;
  const { isKittens, isLitter } = readHeading(text.toLowerCase());
  return isKittens === true || isLitter === true;
}

/** "Toms: 6", below a table. */
export function isCount([label = "", count = "", ...more]: readonly string[]): boolean {
  return more.length === 0 && label.endsWith(":") && /^\d{1,4}$/u.test(count);
}

const isOwnFact = (field: HeadingField | undefined, text: string) =>
  field !== null && field !== undefined && pieceField(text) === field;

/** The heading of the section's own table, below a further title. */
export const isSameRow = (cells: readonly string[], others: readonly string[]) =>
  cells.filter(isFilled).length > 1 && others.every((cell, i) => cell === (cells[i] ?? ""));

/** "Total: | 12", "Legend | n = black", "Oslo, den 5.6.2020 | A. Smith": no row in which another cell says something of a cat. */
export function isOfPaper([first = "", ...others]: readonly string[]): boolean {
  if (others.length > MOST_BESIDE) return false;
  const isWord = isOfThePaper(first) && /^\p{L}+[:.]?$/u.test(first);
  if (others.some((text) => isOfCat(text) && !(isWord && isExplained(text)))) return false;
  return isTotal(first) || isDayOfSigning(first);
}
const MOST_BESIDE = 2;

function isOfCat(text: string): boolean {
  const field = pieceField(text);
  const isKnown = field !== null || areLetters(text) || isColour(text) || isBreed(text);
  const isSure = field === "birthdate" || field === "chip" || ONE_CAT.test(text);
  return isKnown && (isSure || !isSum(text));
}
/** A tom or a queen. */
const ONE_CAT = /^(?:1[.,]0|0[.,]1)$/u;

/** "24", "1 250", "2024", "5 males", "1.250,00 €", "Females: 2" */
const isSum = (text: string) => AMOUNT.test(text) || /^\p{L}[\p{L} ]{0,30}:\s*\d{1,6}$/u.test(text);
const AMOUNT =
  /^(?:(?:\p{Sc}|EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|RUB)\s?)?\d[\d\s]*(?:[.,]\d[\d\s]*)*(?:\p{Sc}|\p{L}*\.?)$/u;

/** "n = black", "chip 276098100123456": words about a value that would be a cat's without them. */
function isExplained(text: string): boolean {
  const field = pieceField(text);
  if (field === "birthdate" || field === "ems") return false;
  return /[=:]/u.test(text) || (field !== "sex" && /\p{Ll}{2}/u.test(text) && /\d/u.test(text));
}

const isBreed = (text: string) =>
  breedOfForeignName(text) !== null ||
  (/^[A-Z]{3}$/u.test(text) && currentBreedCode(text) !== null);

/** "KBL n 24" */
export function hasBreed(code: string): boolean {
  const read = parseEms(code);
  return read.ok && read.breed !== null;
}

/** A column that says nothing of a cat. */
const isKeyOnly = (field: HeadingField | undefined) =>
  field === "key" || field === "ignored" || field === null;

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

/** What a section may say that the next one leaves as it is. */
export const breedOf = ({ breed }: Section): Section => (breed === undefined ? {} : { breed });
