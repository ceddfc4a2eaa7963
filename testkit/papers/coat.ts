/** Coats as they are inherited, roughly: enough that a family's colours could be a family's. */
import type { Random } from "./random.ts";

type Pair = readonly [boolean, boolean];

/** `true` is the dominant form; the orange of a male stands on one chromosome only. */
export interface Genes {
  orange: Pair;
  dense: Pair;
  brown: Pair;
  agouti: Pair;
  mackerel: Pair;
  spots: Pair;
  silver: Pair;
  full: Pair;
  white: Pair;
}

export interface Coat {
  base: "black" | "blue" | "chocolate" | "lilac" | "red" | "cream" | "white";
  tortie: boolean;
  silver: boolean;
  pattern: "blotched" | "mackerel" | "spotted" | undefined;
  white: "van" | "bicolour" | "some" | undefined;
  points: boolean;
  eyes: "blue" | "orange" | "odd" | undefined;
}

const PALETTES: Record<string, Partial<Record<keyof Genes, number>>> = {
  MCO: { orange: 0.35, dense: 0.75, agouti: 0.7, mackerel: 0.4, spots: 0.3, silver: 0.25, full: 1 },
  NFO: { orange: 0.3, dense: 0.7, agouti: 0.75, mackerel: 0.4, spots: 0.4, silver: 0.2, full: 1 },
  SIB: { orange: 0.3, dense: 0.75, agouti: 0.8, mackerel: 0.5, spots: 0.3, silver: 0.2, full: 1 },
  BRI: { orange: 0.15, dense: 0.3, brown: 0.75, agouti: 0.1, spots: 0.12, silver: 0.1, full: 1 },
  PER: { orange: 0.35, dense: 0.6, agouti: 0.15, spots: 0.35, silver: 0.1, full: 1, white: 0.06 },
  RAG: { orange: 0.1, dense: 0.6, agouti: 0.15, spots: 0.4, full: 0 },
  BEN: { orange: 0, dense: 1, agouti: 1, mackerel: 0.7, silver: 0.15, full: 1 },
  SBI: { orange: 0.1, dense: 0.6, brown: 0.85, agouti: 0.12, full: 0 },
  SPH: { orange: 0.3, dense: 0.6, agouti: 0.3, spots: 0.45, full: 0.9, white: 0.05 },
};

export const BREEDS: Record<string, Record<string, string>> = {
  MCO: { english: "Maine Coon", russian: "Мейн-кун", french: "Maine coon", american: "MC" },
  NFO: {
    english: "Norwegian Forest Cat",
    hungarian: "Norvég erdei macska",
    german: "Norwegische Waldkatze",
    russian: "Норвежская лесная",
    french: "Norvégien",
    polish: "Norweski leśny",
    italian: "Norvegese delle Foreste",
    american: "NF",
  },
  SIB: {
    english: "Siberian",
    hungarian: "Szibériai",
    german: "Sibirische Katze",
    russian: "Сибирская",
    french: "Sibérien",
    polish: "Syberyjski",
    italian: "Siberiano",
    american: "SB",
  },
  BRI: {
    english: "British Shorthair",
    hungarian: "Brit rövidszőrű",
    german: "Britisch Kurzhaar",
    russian: "Британская короткошёрстная",
    french: "British shorthair",
    polish: "Brytyjski krótkowłosy",
    american: "BS",
  },
  PER: {
    english: "Persian",
    hungarian: "Perzsa",
    german: "Perser",
    russian: "Персидская",
    french: "Persan",
    polish: "Perski",
    american: "PS",
  },
  RAG: { english: "Ragdoll", russian: "Рэгдолл", american: "RD" },
  BEN: { english: "Bengal", russian: "Бенгальская", german: "Bengal", american: "BG" },
  SBI: {
    english: "Birman",
    german: "Heilige Birma",
    russian: "Священная бирма",
    french: "Sacré de Birmanie",
    italian: "Sacro di Birmania",
    american: "BI",
  },
  SPH: {
    english: "Sphynx",
    german: "Canadian Sphynx",
    russian: "Канадский сфинкс",
    american: "SX",
  },
};

export function founder(random: Random, breed: string, sex: "male" | "female"): Genes {
  const shares = PALETTES[breed]!;
  const pair = (gene: keyof Genes, usual: number): Pair => {
    const share = shares[gene] ?? usual;
    return [random.chance(share), random.chance(share)];
  };
  const orange = pair("orange", 0);
  return {
    orange: sex === "male" ? [orange[0], orange[0]] : orange,
    dense: pair("dense", 0.7),
    brown: pair("brown", 1),
    agouti: pair("agouti", 0.4),
    mackerel: pair("mackerel", 0.4),
    spots: pair("spots", 0),
    silver: pair("silver", 0),
    full: pair("full", 1),
    white: pair("white", 0),
  };
}

export function inherited(random: Random, sire: Genes, dam: Genes, sex: "male" | "female"): Genes {
  const one = (pair: Pair) => pair[random.between(0, 1)]!;
  const both = (gene: keyof Genes): Pair => [one(sire[gene]), one(dam[gene])];
  const ofDam = one(dam.orange);
  return {
    orange: sex === "male" ? [ofDam, ofDam] : [sire.orange[0], ofDam],
    dense: both("dense"),
    brown: both("brown"),
    agouti: both("agouti"),
    mackerel: both("mackerel"),
    spots: both("spots"),
    silver: both("silver"),
    full: both("full"),
    white: both("white"),
  };
}

const BROWN = ["black", "blue"] as const;
const CHOCOLATE = ["chocolate", "lilac"] as const;

export function coatOf(random: Random, genes: Genes, breed: string): Coat {
  const has = (gene: keyof Genes) => genes[gene][0] || genes[gene][1];
  const plain = { tortie: false, silver: false, pattern: undefined, white: undefined } as const;
  if (has("white")) {
    return { ...plain, base: "white", points: false, eyes: random.of(["blue", "orange", "odd"]) };
  }
  const orange = genes.orange[0] && genes.orange[1];
  const dense = has("dense");
  const dark = has("brown") ? BROWN : CHOCOLATE;
  const eumelanin = dense ? dark[0] : dark[1];
  const striped = has("mackerel") ? "mackerel" : "blotched";
  const spotted = breed === "BEN" || breed === "BRI" || breed === "SPH";
  const spots = genes.spots.filter(Boolean).length;
  return {
    base: orange ? (dense ? "red" : "cream") : eumelanin,
    tortie: !orange && (genes.orange[0] || genes.orange[1]),
    silver: has("silver"),
    pattern: has("agouti") ? (spotted && has("mackerel") ? "spotted" : striped) : undefined,
    white: spots === 0 ? undefined : spots === 1 ? "some" : random.chance(0.4) ? "van" : "bicolour",
    points: !has("full"),
    eyes: undefined,
  };
}

const LETTERS = {
  black: "n",
  blue: "a",
  chocolate: "b",
  lilac: "c",
  red: "d",
  cream: "e",
} as const;
const TORTIES: Record<string, string> = { n: "f", a: "g", b: "h", c: "j" };
const WHITES = { van: "01", bicolour: "03", some: "09" } as const;
const PATTERNS = { blotched: "22", mackerel: "23", spotted: "24" } as const;

export function emsOf(breed: string, coat: Coat): string {
  if (coat.base === "white") {
    return `${breed} w ${coat.eyes === "blue" ? "61" : coat.eyes === "odd" ? "63" : "62"}`;
  }
  const letter = LETTERS[coat.base];
  const colour = (coat.tortie ? TORTIES[letter]! : letter) + (coat.silver ? "s" : "");
  const parts = [breed, colour];
  if (coat.white !== undefined) parts.push(WHITES[coat.white]);
  if (coat.pattern !== undefined) parts.push(coat.points ? "21" : PATTERNS[coat.pattern]);
  if (coat.points && breed !== "SBI") parts.push("33");
  return parts.join(" ");
}
