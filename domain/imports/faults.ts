/** What can be wrong in a row of an imported table. */
import type { ImportField } from "./columns.ts";

export const IMPORT_FAULTS = [
  "required",
  "name",
  "sex",
  "date",
  "future",
  "before_birth",
  "after_death",
  "breed",
  "breeds_differ",
  "ems",
  "chip",
  "too_long",
  "breeder",
  "number_ours",
  "number_of_club",
  "twice",
  "parent_not_found",
  "parent_ambiguous",
  "parent_faulty",
  "parent_too_young",
  "own_ancestor",
  "parent_deceased",
  "parent_similar",
  "number_twice",
  "namesake",
  "left_out",
  "digits_lost",
] as const;
export type ImportFaultKind = (typeof IMPORT_FAULTS)[number];

export interface ImportFault {
  readonly field: ImportField;
  readonly kind: ImportFaultKind;
  /** The cell's text, or the part of it that is wrong. */
  readonly value: string;
}

/** Without these there is no cat. A row that repeats another makes no second one. */
const STOPPING: Readonly<Partial<Record<ImportFaultKind, readonly ImportField[]>>> = {
  required: ["name", "sex", "breed"],
  name: ["name"],
  too_long: ["name"],
  sex: ["sex"],
  breed: ["breed"],
  twice: ["name"],
};

/** A text that its field cannot hold: how much of it is too much, and how it begins. */
export function excess(text: string, most: number): string {
  return `${text.length - most} ${text.slice(0, 20)}…`;
}

export function readExcess(value: string): { readonly over: number; readonly begins: string } {
  const [, over = "0", begins = value] = /^(\d+) (.*)$/su.exec(value) ?? [];
  return { over: Number(over), begins };
}

/** Whether a row with this fault is skipped; of any other only the value is left out, and the cat is stored. */
export function stopsRow({ field, kind }: Pick<ImportFault, "field" | "kind">): boolean {
  return STOPPING[kind]?.includes(field) ?? false;
}
