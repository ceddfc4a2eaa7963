/** Which lines of a text are of cats in notes, and what each says. */
import { isTitle } from "../../cats/printed-name.ts";
import { bounded } from "../../memory.ts";
import { plainWord } from "../../plain-word.ts";
import { LONGEST_READ } from "./longest.ts";
import { areLetters, pieceField } from "../names/name-pieces.ts";
import { withParents } from "./note-parents.ts";
import { partedPiece } from "./note-phrases.ts";
import { isFactAlone, type NoteFact, type NoteField, noteFact, notePieces } from "./note-pieces.ts";
import { inSentences } from "./note-sentences.ts";

const BULLET = /^\s*(?:[-–—*•·+►▪●○✓]|\d{1,3}[.)])\s+(?=\S)/u;
/** Before a name it says the sex. */
const SEX_SIGN = /^[♂♀]\s*(?=\S)/u;
/** Between pieces as wide spaces are: "NFO n 22  ·  born 2015", "sire: A   dam: B". */
const WIDE = /\s+[·•∙]\s+|\s{2,}[–—-]\s{2,}|\s{3,}|\s{2,}(?=\p{L}+:)/gu;

/** "Ada / MCO / born 3.4.2018 / n 22" */
function withSlashes(line: string): string {
  const pieces = line.split(" / ");
  return pieces.length > LEAST_SLASHES ? pieces.join(" | ") : line;
}
const LEAST_SLASHES = 3;

/** What a litter's line says of all its kittens is not enough for a cat. */
export const OF_ONE_CAT: ReadonlySet<NoteField> = new Set([
  "sex",
  "ems",
  "chip",
  "number",
] as const);

export interface Note {
  readonly name: string;
  readonly facts: readonly NoteFact[];
  readonly rest: readonly string[];
}

/** Titles and remarks stand between the bullets, but not many for each. */
const LEAST_BULLETED = 0.25;

export const isRead = (line: string) => line.length <= LONGEST_READ;
export const isBulletedLine = (line: string) =>
  isRead(line) && (BULLET.test(line) || SEX_SIGN.test(line.trim()));
export const indentOf = (line: string) => line.length - line.trimStart().length;

/** Whether the cats of a text have bullets. */
export const haveBullets = (lines: readonly string[]) => {
  let [bullets, others, indent] = [0, 0, Number.POSITIVE_INFINITY];
  for (const line of lines) {
    if (line.trim() === "") continue;
    if (isBulletedLine(line)) [bullets, indent] = [bullets + 1, indentOf(line)];
    // What is below an item and further to the right is of it.
    else if (indentOf(line) < indent + 2) others++;
  }
  return bullets >= (bullets + others) * LEAST_BULLETED;
};

/** A line of a cat with facts about it; null for a title, a remark and the rest of a cat's line. */
export function noteOf(line: string, isBulleted: boolean): Note | null {
  if (!isRead(line) || (isBulleted && !isBulletedLine(line))) return null;
  const note = lineOf(line);
  if (!/\p{L}{2}/u.test(note.name) || note.name.length > 100 || isFactAlone(note.name)) return null;
  const isCat = note.facts.some(({ field }) => OF_ONE_CAT.has(field));
  return isCat && note.facts.length >= (isBulleted ? 1 : 2) ? note : null;
}

/** Of a kitten that never lived nothing is known. */
const STILLBORN =
  /^(?:stillborn|totgeboren|dodfodt|dodfodd|doodgeboren|mort-?nee?|nat[oai] mort[oai]|nacid[oa] muert[oa]|kuolleena syntynyt|martw[oy] urodzon[yae]|mrtve narozen[eya]|мертворожд.*)$/u;
export const isStillborn = (line: string) =>
  isRead(line) && STILLBORN.test(plainWord(line.replace(BULLET, "").trim()));

/** A line as a cat's, whatever is in it. */
export function lineOf(line: string): Note {
  const [name = "", ...pieces] = namedPiecesOf(line);
  const { facts, rest } = readPieces(pieces);
  // "Ada of Foo, DSM": titles behind a name are its own.
  const areTitles = (piece: string) => piece.split(/\s+/u).every(isTitle);
  const titles = rest.filter(areTitles);
  return {
    name: [name, ...titles].join(", "),
    facts,
    rest: rest.filter((piece) => !areTitles(piece)),
  };
}

/** Of a line below a cat's name, or of one that may be such a line. Each is asked for by whoever weighs the text, and again when it is read. */
export const piecesOf = bounded((line: string) =>
  signed(line, (pieces) => pieces.flatMap(partedPiece)),
);

/** "Siberian Blue", "Bengal Queen", with capitals in the place of a name, are names. */
export const namedPiecesOf = bounded((line: string) =>
  signed(line, ([name = "", ...others]) => [
    ...(CAPITALS.test(name) ? [name] : partedPiece(name)),
    ...others.flatMap(partedPiece),
  ]),
);
const CAPITALS = /^\p{Lu}\S*(?:\s+\p{Lu}\S*)*$/u;

function signed(
  line: string,
  parted: (pieces: readonly string[]) => readonly string[],
): readonly string[] {
  const item = line.replace(BULLET, "").trim();
  const sign = SEX_SIGN.exec(item)?.[0] ?? "";
  const [name = "", ...others] = parted(
    notePieces(inSentences(withSlashes(item.slice(sign.length)).replaceAll(WIDE, " | "))),
  );
  return sign === "" ? [name, ...others] : [name, sign.trim(), ...others];
}

/** @param given fields that are known: of them a piece is a remark */
export function readPieces(
  written: readonly string[],
  given: Iterable<NoteField> = [],
): Omit<Note, "name"> {
  const pieces = withParents(written);
  const facts: NoteFact[] = [];
  const rest: string[] = [];
  const known = new Set(given);
  const read = pieces.map(noteFact);
  const areParents = (["father", "mother"] as const).every((role) =>
    read.some((fact) => fact?.field === role),
  );
  for (const [i, piece] of pieces.entries()) {
    const fact = behindSex(read[i]!, piece, known);
    const isSure = fact !== null && (areParents || !fact.isDoubtful);
    // "female, spayed": of a sex both are said.
    const words = facts.findIndex(({ field, text }) => field === "ems" && !isCode(text));
    if (isSure && fact.field === "ems" && words >= 0 && isCode(fact.text)) {
      // "black and white, n 09": the code says more than the words before it.
      rest.push(facts[words]!.text);
      facts[words] = fact;
    } else if (!isSure || (known.has(fact.field) && fact.field !== "sex")) rest.push(piece);
    else {
      facts.push(fact);
      known.add(fact.field);
    }
  }
  return { facts, rest };
}

const isCode = (text: string) => pieceField(text) === "ems";

/** "f, n": behind the sex a letter is the colour. */
function behindSex(
  fact: NoteFact | null,
  piece: string,
  known: ReadonlySet<NoteField>,
): NoteFact | null {
  return fact?.field === "sex" && known.has("sex") && areLetters(piece)
    ? { ...fact, field: "ems" }
    : fact;
}
