/**
 * Building blocks of the rules for names: each matches one character, under a RegExp's `u` flag and under the `v` flag of
 * an `<input pattern>`. The lookahead excludes characters that belong to a script without being letters, such as Ⅷ.
 */

/** A letter of the Latin script, with or without accents, or of Cyrillic. */
export const LETTER = String.raw`(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}]`;

/** ASCII characters separated by single spaces. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * The form in which names are checked and stored: composed letters (a keyboard may send й as two characters), single
 * spaces, none at the ends.
 */
export function normaliseName(text: string): string {
  // A fast path: a table may have ten million cells, most of them already in this form.
  if (PLAIN.test(text)) return text;
  return text.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
}
