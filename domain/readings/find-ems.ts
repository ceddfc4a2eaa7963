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
  for (const [start, piece] of pieces.entries()) {
    if (!BREEDS.includes(piece.toUpperCase()) || piece !== piece.toUpperCase()) continue;
    const found = longest(pieces, start);
    if (found) return found;
  }
  return null;
}

/** A colour without a breed, if it is the whole text: `n 22`. */
export function colourOnly(text: string): string | null {
  const pieces = piecesOf(text);
  const code = pieces.map((piece, i) => (i === 0 ? piece : asFigures(piece))).join(" ");
  const parsed = parseEms(code);
  return parsed.ok && pieces.length <= MOST_PIECES ? parsed.normalised : null;
}

function longest(pieces: readonly string[], start: number): FoundEms | null {
  for (let end = Math.min(pieces.length, start + MOST_PIECES); end > start + 1; end--) {
    const [breed = "", ...rest] = pieces.slice(start, end);
    // A registration number also begins with capitals but is not part of the code.
    if (rest.some((piece) => /^[A-Z]{2,}$/u.test(piece) || piece.length > 6)) continue;
    const code = [
      breed,
      ...rest.map((piece) => (/^[a-z]/u.test(piece) ? piece : asFigures(piece))),
    ];
    const parsed = parseEms(code.join(" "));
    if (parsed.ok)
      return {
        ems: parsed.normalised,
        before: pieces.slice(0, start).join(" "),
        after: pieces.slice(end).join(" "),
      };
  }
  return null;
}

/** The text's words: `MCOn` and `w62` split, Cyrillic look-alikes in code-like words made Latin. */
function piecesOf(text: string): string[] {
  return text
    .replaceAll(/£(?=\s?\d\d)/gu, "f")
    .replaceAll(/(?<=[a-z])\.(?=\d\d)/gu, " ")
    .replaceAll(/(?<=\b(?:[A-Z]{3}|\d\d))\.(?=\s|$)/gu, "")
    .replaceAll(/(?<![\d.])(\d\d)[.,](?=\d\d(?![\d.]))/gu, "$1 ")
    .replaceAll(/[,;:()[\]{}|]/gu, " ")
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) => {
      const latin = latinLookalike(word);
      const glued = /^([A-Z]{3})([a-z]{1,3})(\d*)$/u.exec(latin);
      if (glued && BREEDS.includes(glued[1]!))
        return [glued[1]!, glued[2]!, glued[3]!].filter(Boolean);
      const numbered = /^([a-z]{1,3})((?:\d\d)+)$/u.exec(latin);
      if (numbered) return [numbered[1]!, numbered[2]!];
      return [/^[A-Z]{3}$/u.test(latin) || /\d/u.test(latin) || latin.length <= 2 ? latin : word];
    });
}

function asFigures(piece: string): string {
  if (!/\d/u.test(piece) && piece.length > 2) return piece;
  return Array.from(piece, (sign) => FIGURES[sign] ?? sign).join("");
}
