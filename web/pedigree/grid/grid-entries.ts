/** What is typed into the cells of a pedigree. */
import type { CatCard } from "@felistry/contract/cats.ts";
import type { ApiFailure } from "@felistry/contract/client.ts";
import type { GridAncestor, GridCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { childOf } from "@felistry/domain/pedigree/positions.ts";

export interface Entry {
  readonly text: string;
  /** A cat of the registry that was chosen; typing on makes it another. */
  readonly catId: number | null;
  /** Its parents may be typed too. */
  readonly open: boolean;
}

export type Entries = ReadonlyMap<number, Entry>;
export type Fixed = ReadonlyMap<number, GridAncestor>;

export const typed = (text: string): Entry => ({ text, catId: null, open: true });

export const chosen = (cat: CatCard, memberId: number): Entry => ({
  text: displayName(cat),
  catId: cat.id,
  open: cat.online_owner_id === memberId,
});

/** Of a draft; whether a chosen cat's parents may be typed the server says when it is saved. */
export const entriesOf = (cells: readonly GridCell[]): Entries =>
  new Map(
    cells.map(({ position, text, cat_id }) => [position, { text, catId: cat_id, open: true }]),
  );

export const cellsOf = (entries: Entries, fixed: Fixed): GridCell[] =>
  [...entries]
    .filter(([position, { text }]) => text.trim() !== "" && !fixed.has(position))
    .map(([position, { text, catId }]) => ({ position, text: text.trim(), cat_id: catId }))
    .toSorted((one, other) => one.position - other.position);

/** Whether a cell may be typed into: it has no cat, and the cat whose parent it is may be given one. */
export function isFree(position: number, entries: Entries, fixed: Fixed): boolean {
  if (fixed.has(position)) return false;
  const child = childOf(position);
  if (child === 1) return true;
  return fixed.get(child)?.open ?? entries.get(child)?.open ?? isFree(child, entries, fixed);
}

/** The texts of a refusal by position; null where it is about no cell. */
export function faultsOf(
  { body }: ApiFailure,
  cells: readonly GridCell[],
): ReadonlyMap<number, string> | null {
  const at = (body.data as { readonly position?: number } | null)?.position;
  if (at !== undefined) return new Map([[at, body.message]]);
  const faults = (body.errors ?? []).flatMap(({ field, message }) => {
    const cell = cells[Number(/^cells\.(\d+)/u.exec(field)?.[1] ?? -1)];
    return cell ? [[cell.position, message] as const] : [];
  });
  return faults.length > 0 ? new Map(faults) : null;
}
