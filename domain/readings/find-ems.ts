/** EMS codes within printed text, allowing for the mistakes of text recognition. */
import { BREED_CODES, OTHER_CODES } from "../colours/ems/breed-codes.ts";
import { NO_BREED_CODES } from "../colours/ems/codes.ts";
import { parseEms } from "../colours/ems/parse.ts";
import { latinLookalike } from "./scripts.ts";

export interface FoundEms {
  /** As the registry writes it: `SIB n 09 22`. */
  readonly ems: string;
  /** The text before and after it. */
  readonly before: string;
  readonly after: string;
}

const BREEDS = [...BREED_CODES, ...OTHER_CODES, ...NO_BREED_CODES];
/** The longest printed codes: a breed, `x` and a colour, and seven numbers. */
const MOST_PIECES = 9;
/** Characters that are misread in place of digits. */
const FIGURES: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  О: "0",
  l: "1",
  I: "1",
  "|": "1",
  Z: "2",
  S: "5",
  B: "8",
};

/** The first EMS code with a breed in the text, as long as possible; null if there is none. */
export function findEms(text: string): FoundEms | null {
  const pieces = piecesOf(text);
  for (const [start, { code }] of pieces.entries()) {
    if (!BREEDS.includes(code.toUpperCase()) || code !== code.toUpperCase()) continue;
    const found = longest(text, pieces, start);
    if (found) return found;
  }
  return null;
}

/** A colour without a breed, if it is the whole text: `n 22`. */
export function colourOnly(text: string): string | null {
  if (NUMBER.test(text)) return null;
  const pieces = piecesOf(text);
  const parsed = parseEms(
    pieces.map(({ code }, i) => (i === 0 ? code : asFigures(code))).join(" "),
  );
  return parsed.ok && pieces.length <= MOST_PIECES ? parsed.normalised : null;
}

/** "CS 058424": no code has as many figures in one word behind capitals. */
const NUMBER = /^\p{Lu}{2,5}\s?\d{5,}$/u;

function longest(text: string, pieces: readonly Piece[], start: number): FoundEms | null {
  for (let end = Math.min(pieces.length, start + MOST_PIECES); end > start + 1; end--) {
    const [breed = "", ...rest] = pieces.slice(start, end).map(({ code }) => code);
    // A registration number also begins with capitals but is not part of the code.
    if (rest.some((piece) => /^[A-Z]+$/u.test(piece) || piece.length > 6)) continue;
    const code = [
      breed,
      ...rest.map((piece) => (/^[a-z]/u.test(piece) ? piece : asFigures(piece))),
    ];
    const parsed = parseEms(code.join(" "));
    if (parsed.ok)
      return {
        ems: parsed.normalised,
        before: text.slice(0, pieces[start]!.from).replace(/[\s,;:([{|]+$/u, ""),
        after: text.slice(pieces[end - 1]!.to).replace(/^[\s,;:)\]}|]+/u, ""),
      };
  }
  return null;
}

/** A word of the text, as a part of a code, and where it stands. */
interface Piece {
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

/** The text's words: `MCOn` and `w62` split, Cyrillic look-alikes in code-like words made Latin. */
function piecesOf(text: string): Piece[] {
  // Each change keeps the length, so that what is around a code can be taken from the text itself.
  const changed = text
    .replaceAll(/£(?=\s?\d\d)/gu, "f")
    .replaceAll(/(?<=[a-z])\.(?=\d\d)/gu, " ")
    .replaceAll(/(?<=\b(?:[A-Z]{3}|\d\d))\.(?=\s|$)/gu, " ")
    .replaceAll(/(?<![\d.])(\d\d)[.,](?=\d\d(?![\d.]))/gu, "$1 ");
  const words = [...changed.matchAll(/[^\s,;:()[\]{}|]+/gu)];
  return words.flatMap(({ 0: word, index: from }, i) => {
    const to = from + word.length;
    const isCode = words.length === 1 || /^\d\d$/u.test(words[i + 1]?.[0] ?? "");
    return codesOf(word, isCode).map((code) => ({ code, from, to }));
  });
}

const COAT_LETTERS = /^[NADEFGHOPW]S?$/u;

/** @param isCode nothing or a figure follows it: another word in capitals is one of a name, "NEMO" */
function codesOf(word: string, isCode: boolean): string[] {
  const latin = latinLookalike(word);
  // The space behind a breed is narrow: `SBI n` is read as `SBIn`, `SBIin` and `SBla`.
  const glued = /^([A-Z]{2}[A-Zl1])[il|]?([a-z]{1,3})(\d*)$/u.exec(latin);
  const breed = glued?.[1]!.replace(/[l1]$/u, "I");
  if (glued && breed !== undefined && BREEDS.includes(breed))
    return [breed, glued[2]!, glued[3]!].filter(Boolean);
  // A line of nothing but "PER n" is read as PERN.
  const capital = isCode ? /^([A-Z]{3})([A-Z]S?)$/u.exec(latin) : null;
  if (capital && BREEDS.includes(capital[1]!) && COAT_LETTERS.test(capital[2]!))
    return [capital[1]!, capital[2]!.toLowerCase()];
  const numbered = /^([a-z]{1,3})((?:\d\d)+)$/u.exec(latin);
  if (numbered) return [numbered[1]!, numbered[2]!];
  return [/^[A-Z]{3}$/u.test(latin) || /\d/u.test(latin) || latin.length <= 2 ? latin : word];
}

function asFigures(piece: string): string {
  if (!/\d/u.test(piece) && piece.length > 2) return piece;
  return Array.from(piece, (sign) => FIGURES[sign] ?? sign).join("");
}
