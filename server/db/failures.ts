/** What PostgreSQL's errors mean to a caller: a broken rule, an unstorable value, or no database at all. */
import type { ErrorCode } from "@felistry/contract/errors.ts";
import { fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { CallTimeOver } from "./call-time.ts";

/** Named constraints and the meaning of violating them. Handlers check first; constraints decide when two writes race. */
const byConstraint: Record<string, ErrorCode> = {
  users_email_key: "email_in_use",
  clubs_number_prefix_key: "club_prefix_taken",
  clubs_prefix_free: "club_prefix_taken",
  clubs_prefix_stays: "club_prefix_given",
  user_roles_of_one_club: "member_of_other_club",
  cats_mother_is_female: "mother_not_female",
  cats_father_is_male: "father_not_male",
  cats_parent_born_four_months_before: "parent_too_young",
  corrections_one_open_a_cat: "correction_open",
  corrections_not_by_asker: "own_correction",
  corrections_stay: "correction_over",
  cats_number_annulled: "number_annulled",
  annulments_reg_num_key: "number_annulled",
  annulments_cat_id_cats_id_fk: "cat_has_decisions",
  merged_numbers_cat_id_cats_id_fk: "cat_has_decisions",
  merge_requests_one_open_a_pair: "merge_request_open",
  merge_requests_stay: "case_over",
  corrections_cat_id_cats_id_fk: "cat_has_decisions",
  litters_not_of_banned: "breeding_banned",
  litters_not_of_exported: "dam_exported",
  transfers_one_open_a_cat: "transfer_open",
  transfers_stay: "transfer_over",
  transfers_not_by_asker: "own_application",
  certificates_one_duplicate: "certificate_not_valid",
  litters_born_to_fertile_dam: "mother_neutered",
  litters_born_to_fertile_sire: "father_neutered",
  cats_born_to_fertile_mother: "mother_neutered",
  cats_born_to_fertile_father: "father_neutered",
  cats_neutered_after_births: "kitten_after_neutering",
  sales_neutered_not_for_breeding: "cat_neutered",
  sales_banned_not_for_breeding: "cat_banned",
  orders_banned_not_for_breeding: "cat_banned",
  orders_breeding_not_offered: "breeding_not_offered",
  mating_move_dam_neutered: "mother_neutered",
  mating_move_sire_neutered: "father_neutered",
  litter_kittens_cats_live: "kitten_is_cat",
  litters_born_to_living_dam: "mother_deceased",
  litters_born_to_living_sire: "father_deceased",
  cats_born_to_living_mother: "mother_deceased",
  cats_born_to_living_father: "father_deceased",
  cats_die_after_births: "kitten_after_death",
  sales_not_of_deceased: "cat_deceased",
  credentials_shown_not_before_birth: "shown_before_birth",
  credentials_shown_not_after_death: "shown_after_death",
  cats_born_before_shows: "result_before_birth",
  cats_die_after_shows: "result_after_death",
  credentials_shown_once: "result_entered",
  judges_one_address: "judge_listed",
  judges_one_name_fife: "judge_listed",
  judges_one_name_tica: "judge_listed",
  judges_one_name_wcf: "judge_listed",
  cats_not_own_parent: "own_ancestor",
  cats_not_own_ancestor: "own_ancestor",
  withheld_papers_stay: "cat_has_withheld_papers",
  cats_under_review: "cat_under_review",
  cats_online_owner_alone: "online_owner_alone",
  cats_breed_id_breeds_id_fk: "breed_not_found",
  catteries_four_a_member: "fifth_cattery",
  catteries_slot_range: "fifth_cattery",
  applications_one_pending_a_cat: "application_pending",
  applications_pedigree_of_that_cat: "pedigree_not_of_cat",
  applications_not_by_applicant: "own_application",
  certified_cats_cat_id_cats_id_fk: "cat_is_certified",
  ad_reports_one_open_a_member: "report_open",
  sales_not_while_taken_down: "ad_taken_down",
  sales_not_while_held: "ad_held",
  seller_marks_one_a_kind: "mark_given",
  seller_marks_not_own: "own_account",
  chip_proofs_one_a_cat: "chip_proof_exists",
  chip_proofs_not_own: "not_allowed",
  held_ads_one_an_ad: "held_decided",
  held_ads_not_by_seller: "own_ad",
  taken_down_ads_one_an_ad: "report_decided",
  ad_reports_open_with_ad: "ad_with_club",
  ad_reports_not_by_seller: "own_ad",
  taken_down_ads_standing_with_ad: "ad_with_club",
  taken_down_ads_not_by_seller: "own_ad",
  sales_stay_while_with_club: "ad_with_club",
  orders_not_own_cat: "own_cat",
  orders_one_open_a_buyer: "merge_clash",
  tags_name_once_a_member: "tag_exists",
  tags_fifty_a_member: "tags_many",
  tags_place_once_a_member: "tags_many",
  saved_searches_twenty_a_member: "searches_many",
  saved_searches_place_once_a_member: "searches_many",
  cat_tags_of_own_cats: "not_allowed",
  cat_tags_twenty_a_cat: "cat_tags_many",
  orders_one_completed_a_round: "order_status_conflict",
  orders_keep_to_moves: "order_status_conflict",
  reviews_once_a_side: "order_status_conflict",
  reviews_after_handover: "order_status_conflict",
  orders_move_keeper: "order_status_conflict",
  orders_move_ad: "ad_not_active",
  orders_move_free: "cat_reserved",
  orders_move_terms: "terms_changed",
  orders_move_code: "wrong_signing_code",
  orders_move_gates: "gates_missing",
  orders_move_late: "reservation_not_late",
  orders_move_due: "order_status_conflict",
  orders_move_deposit: "order_status_conflict",
  orders_one_reservation_a_cat: "cat_reserved",
  dispute_move_order: "dispute_too_early",
  dispute_move_stage: "dispute_conflict",
  dispute_move_side: "dispute_conflict",
  disputes_once_a_side: "dispute_exists",
  disputes_one_an_order: "dispute_exists",
  orders_move_dispute: "dispute_open",
  message_pictures_path_once: "foreign_upload",
  reviews_of_others: "review_of_oneself",
  mating_move_stage: "mating_conflict",
  mating_move_litter: "mating_conflict",
  mating_move_queen: "not_allowed",
  mating_move_away: "mating_away",
  mating_move_banned: "breeding_banned",
  waiting_entries_once_a_member: "already_waiting",
  waiting_entries_one_offer_a_cat: "waiting_kitten",
  waiting_move_stage: "waiting_conflict",
  waiting_move_closed: "waiting_list_closed",
  waiting_move_own: "own_waiting_list",
  waiting_move_kitten: "waiting_kitten",
  waiting_move_turn: "waiting_turn",
  orders_cat_id_cats_id_fk: "cat_has_order",
  ...Object.fromEntries(
    fieldsWith("notBefore").map((field) => [`cats_${field}_not_before`, "before_birth" as const]),
  ),
  ...Object.fromEntries(
    fieldsWith("notAfter").map((field) => [`cats_${field}_not_after`, "after_death" as const]),
  ),
};

/** SQLSTATEs for input that PostgreSQL cannot read: NUL, numbers out of range. */
const badValue = new Set(["22021", "22P05", "22003", "22P02", "22007", "22008"]);
/** Deadlock and serialization failure: the same work succeeds on retry. */
const worthRetrying = new Set(["40001", "40P01"]);
/** Blocked by others for longer than a call may wait: it will succeed later. */
const tooBusy = new Set([...worthRetrying, "55P03", "57014", "25P03", "25P04"]);
/** The server is shutting down, starting up, accepts no more connections, or is a copy that takes no writes (any more). */
const away = new Set([
  "25006",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

/** The driver's error, which the query builder wraps. */
function databaseError(error: unknown): DatabaseError | null {
  if (!(error instanceof Error)) return null;
  const candidate = error as DatabaseError;
  return candidate.code === undefined && error.cause instanceof Error
    ? databaseError(error.cause)
    : candidate;
}

export function constraintRefusal(error: unknown): ErrorCode | null {
  const constraint = databaseError(error)?.constraint;
  return (constraint && byConstraint[constraint]) || null;
}

export function isBadValue(error: unknown): boolean {
  return badValue.has(databaseError(error)?.code ?? "");
}

export function isWorthRetrying(error: unknown): boolean {
  return worthRetrying.has(databaseError(error)?.code ?? "");
}

const WITHOUT_ANSWER = "Query read timeout";

/** The database's disk has no space for a table or for its log. */
export function isDatabaseFull(error: unknown): boolean {
  return databaseError(error)?.code === "53100";
}

const DRIVER_AWAY =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|server closed the connection|Cannot use a pool after/;

/** The driver stopped waiting, so anything arriving on that connection now answers something else. */
export function isWithoutAnswer(error: unknown): boolean {
  return databaseError(error)?.message === WITHOUT_ANSWER;
}

/** There is no database, or none that answers in time. */
export function isDatabaseAway(error: unknown): boolean {
  const found = databaseError(error);
  if (found === null) return false;
  return away.has(found.code ?? "") || DRIVER_AWAY.test(found.message) || isWithoutAnswer(found);
}

/** The call is fine and may be repeated when the database has time for it. */
export function isDatabaseBusy(error: unknown): boolean {
  const found = databaseError(error);
  return found instanceof CallTimeOver || tooBusy.has(found?.code ?? "");
}
