/** What the fields of a cat are called, by their names in `domain/cats/fields.ts`. */
import * as m from "@felistry/i18n/compiled/messages.js";

/** What stands under the inputs. */
export const catFieldHints = {
  cat_name_cattery_prefix: m.catform_prefix_hint,
  cat_name: m.catform_name_hint,
  cat_name_suffix: m.catform_suffix_hint,
  chip: m.catform_chip_hint,
  description: m.catform_description_hint,
};

/** In the history. */
export const catChangeWords = {
  cat_name: m.history_field_cat_name,
  cat_name_suffix: m.history_field_cat_name_suffix,
  sex: m.history_field_sex,
  cat_birthdate: m.history_field_cat_birthdate,
  breeder_id: m.history_field_breeder_id,
  breeder_not_user: m.history_field_breeder_not_user,
  is_my_cat: m.history_field_is_my_cat,
};

/** Columns of an imported table. */
export const catSheetWords = {
  cat_name_cattery_prefix: m.import_field_prefix,
  cat_name: m.import_field_name,
  cat_name_suffix: m.import_field_suffix,
  sex: m.import_field_sex,
  cat_birthdate: m.import_field_birthdate,
  ems: m.import_field_ems,
  mother_id: m.import_field_mother,
  father_id: m.import_field_father,
  breeder_not_user: m.import_field_breeder,
  is_my_cat: m.import_field_mine,
};

/** Of two records that are made one, where a choice is not called as its first field. */
export const catChoiceWords = { breeder: m.catform_breeder, photo: m.merge_photo };
