/** What is read from a pedigree, each field with its confidence and place. */

/** Part of a page, in fractions (0 to 1) of the upright page's width and height; pages count from 0. */
export interface Region {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface ReadField {
  readonly value: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Null if the reader does not provide it. */
  readonly region: Region | null;
}

export type FieldOrNot = ReadField | null;

export interface ReadCat {
  readonly prefix: FieldOrNot;
  readonly name: FieldOrNot;
  readonly suffix: FieldOrNot;
  /** `male` or `female`. */
  readonly sex: FieldOrNot;
  /** The registry's three-letter code if known, otherwise as printed. */
  readonly breed: FieldOrNot;
  readonly ems: FieldOrNot;
  /** `yyyy-mm-dd`. */
  readonly birthdate: FieldOrNot;
}

export interface ReadAncestor {
  /** 2 to 31 (domain/pedigree/positions.ts). */
  readonly position: number;
  readonly prefix: FieldOrNot;
  readonly name: ReadField;
  readonly suffix: FieldOrNot;
  readonly ems: FieldOrNot;
  readonly birthdate: FieldOrNot;
  readonly number: FieldOrNot;
}

export interface ReadPedigree {
  readonly number: FieldOrNot;
  readonly issuer: FieldOrNot;
  /** A felinological system's abbreviation if known, otherwise as printed. */
  readonly system: FieldOrNot;
  readonly cat: ReadCat;
  readonly breeder: FieldOrNot;
  readonly owner: FieldOrNot;
  /** Ordered by position. */
  readonly ancestors: readonly ReadAncestor[];
}

export const NOTHING_READ: ReadPedigree = {
  number: null,
  issuer: null,
  system: null,
  cat: {
    prefix: null,
    name: null,
    suffix: null,
    sex: null,
    breed: null,
    ems: null,
    birthdate: null,
  },
  breeder: null,
  owner: null,
  ancestors: [],
};

/** Names known to the registry that the paper may spell out. */
export interface Vocabulary {
  readonly breeds: readonly { readonly ems: string; readonly names: readonly string[] }[];
  readonly systems: readonly { readonly abb: string; readonly name: string }[];
  /** Words of cats' names: affixes, given names. */
  readonly names: readonly string[];
}

/** The lowest confidence of a sure field; the next constant is that of a likely one. */
export const SURE_FROM = 0.85;
export const LIKELY_FROM = 0.6;

export type Certainty = "sure" | "likely" | "doubtful";

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= SURE_FROM) return "sure";
  return confidence >= LIKELY_FROM ? "likely" : "doubtful";
}
