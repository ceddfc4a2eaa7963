import { SHEET_FIELDS, sheetColumn } from "@felistry/domain/cats/field-lists.ts";
import type { ImportField } from "@felistry/domain/imports/columns.ts";
import { catSheetWords } from "@felistry/i18n/cat-field-words.ts";
import { fieldWord } from "../cats/field-words.ts";

export function columnName(column: ImportField): string {
  const field = SHEET_FIELDS.find((one) => sheetColumn(one) === column)!;
  return fieldWord(field, catSheetWords);
}
