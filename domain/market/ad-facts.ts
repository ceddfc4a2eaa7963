/** What an ad is found by. Numbers only, so that hundreds of thousands of ads are held against a filter in moments. */
import { breedType, type TailType } from "../colours/drawing/breed-type.ts";
import { buildCodes, earsOf, readBuild } from "../colours/ems/build.ts";
import { withImplied } from "../colours/ems/breed-rules.ts";
import {
  type ColourCodes,
  COLOUR_KINDS,
  type ColourKind,
  CODES_OF_KIND,
} from "../colours/ems/codes.ts";
import { wordKeys } from "../names/word-keys.ts";
import { type Sex, SEXES } from "../cats/sex.ts";
import {
  AD_BUILDS,
  AD_CLAIMS,
  type AdBuild,
  type AdClaim,
  type Pattern,
  PATTERNS,
} from "./choices.ts";

export interface AdFacts {
  readonly adId: number;
  readonly catId: number;
  readonly breedId: number;
  /** Littermates that one member sells have the same number; 0 if the cat's parents or day of birth are not known. */
  readonly litter: number;
  readonly countryId: number;
  /** The words of its place by their sound, each with a space before it; empty without one. */
  readonly place: string;
  readonly currencyId: number;
  readonly price: number;
  /** Days since 1970; `UNKNOWN_DAY` if it is not known. */
  readonly born: number;
  readonly ready: number;
  /** Microseconds since 1970. */
  readonly changed: number;
  /** Bits of sex, claims, patterns, and of tail, ears and coat. */
  readonly marks: number;
  /** The six codes of the colour, packed. */
  readonly coat: number;
}

export const placeKey = (place: string): string =>
  wordKeys(place)
    .map((word) => ` ${word}`)
    .join("");

export const UNKNOWN_DAY = -1_000_000;

type Mark = Sex | AdClaim | Pattern | AdBuild;
const MARKS: readonly Mark[] = [...SEXES, ...AD_CLAIMS, ...PATTERNS, ...AD_BUILDS];
/** How many bits of `marks` are in use. */
export const MARK_BITS = MARKS.length;
const BIT = Object.fromEntries(MARKS.map((mark, at) => [mark, 1 << at])) as Record<Mark, number>;

export const markBit = (mark: Mark): number => BIT[mark];

export function marksOf(marks: Iterable<Mark>): number {
  let bits = 0;
  for (const mark of marks) bits |= BIT[mark];
  return bits;
}

const TABBIES: Readonly<Record<string, Pattern>> = {
  "22": "blotched",
  "23": "mackerel",
  "24": "spotted",
  "25": "ticked",
};

/** Of whole codes, what the breed implies included. */
export function patternsOf({ main, gold, white, tabby, point }: ColourCodes): Pattern[] {
  if (main === null) return [];
  const isShaded = tabby === "11" || tabby === "12";
  const patterns: Pattern[] = [];
  if (tabby !== null && tabby >= "21") patterns.push("tabby");
  if (tabby !== null && tabby in TABBIES) patterns.push(TABBIES[tabby]!);
  if (isShaded) patterns.push("shaded");
  if (gold === "s") patterns.push(tabby === null ? "smoke" : "silver");
  if (gold === "y" || gold === "u") patterns.push("golden");
  if (point !== null) patterns.push("point");
  if (isTortie(main)) patterns.push("tortie");
  if (white !== null) patterns.push("white");
  return patterns.length === 0 && tabby === null ? ["solid"] : patterns;
}

/** A riser's vertebrae are felt, not seen. Full tails and plain coats are no buyer's wish. */
export const BUILD_CODES: Readonly<Record<AdBuild, readonly string[]>> = {
  tailless: ["51", "52"],
  short_tail: ["53"],
  curled_ears: ["72"],
  folded_ears: ["73"],
  straight_ears: ["71"],
  brush_coat: ["83"],
};

const TAILS: Partial<Record<TailType, AdBuild>> = { none: "tailless", bob: "short_tail" };

/** By its codes, and where those say nothing by its breed: every Kurilian has a short tail. */
export function buildsOf(breedCode: string, build: string | null | undefined): AdBuild[] {
  const shown = new Set<string | null>([...buildCodes(build), earsOf(breedCode, build)]);
  const ofBreed = readBuild(build ?? "")?.tail ? null : TAILS[breedType(breedCode).tail];
  return AD_BUILDS.filter(
    (one) => one === ofBreed || BUILD_CODES[one].some((code) => shown.has(code)),
  );
}

const TORTIES = "fghjqr";
export const isTortie = (main: string): boolean => TORTIES.includes(main[0]!);

/** Bits that each part takes, and where they begin. */
const PLACES = (() => {
  let at = 0;
  return Object.fromEntries(
    COLOUR_KINDS.map((kind) => {
      const bits = Math.ceil(Math.log2(CODES_OF_KIND[kind].length + 1));
      const place = { at, mask: ((1 << bits) - 1) << at };
      at += bits;
      return [kind, place];
    }),
  ) as Record<ColourKind, { at: number; mask: number }>;
})();

const packed = (kind: ColourKind, code: string): number =>
  ((CODES_OF_KIND[kind] as readonly string[]).indexOf(code) + 1) << PLACES[kind].at;

/** The codes as one number; a coat has these codes if its number under `mask` is `value`. */
export function packedCoat(codes: ColourCodes): { readonly mask: number; readonly value: number } {
  let [mask, value] = [0, 0];
  for (const kind of COLOUR_KINDS) {
    const code = codes[kind];
    if (code === null) continue;
    mask |= PLACES[kind].mask;
    value |= packed(kind, code);
  }
  return { mask, value };
}

/** What an ad's cat shows of its coat, its breed's implied points and pattern included. */
export function coatFacts(
  breedCode: string,
  codes: ColourCodes,
): {
  readonly coat: number;
  readonly patterns: readonly Pattern[];
  readonly builds: readonly AdBuild[];
} {
  const whole = withImplied(breedCode, codes);
  return {
    coat: packedCoat(whole).value,
    patterns: patternsOf(whole),
    builds: buildsOf(breedCode, codes.build),
  };
}
