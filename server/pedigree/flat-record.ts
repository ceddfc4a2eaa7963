/** Writes the flat ancestors record as JSON text, from what PostgreSQL found of each position. */
import { ancestorFieldsAt, type AncestorField } from "@felistry/contract/pedigree.ts";
import { ancestorPrefixes } from "@felistry/domain/pedigree/ancestor-prefixes.ts";

/** The order of an ancestor's values in `FoundAncestor`, after its position. */
const VALUES = [
  "id",
  "name",
  "cattery_prefix",
  "suffix",
  "birthdate",
  "main",
  "gold",
  "white",
  "tabby",
  "point",
  "eye",
  "breed_ems",
] as const satisfies readonly AncestorField[];

export type FoundAncestor = readonly [position: number, ...values: (string | number | null)[]];

interface Place {
  readonly position: number;
  /** The comma before it with it, so that a record is written by appending only. */
  readonly cells: readonly { readonly key: string; readonly index: number }[];
  readonly unknown: string;
}

/** The 336 keys as JSON text, written once. */
const places: readonly Place[] = ancestorPrefixes.map(({ prefix, position }) => {
  const cells = ancestorFieldsAt(position).map((field) => ({
    key: `,"${prefix}${field}":`,
    index: VALUES.indexOf(field) + 1,
  }));
  return { position, cells, unknown: cells.map(({ key }) => `${key}null`).join("") };
});

export function flatRecordText(found: readonly FoundAncestor[]): string {
  const byPosition: FoundAncestor[] = [];
  for (const ancestor of found) byPosition[ancestor[0]] = ancestor;
  let text = "";
  for (const { position, cells, unknown } of places) {
    const ancestor = byPosition[position];
    if (!ancestor) text += unknown;
    else for (const { key, index } of cells) text += key + valueText(ancestor[index]!);
  }
  return `{${text.slice(1)}}`;
}

function valueText(value: string | number | null): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
