import { ROLE_ADMIN } from "@felistry/contract/accounts/accounts.ts";
import { nameKey } from "@felistry/domain/cats/name-key.ts";
import { readPrintedName } from "@felistry/domain/cats/printed-name.ts";
import { oneTypoPatterns } from "@felistry/domain/names/one-typo.ts";
import { wordKeys } from "@felistry/domain/names/word-keys.ts";
import type { Db } from "../db/transaction.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { selectFound, selectKnownWords, selectLikeWords } from "./statements.ts";

const WORDS_MOST = 6;
const LETTERS_MOST = 40;
const TRIED_MOST = 4;
const NO_CATS = '{"cats" : []';

export const search: Handler<"GET /search"> = async ({ query: { q, limit } }, context) => {
  const { db, locale, member } = context;
  const words = wordsOf(q);
  if (words.length === 0) return { data: { cats: [], catteries: [], members: [] } };
  const asked = {
    locale,
    memberId: member?.id ?? null,
    isAdmin: member?.roleIds.includes(ROLE_ADMIN) ?? false,
    chip: q.replaceAll(" ", "").toLowerCase(),
    limit,
  };
  const find = async (these: readonly string[]) =>
    (await selectFound(db, { ...asked, ...boundsOf(these) }))!;
  const found = await find(words);
  if (!found.startsWith(NO_CATS)) return envelopeText(found, "");
  const plain = wordsOf(withoutTitles(q));
  for (const others of [plain, ...(await withoutTypo(db, plain))]) {
    if (others.join(" ") === words.join(" ")) continue;
    const forgiven = await find(others);
    if (!forgiven.startsWith(NO_CATS)) return envelopeText(forgiven, "");
  }
  return envelopeText(found, "");
};

function wordsOf(text: string): string[] {
  return wordKeys(text)
    .slice(0, WORDS_MOST)
    .map((word) => word.slice(0, LETTERS_MOST));
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

/** The same words, the one that nobody has replaced by one that somebody has; the likeliest first. */
async function withoutTypo(db: Db, words: readonly string[]): Promise<string[][]> {
  const known = await selectKnownWords(db, { words: [...words], belows: words.map(below) });
  const unknown = known.flatMap((each, place) => (each.known ? [] : [place]));
  const [place] = unknown;
  if (place === undefined || unknown.length > 1) return [];
  const word = words[place]!;
  const like = await selectLikeWords(db, { patterns: oneTypoPatterns(word) });
  return like
    .map((each) => each.word)
    .toSorted((one, other) => distance(one, word) - distance(other, word) || (one < other ? -1 : 1))
    .slice(0, TRIED_MOST)
    .map((each) => words.with(place, each));
}

const distance = (one: string, other: string) => Math.abs(one.length - other.length);
