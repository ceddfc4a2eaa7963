/** What the history records. */
import { CHANGED_FIELDS } from "../cats/field-lists.ts";

/** What was changed. `owners`, `parents` and `photo` are on the cat's row; a litter shows in its dam's and sire's history; the last two concern a member. */
export const HISTORY_NOUNS = [
  "cat",
  "parents",
  "owners",
  "photo",
  "colour",
  "metric",
  "pedigree",
  "application",
  "sale",
  "order",
  "credential",
  "litter",
  "role",
  "suspension",
  "papers",
] as const;
export type HistoryNoun = (typeof HISTORY_NOUNS)[number];

export const HISTORY_ACTIONS = ["insert", "update", "delete"] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Fields shown in the history, in reading order. */
export const HISTORY_FIELDS = [
  ...CHANGED_FIELDS,
  "path",
  "kind",
  "name",
  "result",
  "metric_num",
  "pedigree_num",
  "issued_by",
  "issued_on",
  "scan_url",
  "confirmed_at",
  "confirmed_by",
  "dam_id",
  "sire_id",
  "born",
  "prefix",
  "cat_systems_id",
  "metric_img_url",
  "pedigree_img_url",
  "pedigrees_id",
  "applicant_id",
  "status",
  "reason",
  "decided_at",
  "decided_by",
  "is_active",
  "price_pet",
  "price_breeding",
  "sale_for_breeding",
  "currency_id",
  "delivery_text",
  "ready_to_move_at",
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
] as const;

/** Stands for a picture. Its address is never shown: a scan is not for everybody who may see the history. */
export const PICTURE = "picture";
