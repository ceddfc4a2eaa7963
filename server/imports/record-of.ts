import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import type { ImportFaultKind } from "@felistry/domain/imports/read-row.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { ImportRow } from "./statements.ts";

export function isUnderWay({ state }: Pick<ImportRow, "state">): boolean {
  return state === "checking" || state === "saving" || state === "undoing";
}

/** Its cats are in the registry, or were until the import was undone. */
export function isStored({ state }: Pick<ImportRow, "state">): boolean {
  return state === "saved" || state === "undoing" || state === "undone";
}

/** A process that died has undone nothing. */
export function canUndo({ state, is_dead, first_cat_id }: ImportRow): boolean {
  return first_cat_id !== null && (state === "saved" || (state === "undoing" && is_dead));
}

/** An import for the answer, in the request's language. If its process has died, it has failed. */
export function recordOf(row: ImportRow): ImportRecord {
  const {
    users_id: _,
    bytes: _bytes,
    first_cat_id: _first,
    is_dead,
    columns,
    faults,
    ...rest
  } = row;
  const [headings = [], ...sample] = columns;
  return {
    ...rest,
    ...(is_dead &&
      isUnderWay(row) && { state: isStored(row) ? "saved" : "failed", failed: "fault" }),
    can_undo: canUndo(row),
    columns: [...headings],
    sample: sample.map((cells) => [...cells]),
    faults: faults.map((fault) => ({ ...fault, words: FAULT_TEXTS[fault.kind](fault) })),
  };
}

const FAULT_TEXTS: Readonly<Record<ImportFaultKind, (fault: { value: string }) => string>> = {
  required: () => m.import_fault_required(),
  name: m.import_fault_name,
  sex: m.import_fault_sex,
  date: m.import_fault_date,
  future: m.import_fault_future,
  before_birth: m.import_fault_before_birth,
  breed: m.import_fault_breed,
  breeds_differ: m.import_fault_breeds_differ,
  ems: m.import_fault_ems,
  chip: m.import_fault_chip,
  too_long: m.import_fault_too_long,
  breeder: m.import_fault_breeder,
  number_ours: m.import_fault_number_ours,
  twice: m.import_fault_twice,
  parent_not_found: m.import_fault_parent_not_found,
  parent_ambiguous: m.import_fault_parent_ambiguous,
  parent_faulty: m.import_fault_parent_faulty,
  parent_too_young: m.import_fault_parent_too_young,
  own_ancestor: m.import_fault_own_ancestor,
};
