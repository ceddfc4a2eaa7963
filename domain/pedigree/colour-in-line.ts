/** A colour in words within a line of a pedigree. */
import { COLOUR_KINDS } from "../colours/ems/codes.ts";
import { emsFromWords } from "../colours/ems/colour-words.ts";
import { type ParsedEms, parseEms } from "../colours/ems/parse.ts";
import { asCode, type CodeInLine, codeBehindName, codeWithin } from "./ems-in-line.ts";

/** "brown tabby", «черепаховая»: where all of it is understood. */
export function colourOf(piece: string): ParsedEms | null {
  if (/\d/u.test(piece)) return null;
  const { breed, codes, extra, ems, unknown } = emsFromWords(piece);
  if (ems === "" || unknown.length > 0) return null;
  return { ok: true, breed, codes, extra: [...extra], normalised: ems };
}

/** Beside a code a word that may be a colour's is a part of the name, or repeats the code: cats are called "Amber", "Bela", "Fahej". */
export const hasCode = (pieces: readonly string[]) =>
  pieces.some(
    (piece, i) =>
      codeWithin(piece) !== null ||
      codeBehindName(piece) !== null ||
      (i > 0 && parseEms(asCode(piece)).ok),
  );

/** Whether the words say what the code says. */
export function isSaidBy(ems: ParsedEms | null, piece: string): boolean {
  const colour = colourOf(piece);
  return (
    ems !== null &&
    colour !== null &&
    COLOUR_KINDS.every((kind) => colour.codes[kind] === ems.codes[kind])
  );
}

/** Of a colour even where they begin with a capital; all others are also names, or words of names, in some language. */
const COLOURS_IN_CAPITALS = new Set(
  (
    "black blue brown red cream chocolate lilac cinnamon fawn seal white silver golden smoke shaded tortie tortoiseshell torbie " +
    "calico tabby classic blotched mackerel spotted ticked patched point lynx mink sepia bicolor bicolour and with"
  ).split(" "),
);

/**
 * "Tidewater Dante Brown Mackerel Tabby/White": as many words as make a colour, two at least. One alone is a part of
 * the name ("Oscar Blue"), but where a number of a book follows it.
 */
export function wordsBehindName(piece: string, number: string | null): CodeInLine | null {
  const words = piece.split(" ");
  const fewest = number !== null && /^(?:SB[TV]|CFA|TICA)/u.test(number) ? 1 : 2;
  for (let start = 1; start <= words.length - fewest; start++) {
    const said = words.slice(start).join(" ");
    const isName = (said.match(/\p{Lu}\p{L}*/gu) ?? []).some(
      (word) => !COLOURS_IN_CAPITALS.has(word.toLowerCase()),
    );
    const ems = isName ? null : colourOf(said);
    if (ems) return { ems, before: words.slice(0, start).join(" "), after: "" };
  }
  return null;
}
