/** Which words of a text others do not have. */
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;

/** The words of a text that are in none of the others, as they are written. */
export function wordsBeyond(text: string, others: readonly (string | null)[]): string {
  const written = text.match(WORD) ?? [];
  const known = others.filter((other) => other !== null).map((other) => other.toLowerCase());
  const whole = lettersOf(text);
  if (known.some((other) => lettersOf(other).includes(whole))) return "";
  const words = new Set(known.flatMap((other) => other.match(WORD) ?? []));
  return written.filter((word) => !words.has(word.toLowerCase())).join(" ");
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
