/** The only place that turns failures into answers. A reader never sees a stack or SQL. */
import type { $ZodIssue } from "zod/v4/core";
import {
  fieldOfError,
  retryAfterSeconds,
  type FieldError,
} from "@felistry/contract/error-details.ts";
import { errorStatus, type ErrorCode } from "@felistry/contract/errors.ts";
import { fieldCodes, type FieldCode } from "@felistry/contract/field-codes.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import {
  constraintRefusal,
  isBadValue,
  isDatabaseAway,
  isDatabaseBusy,
  isDatabaseFull,
} from "../db/failures.ts";
import { isDiskFull } from "../storage/free-space.ts";
import { isStorageAway } from "../storage/s3/s3-store.ts";
import { Refusal } from "./refusal.ts";

export interface Failure {
  status: number;
  body: {
    success: false;
    message: string;
    data: unknown;
    errors?: FieldError[];
    requestId: string;
  };
  retryAfter?: number;
  /** A fault of ours, to be logged with its stack. */
  fault?: unknown;
}

type MessageFunction = (values: Record<string, unknown>) => string;
// The code is known only when something fails; a test ensures that each code has a text.
const messages = m as unknown as Record<string, MessageFunction>;

function textOf(key: string, values: Record<string, unknown> = {}): string {
  const message = messages[key];
  if (!message) throw new Error(`no message "${key}"`);
  return message(values);
}

export function errorText(code: ErrorCode, values?: Record<string, string | number>): string {
  return textOf(`error_${code}`, values);
}

export function fieldText(code: FieldCode): string {
  return textOf(`field_${code}`);
}

const known = new Set<string>(fieldCodes);

/** The most that a refusal contains, whatever was sent. */
export const REFUSAL_BYTES = 10_000;
const FIELDS_BYTES = 6_000;
const FIELDS_TOLD = 50;
const NAME_TOLD = 100;
const VALUE_TOLD = 200;

/** The errors of an input, one per field, at least for the first fields. */
export function fieldErrors(
  issues: readonly $ZodIssue[],
  defaultCode: FieldCode = "invalid",
): { field: string; code: FieldCode }[] {
  const found = new Map<string, FieldCode>();
  for (const issue of issues.flatMap(leaves)) {
    if (found.size >= FIELDS_TOLD) break;
    const field = issue.path.join(".");
    if (!found.has(field))
      found.set(field, known.has(issue.message) ? (issue.message as FieldCode) : defaultCode);
  }
  return [...found].map(([field, code]) => ({ field, code }));
}

function leaves(issue: $ZodIssue): $ZodIssue[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys
      .slice(0, FIELDS_TOLD)
      .map((key) => ({ ...issue, path: [...issue.path, key] }));
  return [issue];
}

export function failureOf(error: unknown, requestId: string): Failure {
  if (error instanceof Refusal) return refusalFailure(error, requestId);
  const constraint = constraintRefusal(error);
  if (constraint) return refusalFailure(new Refusal(constraint), requestId);
  if (isBadValue(error)) return refusalFailure(new Refusal("bad_input"), requestId);
  if (isDatabaseAway(error) || isDatabaseBusy(error) || isStorageAway(error))
    return { ...refusalFailure(new Refusal("unavailable"), requestId), fault: error };
  if (isDiskFull(error) || isDatabaseFull(error))
    return { ...refusalFailure(new Refusal("storage_full"), requestId), fault: error };
  return { ...refusalFailure(new Refusal("fault"), requestId), fault: error };
}

function refusalFailure(refusal: Refusal, requestId: string): Failure {
  const { data = null, beside, fields, retryAfterSeconds: retryAfter } = refusal.details;
  const values = { ...clippedValues(refusal.details.values ?? {}), ...refusal.details.written };
  const alone = refusal.details.field ?? fieldOfError[refusal.code];
  const errors = alone
    ? [{ field: alone, message: errorText(refusal.code, values) }]
    : fields && toldOf(fields);
  const status = errorStatus[refusal.code];
  const body = {
    success: false as const,
    message: errors?.[0]?.message ?? errorText(refusal.code, values),
    data,
    ...beside,
    ...(errors && { errors }),
    requestId,
  };
  return {
    status,
    body: bytesOf(body) <= REFUSAL_BYTES ? body : withoutWhatIsBeside(body),
    ...((retryAfter ?? retryAfterSeconds[status]) !== undefined && {
      retryAfter: retryAfter ?? retryAfterSeconds[status]!,
    }),
  };
}

/** The first of them that have room. */
function toldOf(fields: readonly { field: string; code: FieldCode }[]): FieldError[] {
  const told: FieldError[] = [];
  let bytes = 0;
  for (const { field, code } of fields) {
    const error = { field: clipped(field, NAME_TOLD), message: fieldText(code) };
    bytes += bytesOf(error);
    if (bytes > FIELDS_BYTES) break;
    told.push(error);
  }
  return told;
}

function clippedValues(values: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? clipped(value, VALUE_TOLD) : value,
    ]),
  );
}

function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`;
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function withoutWhatIsBeside({ success, message, requestId, ...rest }: Failure["body"]) {
  return { success, message, data: null, ...(rest.errors && { errors: rest.errors }), requestId };
}
