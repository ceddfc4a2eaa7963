/** Where the fields in which merged records may differ are stored, and their names. */
import type { MergeField } from "@felistry/contract/merges/merges.ts";
import {
  type CatField,
  fieldsOfChoice,
  fieldsWith,
  MERGE_CHOICES,
} from "@felistry/domain/cats/field-lists.ts";
import { catFieldLabels } from "@felistry/i18n/cat-field-labels.ts";
import { catChoiceWords } from "@felistry/i18n/cat-field-words.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { type Row, sameIn } from "./merge-rows.ts";

/** The colour is in another table, and the photo shown is one of the cat's photos. */
const ELSEWHERE: readonly MergeField[] = ["colour", "photo"];
const OF_ROW = MERGE_CHOICES.filter((choice) => !ELSEWHERE.includes(choice));

/** The columns that the kept record takes from the other. */
export function takenColumns(kept: Row, gone: Row, take: readonly MergeField[]): CatField[] {
  return [
    ...OF_ROW.filter((choice) => take.includes(choice)).flatMap(fieldsOfChoice),
    // The club's number belongs to the cat, whichever record had it. Of two, the kept record's stays.
    ...(gone["registered"] === 1 && kept["registered"] !== 1 ? fieldsWith("merge", "club") : []),
    ...fieldsWith("merge", "filled").filter((field) => (kept[field] ?? null) === null),
  ];
}

/** The fields whose columns differ between two states of one cat's row. */
export const differingFields = (one: Row | null, other: Row | null): MergeField[] =>
  OF_ROW.filter((choice) => !sameIn(one, other, fieldsOfChoice(choice)));

/** A choice of one field has the field's name. */
const nameOf = (choice: MergeField) =>
  choice in catChoiceWords
    ? catChoiceWords[choice as keyof typeof catChoiceWords]
    : catFieldLabels[fieldsOfChoice(choice)[0]!];

export const fieldNames = (fields: readonly MergeField[], locale: Locale): string =>
  fields.map((field) => nameOf(field)({}, { locale })).join(", ");
