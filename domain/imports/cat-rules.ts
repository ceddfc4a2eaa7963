/** By what the cells of a row are read, and how a reader says what it does not understand. */
import type { ImportField } from "./columns.ts";
import type { DateOrder } from "./dates.ts";
import type { ImportFaultKind } from "./faults.ts";
import type { RepairBook } from "./repairs.ts";

export interface CatRules {
  /** Breed codes by lower-case breed names in both languages. */
  readonly breedOfName: ReadonlyMap<string, string>;
  readonly dates: DateOrder;
  readonly today: string;
  /** The prefix of our club's numbers. */
  readonly registrationPrefix: string;
  /** Of the other clubs of this site. */
  readonly otherPrefixes?: readonly string[];
  /** What the member has said of words that were not understood. */
  readonly repairs?: Pick<RepairBook, "values">;
}

export type CellOf = (field: ImportField) => string;
export type SayFault = (field: ImportField, kind: ImportFaultKind, value: string) => null;
