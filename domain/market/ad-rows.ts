/** Many ads in columns, and sets of them: a pass over hundreds of thousands stays in the processor's cache. */
import type { AdFacts } from "./ad-facts.ts";

/** What ads are counted by; days, ids, prices and bits are all 32-bit integers. */
export const AD_COLUMNS = [
  "catId",
  "breedId",
  "countryId",
  "currencyId",
  "price",
  "born",
  "ready",
  "marks",
  "coat",
] as const satisfies readonly (keyof AdFacts)[];
export type AdColumn = (typeof AD_COLUMNS)[number];

/** Ads by number, from 0 to `size`; the columns may be longer. */
export interface AdRows {
  readonly size: number;
  readonly columns: Readonly<Record<AdColumn, Int32Array>>;
  /** Of each row, which of `placeKeys`. */
  readonly places: Int32Array;
  readonly placeKeys: readonly string[];
  rowOf(catId: number): number | undefined;
}

/** A bit for each row. */
export type RowSet = Uint32Array;

export const noRows = (size: number): RowSet => new Uint32Array((size + 31) >>> 5);

export function everyRow(size: number): RowSet {
  const set = noRows(size).fill(0xffffffff);
  if (size % 32 !== 0) set[set.length - 1] = 2 ** (size % 32) - 1;
  return set;
}

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5]! |= 1 << (row & 31);
}

/** Leaves in `set` what is in `other` too. */
export function keepRows(set: RowSet, other: RowSet): void {
  for (let at = 0; at < set.length; at++) set[at]! &= other[at]!;
}

/** Adds to `set` what is in `other`. */
export function addRows(set: RowSet, other: RowSet): void {
  for (let at = 0; at < set.length; at++) set[at]! |= other[at]!;
}

/** The rows of the set, ascending. */
export function rowsIn(set: RowSet): Uint32Array {
  const rows = new Uint32Array(sizeOf(set));
  let found = 0;
  for (let at = 0; at < set.length; at++)
    for (let word = set[at]!; word !== 0; word &= word - 1)
      rows[found++] = (at << 5) + 31 - Math.clz32(word & -word);
  return rows;
}

function sizeOf(set: RowSet): number {
  let size = 0;
  for (let word of set) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}
