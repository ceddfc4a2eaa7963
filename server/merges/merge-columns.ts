/** Where what two merged records may differ in is stored, and what it is called. */
import type { MergeField } from "@felistry/contract/merges.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Row } from "./merge-rows.ts";

/** The colour has a row of its own, and the photo shown is one of the cat's photos. */
export type ColumnField = Exclude<MergeField, "colour" | "photo">;

export const COLUMNS: Readonly<Record<ColumnField, readonly string[]>> = {
  cat_name_cattery_prefix: ["cat_name_cattery_prefix"],
  cat_name: ["cat_name"],
  cat_name_suffix: ["cat_name_suffix"],
  cat_birthdate: ["cat_birthdate"],
  breed: ["breed_id"],
  mother: ["mother_id"],
  father: ["father_id"],
  chip: ["chip"],
  description: ["description"],
  breeder: ["breeder_id", "breeder_not_user"],
};

const NAMES: Readonly<Record<MergeField, typeof m.catform_name>> = {
  cat_name_cattery_prefix: m.catform_prefix,
  cat_name: m.catform_name,
  cat_name_suffix: m.catform_suffix,
  cat_birthdate: m.catform_birth,
  breed: m.catform_breed,
  colour: m.catform_ems,
  mother: m.cat_mother,
  father: m.cat_father,
  chip: m.catform_chip,
  description: m.catform_description,
  breeder: m.catform_breeder,
  photo: m.merge_photo,
};

export const fieldNames = (fields: readonly MergeField[], locale: Locale): string =>
  fields.map((field) => NAMES[field]({}, { locale })).join(", ");

/** The fields whose columns differ between two states of one cat's row. */
export function differingFields(one: Row | null, other: Row | null): ColumnField[] {
  const fields = Object.keys(COLUMNS) as ColumnField[];
  return fields.filter((field) => COLUMNS[field].some((name) => one?.[name] !== other?.[name]));
}
