/** What the fields of a cat are called, by their names in `domain/cats/fields.ts`. */
import * as m from "@felistry/i18n/compiled/messages.js";

/** On forms, and wherever nothing else is said below. */
export const catFieldLabels = {
  cat_name_cattery_prefix: m.catform_prefix,
  cat_name: m.catform_name,
  cat_name_suffix: m.catform_suffix,
  printed_name: m.cat_printed_name,
  sex: m.catform_sex,
  cat_birthdate: m.catform_birth,
  cat_birthdate_precision: m.history_field_birthdate_precision,
  deceased_on: m.cat_deceased_on,
  deceased_undated: m.cat_deceased_undated,
  neutered_on: m.cat_neutered_on,
  breed_id: m.catform_breed,
  ems: m.catform_ems,
  registered: m.history_field_registered,
  reg_num: m.cat_fact_registration,
  number_elsewhere: m.history_field_number_elsewhere,
  mother_id: m.cat_mother,
  father_id: m.cat_father,
  chip: m.catform_chip,
  description: m.catform_description,
  breeder_id: m.catform_breeder_member,
  breeder_not_user: m.catform_breeder_text,
  users_id: m.history_field_users_id,
  online_owner_id: m.history_field_online_owner_id,
  is_my_cat: m.catform_is_mine,
  cat_ava_url: m.history_field_photo,
};
