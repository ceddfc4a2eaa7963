/** JSON that PostgreSQL has written: its type, and SQL fragments for the wire format. */
import type { z } from "zod";
import type { Api, DataKey } from "@felistry/contract/api.ts";

declare const written: unique symbol;

/** JSON text of exactly such a value, with neither more nor fewer fields. */
export type Json<Value> = string & { readonly [written]: (value: Value) => Value };

/** JSON text of a call's `data`. */
export type JsonOf<Key extends DataKey> = Json<z.input<Api[Key]["data"]>>;

type ValueOf<Text> = Text extends Json<infer Value> ? Value : null;

/** Put together from JSON texts. */
export function jsonObject<Texts extends Record<string, { [written]: unknown } | null>>(
  texts: Texts,
): Json<{ [Name in keyof Texts]: ValueOf<Texts[Name]> }> {
  const fields = Object.entries(texts).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${fields.join(",")}}` as Json<{ [Name in keyof Texts]: ValueOf<Texts[Name]> }>;
}

/** A moment as ISO 8601 in UTC with milliseconds. */
export function momentText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A moment with PostgreSQL's full precision, for a cursor: milliseconds would show rows twice or never. */
export function exactMomentText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** A text column as JSON. */
export function textValue(column: string): string {
  return `coalesce(to_json(${column})::text, 'null')`;
}

/** A column whose values need no escaping in JSON: codes, calendar dates. */
export function codeValue(column: string): string {
  return `coalesce('"' || ${column} || '"', 'null')`;
}
