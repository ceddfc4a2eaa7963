/** "Breeder: A. Smith, 5 Pond Rd", above a table without breeders: of the cats with the house's name, and not of those that were bought. */
import { isTitle } from "../../cats/printed-name.ts";
import { currentBreedCode } from "../../colours/ems/breed-codes.ts";
import { plainWord } from "../../plain-word.ts";
import { breedOfForeignName } from "../breeds/breed-names.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import { PARTICLES } from "../names/name-particles.ts";
import { readHeading } from "../headings/read-heading.ts";

export interface BreederAbove {
  readonly breeder: string;
  isOf(name: string): boolean;
}

/** Also behind a title: "Cattery Foo – Siberian cats, breeder: A. Smith". */
const FACT = /(?:^|[,;|–—])\s*(\p{L}[\p{L} ]{2,24}):\s*([^\s,;|][^,;|]*)/gu;
/** "A. Smith. Club: FPL" */
const NEXT_FACT = /\.\s+\p{L}{2,20}:/u;
const LEAST = 0.6;
const LEAST_CATS = 2;
/** Of the names with the house's words, those that have them in the same place. */
const MOST_PLACED = 0.75;
/** "Breeders: All Members" */
const NOT_A_PERSON: ReadonlySet<string> = new Set(
  "all members member various several different many alle mitglieder verschiedene tous membres divers все члены разные участники wszyscy czlonkowie rozni vsichni clenove ruzni kaikki jasenet alla medlemmar alle medlemmer tutti soci todos socios leden".split(
    " ",
  ),
);

/** Null where no line says one, or the names share no word. */
export function breederAbove(
  above: readonly (readonly string[])[],
  names: readonly string[],
): BreederAbove | null {
  const breeder = above
    .flat()
    .map(breederIn)
    .find((said) => said !== null);
  const house = breeder === undefined ? null : sharedWords(names);
  if (breeder === undefined || house === null) return null;
  return {
    breeder: breeder!,
    isOf: (name) => {
      const words = new Set(wordsOf(name));
      return house.every((word) => words.has(word));
    },
  };
}

function breederIn(cell: string): string | null {
  const facts = Array.from(cell.slice(0, LONGEST_FACT).matchAll(FACT));
  const [, , value] = facts.find(([, label]) => readHeading(label!).field === "breeder") ?? [];
  if (value === undefined) return null;
  const end = NEXT_FACT.exec(value)?.index ?? value.length;
  const name = value.slice(0, end).trim();
  const isOfPeople = name.split(/\s+/u).some((word) => NOT_A_PERSON.has(plainWord(word)));
  return /^\p{Lu}/u.test(name) && !/\d/u.test(name) && !isOfPeople ? name : null;
}

const wordsOf = (name: string): readonly string[] =>
  name
    .slice(0, LONGEST_FACT)
    .replaceAll(ASIDE, " ")
    .split(/[\s*,()]+/u)
    .filter((word) => !isTitle(word) && !isBreed(word))
    .map(plainWord)
    .filter((word) => word.length > 2 && !PARTICLES.has(word));

/** "Ada Foo (neutered)" */
const ASIDE = /\([^()]*\)/gu;

const isBreed = (word: string) =>
  breedOfForeignName(word) !== null ||
  (/^[A-Z]{3}$/u.test(word) && currentBreedCode(word) !== null);

/** The words that most cats' names have; null where the same number of other names has other words. */
function sharedWords(names: readonly string[]): readonly string[] | null {
  const filled = names.filter((name) => name.trim() !== "");
  const places = new Map<string, number[]>();
  for (const [i, name] of filled.entries())
    for (const word of new Set(wordsOf(name))) {
      const before = places.get(word);
      if (before) before.push(i);
      else places.set(word, [i]);
    }
  const most = Math.max(0, ...places.values().map((at) => at.length));
  if (most < Math.max(LEAST_CATS, filled.length * LEAST)) return null;
  const shared = [...places].filter(([, at]) => at.length === most);
  const areOfOne = new Set(shared.map(([, at]) => at.join())).size === 1;
  const words = shared.map(([word]) => word);
  const own = shared[0]![1].map((i) => filled[i]!);
  const isHouse = PLACES.some(
    (isPlaced) => own.filter(isPlaced(words)).length >= own.length * MOST_PLACED,
  );
  return areOfOne && isHouse ? words : null;
}

type Placed = (words: readonly string[]) => (name: string) => boolean;

/** "Ada of Foo Bela": a house behind its small word may stand within a name. */
const isBehindParticle = (words: readonly string[], name: string) => {
  const all = plainWord(name.slice(0, LONGEST_FACT)).split(/[\s*,()]+/u);
  return all.some((word, i) => words.includes(word) && PARTICLES.has(all[i - 1] ?? ""));
};

const areOf = (words: readonly string[], some: readonly string[]) =>
  some.every((word) => words.includes(word));

/** A house's name stands before or behind all its cats', but for a few; a fancy word, as in "Silver Star of Foo", anywhere. */
const PLACES: readonly Placed[] = [
  (words) => (name) => areOf(words, wordsOf(name).slice(0, words.length)),
  (words) => (name) =>
    areOf(words, wordsOf(name).slice(-words.length)) || isBehindParticle(words, name),
];
