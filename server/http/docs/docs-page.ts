/** `/api/openapi.json` for programs and `/api/docs` for people, both from the contract. */
import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { baseLocale, locales, type Locale } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { JsonSchema } from "./json-schema.ts";
import {
  accessText,
  describeApi,
  limitTexts,
  type ApiDescription,
  type Operation,
} from "./openapi.ts";
import { addressOf, API_BASE, apiKeys, specOf } from "@felistry/contract/api.ts";
import { methodOf } from "@felistry/contract/call.ts";
import { withLocale } from "../locale-scope.ts";

/** Looked up by computed names. */
const texts = m;
const VERSION = (
  JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
    version: string;
  }
).version;
const STYLE = new URL("./docs-page.css", import.meta.url);

/** @param siteName in each language */
export function registerApiDocs(
  app: FastifyInstance,
  siteName: Readonly<Record<Locale, string>>,
): void {
  const description = once(() => describeApi(siteName[baseLocale], VERSION));
  const json = once(() => JSON.stringify(description()));
  const html = once(() => docsPage(description(), siteName));
  const style = once(() => readFileSync(STYLE, "utf8"));
  const serve = (path: string, type: string, text: () => string) =>
    app.get(API_BASE + path, (_request, reply) =>
      reply.header("cache-control", "no-cache").type(`${type}; charset=utf-8`).send(text()),
    );
  serve("/openapi.json", "application/json", json);
  serve("/docs", "text/html", html);
  serve("/docs.css", "text/css", style);
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Both languages on one page: the names of the calls are the same in each. */
function docsPage(api: ApiDescription, siteName: Readonly<Record<Locale, string>>): string {
  const title = both((locale) => m.api_title({ name: siteName[locale] }, { locale }));
  const sections = api.tags.map(({ name }) => section(name, operationsOf(api, name)));
  const contents = api.tags.map(
    ({ name }) => `<li><a href="#${name}">${escape(nounTitle(name))}</a></li>`,
  );
  return `<!doctype html>
<html lang="${baseLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="stylesheet" href="${API_BASE}/docs.css">
</head>
<body>
<header>
<h1>${escape(title)}</h1>
${locales.map((locale) => `<p lang="${locale}">${escape(m.api_intro({}, { locale })).replace("openapi.json", `<a href="${API_BASE}/openapi.json">openapi.json</a>`)}</p>`).join("\n")}
<nav><ul>${contents.join("")}</ul></nav>
</header>
<main>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

interface Named {
  method: string;
  path: string;
  operation: Operation;
}

function operationsOf(api: ApiDescription, noun: string): Named[] {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags[0] === noun)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

const nounTitle = (noun: ApiDescription["tags"][number]["name"]) =>
  both((locale) => texts[`api_noun_${noun}`]({}, { locale }));

function section(noun: ApiDescription["tags"][number]["name"], operations: Named[]): string {
  return `<section id="${noun}"><h2>${escape(nounTitle(noun))}</h2>\n${operations.map(call).join("\n")}</section>`;
}

/** By method and address. */
const keys = new Map(apiKeys.map((key) => [`${methodOf(key)} ${addressOf(key)}`, key]));

function call({ method, path, operation }: Named): string {
  const spec = specOf(keys.get(`${method} ${path}`)!);
  const limits = (locale: Locale) => withLocale(locale, () => limitTexts(spec).join(" "));
  const body = operation.requestBody && Object.entries(operation.requestBody.content)[0];
  const [answer] = Object.values(operation.responses["200"]!.content!);
  return `<details id="${operation.operationId}">
<summary><b class="${method.toLowerCase()}">${method}</b> <code>${escape(path)}</code> <span>${escape(operation.summary)}</span></summary>
<p><strong>${escape(both((locale) => m.api_access({}, { locale })))}:</strong> ${escape(both((locale) => withLocale(locale, () => accessText(spec.access))))}</p>
${spec.limits ? `<p>${escape(both(limits))}</p>\n` : ""}${parameterTable(m.api_params, operation, "path")}${parameterTable(m.api_query, operation, "query")}${
    body
      ? `<h3>${heading(m.api_body)} <small>${escape(body[0])}</small></h3>${fieldTable(body[1].schema)}`
      : ""
  }
<h3>${heading(m.api_answer)}</h3>${spec.bytes ? `<p>${escape(spec.bytes.types.join(" · "))}</p>` : fieldTable(answer!.schema)}
<h3>${heading(m.api_errors)}</h3>${refusalTable(operation)}
</details>`;
}

type Text = (values: Record<string, never>, options: { locale: Locale }) => string;

const heading = (text: Text) => escape(both((locale) => text({}, { locale })));

function parameterTable(title: Text, operation: Operation, place: "path" | "query"): string {
  const found = operation.parameters.filter((parameter) => parameter.in === place);
  if (found.length === 0) return "";
  return `<h3>${heading(title)}</h3>${table(found.map(({ name, schema, required }) => row(name, schema, required)))}`;
}

function fieldTable(schema: JsonSchema): string {
  const rows = rowsOf(schema);
  return rows.length > 0 ? table(rows) : `<p>${escape(kindOf(schema))}</p>`;
}

const table = (rows: string[]) =>
  `<table><thead><tr><th>${heading(m.api_field)}</th><th>${heading(m.api_kind)}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;

/** Fields of fields too, as `data.id`; a list's items as `data[].id`. */
function rowsOf(schema: JsonSchema, prefix = ""): string[] {
  const properties = schema["properties"] as Record<string, JsonSchema> | undefined;
  if (!properties)
    return ((schema["anyOf"] ?? []) as JsonSchema[]).flatMap((choice) => rowsOf(choice, prefix));
  const required = new Set(schema["required"] as string[] | undefined);
  return Object.entries(properties).flatMap(([name, value]) => {
    const items = value["items"] as JsonSchema | undefined;
    const nested = items
      ? rowsOf(items, `${prefix}${name}[].`)
      : rowsOf(value, `${prefix}${name}.`);
    return [row(prefix + name, value, required.has(name)), ...nested];
  });
}

function row(name: string, schema: JsonSchema, required: boolean): string {
  const note = schema["description"]
    ? ` <small>${escape(String(schema["description"]))}</small>`
    : "";
  const must = required ? ` <em>${heading(m.api_required)}</em>` : "";
  return `<tr><td><code>${escape(name)}</code></td><td>${escape(kindOf(schema))}${must}${note}</td></tr>`;
}

/** The kind of a value in the words of JSON: `integer 1…100`, `male | female`, `string | null`. */
function kindOf(schema: JsonSchema): string {
  const { type, enum: choices, anyOf, minimum, maximum, maxLength, pattern } = schema;
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(choices)) return choices.map(String).join(" | ");
  if (Array.isArray(anyOf)) return [...new Set((anyOf as JsonSchema[]).map(kindOf))].join(" | ");
  const base = Array.isArray(type) ? type.join(" | ") : String(type ?? "any");
  const range =
    minimum !== undefined && maximum !== undefined ? ` ${String(minimum)}…${String(maximum)}` : "";
  return (
    base +
    range +
    (maxLength === undefined ? "" : ` ≤ ${String(maxLength)}`) +
    (typeof pattern === "string" && pattern.length < 40 ? ` ${pattern}` : "")
  );
}

function refusalTable(operation: Operation): string {
  const rows = Object.entries(operation.responses).flatMap(
    ([status, { "x-errors": errors = [] }]) =>
      errors.map(
        ({ code, message }) =>
          `<tr><td>${status}</td><td><code>${code}</code></td><td>${escape(message)}</td></tr>`,
      ),
  );
  return `<table><thead><tr><th>${heading(m.api_status)}</th><th></th><th>${heading(m.api_text)}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function both(text: (locale: Locale) => string): string {
  return [...new Set(locales.map(text))].join(" · ");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
