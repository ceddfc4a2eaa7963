/** The fields in which two records may differ, and their values, in words. */
import type { MergeField } from "@felistry/contract/merges/merges.ts";
import { fieldsOfChoice } from "@felistry/domain/cats/field-lists.ts";
import { catChoiceWords } from "@felistry/i18n/cat-field-words.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { fieldText, fieldWord } from "../cats/field-words.ts";

/** The name of a choice of one field is the field's. */
export const choiceName = (choice: MergeField): string =>
  choice in catChoiceWords
    ? catChoiceWords[choice as keyof typeof catChoiceWords]()
    : fieldWord(fieldsOfChoice(choice)[0]!);

interface Side {
  readonly id: number;
  readonly values: { readonly [Choice in MergeField]?: string | null };
}

export function choiceText(field: MergeField, { id, values }: Side, locale: Locale): string {
  const value = values[field];
  if (field === "photo") return m.merge_photo_of({ id });
  if (value === null || value === undefined) return m.merge_nothing();
  return fieldText(fieldsOfChoice(field)[0]!, value, locale);
}
