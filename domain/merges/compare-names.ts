import { type NameWord, type NameWords } from "./name-words.ts";

/**
 * How two names agree: the same words in any order; the same to the ear; but for a slip of the pen; one lacks words of the
 * other (its cattery); different words.
 */
export type NameMatch = "same" | "sound" | "slip" | "part" | "other";

export interface ComparedNames {
  readonly match: NameMatch;
  /** How many letters agree: a long name is borne by few. */
  readonly letters: number;
  /** Some words agree though the names do not: one cattery, or namesakes. */
  readonly shares: boolean;
  /** One is in Cyrillic and the other in Latin. */
  readonly isAcross: boolean;
}

const RANK: readonly NameMatch[] = ["same", "sound", "slip", "part", "other"];
const worse = (one: NameMatch, other: NameMatch) =>
  RANK.indexOf(one) > RANK.indexOf(other) ? one : other;

/** Null where either is empty. */
export function compareNames(one: NameWords, other: NameWords): ComparedNames | null {
  if (one.words.length === 0 || other.words.length === 0) return null;
  const left = joinedLike(one.words, other.words);
  const right = joinedLike(other.words, left);
  const rest = [...right];
  let match: NameMatch = "same";
  let letters = 0;
  let unmatched = left;
  const isAcross = one.isCyrillic !== other.isCyrillic;
  const tests = isAcross ? ACROSS_SCRIPTS : AGREEMENTS;
  for (const [kind, agree] of tests)
    unmatched = unmatched.filter((word) => {
      const at = rest.findIndex((candidate) => agree(word, candidate));
      if (at < 0) return true;
      letters += Math.min(word.key.length, rest[at]!.key.length);
      rest.splice(at, 1);
      match = worse(match, kind);
      return false;
    });
  const shares = letters > 0;
  if (one.ordinal !== other.ordinal) return { match: "other", letters, shares, isAcross };
  if (unmatched.length > 0 && rest.length > 0) return { match: "other", letters, shares, isAcross };
  if (!shares) return { match: "other", letters: 0, shares, isAcross };
  return unmatched.length + rest.length > 0
    ? { match: "part", letters, shares, isAcross }
    : { match, letters, shares, isAcross };
}

/** `Chingi-Tura` is `Chingitura`: neighbours that together are a word of the other name become one. */
function joinedLike(words: readonly NameWord[], others: readonly NameWord[]): NameWord[] {
  const joined: NameWord[] = [];
  for (let i = 0; i < words.length; i++) {
    const [word, next] = [words[i]!, words[i + 1]];
    const both = next && { key: word.key + next.key, sound: word.sound + next.sound };
    if (both && others.some(({ key, sound }) => key === both.key || sound === both.sound)) {
      joined.push(both);
      i++;
    } else joined.push(word);
  }
  return joined;
}

type Agreement = readonly [
  kind: "same" | "sound" | "slip",
  agree: (one: NameWord, other: NameWord) => boolean,
];

const AGREEMENTS: readonly Agreement[] = [
  ["same", (one, other) => one.key === other.key],
  ["sound", (one, other) => one.sound === other.sound && one.sound.length > 1],
  [
    "slip",
    (one, other) =>
      // An initial stands for its word.
      one.key.length === 1 || other.key.length === 1
        ? one.key[0] === other.key[0]
        : isSlip(one.key, other.key) || isSlip(one.sound, other.sound),
  ],
];

/** English words in Cyrillic follow the ear (Нью for New, Хаус for House), so that only a likeness is left. */
const ACROSS_SCRIPTS: readonly Agreement[] = [
  ...AGREEMENTS,
  [
    "slip",
    ({ sound: one }, { sound: other }) =>
      one[0] === other[0] &&
      distance(one, other) <= Math.ceil(Math.max(one.length, other.length) * 0.35),
  ],
];

/** Letters that are heard or read for one another. */
const CONFUSED = new Set(
  "mn il uv bd pq gq ce kh sz td bp gk vf rn ao ae ei oe iy ou eu ai cs cz ck lt hn vu".split(" "),
);
const areConfused = (one: string, other: string) =>
  CONFUSED.has(one + other) || CONFUSED.has(other + one);

/**
 * One letter left out, put in, exchanged with its neighbour or mistaken; in long words two. Kittens of a litter
 * are often named one letter apart (Alisa, Alina; Leo, Lea), so another consonant or another end of a short word is none.
 */
export function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 2) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
  const a = short.slice(start, short.length - end);
  const b = long.slice(start, long.length - end);
  if (a.length <= 1 && b.length <= 1) {
    const isInside = start > 0 && end > 0;
    if (a === "") return isInside || short.length >= 7;
    return (
      (isInside && (areConfused(a, b) || short.length >= 7)) || (start > 0 && short.length >= 8)
    );
  }
  if (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]) return short.length >= 5;
  return short.length >= 9 && start > 1 && distance(short, long) <= 2;
}

/** Letters put in, left out or mistaken. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(
        Math.min(
          row[j]! + 1,
          next[j - 1]! + 1,
          row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length]!;
}
