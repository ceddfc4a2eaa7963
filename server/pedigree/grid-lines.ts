/** The lines of a typed pedigree as they are understood: all that cannot be saved are told at once. */
import type { FieldCode } from "@felistry/contract/field-codes.ts";
import type { GridCell, GridOwnCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { sexAt } from "@felistry/domain/pedigree/positions.ts";
import { requireForeignNumber } from "../documents/public.ts";
import { refuse } from "../http/refusal.ts";
import { type NewAncestor, newAncestor } from "./new-ancestor.ts";

export interface Line {
  readonly field: `cells.${number}`;
  readonly position: number;
  /** A cat of the registry, or one to be added. */
  readonly known: number | null;
  readonly ancestor: NewAncestor | null;
}

interface Fault {
  readonly field: string;
  readonly code: FieldCode;
}

/** @param ours prefixes of the site's clubs @returns them in the order in which they are placed */
export function requireLines(
  cells: readonly GridCell[],
  today: string,
  ours: readonly string[],
): Line[] {
  const { lines, faults } = readLines(cells, today);
  if (faults.length > 0) refuse("bad_input", { fields: faults });
  return withForeignNumbers(lines, ours);
}

/** The same for a cat that is added with its pedigree. */
export function requireNewCat(
  { cat, cells }: { readonly cat: GridOwnCell; readonly cells: readonly GridCell[] },
  today: string,
  ours: readonly string[],
): { readonly cat: NewAncestor; readonly sex: Sex; readonly lines: Line[] } {
  const own = newAncestor(cat.text, today, cat.sex);
  const sex = cat.sex ?? (typeof own === "string" ? null : own.sexSaid);
  const { lines, faults } = readLines(cells, today);
  if (typeof own === "string") faults.unshift({ field: "cat.text", code: own });
  // No descendant says of which breed it is.
  else if (own.breedEms === null) faults.unshift({ field: "cat.text", code: "line_breed" });
  if (sex === null) faults.unshift({ field: "cat.sex", code: "sex" });
  if (typeof own === "string" || sex === null || faults.length > 0)
    return refuse("bad_input", { fields: faults });
  if (own.number) requireForeignNumber("cat.text", own.number, ours);
  return { cat: own, sex, lines: withForeignNumbers(lines, ours) };
}

function readLines(cells: readonly GridCell[], today: string) {
  const faults: Fault[] = [];
  const lines = cells.map(({ position, text, cat_id }, index): Line => {
    const field = `cells.${index}` as const;
    if (cat_id !== null) return { field, position, known: cat_id, ancestor: null };
    const ancestor = newAncestor(text, today, sexAt(position));
    if (typeof ancestor === "string") faults.push({ field, code: ancestor });
    return {
      field,
      position,
      known: null,
      ancestor: typeof ancestor === "string" ? null : ancestor,
    };
  });
  const positions = new Set(cells.map(({ position }) => position));
  if (positions.size < cells.length) faults.push({ field: "cells", code: "invalid" });
  return {
    lines: lines.toSorted((one, other) => one.position - other.position),
    faults,
  };
}

function withForeignNumbers(lines: Line[], ours: readonly string[]): Line[] {
  for (const { field, ancestor } of lines)
    if (ancestor?.number) requireForeignNumber(field, ancestor.number, ours);
  return lines;
}
