/** What the record of changes speaks of. */

/** What a change was made to; `owners`, `parents` and `photo` stand on the cat's own row; a litter is told of its dam and of its sire. */
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
] as const;
export type HistoryNoun = (typeof HISTORY_NOUNS)[number];

export const HISTORY_ACTIONS = ["insert", "update", "delete"] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Fields that the history tells, in the order in which a reader looks for them. */
export const HISTORY_FIELDS = [
  "cat_name_cattery_prefix",
  "cat_name",
  "cat_name_suffix",
  "sex",
  "cat_birthdate",
  "breed_id",
  "ems",
  "description",
  "chip",
  "mother_id",
  "father_id",
  "breeder_id",
  "breeder_not_user",
  "users_id",
  "online_owner_id",
  "is_my_cat",
  "registered",
  "reg_num",
  "cat_ava_url",
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
] as const;

/** Stands for a picture: its address is never told, since a scan's is not for everybody who once saw the cat. */
export const PICTURE = "picture";
