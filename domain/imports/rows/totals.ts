/** Words with which a row sums up the others, or speaks of the paper. */
import { plainWord } from "../../plain-word.ts";

export function isTotal(text: string): boolean {
  const plain = plainWord(text);
  return (
    OF_THE_PAPER.test(plain) ||
    /^(?:total|summe|gesamt|razem|celkem|totaal|totale|totaux|yhteensa|summa|totalt|sum)\b|^(?:итого|всего)/u.test(
      plain,
    )
  );
}

export const isOfThePaper = (text: string) => OF_THE_PAPER.test(plainWord(text));
const OF_THE_PAPER = /^(?:legend|note)\b/u;
