/** An EMS code within a line of a pedigree: with its breed anywhere, without one behind a name. */
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import { NO_BREED_CODES } from "../colours/ems/codes.ts";
import { type ParsedEms, parseEms } from "../colours/ems/parse.ts";

export interface CodeInLine {
  readonly ems: ParsedEms;
  readonly before: string;
  readonly after: string;
}

const MOST_WORDS = 9;

/** Without brackets; `MCOn` and `n24` as two words. */
export const asCode = (text: string) =>
  text
    .replaceAll(/[()]/gu, "")
    .replace(/^([A-Z]{3})(?=[a-z]{1,3}(?:\d|\s|$))/u, "$1 ")
    .replace(/(?<=^|\s)([a-z]{1,2})(\d{2})(?=\s|$)/gu, "$1 $2");

/** The longest code that begins with a breed's: `MCO ns 22` or `mco ns22` within a line. */
export function codeWithin(piece: string): CodeInLine | null {
  const words = piece.split(" ");
  for (const [start, word] of words.entries()) {
    const bare = word.replaceAll(/[()]/gu, "");
    if (!isBreed(bare)) continue;
    const found = longest(words, start, (parsed) => parsed.breed !== null);
    if (found) return found;
  }
  return null;
}

function isBreed(word: string): boolean {
  if (NO_BREED_CODES.some((code) => code === word)) return true;
  const code = word.slice(0, 3);
  if (code === code.toUpperCase()) return currentBreedCode(code) !== null;
  return /^[a-z]{3}$/u.test(word) && currentBreedCode(word.toUpperCase()) !== null;
}

/** `… Tristan DM n 09 23`: letters in small and a figure, to the end of the piece. */
export function codeBehindName(piece: string): CodeInLine | null {
  const words = piece.split(" ");
  const start = words.findIndex((word, at) => at > 0 && /^[a-z]{1,2}(?:\d{2})?$/u.test(word));
  if (start < 0 || !/\d/u.test(words.slice(start).join(" "))) return null;
  const found = longest(words, start, () => true);
  return found?.after === "" ? found : null;
}

function longest(
  words: readonly string[],
  start: number,
  isWanted: (parsed: ParsedEms & { ok: true }) => boolean,
): CodeInLine | null {
  for (let end = Math.min(words.length, start + MOST_WORDS); end > start; end--) {
    const text = words.slice(start, end).join(" ");
    const parsed = parseEms(asCode(text.replace(/^[a-z]{3}(?=\s)/u, (code) => code.toUpperCase())));
    if (parsed.ok && parsed.codes.main !== null && isWanted(parsed))
      return {
        ems: parsed,
        before: words.slice(0, start).join(" "),
        after: words.slice(end).join(" "),
      };
  }
  return null;
}
