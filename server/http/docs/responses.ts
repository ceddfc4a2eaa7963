/** What a call answers, by status: its data or file, and its refusals in the words of the English site. */
import type { z } from "zod";
import type { ApiKey } from "@felistry/contract/api.ts";
import {
  clubRightOf,
  methodOf,
  type CallSpec,
  type DataSpec,
  type FileSpec,
} from "@felistry/contract/call.ts";
import { errorStatus, type ErrorCode } from "@felistry/contract/errors.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { errorText } from "../errors.ts";
import { type JsonSchema, schemaOf } from "./json-schema.ts";

export interface ResponseObject {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
  /** The refusals with this status, in the words of the English site. */
  "x-errors"?: { code: ErrorCode; message: string }[];
}

export type Responses = Record<string, ResponseObject>;

export function responsesOf(key: ApiKey, spec: CallSpec): Responses {
  const found = spec.bytes ? fileResponses(spec) : dataResponses(spec);
  const byStatus = Map.groupBy(refusalsOf(key, spec), (code) => errorStatus[code]);
  for (const status of [...byStatus.keys()].sort((a, b) => a - b)) {
    const errors = byStatus
      .get(status)!
      .map((code) => ({ code, message: textWithPlaceholders(code) }));
    found[status] = {
      description: errors.map(({ message }) => message).join(" · "),
      ...((status === 429 || status === 503) && {
        headers: { "Retry-After": { description: "seconds", schema: { type: "integer" } } },
      }),
      content:
        spec.bytes?.hidden && status === NOTHING_THERE
          ? { "text/plain": { schema: { type: "string" } } }
          : { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      "x-errors": errors,
    };
  }
  return found;
}

const NOTHING_THERE = 404;

function dataResponses(spec: DataSpec): Responses {
  return {
    200: {
      description: m.api_status_200(),
      content: { "application/json": { schema: envelopeSchema(spec) } },
    },
    ...(spec.mayBeEmpty && { 204: { description: m.api_status_204() } }),
  };
}

function fileResponses({ bytes: { types, tagged, guestsTo } }: FileSpec): Responses {
  const media = types.map((type) => type.split(";")[0]!);
  return {
    200: {
      description: m.api_status_200(),
      content: Object.fromEntries(media.map((type) => [type, { schema: {} }])),
    },
    ...(guestsTo && { 302: { description: m.api_status_302({ page: guestsTo }) } }),
    ...(tagged && { 304: { description: m.api_status_304() } }),
  };
}

/** The refusals that the call declares, and those of every call of its kind. */
function refusalsOf(
  key: ApiKey,
  {
    access,
    limits,
    params,
    query,
    body,
    bodyKind,
    bytes,
    versioned,
    creates,
    errors = [],
  }: CallSpec,
): ErrorCode[] {
  const writes = methodOf(key) !== "GET";
  const codes: ErrorCode[] = [...errors];
  const isRestricted = clubRightOf(access) !== null || typeof access === "object";
  // A malformed address is reported as not found, and so is a hidden file that the caller may not see.
  if (bytes)
    return [
      ...codes,
      ...(isRestricted && !bytes.hidden ? (["not_allowed"] as const) : []),
      ...(query ? (["bad_input"] as const) : []),
      ...(limits ? (["too_many_attempts"] as const) : []),
      "fault",
      "unavailable",
    ];
  if (params || query || body) codes.push("bad_input");
  if (writes) codes.push("unreadable_body", "wrong_body_type", "cross_site");
  if (writes && bodyKind !== "multipart") codes.push("body_too_large");
  if (versioned) codes.push("version_stale");
  if (creates) codes.push("key_of_another_call");
  if (limits) codes.push("too_many_attempts");
  if (access !== "public") codes.push("not_logged_in");
  if (isRestricted) codes.push("not_allowed");
  codes.push("fault", "unavailable");
  return [...new Set(codes)];
}

/** Placeholders such as `{price}` are kept as they are. */
function textWithPlaceholders(code: ErrorCode): string {
  return errorText(code, new Proxy({}, { get: (_, name) => `{${String(name)}}` }));
}

function envelopeSchema(spec: DataSpec): JsonSchema {
  const beside = Object.entries(spec.beside ?? {}).map(([name, schema]): [string, JsonSchema] => [
    name,
    schemaOf(schema as z.ZodType, "output"),
  ]);
  const properties: Record<string, JsonSchema> = {
    success: { const: true },
    message: { type: "string" },
    data: schemaOf(spec.data, "output"),
    ...Object.fromEntries(beside),
    ...(spec.paged && { page: pageSchema }),
  };
  return { type: "object", properties, required: Object.keys(properties) };
}

const pageSchema: JsonSchema = {
  type: "object",
  properties: {
    next: {
      type: ["string", "null"],
      description: "cursor of the next page; null on the last one",
    },
    total: { type: "integer" },
  },
  required: ["next"],
};

export const refusalSchema: JsonSchema = {
  type: "object",
  properties: {
    success: { const: false },
    message: { type: "string", description: "fit to show, in the language of the request" },
    data: {},
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: { field: { type: "string" }, message: { type: "string" } },
        required: ["field", "message"],
      },
    },
    requestId: { type: "string" },
  },
  required: ["success", "message", "data", "requestId"],
};
