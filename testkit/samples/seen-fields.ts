/** Which fields of a schema some answers have left out, and which they have filled. */
import { z } from "zod";

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly type?: string | readonly string[];
}

/**
 * @returns what has not been seen in these values: `sale: filled` if it was always null or absent, `sale: empty` if it
 * never was though the schema allows it
 */
export function unseenFields(schema: z.ZodType, values: readonly unknown[]): string[] {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  return unseen(shape, values, "data");
}

function unseen(shape: Shape, values: readonly unknown[], path: string): string[] {
  const parts = shape.anyOf ?? [shape];
  const mayBeNull = parts.some(({ type }) => type === "null");
  const filled = values.filter((value) => value !== null && value !== undefined);
  const faults: string[] = [];
  if (mayBeNull && filled.length === values.length) faults.push(`${path}: empty`);
  if (filled.length === 0) return [...faults, `${path}: filled`];
  const lists = filled.filter((value) => Array.isArray(value));
  const items = parts.find((part) => part.items)?.items;
  if (items && lists.length > 0) {
    if (lists.every((list) => list.length > 0)) faults.push(`${path}: empty`);
    const entries = lists.flat();
    if (entries.length === 0) return [...faults, `${path}: filled`];
    return [...faults, ...unseen(items, entries, `${path}[]`)];
  }
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<
    string,
    Shape
  >;
  return [
    ...faults,
    ...Object.entries(properties).flatMap(([name, each]) =>
      unseen(
        each,
        filled.map((value) => (value as Record<string, unknown>)[name]),
        `${path}.${name}`,
      ),
    ),
  ];
}
