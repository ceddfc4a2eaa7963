/** A search as it came in an address, to a filter of ads. */
import type { z } from "zod";
import type { findQuery, wordsRead } from "@felistry/contract/market/finding.ts";
import { COLOUR_KINDS, type ColourCodes, NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import { COLOUR_NAMES } from "@felistry/domain/colours/ems/colour-names.ts";
import { coatWords } from "@felistry/domain/colours/ems/coat-words.ts";
import type { AdFilter } from "@felistry/domain/market/ad-filter.ts";
import { placeKey } from "@felistry/domain/market/ad-facts.ts";
import { AD_CLAIMS, type AdBuild, type Pattern } from "@felistry/domain/market/choices.ts";
import { readColour, readMarketWords, type WordsRead } from "@felistry/domain/market/read-words.ts";
import { type PlacesRead, readPlaces } from "@felistry/domain/market/read-places.ts";
import { wordKeys } from "@felistry/domain/names/word-keys.ts";
import { inLanguage, type Locale } from "@felistry/i18n/locale.ts";
import type { Db } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import type { FieldCode } from "@felistry/contract/field-codes.ts";
import { selectNamed, selectNamedAmong } from "./found-statements.ts";
import type { MarketReference } from "./market-reference.ts";

export type AdsWanted = Omit<z.output<typeof findQuery>, "sort" | "limit" | "cursor">;

/** Without what words of names find. */
export interface ResolvedSearch {
  readonly filter: Omit<AdFilter, "cats" | "there">;
  /** What `q` was taken for. */
  readonly read: WordsRead | null;
}

/** @throws a refusal that names the field */
export function resolveSearch(wanted: AdsWanted, reference: MarketReference): ResolvedSearch {
  const read = wanted.q ? readMarketWords(wanted.q, reference.lexicon) : null;
  const chosen = wanted.breed === undefined ? null : breedOf(wanted.breed, reference);
  const colour = wanted.colour ? colourOf(wanted.colour) : null;
  const breeds = chosen === null ? idsOf(read?.breeds ?? [], reference) : [chosen];
  const patterns = [
    ...new Set<Pattern>([
      ...(wanted.pattern ? [wanted.pattern] : []),
      ...(read?.patterns ?? []),
      ...(colour?.patterns ?? []),
    ]),
  ];
  const builds = [
    ...new Set<AdBuild>([
      ...(wanted.build ? [wanted.build] : []),
      ...(read?.builds ?? []),
      ...(colour?.builds ?? []),
    ]),
  ];
  return {
    read,
    filter: {
      breeds,
      sex: wanted.sex ?? read?.sex ?? null,
      age: wanted.age ?? read?.age ?? null,
      patterns,
      builds,
      codes: bothCodes(read?.codes ?? null, colour?.codes ?? null),
      claims: AD_CLAIMS.filter((claim) => wanted[claim] !== undefined),
      countryId:
        wanted.country === undefined
          ? null
          : known("country", "country", reference.countries.get(wanted.country.toUpperCase())).id,
      place: wanted.place ? placeKey(wanted.place) : null,
      priceFrom: wanted.from ?? null,
      priceTo: wanted.to ?? null,
      currencyId: wanted.currency === undefined ? null : currencyOf(wanted.currency, reference).id,
      readyBy: wanted.ready ?? null,
    },
  };
}

/** The words as a name alone, "Red Baron": for what they do not find as breed and colour. Null without words. */
export function searchByName(
  { q, ...others }: AdsWanted,
  reference: MarketReference,
): ResolvedSearch | null {
  if (!q) return null;
  const names = q.match(/[\p{L}\p{M}\p{N}'’*-]+/gu) ?? [];
  const read = { breeds: [], sex: null, age: null, codes: null, patterns: [], builds: [], names };
  return { filter: resolveSearch(others, reference).filter, read };
}

/** Which of the words that are left are where ads are: towns of these, and countries. */
export function placesAmong(
  { filter, read }: ResolvedSearch,
  { countryKeys: countries }: MarketReference,
  isPlace: (pattern: string) => boolean,
): PlacesRead | null {
  const free = { place: filter.place === null, country: filter.countryId === null };
  return readPlaces(read?.names ?? [], { countries, isPlace, free });
}

function known<Value>(field: string, code: FieldCode, value: Value | undefined): Value {
  return value ?? refuse("bad_input", { fields: [{ field, code }] });
}

export function currencyOf(code: string, { currencies }: MarketReference) {
  return known("currency", "unknown_query", currencies.get(code.toUpperCase()));
}

function breedOf(text: string, { breeds }: MarketReference): number {
  const id = /^\d{1,5}$/.test(text)
    ? [...breeds.values()].find((each) => each === Number(text))
    : breeds.get(text.toUpperCase());
  return known("breed", "breed", id);
}

const idsOf = (codes: readonly string[], { breeds }: MarketReference): number[] =>
  codes.flatMap((code) => breeds.get(code) ?? []);

/** Asked for by its field, a colour must be one. */
function colourOf(text: string) {
  const { codes, patterns, builds, unknown } = readColour(text, null);
  const isNothing = codes === null && patterns.length === 0 && builds.length === 0;
  if (unknown.length > 0 || isNothing)
    refuse("bad_input", { fields: [{ field: "colour", code: "unknown_colour" }] });
  return { codes, patterns, builds };
}

function bothCodes(one: ColourCodes | null, other: ColourCodes | null): ColourCodes | null {
  if (one === null || other === null) return one ?? other;
  return Object.fromEntries(
    COLOUR_KINDS.map((kind) => [kind, other[kind] ?? one[kind]]),
  ) as ColourCodes;
}

const LETTERS_MOST = 40;
const WORDS_MOST = 6;

/** As names are stored by their sound. */
const keysOf = (names: readonly string[]): string[] =>
  wordKeys(names.join(" "))
    .slice(0, WORDS_MOST)
    .map((word) => word.slice(0, LETTERS_MOST));

const begins = (word: string) => `% ${word}%`;

/** Cats for sale whose names or numbers have these words. */
export async function catsNamed(db: Db, names: readonly string[]): Promise<number[]> {
  const words = keysOf(names);
  if (words.length === 0) return [];
  const word = words.reduce((one, other) => (other.length > one.length ? other : one));
  const [row] = await selectNamed(db, {
    word,
    below: `${word}\u{10FFFF}`,
    patterns: words.map(begins),
  });
  return row!.catIds;
}

/** Those of these cats whose names or numbers have these words, however many other cats have them. */
export async function namedAmong(
  db: Db,
  catIds: readonly number[],
  names: readonly string[],
): Promise<number[]> {
  const patterns = keysOf(names).map(begins);
  if (patterns.length === 0) return [];
  return (await selectNamedAmong(db, { catIds, patterns })).map(({ cat_id }) => cat_id);
}

export function readSaid(
  { breeds, sex, age, codes, patterns, builds, names }: WordsRead,
  locale: Locale,
): z.input<typeof wordsRead> {
  return {
    breeds: [...breeds],
    sex,
    age,
    colour: codes && colourSaid(codes, locale),
    patterns: [...patterns],
    builds: [...builds],
    names: [...names],
  };
}

/** Without a main colour, its parts by their names. */
function colourSaid(codes: ColourCodes, locale: Locale): string {
  if (codes.main !== null) return coatWords({ ...NO_COLOUR, ...codes }, locale);
  return COLOUR_KINDS.flatMap((kind) => {
    const code = codes[kind];
    return code === null ? [] : inLanguage(COLOUR_NAMES[kind][code]!, locale);
  }).join(", ");
}
