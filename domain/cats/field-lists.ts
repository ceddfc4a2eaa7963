/** What is made of the table of a cat's fields: which of them a form, a call or a table holds, and as what. */
import { CAT_FIELDS, type CatFieldSpec, type FieldKind } from "./fields.ts";
import type { DatePrecision } from "./partial-date.ts";

type Table = typeof CAT_FIELDS;
export type CatField = keyof Table;

/** Fields that have `Key`, of this value where one is given. */
export type FieldsWith<Key extends keyof CatFieldSpec, Value = unknown> = {
  [Field in CatField]: Table[Field] extends Readonly<Record<Key, Value>> ? Field : never;
}[CatField];

export const specOf = (field: CatField): CatFieldSpec => CAT_FIELDS[field];

const ALL = Object.keys(CAT_FIELDS) as CatField[];

/** In the order of the table. */
export function fieldsWith<
  Key extends keyof CatFieldSpec,
  Value extends NonNullable<CatFieldSpec[Key]>,
>(key: Key, ...values: readonly Value[]): readonly FieldsWith<Key, Value>[] {
  const isOne = (value: CatFieldSpec[Key]) =>
    value !== undefined && (values.length === 0 || (values as readonly unknown[]).includes(value));
  return ALL.filter((field): field is FieldsWith<Key, Value> => isOne(specOf(field)[key]));
}

/** How the database and the wire hold a field. */
export type ValueOf<Field extends CatField> =
  | (Table[Field]["kind"] extends "flag"
      ? 0 | 1
      : Table[Field]["kind"] extends "sex"
        ? "male" | "female"
        : Table[Field]["kind"] extends "precision"
          ? DatePrecision
          : Table[Field]["kind"] extends "breed" | "cat" | "member"
            ? number
            : string)
  | (Table[Field] extends { readonly required: true } ? never : null);

/** What the limited edit has inputs of its own kind for, in the order of the forms. */
export type WordField = FieldsWith<"patch"> & FieldsWith<"kind", "lines" | "text" | "date">;
const FORM_ORDER: readonly string[] = ["lines", "text", "date"] satisfies FieldKind[];
const place = (field: CatField) => FORM_ORDER.indexOf(specOf(field).kind);
export const WORD_FIELDS = fieldsWith("patch")
  .filter((field): field is WordField => place(field) >= 0)
  .toSorted((one, other) => place(one) - place(other));
/** Of them, those in the limited edit's form. */
export const SHORT_FIELDS = WORD_FIELDS.filter((field) => specOf(field).patch === true);

/** In a reader's order: what is asked of a new cat, what may always be edited, its family and members, the rest. */
export const CHANGED_FIELDS: readonly CatField[] = [
  ...new Set([
    ...ALL.filter((field) => specOf(field).create && specOf(field).kind !== "flag"),
    "ems" as const,
    ...WORD_FIELDS,
    ...ALL.filter(
      (field) => !["flag", "number", "picture", "precision"].includes(specOf(field).kind),
    ),
    ...fieldsWith("patch"),
    ...ALL,
  ]),
];

type ChoiceOf<Merge> = Merge extends { readonly choice: infer Choice } ? Choice : never;
/** What is chosen of two records that are made one; a choice may hold several fields. */
export type MergeChoice = ChoiceOf<Table[CatField]["merge"]>;
const choiceOf = (field: CatField): MergeChoice | null => {
  const { merge } = specOf(field);
  return typeof merge === "string" ? null : (merge.choice as MergeChoice);
};
export const MERGE_CHOICES = [...new Set(ALL.map(choiceOf))].filter((choice) => choice !== null);
export const fieldsOfChoice = (choice: MergeChoice): readonly CatField[] =>
  ALL.filter((field) => choiceOf(field) === choice);

export type SheetField = FieldsWith<"sheet">;
export type SheetColumn = Table[SheetField]["sheet"];
/** In the order of an exported table. */
export const SHEET_FIELDS = fieldsWith("sheet");
export const sheetColumn = <Field extends SheetField>(field: Field): Table[Field]["sheet"] =>
  CAT_FIELDS[field].sheet;

/** Columns of a table that are held as they stand there: nothing is looked up for them. */
export type PlainSheetField = SheetField & FieldsWith<"kind", "text" | "lines" | "date">;
export const PLAIN_SHEET_FIELDS = fieldsWith("kind", "text", "lines", "date").filter(
  (field): field is PlainSheetField => specOf(field).sheet !== undefined,
);

export type PlainSheetColumn = Table[PlainSheetField]["sheet"];

export type DateField = FieldsWith<"kind", "date">;
export const DATE_FIELDS = fieldsWith("kind", "date");
