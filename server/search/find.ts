import { may } from "@felistry/domain/accounts/club-rights.ts";
import { nameKey } from "@felistry/domain/cats/name-key.ts";
import { readPrintedName } from "@felistry/domain/cats/printed-name.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import {
  isOneTypoFrom,
  oneTypoPatterns,
  SHORTEST_FORGIVEN,
} from "@felistry/domain/names/one-typo.ts";
import { type TypedWord, typedWords } from "@felistry/domain/names/word-keys.ts";
import type { Db } from "../db/transaction.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import {
  selectFoundByOne,
  selectFoundByOneByGuest,
  selectFoundBySeveral,
  selectFoundBySeveralByGuest,
  selectFoundOfSex,
  selectKnownWords,
  selectLikeWords,
} from "./statements.ts";

const WORDS_MOST = 6;
const LETTERS_MOST = 40;
/** Words in place of one that nobody has, and of words that no cat has together. */
const TRIED_MOST = 8;
const TRIED_OF_KNOWN = 4;
/** Of a word that two were run together to. */
const SHORTEST_PART = 3;
const NO_CATS = '{"cats" : []';

export const search: Handler<"GET /search"> = async ({ query: { q, limit } }, context) => {
  const { db, locale, member } = context;
  const typed = wordsOf(q);
  if (typed.length === 0) return { data: { cats: [], catteries: [], members: [] } };
  const ofMember = member && {
    memberId: member.id,
    isAdmin: may(member, "read_cats"),
    chips: chipsOf(q),
  };
  const find = async (these: readonly string[]) => {
    const { patterns, ...bounds } = boundsOf(these);
    const asked = { locale, limit, ...bounds };
    const several = { ...asked, patterns };
    if (these.length === 1)
      return ofMember
        ? (await selectFoundByOne(db, { ...asked, ...ofMember }))!
        : (await selectFoundByOneByGuest(db, asked))!;
    return ofMember
      ? (await selectFoundBySeveral(db, { ...several, ...ofMember }))!
      : (await selectFoundBySeveralByGuest(db, several))!;
  };
  return envelopeText(await forgiving(db, q, find, (found) => found.startsWith(NO_CATS)), "");
};

/** What is found by the words as typed; if that is nothing, by what may be meant. */
async function forgiving<Found>(
  db: Db,
  q: string,
  find: (words: readonly string[]) => Promise<Found>,
  isNone: (found: Found) => boolean,
): Promise<Found> {
  const words = wordsOf(q).map(({ key }) => key);
  const found = await find(words);
  if (!isNone(found)) return found;
  const plain = wordsOf(withoutTitles(q));
  for (const others of [plain.map(({ key }) => key), ...(await withoutTypo(db, plain))]) {
    if (others.join(" ") === words.join(" ")) continue;
    const forgiven = await find(others);
    if (!isNone(forgiven)) return forgiven;
  }
  return found;
}

interface SoughtOfSex {
  readonly q: string;
  readonly sex: Sex;
  /** Whose cats come first. */
  readonly memberId: number;
  readonly limit: number;
}

/** Ids of cats of one sex, found as the header's search finds them. */
export async function findOfSex(db: Db, { q, ...sought }: SoughtOfSex): Promise<number[]> {
  if (wordsOf(q).length === 0) return [];
  const find = (these: readonly string[]) => {
    const { words, belows, patterns } = boundsOf(these);
    return selectFoundOfSex(db, { ...sought, words, belows, patterns });
  };
  const found = await forgiving(db, q, find, ({ length }) => length === 0);
  return found.map(({ id }) => id);
}

/** A chip is compared without what parts its digits; letters are rare, and in either case. */
function chipsOf(text: string): string[] {
  const chip = text.replaceAll(/[ .-]/gu, "");
  return [...new Set([chip, chip.toLowerCase(), chip.toUpperCase()])];
}

function wordsOf(text: string): TypedWord[] {
  return typedWords(text)
    .slice(0, WORDS_MOST)
    .map(({ typed, key }) => ({
      typed: typed.slice(0, LETTERS_MOST),
      key: key.slice(0, LETTERS_MOST),
    }));
}

/** Without the titles and the sign of the country that papers print around a name. */
function withoutTitles(text: string): string {
  const { prefix, name, suffix } = readPrintedName(text);
  return `${prefix} ${name} ${suffix}`;
}

/** No letter sorts after the last code point. */
const below = (word: string) => `${word}\u{10FFFF}`;

function boundsOf(words: readonly string[]) {
  const names = words.map(nameKey);
  const whole = names.join("");
  return {
    words: [...words],
    belows: words.map(below),
    patterns: words.map((word) => `% ${word}%`),
    names,
    nameBelows: names.map(below),
    whole,
    wholeBelow: below(whole),
  };
}

/**
 * The same words, one of them mended: the one that nobody has, or each in turn if no cat has all of them; the likeliest first. A
 * short word is left out, since too many are like it; one that two were run together to is parted.
 */
async function withoutTypo(db: Db, typed: readonly TypedWord[]): Promise<string[][]> {
  const words = typed.map(({ key }) => key);
  const known = await areKnown(db, words);
  const unknown = known.flatMap((isKnown, place) => (isKnown ? [] : [place]));
  if (unknown.length > 1) return [];
  const places = unknown.length === 1 ? unknown : [...words.keys()];
  const tried: Mended[] = [];
  for (const place of places) tried.push(...(await mendedAt(db, typed, place)));
  if (unknown.length === 1) tried.push(...(await partedAt(db, typed, unknown[0]!)));
  return tried
    .sort((a, b) => a.apart - b.apart || (a.words.join(" ") < b.words.join(" ") ? -1 : 1))
    .slice(0, unknown.length === 1 ? TRIED_MOST : TRIED_OF_KNOWN)
    .map((each) => each.words);
}

interface Mended {
  readonly words: string[];
  /** How unlikely. */
  readonly apart: number;
}

const UNLIKELY = 3;

/** First words of the same length, then those that are longer or shorter by the fewest letters. */
async function mendedAt(db: Db, typed: readonly TypedWord[], place: number): Promise<Mended[]> {
  const words = typed.map(({ key }) => key);
  const word = words[place]!;
  if (word.length < SHORTEST_FORGIVEN)
    return words.length > 1 ? [{ words: words.toSpliced(place, 1), apart: UNLIKELY }] : [];
  const like = await selectLikeWords(db, { patterns: oneTypoPatterns(typed[place]!) });
  const isLike = isOneTypoFrom(typed[place]!);
  return like
    .filter((other) => other.word !== word && isLike(other.word))
    .map((other) => ({
      words: words.with(place, other.word),
      apart: Math.abs(other.word.length - word.length),
    }));
}

async function partedAt(db: Db, typed: readonly TypedWord[], place: number): Promise<Mended[]> {
  const letters = Array.from(typed[place]!.typed);
  const parts = letters
    .map((_, at) => [letters.slice(0, at), letters.slice(at)].map((part) => nameKey(part.join(""))))
    .filter((both) => both.every(({ length }) => length >= SHORTEST_PART));
  const known = await areKnown(db, parts.flat());
  const words = typed.map(({ key }) => key);
  return parts
    .filter((_, i) => known[2 * i] && known[2 * i + 1])
    .map((both) => ({ words: words.toSpliced(place, 1, ...both), apart: UNLIKELY - 1 }));
}

async function areKnown(db: Db, words: readonly string[]): Promise<boolean[]> {
  if (words.length === 0) return [];
  const rows = await selectKnownWords(db, { words: [...words], belows: words.map(below) });
  return rows.map(({ known }) => known);
}
