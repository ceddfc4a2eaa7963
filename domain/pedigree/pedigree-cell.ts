/** One line of a pedigree: a cat's name, colour, number, titles and birth, in any order, taken apart. */
import type { PartialDate } from "../cats/partial-date.ts";
import { isTitle, type PrintedName, readPrintedName } from "../cats/printed-name.ts";
import { readPartialDate } from "../cats/read-partial-date.ts";
import { emsFromWords } from "../colours/ems/colour-words.ts";
import { NO_BREED_CODES } from "../colours/ems/codes.ts";
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import { type ParsedEms, parseEms } from "../colours/ems/parse.ts";
import { normaliseName } from "../letters.ts";

/** The longest line that a cell takes. */
export const PEDIGREE_LINE_MAX = 300;

export interface PedigreeCell {
  readonly name: PrintedName | null;
  readonly ems: ParsedEms | null;
  readonly birth: PartialDate | null;
  readonly number: string | null;
  /** Of the whole line, in its order. */
  readonly titles: readonly string[];
  /** What of the line is none of these, as it stands there. */
  readonly notUnderstood: readonly string[];
}

interface Reading {
  name: string | null;
  ems: ParsedEms | null;
  birth: PartialDate | null;
  number: string | null;
  rest: string[];
}

/** Nothing of the line is lost: what is in no part is in `notUnderstood`. */
export function readPedigreeCell(text: string): PedigreeCell {
  const reading: Reading = { name: null, ems: null, birth: null, number: null, rest: [] };
  for (const piece of piecesOf(text)) readPiece(reading, piece);
  const name = reading.name === null ? null : readPrintedName(reading.name);
  const { ems, birth, number, rest } = reading;
  return {
    name,
    ems,
    birth,
    number,
    titles: [...(name?.titlesBefore ?? []), ...(name?.titlesAfter ?? [])],
    notUnderstood: rest,
  };
}

/** Commas, semicolons, bars, tabs and ends of lines part a line, but in a number: `12,5`. */
function piecesOf(text: string): string[] {
  return text
    .split(/[;|\t\n\r]+|,(?!\d)|,(?=\s)/u)
    .map(normaliseName)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function readPiece(reading: Reading, piece: string): void {
  // "Name, DSM": the titles behind a comma belong to what is printed of the name.
  if (reading.name !== null && isTitles(piece)) {
    reading.name += `, ${piece}`;
    return;
  }
  if (takeBirth(reading, piece)) return;
  if (takeEms(reading, piece)) return;
  const date = dateWithin(piece);
  if (date && reading.birth === null) {
    reading.birth = date.birth;
    for (const part of [date.before, date.after]) if (part !== "") readPiece(reading, part);
    return;
  }
  const code = emsWithin(piece);
  if (code && reading.ems === null) {
    reading.ems = code.ems;
    for (const part of [code.before, code.after]) if (part !== "") readPiece(reading, part);
    return;
  }
  if (takeColourWords(reading, piece)) return;
  const bare = piece.replace(NUMBER_LABEL, "");
  if (reading.number === null && (reading.name !== null || bare !== piece) && isNumber(bare))
    reading.number = bare;
  else if (reading.name === null && /\p{L}{2}/u.test(piece)) reading.name = piece;
  else reading.rest.push(piece);
}

const isTitles = (piece: string) => piece.split(" ").every(isTitle);

/** What papers print before a date of birth or a number. */
const BIRTH_LABEL =
  /(?:^|\s)(?:geb\.?|born|b\.|dob|née?|р\.|род\.?|рожд\.?|д\.?\s?р\.?|\*)\s*:?\s*$/iu;
const NUMBER_LABEL =
  /^(?:reg(?:istration)?\.?\s*(?:no|nr|number)?\.?|no\.|nr\.|№|per\.?\s?№|рег\.?\s?№?|номер)\s*:?\s*(?=\S*\s?\S*\d)/iu;

function takeBirth(reading: Reading, piece: string): boolean {
  const birth = readPartialDate(
    piece.replace(/^(?:geb\.?|born|b\.|dob|р\.|род\.?|рожд\.?|д\.?\s?р\.?|\*)\s*:?\s*(?=\S)/iu, ""),
  );
  if (birth === null) return false;
  if (reading.birth === null) reading.birth = birth;
  else reading.rest.push(piece);
  return true;
}

function takeEms(reading: Reading, piece: string): boolean {
  const parsed = reading.ems === null ? parseEms(asCode(piece)) : null;
  // A breed's code alone says no colour, and two letters may begin a name.
  if (!parsed?.ok || (reading.name === null && parsed.breed === null)) return false;
  reading.ems = parsed;
  return true;
}

/** "brown tabby", «черепаховая»: taken where all of it is understood. */
function takeColourWords(reading: Reading, piece: string): boolean {
  if (reading.ems !== null || reading.name === null || /\d/u.test(piece)) return false;
  const { breed, codes, extra, ems, unknown } = emsFromWords(piece);
  if (ems === "" || unknown.length > 0) return false;
  reading.ems = { ok: true, breed, codes, extra: [...extra], normalised: ems };
  return true;
}

/** Without brackets, and `MCOn` as two words. */
const asCode = (text: string) =>
  text.replaceAll(/[()]/gu, "").replace(/^([A-Z]{3})(?=[a-z]{1,3}(?:\d|\s|$))/u, "$1 ");

const DAY = /(?<![\d-])(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})(?![\d-])/u;
const LAST_YEAR = /(?:\*|geb\.?|born|b\.|р\.|род\.?)\s?((?:19|20)\d\d)$/iu;

/** A day within a line, or a year that is said to be one of birth. */
function dateWithin(piece: string) {
  const found = DAY.exec(piece) ?? LAST_YEAR.exec(piece);
  const birth = found && readPartialDate(found[1] ?? found[0]);
  if (!birth) return null;
  return {
    birth,
    before: piece.slice(0, found.index).replace(BIRTH_LABEL, "").trim(),
    after: piece
      .slice(found.index + found[0].length)
      .replace(/^[\s.)]*(?:г\.?)?\s*/u, "")
      .trim(),
  };
}

/** The longest code that begins with a breed's: `MCO ns 22` within a line. */
function emsWithin(piece: string): { ems: ParsedEms; before: string; after: string } | null {
  const words = piece.split(" ");
  for (const [start, word] of words.entries()) {
    const bare = word.replaceAll(/[()]/gu, "");
    const breed = bare.slice(0, 3);
    const isBreed = breed === breed.toUpperCase() && currentBreedCode(breed) !== null;
    if (!isBreed && !NO_BREED_CODES.some((code) => code === bare)) continue;
    for (let end = Math.min(words.length, start + MOST_WORDS); end > start; end--) {
      const parsed = parseEms(asCode(words.slice(start, end).join(" ")));
      if (parsed.ok && parsed.breed !== null && parsed.codes.main !== null)
        return {
          ems: parsed,
          before: words.slice(0, start).join(" "),
          after: words.slice(end).join(" "),
        };
    }
  }
  return null;
}
const MOST_WORDS = 9;

/** A register's letters and at least two figures, or a register in capitals with one. */
function isNumber(piece: string): boolean {
  return (
    piece.length <= 100 && /\d/u.test(piece) && (/\d.*\d/u.test(piece) || /^\p{Lu}/u.test(piece))
  );
}
