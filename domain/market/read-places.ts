/** Words of a search that may be where the cat is: a country, or a town in which an ad is. */
import { typedWords, wordKeys } from "../names/word-keys.ts";

export interface PlacesRead {
  /** What an ad's place must match, see `placePattern`. */
  readonly place: string | null;
  readonly countryId: number | null;
  /** The words that are left. */
  readonly names: readonly string[];
}

/** Countries by the sound of their names. */
export type CountryKeys = ReadonlyMap<string, number>;

export function countryKeys(
  countries: Iterable<{ readonly id: number; readonly names: readonly string[] }>,
): CountryKeys {
  const keys = new Map<string, number>();
  for (const { id, names } of countries)
    for (const name of names) if (name !== "") keys.set(wordKeys(name).join(" "), id);
  return keys;
}

const LONGEST = 3;
const SHORTEST = 3;
/** «в Казани», «из Москвы»: the end of a Russian word changes. */
const RUSSIAN = /^[а-яё]{4,}$/u;
const ENDING = /(?:ой|ью|ом|ем|ей|[аеиоуыэюяьй])$/u;
const ENDING_MOST = 3;

const stemOf = (word: string): string | null =>
  RUSSIAN.test(word) ? word.replace(ENDING, "") : null;

const escaped = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

/** For the key of a place (`placeKey`): these words in it whole, side by side. */
function placePattern(words: readonly string[]): string | null {
  const parts = words.flatMap((word) =>
    typedWords(word).map(({ typed, key }) => {
      const stem = stemOf(typed);
      const stemKey = stem === null ? "" : (wordKeys(stem)[0] ?? "");
      return stemKey.length < SHORTEST
        ? escaped(key)
        : `(?:${escaped(key)}|${escaped(stemKey)}\\p{L}{0,${ENDING_MOST}})`;
    }),
  );
  return parts.join("").length < SHORTEST
    ? null
    : `${parts.map((part) => ` ${part}`).join("")}(?= |$)`;
}

/** The country of these words, in any case of Russian. */
function countryOf(words: readonly string[], countries: CountryKeys): number | null {
  const exact = countries.get(wordKeys(words.join(" ")).join(" "));
  if (exact !== undefined) return exact;
  const pattern = placePattern(words);
  if (pattern === null) return null;
  const like = new RegExp(`^${pattern}$`, "u");
  for (const [key, id] of countries) if (like.test(` ${key}`)) return id;
  return null;
}

export const placesLike = (pattern: string): RegExp => new RegExp(pattern, "u");

interface Asked {
  readonly countries: CountryKeys;
  readonly isPlace: (pattern: string) => boolean;
  /** Not asked for otherwise. */
  readonly free: { readonly place: boolean; readonly country: boolean };
}

/** Null if none of the words is where an ad is. */
export function readPlaces(
  words: readonly string[],
  { countries, isPlace, free }: Asked,
): PlacesRead | null {
  let [place, countryId]: [string | null, number | null] = [null, null];
  const names: string[] = [];
  const meaning = (run: readonly string[]): boolean => {
    const country = free.country && countryId === null ? countryOf(run, countries) : null;
    if (country !== null) return ((countryId = country), true);
    const pattern = free.place && place === null ? placePattern(run) : null;
    if (pattern === null || !isPlace(pattern)) return false;
    place = pattern;
    return true;
  };
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 0 && !meaning(words.slice(at, at + length))) length--;
    if (length === 0) names.push(words[at]!);
    at += Math.max(1, length);
  }
  return place === null && countryId === null ? null : { place, countryId, names };
}
