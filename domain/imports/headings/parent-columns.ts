/** Which columns of cats' names hold their parents, by the sexes and births of the same cats' rows. */
import type { Sex } from "../../cats/sex.ts";
import type { DateOrder } from "../dates.ts";
import { readNamePieces } from "../names/name-pieces.ts";
import { bareName } from "../names/read-name.ts";
import { isNothing, readSex } from "../values.ts";
import { ANY_DAY, readWhen } from "../when.ts";

type Rows = readonly (readonly string[])[];

/** Columns by their places; -1 for one that the table lacks. */
export interface HerdColumns {
  /** By whose texts other rows name a cat: its name's or its key's. */
  readonly key: number;
  readonly name: number;
  readonly sex: number;
  readonly birth: number;
  readonly dates: DateOrder;
}

interface Herd {
  readonly keys: readonly string[];
  readonly sexes: ReadonlyMap<string, Sex | undefined>;
  readonly births: ReadonlyMap<string, string>;
  named(column: number): readonly string[];
}

function herdOf(rows: Rows, { key, name, sex, birth, dates }: HerdColumns): Herd {
  const textIn = (row: readonly string[], column: number) => (row[column] ?? "").trim();
  const named = (column: number) =>
    rows.map((row) => {
      const text = textIn(row, column);
      return text === "" || isNothing(text) ? "" : bareName(readNamePieces(text).name);
    });
  const keys = named(key);
  const sexIn = (row: readonly string[]) =>
    readSex(textIn(row, sex) || (readNamePieces(textIn(row, name)).others.sex ?? ""))?.sex;
  return {
    keys,
    named,
    sexes: new Map(rows.map((row, i) => [keys[i]!, sexIn(row)])),
    births: new Map(
      rows.flatMap((row, i) => {
        const born = readWhen(textIn(row, birth), dates, ANY_DAY);
        return born === null ? [] : [[keys[i]!, born] as const];
      }),
    ),
  };
}

const LEAST_MONTHS = 6;

/** Whether a cat can be another's parent; of births less exact than to the month the years have to differ. */
function isOlder(parent: string, child: string): boolean {
  const [[year = 0, month], [childsYear = 0, childsMonth]] = [parent, child].map((day) =>
    day.split("-").map(Number),
  ) as [number[], number[]];
  const years = childsYear - year;
  return month === undefined || childsMonth === undefined
    ? years > 0
    : years * 12 + childsMonth - month >= LEAST_MONTHS;
}

/** A partner, a brother and a friend are named among the cats too; but none is always older, and each may name the other. */
function mayHoldParents({ births, keys, named }: Herd, column: number): boolean {
  const parents = named(column);
  const parentOf = new Map(keys.map((key, i) => [key, parents[i]!]));
  return keys.every((key, i) => {
    const parent = parents[i]!;
    if (parent === "") return true;
    const [born, childs] = [births.get(parent), births.get(key)];
    const isOldEnough = born === undefined || childs === undefined || isOlder(born, childs);
    return isOldEnough && parent !== key && parentOf.get(parent) !== key;
  });
}

/** The herd, and those of the columns that may hold parents. */
function possibleParents(rows: Rows, columns: readonly number[], places: HerdColumns) {
  const herd = herdOf(rows, places);
  return { herd, possible: columns.filter((column) => mayHoldParents(herd, column)) };
}

/** How many cats of each sex a column names. */
function sexesIn({ sexes, named }: Herd, column: number) {
  const met = named(column).map((key) => sexes.get(key));
  return {
    males: met.filter((sex) => sex === "male").length,
    females: met.filter((sex) => sex === "female").length,
  };
}

export interface ParentColumns {
  readonly sire?: number | undefined;
  readonly dam?: number | undefined;
}

/**
 * Only both parents together: one column that names males alone, one that names females alone, and no other that could be
 * either. @param columns names of which some are cats of the table
 */
export function sureParents(
  rows: Rows,
  columns: readonly number[],
  places: HerdColumns,
): ParentColumns {
  const { herd, possible } = possibleParents(rows, columns, places);
  const counts = possible.map((column) => ({ column, ...sexesIn(herd, column) }));
  const sires = counts.filter(({ males, females }) => males > 0 && females === 0);
  const dams = counts.filter(({ males, females }) => females > 0 && males === 0);
  if (sires.length !== 1 || dams.length !== 1) return {};
  const [sire, dam] = [sires[0]!.column, dams[0]!.column];
  const [fathers, mothers] = [herd.named(sire), herd.named(dam)];
  // Of two cats neither is the other's parent where each is named in the other's row.
  const isTurned = herd.keys.some((key, i) => {
    const father = herd.keys.indexOf(fathers[i]!);
    return key !== "" && father >= 0 && mothers[father] === key;
  });
  return isTurned ? {} : { sire, dam };
}

/** By their places, sire first, unless more of the first are females. */
export function likelyParents(
  rows: Rows,
  columns: readonly number[],
  places: HerdColumns,
): ParentColumns {
  const { herd, possible } = possibleParents(rows, columns, places);
  const [first, second] = possible;
  if (first === undefined) return {};
  const { males, females } = sexesIn(herd, first);
  return females > males ? { sire: second, dam: first } : { sire: first, dam: second };
}

/** Of whole numbers only those of females are dams: any small number may be a cat's key. */
export function numberedParents(
  rows: Rows,
  columns: readonly number[],
  places: HerdColumns,
): ParentColumns {
  const { herd, possible } = possibleParents(rows, columns, places);
  const dam = possible.find((column) => {
    const { females } = sexesIn(herd, column);
    return females > herd.named(column).filter((key) => key !== "").length / 2;
  });
  return { sire: possible.find((column) => column !== dam), dam };
}

/** Columns of names of which some are cats of the table. */
export function relatedColumns(rows: Rows, columns: readonly number[], places: HerdColumns) {
  const { keys, named } = herdOf(rows, places);
  const own = new Set(keys.filter((key) => key !== ""));
  return columns.filter((column) => named(column).some((key) => own.has(key)));
}
