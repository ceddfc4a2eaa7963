import type { ColourCodes, ColourKind } from "./codes.ts";
import type { CodeName } from "./colour-names.ts";

/** What a breed code alone says about colour, and the breeders' names for it. */
export interface BreedRule {
  /** Parts that every cat of the breed has, so pedigrees omit them. */
  readonly implies: Partial<ColourCodes>;
  /** Implied parts that are not put into words either: an Abyssinian is "ruddy", not "ruddy ticked tabby". */
  readonly unsaid?: readonly ColourKind[];
  /** The breed's special names for a main colour that is neither silver nor golden. */
  readonly mainWords?: Readonly<Record<string, CodeName>>;
  /** Added after the coat's words. */
  readonly after?: CodeName;
}

const pointed: BreedRule = { implies: { point: "33" } };

const wildTicked: BreedRule = {
  implies: { tabby: "25" },
  unsaid: ["tabby"],
  mainWords: { n: { en: "ruddy", ru: "дикий" }, o: { en: "sorrel", ru: "соррель" } },
};

/**
 * Sources: notes in `data/ems_examples.csv` and `data/breeds.csv`; breed standards for the single-colour breeds. A part
 * stated by a cat's own code always wins.
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
 * The cat's full colour: its codes plus what its breed implies (`NEM n` is a seal point, `RUS` alone is blue). With
 * dominant white, only white is implied.
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
 * The codes as a pedigree writes them for the breed, without the implied pattern and points. The inverse of
 * `withImplied`, except that the main colour stays.
 */
export function withoutImplied(breed: string | null, codes: ColourCodes): ColourCodes {
  const { implies } = breedRule(breed);
  return {
    ...codes,
    tabby: codes.tabby === implies.tabby ? null : codes.tabby,
    point: codes.point === implies.point ? null : codes.point,
  };
}
