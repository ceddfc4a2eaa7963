/**
 * Building stones of the rules for names: each matches one character. They hold under the `u` flag of a RegExp
 * and under the `v` flag that an `<input pattern>` uses. The lookahead keeps signs that only belong to a script
 * (Ⅷ, for one) out of its letters.
 */

/** A letter of the Latin script, with or without accents, or of Cyrillic. */
export const LETTER = String.raw`(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}]`;

/** Signs of ASCII with single spaces between. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * The form in which names are checked and stored: composed letters (a keyboard may send й as two characters) and
 * single spaces, none at the ends.
 */
export function normaliseName(text: string): string {
  // Most cells of a table are in this form already, and a table may have ten million.
  if (PLAIN.test(text)) return text;
  return text.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
}
