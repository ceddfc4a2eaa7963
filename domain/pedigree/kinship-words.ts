/** "father's mother", "мать отца": how the ancestor at a position is related to the pedigree's cat. */
import { childOf, sexAt } from "./positions.ts";

/** The words of one language; the genitives follow "of" (a separate form in Russian). */
export interface KinshipWords {
  mother(): string;
  father(): string;
  motherOf(whose: { of: string }): string;
  fatherOf(whose: { of: string }): string;
  motherGenitive(): string;
  fatherGenitive(): string;
  motherGenitiveOf(whose: { of: string }): string;
  fatherGenitiveOf(whose: { of: string }): string;
}

/** @param position an ahnentafel number of at least 2 */
export function kinshipIn(words: KinshipWords, position: number): string {
  const child = childOf(position);
  const isMother = sexAt(position) === "female";
  if (child === 1) return isMother ? words.mother() : words.father();
  const of = genitive(words, child);
  return isMother ? words.motherOf({ of }) : words.fatherOf({ of });
}

function genitive(words: KinshipWords, position: number): string {
  const child = childOf(position);
  const isMother = sexAt(position) === "female";
  if (child === 1) return isMother ? words.motherGenitive() : words.fatherGenitive();
  const of = genitive(words, child);
  return isMother ? words.motherGenitiveOf({ of }) : words.fatherGenitiveOf({ of });
}
