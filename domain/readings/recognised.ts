/** What is read off a pedigree, each field with how sure that is and where it stands. */

/** A part of a page, each number 0 to 1 of the upright page's width and height; pages count from 0. */
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
  /** Null where whoever read it cannot say. */
  readonly region: Region | null;
}

export type FieldOrNot = ReadField | null;

export interface ReadCat {
  readonly prefix: FieldOrNot;
  readonly name: FieldOrNot;
  readonly suffix: FieldOrNot;
  /** `male` or `female`. */
  readonly sex: FieldOrNot;
  /** The registry's three-letter code where it is known, else as printed. */
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
  /** The abbreviation of a felinological system where it is known, else as printed. */
  readonly system: FieldOrNot;
  readonly cat: ReadCat;
  readonly breeder: FieldOrNot;
  readonly owner: FieldOrNot;
  /** In the order of their positions. */
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

/** What the registry knows and the paper may say in full words. */
export interface Vocabulary {
  readonly breeds: readonly { readonly ems: string; readonly names: readonly string[] }[];
  readonly systems: readonly { readonly abb: string; readonly name: string }[];
}

/** From here on a field is called sure, and from the second on likely. */
export const SURE_FROM = 0.85;
export const LIKELY_FROM = 0.6;

export type Certainty = "sure" | "likely" | "doubtful";

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= SURE_FROM) return "sure";
  return confidence >= LIKELY_FROM ? "likely" : "doubtful";
}
