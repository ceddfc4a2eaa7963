import type { ImportField } from "@felistry/domain/imports/columns.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const fieldNames: Readonly<Record<ImportField, () => string>> = {
  name: m.import_field_name,
  prefix: m.import_field_prefix,
  suffix: m.import_field_suffix,
  sex: m.import_field_sex,
  birthdate: m.import_field_birthdate,
  breed: m.import_field_breed,
  ems: m.import_field_ems,
  number: m.import_field_number,
  mother: m.import_field_mother,
  father: m.import_field_father,
  chip: m.import_field_chip,
  description: m.import_field_description,
  breeder: m.import_field_breeder,
  mine: m.import_field_mine,
};
