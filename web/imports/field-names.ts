import * as m from "@felistry/i18n/compiled/messages.js";
import { SHEET_FIELDS, sheetColumn } from "@felistry/domain/cats/field-lists.ts";
import type { FOREIGN_FIELDS, ImportField } from "@felistry/domain/imports/columns.ts";
import { catSheetWords } from "@felistry/i18n/cat-field-words.ts";
import { fieldWord } from "../cats/field-words.ts";

const FOREIGN: Readonly<Record<(typeof FOREIGN_FIELDS)[number], () => string>> = {
  titles: m.import_field_titles,
  key: m.import_field_key,
  call_name: m.import_field_call_name,
  mother_number: m.import_field_mother_number,
  father_number: m.import_field_father_number,
  eyes: m.import_field_eyes,
  printed_name: m.import_field_printed_name,
  number_elsewhere: m.import_field_number_elsewhere,
  attached: m.import_field_attached,
};

export function columnName(column: ImportField): string {
  const field = SHEET_FIELDS.find((one) => sheetColumn(one) === column);
  if (field === undefined) return FOREIGN[column as keyof typeof FOREIGN]();
  return fieldWord(field, catSheetWords);
}
