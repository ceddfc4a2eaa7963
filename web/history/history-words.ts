/** The history in words: the action, the field, and the meaning of its values. */
import type { HistoryEntry } from "@felistry/contract/history.ts";
import { DATE_FIELDS, fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import type { ShowClass } from "@felistry/domain/credentials/shows/awards.ts";
import { PICTURE, RECORDED, type RecordedField } from "@felistry/domain/history/record.ts";
import { fieldsOfKind, type RecordFieldKind } from "@felistry/domain/record-fields.ts";
import { catFieldLabels } from "@felistry/i18n/cat-field-labels.ts";
import { catChangeWords } from "@felistry/i18n/cat-field-words.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { regionName } from "@felistry/i18n/region-names.ts";
import type { Region } from "@felistry/domain/rules/regions.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { roleWord } from "../accounts/role-words.ts";
import { kindWords } from "../memberships/membership-words.ts";
import { classWord } from "../credentials/show-words.ts";
import { shortDate } from "../ui/dates.ts";

type Text = () => string;
type Noun = HistoryEntry["noun"];

export const nounWords: Readonly<Record<Noun, Text>> = {
  cat: m.history_noun_cat,
  parents: m.history_noun_parents,
  owners: m.history_noun_owners,
  photo: m.history_noun_photo,
  colour: m.history_noun_colour,
  metric: m.history_noun_metric,
  pedigree: m.history_noun_pedigree,
  application: m.history_noun_application,
  correction: m.history_noun_correction,
  annulment: m.history_noun_annulment,
  transfer: m.history_noun_transfer,
  merge: m.history_noun_merge,
  ban: m.history_noun_ban,
  sale: m.history_noun_sale,
  order: m.history_noun_order,
  credential: m.history_noun_credential,
  litter: m.history_noun_litter,
  role: m.history_noun_role,
  suspension: m.history_noun_suspension,
  membership: m.membership_title,
  fee: m.history_noun_fee,
  papers: m.history_noun_papers,
  name: m.history_noun_name,
};

const titles: Readonly<Record<string, Text>> = {
  cat_insert: m.history_cat_insert,
  cat_update: m.history_cat_update,
  cat_delete: m.history_cat_delete,
  parents_update: m.history_parents_update,
  owners_update: m.history_owners_update,
  photo_insert: m.history_photo_insert,
  photo_update: m.history_photo_update,
  photo_delete: m.history_photo_delete,
  colour_insert: m.history_colour_insert,
  colour_update: m.history_colour_update,
  colour_delete: m.history_colour_delete,
  metric_insert: m.history_metric_insert,
  metric_update: m.history_metric_update,
  metric_delete: m.history_metric_delete,
  pedigree_insert: m.history_pedigree_insert,
  pedigree_update: m.history_pedigree_update,
  pedigree_delete: m.history_pedigree_delete,
  application_insert: m.history_application_insert,
  application_update: m.history_application_update,
  application_delete: m.history_application_delete,
  correction_insert: m.history_correction_insert,
  correction_update: m.history_correction_update,
  annulment_insert: m.history_annulment_insert,
  merge_insert: m.history_merge_insert,
  merge_update: m.history_merge_update,
  transfer_insert: m.history_transfer_insert,
  transfer_update: m.history_transfer_update,
  ban_insert: m.history_ban_insert,
  ban_update: m.history_ban_update,
  sale_insert: m.history_sale_insert,
  sale_update: m.history_sale_update,
  sale_delete: m.history_sale_delete,
  order_insert: m.history_order_insert,
  order_update: m.history_order_update,
  order_delete: m.history_order_delete,
  credential_insert: m.history_credential_insert,
  credential_update: m.history_credential_update,
  credential_delete: m.history_credential_delete,
  litter_insert: m.history_litter_insert,
  litter_update: m.history_litter_update,
  litter_delete: m.history_litter_delete,
  role_insert: m.history_role_insert,
  role_delete: m.history_role_delete,
  suspension_insert: m.history_suspension_insert,
  suspension_update: m.history_suspension_update,
  suspension_delete: m.history_suspension_delete,
  membership_insert: m.history_membership_insert,
  membership_update: m.history_membership_update,
  membership_delete: m.history_membership_delete,
  fee_insert: m.history_fee_insert,
  fee_update: m.history_fee_update,
  fee_delete: m.history_fee_delete,
  papers_insert: m.history_papers_insert,
  papers_update: m.history_papers_update,
  papers_delete: m.history_papers_delete,
  name_update: m.history_name_update,
};

/** "The parents were changed" */
export function whatHappened({
  noun,
  action,
  changes,
}: Pick<HistoryEntry, "noun" | "action" | "changes">): string {
  // The administrator's has no value; of the other roles each names itself.
  if (noun === "role" && changes.length > 0)
    return action === "insert" ? m.history_club_role_insert() : m.history_club_role_delete();
  const paid = noun === "membership" && changes.find(({ field }) => field === "paid_at");
  if (paid && action === "update")
    return paid.after === null ? m.history_membership_unpaid() : m.history_membership_paid();
  return (titles[`${noun}_${action}`] ?? nounWords[noun])();
}

/** Each field of a table has its word. */
const recorded: Readonly<Record<RecordedField, Text>> = {
  kind: m.credential_kind,
  name: m.history_field_name,
  result: m.history_field_result,
  metric_num: m.history_field_number,
  pedigree_num: m.history_field_number,
  issued_by: m.history_field_issued_by,
  issued_on: m.history_field_issued_on,
  show_system: m.credential_system,
  show_country: m.credential_country,
  show_class: m.credential_class,
  judge: m.credential_judge,
  points: m.credential_points,
  scan_url: m.history_field_scan,
  judge_answer: m.judge_answer,
  judge_answered_at: m.judge_answered_at,
  confirmed_at: m.history_field_confirmed_at,
  confirmed_by: m.history_field_confirmed_by,
  dam_id: m.cat_mother,
  sire_id: m.cat_father,
  born: m.history_field_cat_birthdate,
  prefix: m.catform_prefix,
  cat_systems_id: m.history_field_cat_systems_id,
  metric_img_url: m.history_field_scan,
  pedigree_img_url: m.history_field_scan,
  status: m.history_field_status,
  decided_at: m.history_field_decided_at,
  by_rules: m.history_field_by_rules,
  is_active: m.history_field_is_active,
  price_pet: m.history_field_price_pet,
  price_breeding: m.history_field_price_breeding,
  sale_for_breeding: m.history_field_sale_for_breeding,
  currency_id: m.history_field_currency_id,
  place: m.history_field_place,
  region: m.cat_sale_region,
  origin_id: m.ad_origin,
  litter_no: m.ad_litter_no,
  litter_size: m.ad_litter_size,
  litter_size_unknown: m.ad_litter_size_unknown,
  type_of: m.ad_type_of,
  generation: m.ad_generation,
  no_whiskers: m.ad_no_whiskers,
  chip_on: m.ad_chip_on,
  vaccinated: m.ad_vaccinated,
  state: m.ad_state,
  delivers: m.ad_delivers,
  sold_unseen: m.ad_sold_unseen,
  vet_early: m.ad_vet_early,
  vet_no_chip: m.ad_vet_no_chip,
  cannot_stay: m.ad_cannot_stay,
  delivery_text: m.history_field_delivery_text,
  ready_to_move_at: m.history_field_ready_to_move_at,
};

const fields: Readonly<Record<string, Text>> = {
  ...catFieldLabels,
  ...catChangeWords,
  ...recorded,
  path: m.history_field_photo,
  pedigrees_id: m.history_field_pedigrees_id,
  applicant_id: m.history_field_applicant_id,
  asker_id: m.history_field_asker_id,
  decision: m.history_field_decision,
  direction: m.history_field_direction,
  club: m.history_field_club,
  number: m.history_field_number,
  other_name: m.history_field_other_name,
  from_day: m.history_field_from_day,
  until_day: m.history_field_until_day,
  lifted_by: m.history_field_lifted_by,
  lifted_at: m.history_field_lifted_at,
  reason: m.history_field_reason,
  role: m.history_field_role,
  year: m.membership_year,
  amount: m.membership_fee_amount,
  due_on: m.membership_fee_due,
  paid_at: m.history_field_paid_at,
  paid_by: m.history_field_paid_by,
  club_id: m.history_field_club,
  decided_by: m.history_field_decided_by,
  client_id: m.history_field_client_id,
  seller_id: m.history_field_seller_id,
  with_breeding: m.history_field_with_breeding,
  is_delivery_needed: m.history_field_is_delivery_needed,
  handover_offered_at: m.history_field_handover_offered_at,
  handed_over_at: m.history_field_handed_over_at,
  holder_id: m.history_field_holder_id,
  asked_at: m.history_field_asked_at,
  asked_by: m.history_field_asked_by,
  opened_at: m.history_field_opened_at,
  other: m.history_field_other_form,
  corrected: m.history_field_corrected,
};

export function fieldWord(field: string): string {
  return (fields[field] ?? m.history_field_other)();
}

const recordedOfKind = (kind: RecordFieldKind) =>
  Object.values(RECORDED).flatMap((table) => fieldsOfKind(table, kind));

const FLAGS = new Set<string>([
  ...fieldsWith("kind", "flag"),
  ...recordedOfKind("flag"),
  "with_breeding",
  "is_delivery_needed",
  "corrected",
]);
const DAYS = new Set<string>([
  ...DATE_FIELDS,
  ...recordedOfKind("date"),
  "due_on",
  "from_day",
  "until_day",
]);
const MOMENTS = new Set([
  "paid_at",
  "asked_at",
  "opened_at",
  "lifted_at",
  ...recordedOfKind("moment"),
  "handover_offered_at",
  "handed_over_at",
]);

const statuses: Readonly<Record<string, Text>> = {
  pending: m.history_status_pending,
  waiting: m.history_status_waiting,
  confirmed: m.history_status_confirmed,
  declined: m.history_status_declined,
  asked: m.history_status_asked,
  withdrawn: m.history_status_withdrawn,
  lapsed: m.history_status_lapsed,
  new: m.history_status_new,
  accepted: m.history_status_accepted,
  cancelled: m.history_status_cancelled,
  completed: m.history_status_completed,
};

const precisions: Readonly<Record<string, Text>> = {
  day: m.history_precision_day,
  month: m.history_precision_month,
  year: m.history_precision_year,
};

const kinds: Readonly<Record<string, Text>> = {
  title: m.credential_kind_title,
  result: m.credential_kind_result,
  health: m.credential_kind_health,
  dna: m.credential_kind_dna,
  ...kindWords,
};

const vaccinations: Readonly<Record<string, Text>> = {
  none: m.ad_vaccinated_none,
  once: m.ad_vaccinated_once,
  twice: m.ad_vaccinated_twice,
};

const states: Readonly<Record<string, Text>> = {
  IL: m.ad_state_il,
  NV: m.ad_state_nv,
  TX: m.ad_state_tx,
  other: m.ad_state_other,
};

/** `value` is a field's wire text; null means no value. */
export function valueWord(field: string, value: string | null, locale: Locale): string {
  if (value === null) return m.history_value_none();
  if (value === PICTURE) return m.history_value_picture();
  if (field === "sex") return value === "male" ? m.history_value_male() : m.history_value_female();
  if (field === "cat_birthdate_precision") return precisions[value]?.() ?? value;
  if (field === "kind") return kinds[value]?.() ?? value;
  if (field === "judge_answer")
    return value === "confirmed" ? m.judge_value_confirmed() : m.judge_value_denied();
  if (field === "show_class") return classWord(value as ShowClass);
  if (field === "role") return roleWord(value);
  if (field === "region") return regionName(value as Region, locale);
  if (field === "vaccinated") return vaccinations[value]?.() ?? value;
  if (field === "state") return states[value]?.() ?? value;
  if (field === "status") return statuses[value]?.() ?? value;
  if (field === "direction")
    return value === "in" ? m.history_direction_in() : m.history_direction_out();
  if (FLAGS.has(field))
    return value === "1" || value === "true" ? m.history_value_yes() : m.history_value_no();
  if (DAYS.has(field) || MOMENTS.has(field)) return shortDate(value, locale);
  return value;
}
