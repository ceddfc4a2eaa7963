/** The building blocks of all schemas: text without control characters, ids, dates, flags, paging. */
import { z } from "zod";
import { normaliseName } from "@felistry/domain/letters.ts";
import type { FieldCode } from "./field-codes.ts";

/** PostgreSQL text cannot hold NUL, and no name or note needs it. */
// oxlint-disable-next-line no-control-regex
const NUL = /^[^\u0000]*$/;
/** Excludes line breaks and control characters: a name in a list, a mail or a file is one line. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const MAX_ID = 2_147_483_647;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Text inputs hold at most 100 characters unless they say otherwise (spec §9). */
export const TEXT_MAX = 100;

export const code = (value: FieldCode): FieldCode => value;

/** Text as typed, at most `max` characters. */
export function rawText(max: number, error: FieldCode = "too_long") {
  return z
    .string({ error: code("required") })
    .regex(NUL, { error: code("invalid") })
    .max(max, { error });
}

/** Trimmed text on one line, at most `max` characters. */
export function text(max: number = TEXT_MAX, error: FieldCode = "too_long") {
  return oneLine("required").trim().max(max, { error });
}

/** Like `text`, with a message for a missing or empty value. */
export function requiredText(max: number, missing: FieldCode, error: FieldCode = "too_long") {
  return oneLine(missing).trim().max(max, { error }).min(1, { error: missing });
}

function oneLine(missing: FieldCode) {
  return z
    .string({ error: missing })
    .regex(NUL, { error: code("invalid") })
    .regex(ONE_LINE, { error: code("one_line") });
}

/** Trimmed text with any number of lines. */
export function lines(max: number, missing: FieldCode = "required") {
  return z
    .string({ error: missing })
    .regex(NUL, { error: code("invalid") })
    .trim()
    .max(max, { error: code("too_long") });
}

export function requiredLines(max: number, missing: FieldCode) {
  return lines(max, missing).min(1, { error: missing });
}

/** Turns an empty text into null, since a form sends "" for no value; nothing but spaces is empty too. */
export function orNull<Schema extends z.ZodType>(schema: Schema): z.ZodNullable<Schema> {
  // By its type this accepts anything; what callers may send is what the nullable schema accepts.
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    schema.nullable(),
  ) as unknown as z.ZodNullable<Schema>;
}

/** Optional: an empty or missing value is null. */
export function optional<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodPrefault<z.ZodNullable<Schema>> {
  return orNull(schema).prefault(null as z.input<z.ZodNullable<Schema>>);
}

/** The path returned by an upload. */
export function filePath(error: FieldCode) {
  return z
    .string({ error })
    .regex(ONE_LINE, { error })
    .trim()
    .min(1, { error })
    .max(200, { error });
}

export function optionalText(max: number = TEXT_MAX) {
  return optional(text(max));
}

export const optionalLines = (max: number) => optional(lines(max));

/** Text that matches a domain rule, in the form in which names are stored; one message for any violation. */
export function ruled(rule: RegExp, error: FieldCode) {
  return z
    .string({ error })
    .regex(ONE_LINE, { error })
    .overwrite(normaliseName)
    .regex(rule, { error });
}

export function optionalRuled(rule: RegExp, error: FieldCode) {
  return optional(ruled(rule, error));
}

export const id = z
  .int({ error: code("invalid") })
  .min(1, { error: code("invalid") })
  .max(MAX_ID, { error: code("invalid") });

/** An id from a path, a query or a form: a number or its text. */
export const idInBody = (error: FieldCode = "invalid") =>
  z
    .union([z.number(), z.string().regex(/^\d{1,10}$/, { error })], { error })
    .transform(Number)
    .pipe(z.int({ error }).min(1, { error }).max(MAX_ID, { error }));

export const idInPath = idInBody();

/** Ids in a query: `1,2,3`. */
export const idList = (most: number) =>
  z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/, { error: code("unknown_query") })
    .transform((list) => list.split(",").map(Number))
    .pipe(z.array(id).max(most, { error: code("unknown_query") }));

/** The version of what is shown for editing or deciding; compared, never counted. */
export const version = z
  .int()
  .min(0)
  .describe("changes whenever anything shown does; sent back with a change, 409 if outdated");

/** The version that the caller has seen; if it is omitted, the last write wins. */
export const seenVersion = z
  .union([z.number(), z.string().regex(/^\d{0,16}$/, { error: code("invalid") })], {
    error: code("invalid"),
  })
  .transform((sent) => (sent === "" ? null : Number(sent)))
  .nullable()
  .optional()
  .describe("the `version` that was read; 409 if outdated");

export const optionalId = optional(idInBody());

function isCalendarDay(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return (
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().slice(0, 10) === value &&
    value >= "1900-01-01"
  );
}

/** A calendar day `yyyy-mm-dd` from 1900 on; an empty field is only reported as empty. */
export function day(error: FieldCode = "not_a_date") {
  const missing = error === "not_a_date" ? code("required") : error;
  return z
    .string({ error })
    .min(1, { error: missing, abort: true })
    .regex(DAY, { error })
    .refine(isCalendarDay, { error });
}

export const optionalDay = optional(day());

/** 0 or 1, or a boolean (spec §3). Answers always have 0 or 1. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(["0", "1"])], { error: code("invalid") })
  .transform((value) => (Number(value) === 1 ? 1 : 0));

/** ISO 4217. */
export const currencyCode = z
  .string({ error: code("unknown_query") })
  .regex(/^[A-Za-z]{3}$/, { error: code("unknown_query") });
export const flagOut = z.literal([0, 1]);
export const moment = z.string().describe("ISO 8601, UTC");
export const sex = z.literal(["male", "female"], { error: code("sex") });

/** A field in which the caller identifies itself: accepted, never trusted (decisions §1). */
export const ignored = z
  .unknown()
  .optional()
  .describe("accepted but never trusted: the session identifies the caller");

export const PAGE_DEFAULT = 24;
export const PAGE_MAX = 100;

/** The query of a keyset-paged list, plus the list's filters. Unknown names are refused. */
export function pageQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({
    ...shape,
    limit: z.coerce
      .number({ error: code("invalid") })
      .pipe(
        z
          .int({ error: code("invalid") })
          .min(1, { error: code("invalid") })
          .max(PAGE_MAX, { error: code("invalid") }),
      )
      .default(PAGE_DEFAULT),
    cursor: z
      .string()
      .max(200, { error: code("bad_cursor") })
      .optional(),
  });
}

/** A query with exactly these names. */
export function query<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape);
}

export const nothing = z.null();
