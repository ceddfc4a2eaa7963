/** Turns typed text into LIKE patterns and ranges of names. */

/** The trigram index finds shorter text only at the start of a word. */
const SHORTEST_INSIDE = 3;

/** Escapes everything that LIKE would interpret. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** The pattern for names that contain the text; one or two letters match the start of any word but the first. */
export function holding(text: string): string {
  return text.length < SHORTEST_INSIDE ? `% ${literally(text)}%` : `%${literally(text)}%`;
}

interface Patterns {
  readonly pattern: string;
  readonly otherPattern: string | null;
}

/** The same for names that may also begin with the text: a second pattern if the first misses those. */
export function beginningOrHolding(text: string): Patterns {
  return {
    pattern: holding(text),
    otherPattern: text.length < SHORTEST_INSIDE ? `${literally(text)}%` : null,
  };
}

/** The bounds of all names that begin with the text: no letter sorts after the last code point. */
export function beginningWith(text: string): { readonly from: string; readonly below: string } {
  return { from: text, below: `${text}\u{10FFFF}` };
}
