/** The line of a cat in somebody's notes: a name, then facts in any order, each known by what it is or by the word before it. */
import { currentBreedCode } from "../../colours/ems/breed-codes.ts";
import { plainWord } from "../../plain-word.ts";
import { bounded } from "../../memory.ts";
import { breedOfForeignName } from "../breeds/breed-names.ts";
import { SURE } from "../headings/likely-heading.ts";
import { readHeading } from "../headings/read-heading.ts";
import { isColour } from "../headings/untitled-columns.ts";
import { areLetters, pieceField } from "../names/name-pieces.ts";
import { LONGEST_FACT } from "./longest.ts";
import { partedPiece } from "./note-phrases.ts";
import { isListSign, splitOutside } from "./outside-brackets.ts";
import { isName } from "../sections.ts";
import { isNeuteredWord, readChip, readSex } from "../values.ts";
import { isWhen } from "../when.ts";

/** A heading for each fact that a note may say, by its field. */
export const NOTE_TITLES = {
  name: "Name",
  sex: "Sex",
  birthdate: "Birthdate",
  breed: "Breed",
  ems: "EMS",
  number: "Registration number",
  chip: "Chip",
  father: "Sire",
  mother: "Dam",
  breeder: "Breeder",
} as const;
export type NoteField = keyof typeof NOTE_TITLES;

export interface NoteFact {
  readonly field: NoteField;
  readonly text: string;
  /** A word says which fact it is. */
  readonly isLabelled: boolean;
  /** "Sire Boris" is a parent only beside another such piece: "Mamma Mia", "Anne Smith" are names. */
  readonly isDoubtful?: boolean;
}

const isDate = (text: string) => /\d/u.test(text) && isWhen(text);
const LABEL = /^(\p{L}[\p{L}.-]{0,20})(?:(?<colon>\s*[:=]\s*)|\s+)(\S.*)$/u;

/** Null for a name, or what is not known. Each way to part a line is tried, so that most pieces are asked for again. */
export const noteFact = bounded((piece: string): NoteFact | null => {
  if (piece.length > LONGEST_FACT) return null;
  return labelledFact(piece) ?? plainFact(piece);
});

/** Whether a piece cannot be a cat's name: figures that are known, or a word with a colon. Words for colours, breeds and sexes are names too. */
export function isFactAlone(piece: string): boolean {
  if (piece.length > LONGEST_FACT) return false;
  const field = pieceField(piece);
  if (field !== null && field !== "sex") return noteFact(piece) !== null;
  const labelled = labelledFact(piece);
  return (
    labelled !== null &&
    (/\d/u.test(labelled.text) || LABEL.exec(piece)?.groups?.["colon"] !== undefined)
  );
}

/** "f. 25.5.2018", "chip 643094100123456", "dam Zita": whatever a word says, the value has to be of its kind. */
function labelledFact(piece: string): NoteFact | null {
  const read = LABEL.exec(piece);
  if (read === null) return null;
  const [, label = "", , text = ""] = read;
  const hasColon = read.groups?.["colon"] !== undefined;
  const bare = label.replace(/\.$/u, "");
  // "b.", "f.", "*": of a date one letter is enough.
  if (bare.length === 1 && isDate(text)) return { field: "birthdate", text, isLabelled: true };
  if (bare.length === 1 && bare === label && !hasColon) return null;
  const whole = readHeading(label);
  // "д.р." is known with its dots alone.
  const { field, rank } = whole.rank > SURE ? whole : readHeading(bare);
  if (rank < SURE || field === null || field === "name" || !(field in NOTE_TITLES)) return null;
  // "TICA SBT 050318 012": a registry's letters are of the number.
  if (field === "number" && /^\p{Lu}+$/u.test(label) && !hasColon) return null;
  // "род. RU FFR LO 0211/20": short for a pedigree where no day stands behind it.
  if (field === "birthdate" && !isDate(text) && OF_PAPERS.test(bare) && kindOf(text) === "number")
    return { field: "number", text, isLabelled: true };
  const isParent = field === "father" || field === "mother";
  const isDoubtful = isParent && !hasColon && /^\p{Lu}/u.test(label);
  return IS[field as NoteField](text)
    ? { field: field as NoteField, text, isLabelled: true, ...(isDoubtful && { isDoubtful }) }
    : null;
}

const OF_PAPERS = /^(?:род|rod)$/iu;

const IS: Readonly<Record<NoteField, (text: string) => boolean>> = {
  name: () => false,
  sex: (text) => readSex(text) !== null,
  birthdate: isDate,
  breed: isBreed,
  ems: (text) => isColour(text) || pieceField(text) === "ems",
  number: (text) => /\d{2}/u.test(text),
  chip: (text) => readChip(text) !== null,
  father: isName,
  mother: isName,
  breeder: isName,
};

function plainFact(piece: string): NoteFact | null {
  const text = piece.replace(/^\*\s*(?=\d)/u, "");
  const field = kindOf(text);
  return field && { field, text, isLabelled: false };
}

function kindOf(text: string): NoteField | null {
  const field = pieceField(text);
  // Words around figures say something else: "vaccinated 12/2021", "sold for 800".
  if (field === "number" && (/\p{Ll}{2}/u.test(text) || DAY.test(text))) return null;
  // "(4)", "22": a number of something else.
  if (!/\p{L}/u.test(text) && (field === "ems" || isColour(text))) return null;
  if (field !== null) return field as NoteField;
  if (isNeuteredWord(plainWord(text)) || readSex(text)?.unknown.length === 0) return "sex";
  if (isBreed(text)) return "breed";
  return areLetters(text) || isColour(text) ? "ems" : null;
}

/** "ECHO 15.03.2024" */
const DAY = /\p{L}\W*\d{1,2}[./]\d{1,2}[./]\d{4}$/u;

function isBreed(text: string): boolean {
  const code = /^[A-Z]{3}$/u.test(text) ? currentBreedCode(text) : null;
  return code !== null || breedOfForeignName(text) !== null;
}

/** The pieces of a line, by whichever sign parts it into most facts. */
export function notePieces(line: string): readonly string[] {
  const either = splitOutside(line, (text, at) => isListSign(text, at) || isDash(text, at));
  const [best = []] = [splitOutside(line, isListSign), splitOutside(line, isDash), either]
    .map((pieces) => opened(pieces).filter(Boolean))
    .toSorted((one, other) => countOf(other) - countOf(one) || leads(other) - leads(one));
  return best;
}

const countOf = (pieces: readonly string[]) =>
  pieces
    .slice(1)
    .flatMap(partedPiece)
    .filter((piece) => noteFact(piece) !== null).length;

/** "Ada – female (spayed), n 22": of two readings the one in which facts begin behind the name. */
const leads = ([first = "", second = ""]: readonly string[]) =>
  Number(noteFact(second)?.field === "sex" && !/\s[–—-]\s/u.test(first));

/** Between spaces; others join the parts of a word. */
const isDash = (line: string, at: number) =>
  "–—-".includes(line[at]!) && at > 0 && isSpace(line[at - 1]) && isSpace(line[at + 1]);
const isSpace = (sign: string | undefined) => sign !== undefined && sign.trim() === "";

/** "Ada (female, n 22)": what the brackets hold are pieces as well, where one is known. */
function opened([first = "", ...others]: readonly string[]): readonly string[] {
  const at = first.endsWith(")") ? first.lastIndexOf("(") : -1;
  const [name, inside] = [first.slice(0, Math.max(0, at)).trim(), first.slice(at + 1, -1)];
  const pieces = splitOutside(inside, isListSign);
  return /\p{L}/u.test(name) && pieces.some((piece) => noteFact(piece) !== null)
    ? [name, ...pieces, ...others.flatMap(inWords)]
    : [first, ...others.flatMap(inWords)];
}

/** "n 22 (black blotched)": a code, and beside it the same in words. */
function inWords(piece: string): readonly string[] {
  const at = piece.endsWith(")") && piece.length <= LONGEST_FACT ? piece.lastIndexOf(" (") : -1;
  const code = piece.slice(0, Math.max(0, at)).trim();
  return code !== "" && pieceField(code) === "ems"
    ? [code, piece.slice(at + 2, -1).trim()]
    : [piece];
}
