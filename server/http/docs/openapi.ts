/** The contract as OpenAPI 3.1, from the schemas that check input and the texts of refusals. */
import { baseLocale } from "@felistry/i18n/locale.ts";
import { z } from "zod";
import { addressOf, callsByNoun, specOf, type ApiKey, type Noun } from "@felistry/contract/api.ts";
import {
  methodOf,
  type Access,
  type CallSpec,
  type DataSpec,
  type FileRule,
  type FileSpec,
  type RowRule,
} from "@felistry/contract/call.ts";
import { errorStatus, type ErrorCode } from "@felistry/contract/errors.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { errorText } from "../errors.ts";
import { withLocale } from "../locale-scope.ts";

export type JsonSchema = { [name: string]: unknown };

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: [Noun];
  security: Record<string, string[]>[];
  parameters: {
    name: string;
    in: "path" | "query" | "header";
    required: boolean;
    schema: JsonSchema;
  }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, ResponseObject>;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
  /** The refusals with this status, in the words of the English site. */
  "x-errors"?: { code: ErrorCode; message: string }[];
}

export interface ApiDescription {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: Noun; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, JsonSchema> };
}

const SESSION = "session";
/** Looked up by computed names. */
const texts = m;
const nouns = Object.keys(callsByNoun) as Noun[];

/** @param siteName as it is shown in English */
export function describeApi(siteName: string, version: string): ApiDescription {
  return withLocale(baseLocale, () => ({
    openapi: "3.1.0",
    info: { title: m.api_title({ name: siteName }), version, description: m.api_intro() },
    servers: [{ url: "/" }],
    tags: nouns.map((name) => ({ name, description: texts[`api_noun_${name}`]() })),
    paths: paths(),
    components: {
      securitySchemes: { [SESSION]: { type: "apiKey", in: "cookie", name: "session" } },
      schemas: { Refusal: refusalSchema },
    },
  }));
}

function paths(): ApiDescription["paths"] {
  const found: ApiDescription["paths"] = {};
  for (const noun of nouns) {
    for (const key of Object.keys(callsByNoun[noun]) as ApiKey[]) {
      (found[addressOf(key)] ??= {})[methodOf(key).toLowerCase()] = operation(key, noun);
    }
  }
  return found;
}

function operation(key: ApiKey, noun: Noun): Operation {
  const spec = specOf(key);
  return {
    operationId: key
      .replace(/[^A-Za-z0-9]+/g, "_")
      .replace(/_$/, "")
      .toLowerCase(),
    summary: spec.summary,
    description: [`${m.api_access()}: ${accessText(spec.access)}.`, ...limitTexts(spec)].join(" "),
    tags: [noun],
    security: spec.access === "public" ? [] : [{ [SESSION]: [] }],
    parameters: [
      ...parameters("path", spec.params),
      ...parameters("query", spec.query),
      ...(spec.creates ? [idempotencyKey] : []),
    ],
    ...(spec.body && { requestBody: requestBody(spec) }),
    responses: responses(key, spec),
  };
}

/** In the language of the request. */
export function accessText(access: Access): string {
  if (typeof access === "string") return texts[`api_access_${access}`]();
  return texts[
    `api_access_${access.rule.replaceAll("-", "_") as Underscored<RowRule | FileRule>}`
  ]();
}

/** How often the call may be made, a sentence for each of its limits, in the language of the request. */
export function limitTexts({ limits = [] }: Pick<CallSpec, "limits">): string[] {
  return limits.map(({ per, most, windowSeconds }) =>
    texts[`api_limit_${per}`]({ most, minutes: windowSeconds / 60 }),
  );
}

type Underscored<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text;

function parameters(
  place: "path" | "query",
  schema: z.ZodType | undefined,
): Operation["parameters"] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

/** Chosen by the caller, so that the call can be sent again if its answer was lost. */
const idempotencyKey: Operation["parameters"][number] = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: {
    type: "string",
    maxLength: 100,
    description: "sent again with the same key within a day the call is answered, not made again",
  },
};

function requestBody(spec: CallSpec): NonNullable<Operation["requestBody"]> {
  const schema = schemaOf(spec.body!, "input");
  const required = !spec.body!.safeParse(undefined).success;
  if (spec.bodyKind !== "multipart")
    return { required, content: { "application/json": { schema } } };
  const properties = {
    ...(schema["properties"] as JsonSchema),
    file: { type: "string", format: "binary", contentMediaType: "image/*" },
  };
  const names = [...((schema["required"] as string[] | undefined) ?? []), "file"];
  return {
    required: true,
    content: { "multipart/form-data": { schema: { ...schema, properties, required: names } } },
  };
}

function responses(key: ApiKey, spec: CallSpec): Operation["responses"] {
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

function dataResponses(spec: DataSpec): Operation["responses"] {
  return {
    200: {
      description: m.api_status_200(),
      content: { "application/json": { schema: envelopeSchema(spec) } },
    },
    ...(spec.mayBeEmpty && { 204: { description: m.api_status_204() } }),
  };
}

function fileResponses({ bytes: { types, tagged, guestsTo } }: FileSpec): Operation["responses"] {
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

/** What the call's own list says, and what every call of its kind can be answered. */
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
  // A malformed address and a file that the caller may not see are both reported as not found.
  if (bytes)
    return [
      ...codes,
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
  if (access === "admin" || typeof access === "object") codes.push("not_allowed");
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

const refusalSchema: JsonSchema = {
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

function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "undefined") jsonSchema.not = {};
    },
  });
  return rest;
}
