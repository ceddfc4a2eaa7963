/** Makes values from a JSON schema: most are valid, some at the limits, some entirely different. */
import type { Random } from "@felistry/server/demo/random.ts";
import type { JsonSchema } from "@felistry/server/http/docs/json-schema.ts";
import type { Harvest } from "./harvest.ts";

const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\nb",
  "\u202Eabc",
  "\uD800",
  "'; drop table cats; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00%0a",
  "__proto__",
  "constructor",
  "1e309",
  "NaN",
  "-1",
  "ы".repeat(70_000),
  "🐈".repeat(300),
  "2024-02-30",
  "0000-00-00",
  "MCO ns 22 22 22",
  "{}",
  "null",
];

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2_147_483_648,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[]]]],
  { __proto__: null, toString: "x" },
  { length: 1e9 },
  ...HOSTILE_TEXTS,
];

const WORDS = ["Zorya", "Барсик", "O'Hara", "Felis Aurea", "née", "MCO ns 22", "2021-05-06", "3"];

export interface Maker {
  readonly random: Random;
  readonly harvest: Harvest;
  /** How often a value is entirely different from its schema. */
  readonly hostility: number;
}

/** @param name the field's name; values found under it in answers are sent, too */
export function valueFor(schema: JsonSchema, name: string, maker: Maker): unknown {
  const { random, harvest, hostility } = maker;
  if (random.chance(hostility)) return random.pick(HOSTILE_VALUES);
  const seen = random.chance(0.6) ? harvest.valueOf(name, random) : undefined;
  if (seen !== undefined) return seen;
  return madeOf(schema, name, maker);
}

function madeOf(schema: JsonSchema, name: string, maker: Maker): unknown {
  const { random } = maker;
  const choices = (schema["anyOf"] ?? schema["oneOf"]) as JsonSchema[] | undefined;
  if (choices) return valueFor(random.pick(choices), name, maker);
  if ("const" in schema) return schema["const"];
  if (schema["enum"]) return random.pick(schema["enum"] as unknown[]);
  switch (typeOf(schema, random)) {
    case "object":
      return objectOf(schema, maker);
    case "array":
      return Array.from({ length: random.pick([0, 1, 2, 5]) }, () =>
        valueFor((schema["items"] ?? {}) as JsonSchema, name, maker),
      );
    case "integer":
    case "number":
      return numberOf(schema, random);
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    case "string":
      return textOf(schema, random);
    default:
      return random.pick(HOSTILE_VALUES);
  }
}

function typeOf(schema: JsonSchema, random: Random): unknown {
  const type = schema["type"];
  if (Array.isArray(type)) return random.pick(type);
  return type ?? (schema["properties"] ? "object" : undefined);
}

function objectOf(schema: JsonSchema, maker: Maker): Record<string, unknown> {
  const properties = (schema["properties"] ?? {}) as Record<string, JsonSchema>;
  const required = new Set((schema["required"] as string[] | undefined) ?? []);
  const entries = Object.entries(properties)
    .filter(([name]) => maker.random.chance(required.has(name) ? 0.97 : 0.6))
    .map(([name, value]): [string, unknown] => [name, valueFor(value, name, maker)]);
  if (maker.random.chance(0.05)) entries.push(["role_id", 2], ["users_id", 1]);
  return Object.fromEntries(entries);
}

function numberOf(schema: JsonSchema, random: Random): number {
  const least = Number(schema["minimum"] ?? schema["exclusiveMinimum"] ?? 0);
  const most = Number(schema["maximum"] ?? schema["exclusiveMaximum"] ?? 1_000);
  if (random.chance(0.2)) return random.pick([least, most, least - 1, most + 1]);
  const near = random.int(Math.max(least, -1_000), Math.min(most, 1_000));
  return schema["type"] === "number" && random.chance(0.3) ? near + 0.5 : near;
}

function textOf(schema: JsonSchema, random: Random): string {
  const least = Number(schema["minLength"] ?? 0);
  const most = Number(schema["maxLength"] ?? 40);
  switch (schema["format"]) {
    case "date":
      return `20${random.int(10, 27)}-0${random.int(1, 9)}-1${random.int(0, 9)}`;
    case "email":
      return `fuzz${random.int(1, 99)}@cats.example`;
    case "uri":
      return `https://cats.example/${random.int(1, 99)}`;
  }
  if (random.chance(0.15))
    return "x".repeat(Math.max(0, random.pick([least, most, least - 1, most + 1])));
  return random.pick(WORDS).repeat(1).padEnd(least, "a").slice(0, most);
}
