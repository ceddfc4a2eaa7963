/** What a field's error code says, for errors that are found before anything is sent. The server says the same texts. */
import type { FieldCode } from "@felistry/contract/errors.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

const texts: Record<FieldCode, () => string> = {
  required: m.field_required,
  invalid: m.field_invalid,
  too_long: m.field_too_long,
  not_a_date: m.field_not_a_date,
  first_name: m.field_first_name,
  last_name: m.field_last_name,
  middle_name: m.field_middle_name,
  email: m.field_email,
  birthday: m.field_birthday,
  adult: m.field_adult,
  future_birthdate: m.field_future_birthdate,
  future_date: m.field_future_date,
  country: m.field_country,
  password: m.field_password,
  common_password: m.field_common_password,
  passwords_differ: m.field_passwords_differ,
  cat_prefix: m.field_cat_prefix,
  cat_name: m.field_cat_name,
  cat_suffix: m.field_cat_suffix,
  breed: m.field_breed,
  sex: m.field_sex,
  main_colour: m.field_main_colour,
  eye_colour: m.field_eye_colour,
  unknown_colour: m.field_unknown_colour,
  breeder_text: m.field_breeder_text,
  chip: m.field_chip,
  cattery_name: m.field_cattery_name,
  cattery_issuer: m.field_cattery_issuer,
  cattery_system: m.field_cattery_system,
  cattery_photo: m.field_cattery_photo,
  price: m.field_price,
  sale_required: m.field_sale_required,
  metric_number: m.field_metric_number,
  pedigree_number: m.field_pedigree_number,
  number_ours: m.field_number_ours,
  system: m.field_system,
  document_file: m.field_document_file,
  recovery_code: m.field_recovery_code,
  web_address: m.field_web_address,
  decline_reason: m.field_decline_reason,
  report_reason: m.field_report_reason,
  certificate_kind: m.field_certificate_kind,
  certificate_code: m.field_certificate_code,
  revoke_reason: m.field_revoke_reason,
  kittens: m.field_kittens,
  unknown_query: m.field_unknown_query,
  bad_cursor: m.field_bad_cursor,
};

/** The text of a schema's issue: its message is a field code. */
export function issueText(message: string): string {
  return (texts[message as FieldCode] ?? m.field_invalid)();
}
