/** "Breeder: A. Smith, 5 Pond Rd", above a table without breeders: of the cats with the house's name, and not of those that were bought. */
import { plainWord } from "../../plain-word.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import { readHeading } from "../headings/read-heading.ts";

export interface BreederAbove {
  readonly breeder: string;
  isOf(name: string): boolean;
}

const FACT = /^\s*(\p{L}[\p{L} ]{2,24}):\s*(\S[^,;|]*)/u;
/** "A. Smith. Club: FPL" */
const NEXT_FACT = /\.\s+\p{L}{2,20}:/u;
const LEAST = 0.6;
const LEAST_CATS = 2;

/** Null where no line says one, or the names share no word. */
export function breederAbove(
  above: readonly (readonly string[])[],
  names: readonly string[],
): BreederAbove | null {
  const breeder = above
    .flat()
    .map(breederIn)
    .find((said) => said !== null);
  const house = breeder === undefined ? null : sharedWord(names);
  if (breeder === undefined || house === null) return null;
  return { breeder: breeder!, isOf: (name) => wordsOf(name).includes(house) };
}

function breederIn(cell: string): string | null {
  const [, label = "", value = ""] = FACT.exec(cell.slice(0, LONGEST_FACT)) ?? [];
  if (label === "" || readHeading(label).field !== "breeder") return null;
  const end = NEXT_FACT.exec(value)?.index ?? value.length;
  const name = value.slice(0, end).trim();
  return /^\p{Lu}/u.test(name) && !/\d/u.test(name) ? name : null;
}

const wordsOf = (name: string): readonly string[] =>
  name
    .slice(0, LONGEST_FACT)
    .split(/[\s*,()]+/u)
    .map(plainWord)
    .filter((word) => word.length > 2);

/** The word that most cats' names have. */
function sharedWord(names: readonly string[]): string | null {
  const filled = names.filter((name) => name.trim() !== "");
  const counts = new Map<string, number>();
  for (const name of filled)
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [word, count] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? ["", 0];
  return count >= Math.max(LEAST_CATS, filled.length * LEAST) ? word : null;
}
