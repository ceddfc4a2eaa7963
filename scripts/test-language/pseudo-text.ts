/**
 * Pseudo-English: accented, a third longer, in brackets. Text on a screen outside brackets is untranslated; a missing
 * bracket means that text was cut.
 */

/** English as if written in a country of no name (CLDR keeps XA for pseudo-localisation). */
export const TEST_LANGUAGE: string = "en-XA";

export const OPENING = "‹";
export const CLOSING = "›";

const ACCENTED: Readonly<Record<string, string>> = {
  a: "àà",
  c: "ç",
  e: "éé",
  i: "îî",
  n: "ñ",
  o: "öö",
  u: "ü",
  y: "ý",
  A: "Å",
  C: "Ç",
  E: "É",
  I: "Î",
  N: "Ñ",
  O: "Ø",
  U: "Ü",
  Y: "Ý",
};

/** Values in braces and addresses stay as they are. */
const KEPT = /(\{\w+\}|https?:\/\/\S+)/;

export function pseudoText(text: string): string {
  // Paragraphs of a mail are separated when it is sent.
  return text
    .split("\n\n")
    .map((paragraph) => `${OPENING}${accented(paragraph)}${CLOSING}`)
    .join("\n\n");
}

function accented(text: string): string {
  const parts = text.split(KEPT);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter),
    )
    .join("");
}

/** The text outside all brackets; null if a bracket is unmatched. */
export function outsideBrackets(text: string): string | null {
  let depth = 0;
  let outside = "";
  for (const sign of text) {
    if (sign === OPENING) depth++;
    else if (sign === CLOSING) depth--;
    else if (depth === 0) outside += sign;
    if (depth < 0) return null;
  }
  return depth === 0 ? outside : null;
}
