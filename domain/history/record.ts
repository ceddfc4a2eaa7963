/** What the history records. */
import { CHANGED_FIELDS } from "../cats/field-lists.ts";
import { CREDENTIAL_FIELDS } from "../credentials/fields.ts";
import { METRIC_FIELDS, PEDIGREE_FIELDS } from "../documents/fields.ts";
import { LITTER_FIELDS } from "../litters/fields.ts";
import { AD_FIELDS } from "../market/fields.ts";
import type { RecordTable } from "../record-fields.ts";

/**
 * What was changed. `owners`, `parents` and `photo` are on the cat's row; a litter shows in its dam's and sire's history;
 * `role`, `suspension` and `membership` concern a member, `fee` a year of the club.
 */
export const HISTORY_NOUNS = [
  "cat",
  "parents",
  "owners",
  "photo",
  "colour",
  "metric",
  "pedigree",
  "application",
  "correction",
  "annulment",
  "transfer",
  "merge",
  "ban",
  "sale",
  "order",
  "credential",
  "litter",
  "role",
  "suspension",
  "membership",
  "fee",
  "papers",
  "name",
] as const;
export type HistoryNoun = (typeof HISTORY_NOUNS)[number];

export const HISTORY_ACTIONS = ["insert", "update", "delete"] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Records whose fields stand in a table. */
export const RECORDED = {
  metric: METRIC_FIELDS,
  pedigree: PEDIGREE_FIELDS,
  credential: CREDENTIAL_FIELDS,
  litter: LITTER_FIELDS,
  sale: AD_FIELDS,
} as const satisfies Partial<Record<HistoryNoun, RecordTable>>;

type FieldsOf<Table> = Table extends RecordTable ? keyof Table & string : never;
export type RecordedField = FieldsOf<(typeof RECORDED)[keyof typeof RECORDED]>;

const recordedFields = Object.values(RECORDED).flatMap(
  (table) => Object.keys(table) as RecordedField[],
);

const APPLICATION = [
  "pedigrees_id",
  "applicant_id",
  "status",
  "reason",
  "decided_at",
  "decided_by",
] as const;

/** Fields shown in the history, in reading order. */
export const HISTORY_FIELDS: readonly string[] = [
  ...new Set([
    ...CHANGED_FIELDS,
    "path",
    ...APPLICATION,
    ...recordedFields,
    "asker_id",
    "direction",
    "club",
    "number",
    "other_name",
    "decision",
    "year",
    "amount",
    "due_on",
    "paid_at",
    "paid_by",
    "from_day",
    "until_day",
    "lifted_by",
    "lifted_at",
    "client_id",
    "seller_id",
    "with_breeding",
    "is_delivery_needed",
    "handover_offered_at",
    "handed_over_at",
    "holder_id",
    "asked_at",
    "asked_by",
    "opened_at",
    "other",
    "corrected",
  ]),
];

/** The place of a field among those of a change: a record's own table first. */
export function historyPlace(noun: HistoryNoun, field: string): number {
  const own = noun in RECORDED ? Object.keys(RECORDED[noun as keyof typeof RECORDED]) : [];
  const all = [...own, ...HISTORY_FIELDS];
  const place = all.indexOf(field);
  return place < 0 ? all.length : place;
}

/** Stands for a picture. Its address is never shown: a scan is not for everybody who may see the history. */
export const PICTURE = "picture";
