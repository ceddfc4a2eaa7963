/** One line of a pedigree: a cat's name, colour, number, titles and birth, in any order, taken apart. */
import type { PartialDate } from "../cats/partial-date.ts";
import { isTitle, type PrintedName, readPrintedName } from "../cats/printed-name.ts";
import { type ParsedEms, parseEms } from "../colours/ems/parse.ts";
import { normaliseName } from "../letters.ts";
import { dateWithin, readBirth } from "./birth-in-line.ts";
import { colourOf, hasCode, isSaidBy, wordsBehindName } from "./colour-in-line.ts";
import { type Deceased, takeDeceased } from "./deceased-in-line.ts";
import { asCode, codeBehindName, codeWithin } from "./ems-in-line.ts";
import type { Sex } from "../cats/sex.ts";
import { sexOfWord } from "./sex-in-line.ts";
import { beginsAsNumber, isNumber, numberAtEnd, withoutNumberLabel } from "./number-in-line.ts";

/** The longest line that a cell takes. */
export const PEDIGREE_LINE_MAX = 300;

export interface PedigreeCell {
  readonly name: PrintedName | null;
  readonly ems: ParsedEms | null;
  readonly birth: PartialDate | null;
  /** Null if the line does not say that the cat has died. */
  readonly deceased: Deceased | null;
  /** As the line says it, if it does: most leave it to the place. */
  readonly sex: Sex | null;
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
  sex: Sex | null;
  number: string | null;
  rest: string[];
  /** Then no words are its colour. */
  readonly isCoded: boolean;
}

/** Nothing of the line is lost: what is in no part is in `notUnderstood`. */
export function readPedigreeCell(text: string): PedigreeCell {
  const { rest: line, deceased } = takeDeceased(text);
  const { pieces, chip } = piecesOf(line);
  const reading: Reading = {
    name: null,
    ems: null,
    birth: null,
    sex: sexSaid(text),
    number: null,
    rest: [],
    isCoded: hasCode(pieces),
  };
  for (const piece of pieces) readPiece(reading, piece);
  const name = reading.name === null ? null : readPrintedName(reading.name);
  const { ems, birth, sex, number, rest } = reading;
  return {
    name,
    ems,
    birth,
    deceased,
    sex,
    number,
    titles: [...(name?.titlesBefore ?? []), ...(name?.titlesAfter ?? [])],
    notUnderstood: [...rest.filter((piece) => !isSaidBy(ems, piece)), ...chip],
  };
}

const CHIP =
  /(?:^|[,;|\s(])((?:(?:micro)?chip|чип|transponder|puce)[\s.:№#]*(?:no\.?|nr\.?)?\s*(?:\d[ .-]?){9,15})/iu;
/** A sign of the sex is a separator too. */
const SEX_SIGN = /\s*[♂♀⚥]\uFE0F?\s*/gu;
/** Commas, semicolons, bars, tabs, ends of lines and wide gaps, but not the comma of a number: `12,5`. */
const BETWEEN = /[;|\t\n\r]+|,(?!\d)|,(?=\s)|\s{3,}|\s[–—]\s/u;

/** Whose place it is, and what it is: the cell says that already. */
const HEAD =
  /^\s*(?:(?:sire|dam|father|mother|vater|mutter|père|mère|pere|mere|отец|мать|ojciec|matka|otec|isä|emä|far|mor|vader|moeder)\s*[:=]\s*|(?:кот|кошка|kater|katze|cat)\s+(?=\p{Lu}))/iu;
/** By its sign anywhere, or by "кошка" before the name. */
function sexSaid(text: string): Sex | null {
  const [said = ""] = /[♂♀]/u.exec(text) ?? HEAD.exec(text) ?? [];
  return sexOfWord(said.trim());
}

/** No cat is called so. */
const UNKNOWN =
  /^(?:(?:not |un)known|(?:nicht |un)bekannt|(?:in|non )connue?|не ?известн\p{L}*|неизвест\p{L}*|нет сведений|нет данных|n\/?a|none|nieznan\p{L}*|neznám\p{L}*|tuntematon|okänd|ukjent|ukendt|onbekend|niet bekend|sconosciut[oa]|desconocid[oa]|domestic(?: cat)?|no pedigree|hauskatze|без родословной|[?–—-]+)$/iu;

function piecesOf(text: string): { pieces: string[]; chip: string[] } {
  const chip = CHIP.exec(text)?.[1];
  const rest = (chip === undefined ? text : text.replace(chip, " ")).replace(HEAD, "");
  const pieces = rest
    .replaceAll(SEX_SIGN, ", ")
    .replaceAll(/(^|[\s,;])["“”„«»]([^"“”„«»]+)["“”„«»](?=$|[\s,;])/gu, "$1$2")
    .split(BETWEEN)
    .flatMap(atDashes)
    .flatMap(withBracketsApart)
    .map(normaliseName)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return { pieces, chip: chip === undefined ? [] : [normaliseName(chip)] };
}

/** "Name - BRI ns - 30/07/2014": a dash parts a line where all that follows it is understood. */
function atDashes(piece: string): string[] {
  const parts = piece.split(" - ");
  const isPart = (part: string) =>
    isTitles(part) ||
    isColour(part) ||
    readBirth(part) !== null ||
    numberAtEnd(`x ${part}`) !== null;
  return parts.slice(1).every(isPart) ? parts : [piece];
}

/** What stands in brackets behind a name is a part of its own; a country's sign before it is not. */
function withBracketsApart(piece: string): string[] {
  const [, before = "", within = "", after = ""] =
    /^(.*\S)\s*\(([^()]{2,})\)(.*)$/u.exec(piece) ?? [];
  const isPart = within !== "" && (isTitles(within) || isColour(within) || /\d{2}/u.test(within));
  return isPart ? [...withBracketsApart(before), `${within}`, after] : [piece];
}

function readPiece(reading: Reading, piece: string): void {
  const sex = sexOfWord(piece);
  if (sex !== null && (reading.sex ?? sex) === sex) {
    reading.sex = sex;
    return;
  }
  // "Name, DSM": the titles behind a comma belong to what is printed of the name.
  if (reading.name !== null && isTitles(piece)) {
    reading.name += `, ${piece}`;
    return;
  }
  if (takeBirth(reading, piece) || takeEms(reading, piece) || takeColourWords(reading, piece))
    return;
  if (takeNumber(reading, piece)) return;
  const parted = partWithin(reading, piece);
  if (parted) {
    for (const part of parted) if (/[\p{L}\p{N}]/u.test(part)) readPiece(reading, part);
    return;
  }
  const bare = withoutNumberLabel(piece);
  if (reading.number === null && (reading.name !== null || bare !== piece) && isNumber(bare))
    reading.number = bare;
  else if (reading.name === null && /\p{L}{2}/u.test(piece) && !UNKNOWN.test(piece))
    reading.name = piece;
  else reading.rest.push(piece);
}

const isClub = (text: string) =>
  text
    .split(" ")
    .every(
      (word) => /^(?:\p{Lu}[\p{L}.]*|\p{Lu}{2,4}-\p{Lu}{2,8})$/u.test(word) && !isTitle(word),
    ) && colourOf(text) === null;

/** Takes one part out of the middle or from an end of the piece. @returns what is left on either side of it */
function partWithin(reading: Reading, piece: string): readonly string[] | null {
  if (reading.birth === null) {
    const date = dateWithin(piece);
    if (date) {
      reading.birth = date.birth;
      return [date.before, date.after];
    }
  }
  if (reading.number === null) {
    const found = numberAtEnd(piece);
    if (found) {
      // Behind the name a club's words in capitals belong to its number: `KOTOTEJ RX 158/91`, `EPK 11/96 VRT SPb`.
      const isWhole = reading.name !== null && found.rest !== "" && isClub(found.rest);
      reading.number = isWhole ? piece : found.number;
      if (isWhole) return [];
      return [found.rest];
    }
  }
  if (reading.ems === null) {
    const words = reading.isCoded ? null : wordsBehindName(piece, reading.number);
    const code = codeWithin(piece) ?? codeBehindName(piece) ?? words;
    if (code) {
      reading.ems = code.ems;
      return [code.before, code.after];
    }
  }
  return null;
}

/** A piece that begins as a number of a book, or is said to be one. */
function takeNumber(reading: Reading, piece: string): boolean {
  const bare = withoutNumberLabel(piece);
  const isSaid = bare !== piece || (reading.name !== null && beginsAsNumber(piece));
  if (reading.number !== null || !isSaid || !isNumber(bare)) return false;
  reading.number = bare;
  return true;
}

/** Behind a name and a comma, OD, OS and LA are TICA's titles, no colours. */
const isTitles = (piece: string) =>
  piece.split(" ").every((word) => isTitle(word) || /^(?:OD|OS|LA)$/u.test(word));
const isColour = (piece: string) => colourOf(piece) !== null || parseEms(asCode(piece)).ok;

function takeBirth(reading: Reading, piece: string): boolean {
  const birth = readBirth(piece);
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

function takeColourWords(reading: Reading, piece: string): boolean {
  const isOpen = reading.ems === null && reading.name !== null && !reading.isCoded;
  const ems = isOpen ? colourOf(piece) : null;
  if (ems) reading.ems = ems;
  return ems !== null;
}
