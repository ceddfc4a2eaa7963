/** The contract as OpenAPI 3.1, from the schemas that check input. */
import { baseLocale } from "@felistry/i18n/locale.ts";
import type { z } from "zod";
import { addressOf, callsByNoun, specOf, type ApiKey, type Noun } from "@felistry/contract/api.ts";
import {
  clubRightOf,
  methodOf,
  type Access,
  type CallSpec,
  type FileRule,
  type RowRule,
} from "@felistry/contract/call.ts";
import { rolesWith } from "@felistry/domain/accounts/club-rights.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { withLocale } from "../locale-scope.ts";
import { type JsonSchema, schemaOf } from "./json-schema.ts";
import { refusalSchema, type Responses, responsesOf } from "./responses.ts";

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
  responses: Responses;
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
    responses: responsesOf(key, spec),
  };
}

/** In the language of the request. */
export function accessText(access: Access): string {
  const right = clubRightOf(access);
  if (right !== null) return texts.api_access_club({ roles: rolesWith(right).join(", ") });
  if (typeof access === "string") return texts[`api_access_${access as "public" | "member"}`]();
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
