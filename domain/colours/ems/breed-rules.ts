import type { ColourCodes, ColourKind } from "./codes.ts";

/** What a breed's code says about colour without a colour code, and what breeders call it. */
export interface BreedRule {
  /** Parts that every cat of the breed has, so that a pedigree leaves them out. */
  readonly implies: Partial<ColourCodes>;
  /** Implied parts that the words leave out too: an Abyssinian is "ruddy", not "ruddy ticked tabby". */
  readonly unsaid?: readonly ColourKind[];
  /** The breed's own words for a main colour that is neither silver nor golden. */
  readonly mainWords?: Readonly<Record<string, { en: string; ru: string }>>;
  /** Said at the end of the coat's words. */
  readonly after?: { en: string; ru: string };
}

const pointed: BreedRule = { implies: { point: "33" } };

const wildTicked: BreedRule = {
  implies: { tabby: "25" },
  unsaid: ["tabby"],
  mainWords: { n: { en: "ruddy", ru: "дикий" }, o: { en: "sorrel", ru: "соррель" } },
};

/**
 * Sources: notes of `data/ems_examples.csv` and `data/breeds.csv`; the breed standards for the breeds of one
 * colour. A part that a cat's own code states always wins.
 */
const rules: Readonly<Record<string, BreedRule>> = {
  ABY: wildTicked,
  SOM: wildTicked,
  BAL: pointed,
  NEM: pointed,
  RAG: pointed,
  SIA: pointed,
  SNO: pointed,
  THA: pointed,
  SBI: { ...pointed, after: { en: "with white gloves", ru: "" } },
  BUR: {
    implies: { point: "31" },
    unsaid: ["point"],
    mainWords: {
      n: { en: "brown", ru: "коричневый" },
      f: { en: "brown tortie", ru: "коричневый черепаховый" },
    },
  },
  SIN: {
    implies: { main: "n", tabby: "25", point: "31" },
    unsaid: ["tabby", "point"],
    mainWords: { n: { en: "sepia agouti", ru: "сепия агути" } },
  },
  BOM: { implies: { main: "n" } },
  CHA: { implies: { main: "a" } },
  HAV: { implies: { main: "b" } },
  KAM: { implies: { main: "w" } },
  KOR: { implies: { main: "a" } },
  RUS: { implies: { main: "a" } },
};

const nothingImplied: BreedRule = { implies: {} };

export function breedRule(breed: string | null): BreedRule {
  return (breed === null ? undefined : rules[breed]) ?? nothingImplied;
}

/**
 * The colour that the cat really has: its codes and what its breed implies (`NEM n` is a seal point, `RUS` alone
 * is blue). Nothing but white is implied under dominant white.
 */
export function withImplied(breed: string | null, codes: ColourCodes): ColourCodes {
  const { implies } = breedRule(breed);
  const main = codes.main ?? implies.main ?? null;
  if (main === null || main === "w") return { ...codes, main };
  return {
    ...codes,
    main,
    tabby: codes.tabby ?? implies.tabby ?? null,
    point: codes.point ?? implies.point ?? null,
  };
}

/**
 * The codes as a pedigree writes them for the breed: without the pattern and the points that the breed implies.
 * The inverse of `withImplied`, but for the main colour, which stays.
 */
export function withoutImplied(breed: string | null, codes: ColourCodes): ColourCodes {
  const { implies } = breedRule(breed);
  return {
    ...codes,
    tabby: codes.tabby === implies.tabby ? null : codes.tabby,
    point: codes.point === implies.point ? null : codes.point,
  };
}
