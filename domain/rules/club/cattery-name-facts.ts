/** What a cattery's name says of itself and beside those that exist. */
import type { ClubFacts } from "./truth.ts";

export interface ExistingName {
  readonly name: string;
  readonly isSameOwner: boolean;
  /** It sounds the same. */
  readonly isAlike: boolean;
  /** Its owner lives in another country. */
  readonly isAbroad: boolean;
}

export interface NameWords {
  /** Three-letter codes of breeds. */
  readonly codes: ReadonlySet<string>;
  /** Of breeds and colours, in lower case, in every language. */
  readonly breeds: readonly string[];
  readonly colours: readonly string[];
}

/**
 * @param existing names that are less than two letters apart, or sound the same
 * @param owner how many names and litters whoever asks has already
 */
export function catteryNameFacts(
  name: string,
  existing: readonly ExistingName[],
  owner: { readonly names: number; readonly litters: number },
  words: NameWords,
): ClubFacts {
  const lower = name.toLowerCase();
  const parts = lower.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
  const near = existing
    .map((other) => ({ ...other, differ: lettersApart(lower, other.name.toLowerCase()) }))
    .toSorted((a, b) => Number(a.isSameOwner) - Number(b.isSameOwner) || a.differ - b.differ);
  const others = near.filter(({ isSameOwner }) => !isSameOwner);
  const closest = near.find(({ differ }) => differ < TWO) ?? near[0];
  const breedWord = words.breeds.some((word) => parts.includes(word));
  return {
    len: [...name].length,
    words_n: parts.length,
    punctuation: /[^\p{L}\p{N}\s]/u.test(name),
    ems_code: parts.some((part) => words.codes.has(part.toUpperCase())),
    breed_word: breedWord,
    // Of people, offices and works there is no list.
    ...(breedWord && { barred_word: true }),
    taken_elsewhere: others.some(({ differ, isAbroad }) => differ === 0 && isAbroad),
    is_breed_name: words.breeds.includes(lower),
    colour_word: words.colours.some((word) => parts.includes(word)),
    identical: others.some(({ differ }) => differ === 0),
    similar: others.some(({ differ, isAlike }) => differ === 1 || (isAlike && differ > 0)),
    owner_names_n: owner.names,
    litters_n: owner.litters,
    diff_letters_n: Math.min(TWO, closest?.differ ?? TWO),
    same_owner: closest?.isSameOwner ?? false,
  };
}

const TWO = 2;

/** 0, 1, or 2 for two and more: letters exchanged, added or left out. */
export function lettersApart(one: string, other: string): number {
  if (one === other) return 0;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return TWO;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const restOfShort = short.slice(short.length === long.length ? at + 1 : at);
  return restOfShort === long.slice(at + 1) ? 1 : TWO;
}
