/** What a member has mended in an imported table. The file itself stays as it was sent. */
import type { ImportField } from "./columns.ts";

/**
 * `cell`: the text of one cell. `value`: a text of a column in all rows. `parent`: which cat a name means. `line`: whether a
 * line is left out. `same`: whether a line is a cat that the registry has.
 */
export const REPAIR_KINDS = ["cell", "value", "parent", "line", "same"] as const;
export type RepairKind = (typeof REPAIR_KINDS)[number];

export interface Repair {
  readonly kind: RepairKind;
  /** 0 for one that holds for all lines. */
  readonly line: number;
  readonly field: ImportField | "";
  /** The text that is replaced. */
  readonly value: string;
  readonly becomes: string;
}

/** Of `parent`: a cat of the registry, a line of the file, nobody, or a new cat of that name. */
export const PARENT_CHOICE = /^(?:cat:[1-9]\d{0,9}|line:[1-9]\d{0,9}|none|add)$/u;
/** Of `same`. */
export const SAME_CHOICE = /^(?:cat:[1-9]\d{0,9}|new)$/u;
/** Of `line`. */
export const LINE_CHOICES = ["out", "in"] as const;

type Texts = ReadonlyMap<ImportField, string>;

/** Repairs as they are asked for while rows are read. */
export interface RepairBook {
  readonly cells: ReadonlyMap<number, Texts>;
  readonly values: ReadonlyMap<ImportField, ReadonlyMap<string, string>>;
  readonly leftOut: ReadonlySet<number>;
  readonly parents: readonly Repair[];
  readonly same: readonly Repair[];
}

export const NO_REPAIRS: RepairBook = bookOf([]);

/** @param repairs the newest of each */
export function bookOf(repairs: Iterable<Repair>): RepairBook {
  const cells = new Map<number, Map<ImportField, string>>();
  const values = new Map<ImportField, Map<string, string>>();
  const leftOut = new Set<number>();
  const parents: Repair[] = [];
  const same: Repair[] = [];
  for (const repair of repairs) {
    const { kind, line, field, value, becomes } = repair;
    if (kind === "cell" && field !== "") within(cells, line).set(field, becomes);
    if (kind === "value" && field !== "") within(values, field).set(value.toLowerCase(), becomes);
    if (kind === "line" && becomes === "out") leftOut.add(line);
    if (kind === "parent") parents.push(repair);
    if (kind === "same") same.push(repair);
  }
  return { cells, values, leftOut, parents, same };
}

function within<Key, Of, Value>(all: Map<Key, Map<Of, Value>>, key: Key): Map<Of, Value> {
  const of = all.get(key) ?? new Map<Of, Value>();
  all.set(key, of);
  return of;
}
