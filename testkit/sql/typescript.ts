/** The database's types as `pg` reads and takes them. */
import type { Catalogue } from "./catalogue.ts";

const READ: Readonly<Record<string, string>> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  float4: "number",
  float8: "number",
  oid: "number",
  bytea: "Buffer",
  timestamptz: "Date",
  timestamp: "Date",
  json: "unknown",
  jsonb: "unknown",
  void: "unknown",
  // As wide as no number of JavaScript: `pg` leaves them the text that they come as.
  int8: "string",
  numeric: "string",
};

const TAKEN: Readonly<Record<string, string>> = {
  ...READ,
  timestamptz: "Date | string",
  timestamp: "Date | string",
  json: "JsonValue",
  jsonb: "JsonValue",
  int8: "number | string",
  numeric: "number | string",
};

const TEXTS = new Set(
  "text varchar bpchar name date time uuid interval inet regclass pg_snapshot xid xid8 pg_lsn char".split(
    " ",
  ),
);

export function typeRead(id: number, catalogue: Catalogue): string {
  return typeOf(id, catalogue, READ, "");
}

export function typeTaken(id: number, catalogue: Catalogue): string {
  return typeOf(id, catalogue, TAKEN, "readonly ");
}

function typeOf(
  id: number,
  catalogue: Catalogue,
  types: Readonly<Record<string, string>>,
  list: string,
): string {
  const name = catalogue.typeName(id);
  const element = catalogue.elementOf(id);
  if (element !== undefined) {
    const each = typeOf(element, catalogue, types, list);
    return `${list}${each.includes(" ") ? `(${each})` : each}[]`;
  }
  const type = types[name] ?? (TEXTS.has(name) ? "string" : undefined);
  if (type === undefined) throw new Error(`no type of TypeScript is known for ${name}`);
  return type;
}
