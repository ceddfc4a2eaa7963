/** Makes requests from the operations of an OpenAPI document. */
import type { JsonSchema } from "@felistry/server/http/docs/json-schema.ts";
import type { Operation } from "@felistry/server/http/docs/openapi.ts";
import { valueFor, type Maker } from "./values.ts";

export interface FuzzRequest {
  readonly method: string;
  /** As in the document, with braces. */
  readonly template: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer | FormData | undefined;
}

const BROKEN_JSON = ["{", "[1,", "undefined", '{"a":}', "\u0000", "[".repeat(5_000), '"text"', ""];
const FILES = [
  "",
  "GIF89a",
  "\u0089PNG\r\n\u001a\n",
  "%PDF-1.4\n%%EOF",
  "<svg/>",
  "\u00ff\u00d8\u00ff\u00e0x",
];

/** @param template the operation's path below the API's address */
export function requestFor(
  method: string,
  template: string,
  operation: Operation,
  maker: Maker,
): FuzzRequest {
  const { random } = maker;
  const textOf = (schema: JsonSchema, name: string) => asText(valueFor(schema, name, maker));
  let path = template;
  const query = new URLSearchParams();
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === "path")
      path = path.replace(
        `{${name}}`,
        encodeURIComponent(textOf(schema, name).slice(0, 150)) || "0",
      );
    else if (required ? random.chance(0.97) : random.chance(0.5))
      query.append(name, textOf(schema, name).slice(0, 2_000));
  }
  if (random.chance(0.03)) query.append("unknown", "1");
  const content = operation.requestBody?.content ?? {};
  const target = query.size > 0 ? `${path}?${query}` : path;
  return {
    method: method.toUpperCase(),
    template,
    path: target,
    ...bodyOf(content, maker),
  };
}

function bodyOf(
  content: Record<string, { schema: JsonSchema }>,
  maker: Maker,
): Pick<FuzzRequest, "headers" | "body"> {
  const { random } = maker;
  const [type, found] = Object.entries(content)[0] ?? [];
  if (type === undefined || found === undefined) return { headers: {}, body: undefined };
  if (type === "multipart/form-data" && random.chance(0.95))
    return { headers: {}, body: formOf(found.schema, maker) };
  const headers = {
    "content-type": random.chance(0.98)
      ? "application/json"
      : random.pick(["text/plain", "image/png", "x"]),
  };
  if (random.chance(0.03)) return { headers, body: random.pick(BROKEN_JSON) };
  return { headers, body: JSON.stringify(valueFor(found.schema, "", maker)) ?? "" };
}

function formOf(schema: JsonSchema, maker: Maker): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(schema["properties"] as Record<string, JsonSchema>)) {
    if (name !== "file") form.append(name, asText(valueFor(value, name, maker)));
    else if (maker.random.chance(0.95))
      form.append(name, new Blob([Buffer.from(maker.random.pick(FILES), "latin1")]), "cat.png");
  }
  return form;
}

/** Unpaired surrogates cannot be sent as UTF-8. */
function asText(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.toWellFormed();
}
