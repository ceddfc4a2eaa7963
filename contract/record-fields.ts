/** The fields of records other than cats as calls take and answer them, made of their tables (domain/record-fields.ts). */
import { z } from "zod";
import { PRICE_MAX } from "@felistry/domain/market/price.ts";
import {
  type RecordFieldSpec,
  type RecordTable,
  writtenFields,
  type WrittenField,
} from "@felistry/domain/record-fields.ts";
import type { FieldCode } from "./field-codes.ts";
import {
  code,
  day,
  filePath,
  flag,
  id,
  idInBody,
  optional,
  orNull,
  requiredText,
  ruled,
  text,
  TEXT_MAX,
} from "./fields.ts";

const wholePrice = (error: FieldCode) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,6}$/, { error: code(error) })], {
      error: code(error),
    })
    .transform(Number)
    .pipe(
      z
        .int({ error: code(error) })
        .min(0, { error: code(error) })
        .max(PRICE_MAX, { error: code(error) }),
    );

const count = (max: number, error: FieldCode) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,6}$/, { error: code(error) })], {
      error: code(error),
    })
    .transform(Number)
    .pipe(
      z
        .int({ error: code(error) })
        .min(1, { error: code(error) })
        .max(max, { error: code(error) }),
    );

type Written = Exclude<RecordFieldSpec["kind"], "moment" | "member" | "choice">;

/** What a body may write of a field that it holds. */
const byKind = {
  text: ({ required, max = TEXT_MAX, error }: RecordFieldSpec) =>
    required ? requiredText(max, error as FieldCode) : text(max),
  name: ({ rule, error }: RecordFieldSpec) => ruled(rule!, error as FieldCode),
  date: ({ error }: RecordFieldSpec) => day(error as FieldCode | undefined),
  flag: ({ otherwise }: RecordFieldSpec) => flag.default(otherwise!),
  price: ({ error }: RecordFieldSpec) => wholePrice(error as FieldCode),
  count: ({ max, error }: RecordFieldSpec) => count(max!, error as FieldCode),
  row: ({ error }: RecordFieldSpec) => idInBody(error as FieldCode | undefined),
  picture: ({ error }: RecordFieldSpec) => filePath(error as FieldCode),
} satisfies Record<Written, (spec: RecordFieldSpec) => z.ZodType>;

type Plain<Spec extends RecordFieldSpec> = Spec extends {
  readonly choices: readonly (infer Choice extends string)[];
}
  ? z.ZodLiteral<Choice>
  : Spec["kind"] extends Written
    ? ReturnType<(typeof byKind)[Spec["kind"]]>
    : never;

/** A field that is left out is empty, or stays as it is. */
type Stated<Spec extends RecordFieldSpec> = Spec extends { readonly kept: true }
  ? z.ZodOptional<Spec extends { readonly kind: "flag" } ? typeof flag : z.ZodNullable<Plain<Spec>>>
  : Spec extends { readonly required: true }
    ? Plain<Spec>
    : z.ZodPrefault<z.ZodNullable<Plain<Spec>>>;

function stated(spec: RecordFieldSpec): z.ZodType {
  if (spec.kept) return (spec.kind === "flag" ? flag : orNull(plain(spec))).optional();
  return spec.required ? plain(spec) : optional(plain(spec));
}

function plain(spec: RecordFieldSpec): z.ZodType {
  if (spec.choices) return z.literal(spec.choices, { error: code(spec.error as FieldCode) });
  return byKind[spec.kind as Written](spec);
}

/** `Object.fromEntries` forgets which field has which schema: `Shape` says it, from the same table. */
const shape = <Shape extends z.ZodRawShape>(
  table: RecordTable,
  schema: (spec: RecordFieldSpec) => z.ZodType,
) =>
  Object.fromEntries(
    writtenFields(table).map((field) => [field, schema(table[field]!)]),
  ) as z.ZodRawShape as Shape;

/** The body of a record's form. */
export const bodyFields = <const Table extends RecordTable>(table: Table) =>
  shape<{ [Field in WrittenField<Table>]: Stated<Table[Field]> }>(table, stated);

type Shown<Spec extends RecordFieldSpec> = Spec extends {
  readonly choices: readonly (infer Choice extends string)[];
}
  ? z.ZodLiteral<Choice>
  : Spec["kind"] extends "row"
    ? typeof id
    : Spec["kind"] extends "count"
      ? z.ZodInt
      : z.ZodString;
type ShownOrNot<Spec extends RecordFieldSpec> = Spec extends { readonly required: true }
  ? Shown<Spec>
  : z.ZodNullable<Shown<Spec>>;

function shown({ kind, choices }: RecordFieldSpec): z.ZodType {
  if (choices) return z.literal(choices);
  if (kind === "count") return z.int();
  return kind === "row" ? id : z.string();
}

/** Its fields of texts, dates, choices and rows as they are answered. */
export const shownFields = <const Table extends RecordTable>(table: Table) =>
  shape<{ [Field in WrittenField<Table>]: ShownOrNot<Table[Field]> }>(table, (spec) =>
    spec.required ? shown(spec) : shown(spec).nullable(),
  );
