/**
 * Every refusal the API knows, with its status. The text of a code is the message `error_<code>` in both
 * languages (i18n/messages); the English text is the one of the specification, letter for letter.
 */
export const errorStatus = {
  bad_input: 400,
  unreadable_body: 400,
  wrong_credentials: 400,
  email_in_use: 400,
  wrong_recovery_code: 400,
  undo_link_over: 400,
  mother_not_female: 400,
  father_not_male: 400,
  parent_too_young: 400,
  own_ancestor: 400,
  cat_is_registered: 400,
  cat_is_parent: 400,
  cat_has_order: 400,
  cat_has_application: 400,
  cat_is_certified: 400,
  sex_of_parent_fixed: 400,
  breeding_not_offered: 400,
  pedigree_not_of_cat: 400,
  foreign_upload: 400,
  no_file: 400,
  colour_contradiction: 400,
  check_running: 409,
  merge_same_cat: 400,
  merge_sexes: 400,
  merge_both_registered: 409,
  merge_registered: 403,
  merge_clash: 409,
  merge_not_found: 404,
  merge_undone: 409,
  merge_changed: 409,
  import_unreadable: 400,
  import_not_found: 404,
  import_busy: 409,
  import_not_checked: 409,
  ems_unknown_part: 400,
  colour_not_known: 400,
  tortie_sire: 400,
  unknown_alleles: 400,
  genotype_contradiction: 400,
  scan_unreadable: 400,
  scan_too_heavy: 400,
  not_logged_in: 401,
  not_allowed: 403,
  cross_site: 403,
  own_cat: 403,
  own_application: 403,
  own_cat_credential: 403,
  cat_locked: 403,
  wrong_current_password: 403,
  reset_not_verified: 403,
  not_found: 404,
  user_not_found: 404,
  no_such_email: 404,
  cat_not_found: 404,
  member_not_found: 404,
  parent_not_found: 404,
  no_parent_link: 404,
  breed_not_found: 404,
  ad_not_found: 404,
  order_not_found: 404,
  cattery_not_found: 404,
  document_not_found: 404,
  credential_not_found: 404,
  photo_not_found: 404,
  application_not_found: 404,
  certificate_not_found: 404,
  no_pedigree: 404,
  no_metric: 404,
  no_documents: 404,
  change_not_found: 404,
  ad_not_active: 409,
  price_changed: 409,
  order_status_conflict: 409,
  fifth_cattery: 409,
  too_many_credentials: 409,
  credential_without_scan: 409,
  cat_not_free: 409,
  too_many_photos: 409,
  no_previous_owner: 409,
  registered_stays: 409,
  application_pending: 409,
  already_registered: 409,
  no_pending_application: 409,
  application_confirmed: 409,
  application_declined: 409,
  application_withdrawn: 409,
  cat_not_registered: 409,
  certificate_not_valid: 409,
  state_changed: 409,
  undo_not_offered: 409,
  changed_since: 409,
  file_too_large: 413,
  body_too_large: 413,
  wrong_file_type: 415,
  too_many_pixels: 415,
  broken_image: 415,
  wrong_scan_type: 415,
  pdf_broken: 415,
  pdf_encrypted: 415,
  too_many_attempts: 429,
  fault: 500,
  unavailable: 503,
  readers_busy: 503,
  no_recogniser: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Refusals that speak of one field of the call's body, whatever found it out. */
export const fieldOfError: Partial<Record<ErrorCode, string>> = {
  email_in_use: "email",
  wrong_current_password: "currentPassword",
};

/** Statuses whose answers say when to come back. */
export const retryAfterSeconds: Partial<Record<number, number>> = { 503: 5 };

/**
 * What can be wrong with one field. A schema names the code as its issue's message; the text is `field_<code>`.
 */
export const fieldCodes = [
  "required",
  "invalid",
  "too_long",
  "not_a_date",
  "future_birthdate",
  "first_name",
  "last_name",
  "middle_name",
  "email",
  "birthday",
  "adult",
  "country",
  "password",
  "passwords_differ",
  "cat_prefix",
  "cat_name",
  "cat_suffix",
  "breed",
  "sex",
  "main_colour",
  "eye_colour",
  "unknown_colour",
  "breeder_text",
  "chip",
  "cattery_name",
  "cattery_issuer",
  "cattery_system",
  "cattery_photo",
  "price",
  "sale_required",
  "metric_number",
  "pedigree_number",
  "system",
  "document_file",
  "recovery_code",
  "web_address",
  "decline_reason",
  "certificate_kind",
  "certificate_code",
  "revoke_reason",
  "unknown_query",
  "bad_cursor",
] as const;

export type FieldCode = (typeof fieldCodes)[number];

export interface FieldError {
  field: string;
  message: string;
}

/** The envelope of every answer that is no success. */
export interface Refusal {
  success: false;
  message: string;
  data: unknown;
  errors?: FieldError[];
  requestId: string;
}
