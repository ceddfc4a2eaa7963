/** The fields of a cat as calls take and answer them, made of their table (domain/cats/fields.ts). */
import { z } from "zod";
import type { CAT_FIELDS } from "@felistry/domain/cats/fields.ts";
import {
  type CatField,
  type FieldsWith,
  fieldsWith,
  specOf,
} from "@felistry/domain/cats/field-lists.ts";
import { DATE_PRECISIONS } from "@felistry/domain/cats/partial-date.ts";
import type { FieldCode } from "./field-codes.ts";
import {
  code,
  day,
  flag,
  flagOut,
  id,
  idInBody,
  lines,
  optional,
  orNull,
  ruled,
  sex,
} from "./fields.ts";

const precision = z.literal(DATE_PRECISIONS, { error: code("invalid") });

/** What a body may write of a field that it holds. */
const byKind = {
  name: (rule: RegExp, error: FieldCode) => ruled(rule, error),
  text: (rule: RegExp, error: FieldCode) => ruled(rule, error),
  number: (rule: RegExp, error: FieldCode) => ruled(rule, error),
  lines: (_: RegExp, __: FieldCode, max: number) => lines(max),
  date: () => day(),
  precision: () => precision,
  sex: () => sex,
  flag: () => flag,
  breed: (_: RegExp, error: FieldCode) => idInBody(error),
  member: () => idInBody(),
  cat: () => idInBody(),
};

type Table = typeof CAT_FIELDS;
/** A colour is sent as its codes. */
type Corrected = Exclude<FieldsWith<"correct">, "ems">;
type Written = FieldsWith<"create"> | FieldsWith<"edit"> | FieldsWith<"patch"> | Corrected;
type Plain<Field extends Written> = ReturnType<(typeof byKind)[Table[Field]["kind"]]>;
type IfRequired<Field extends Written, Yes, No> = Table[Field] extends { readonly required: true }
  ? Yes
  : No;

/** A field that is left out is empty. */
type Stated<Field extends Written> = IfRequired<
  Field,
  Plain<Field>,
  z.ZodPrefault<z.ZodNullable<Plain<Field>>>
>;
/** A field that is left out stays as it is. */
type Kept<Field extends Written> = z.ZodOptional<
  IfRequired<Field, Plain<Field>, z.ZodNullable<Plain<Field>>>
>;

function plain(field: Written): z.ZodType {
  const { kind, rule, error, max } = specOf(field);
  const make = byKind[kind as keyof typeof byKind];
  return make(rule!, (error ?? "invalid") as FieldCode, max!);
}

/** `Object.fromEntries` forgets which field has which schema: `Shape` says it, from the same table. */
const shape = <Field extends CatField, Shape extends Record<Field, z.ZodType>>(
  fields: readonly Field[],
  schema: (field: Field) => z.ZodType,
) => Object.fromEntries(fields.map((field) => [field, schema(field)])) as Shape;

const stated = <Field extends Written>(fields: readonly Field[]) =>
  shape<Field, { [F in Field]: Stated<F> }>(fields, (field) =>
    specOf(field).required ? plain(field) : optional(plain(field)),
  );

const kept = <Field extends Written>(fields: readonly Field[]) =>
  shape<Field, { [F in Field]: Kept<F> }>(fields, (field) =>
    (specOf(field).required ? plain(field) : orNull(plain(field))).optional(),
  );

/** Of a new cat. */
export const createdFields = {
  ...stated(fieldsWith("create")),
  sex: sex.default("male"),
  is_my_cat: flag.default(0),
};

/** Of the full edit: a default would turn a queen into a stud. */
export const editedFields = {
  ...stated(fieldsWith("edit", "empties")),
  ...kept(fieldsWith("edit", "stays")),
};

/** Of the limited edit. */
export const patchedFields = kept(fieldsWith("patch"));

const isNoColour = (field: FieldsWith<"correct">): field is Corrected => field !== "ems";

/** Of a request to correct a registered cat. */
export const correctedFields = kept(fieldsWith("correct").filter(isNoColour));

type Shown<Field extends CatField> = Table[Field]["kind"] extends "flag"
  ? typeof flagOut
  : Table[Field]["kind"] extends "breed" | "cat" | "member"
    ? z.ZodNullable<typeof id>
    : z.ZodNullable<z.ZodString>;

function shownAs(field: CatField): z.ZodType {
  const { kind } = specOf(field);
  if (kind === "flag") return flagOut;
  return (["breed", "cat", "member"].includes(kind) ? id : z.string()).nullable();
}

const shown = <Field extends CatField>(fields: readonly Field[]) =>
  shape<Field, { [F in Field]: Shown<F> }>(fields, shownAs);

/** What a cat's page shows everybody beside its card, and its owners and the club besides. */
export const publicFields = shown(fieldsWith("profile", "public"));
export const ownersFields = shown(fieldsWith("profile", "owners"));
