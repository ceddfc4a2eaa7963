/** Texts that people type, as patterns of LIKE and as ranges of names. */

/** The trigram index finds no shorter text inside a word, only where a word begins. */
const SHORTEST_INSIDE = 3;

/** The text with nothing left in it that LIKE reads as more than itself. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** The pattern of names that hold the text; one or two letters count where a word behind the first begins. */
export function holding(text: string): string {
  return text.length < SHORTEST_INSIDE ? `% ${literally(text)}%` : `%${literally(text)}%`;
}

/** The same for names that may begin with the text as well: a second pattern where the first leaves those out. */
export function beginningOrHolding(text: string): [pattern: string, otherPattern: string | null] {
  return [holding(text), text.length < SHORTEST_INSIDE ? `${literally(text)}%` : null];
}

/** The bounds of all names that begin with the text: no letter sorts behind the last code point. */
export function beginningWith(text: string): [from: string, below: string] {
  return [text, `${text}\u{10FFFF}`];
}
