import type { ImportFault, ImportFaultKind } from "@felistry/domain/imports/faults.ts";
import { m } from "@felistry/i18n/compiled/messages.js";

/** In the request's language. */
export function faultWords({ kind, value }: Pick<ImportFault, "kind" | "value">): string {
  return FAULT_TEXTS[kind]({ value });
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
  left_out: m.import_fault_left_out,
  digits_lost: m.import_fault_digits_lost,
  parent_not_found: m.import_fault_parent_not_found,
  parent_ambiguous: m.import_fault_parent_ambiguous,
  parent_faulty: m.import_fault_parent_faulty,
  parent_too_young: m.import_fault_parent_too_young,
  own_ancestor: m.import_fault_own_ancestor,
  parent_deceased: m.import_fault_parent_deceased,
  parent_similar: m.import_fault_parent_similar,
  number_twice: m.import_fault_number_twice,
  namesake: m.import_fault_namesake,
};
