/** What is typed into the cells of a pedigree. */
import type { Answer } from "@felistry/contract/api.ts";
import type { CatCard } from "@felistry/contract/cats.ts";
import type { ApiFailure } from "@felistry/contract/client.ts";
import type {
  GridAncestor,
  GridCell,
  GridOwnCell,
} from "@felistry/contract/pedigree/pedigree-grid.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { childOf } from "@felistry/domain/pedigree/positions.ts";

/** A pedigree to be typed: of a cat of the registry, or of one that is added with it. */
export interface LoadedGrid {
  /** Null for a cat that is not added yet: then its own cell is typed too. */
  readonly catId: number | null;
  /** Of the ancestors that there are; null with the cat itself. */
  readonly version: number | null;
  readonly ancestors: readonly GridAncestor[];
  readonly draft: readonly GridCell[];
  readonly own: GridOwnCell | null;
  /** When the server kept the draft, ISO, UTC; null without one. */
  readonly keptAt: string | null;
}

export const gridOfCat = (
  catId: number,
  { saved_at, ...grid }: Answer<"GET /cats/{id}/pedigree/grid">["data"],
): LoadedGrid => ({ ...grid, catId, own: null, keptAt: saved_at });

export const gridOfNew = ({
  cat,
  draft,
  saved_at,
}: Answer<"GET /pedigree/new">["data"]): LoadedGrid => ({
  catId: null,
  version: null,
  ancestors: [],
  draft,
  own: cat,
  keptAt: saved_at,
});

/** The place of the cat itself. */
export const OWN = 1;

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
export const entriesOf = ({ draft, own }: Pick<LoadedGrid, "draft" | "own">): Entries =>
  new Map([
    ...(own ? [[OWN, typed(own.text)] as const] : []),
    ...draft.map(
      ({ position, text, cat_id }) => [position, { text, catId: cat_id, open: true }] as const,
    ),
  ]);

/** The ancestors' cells, as they are sent. */
export const cellsOf = (entries: Entries, fixed: Fixed): GridCell[] =>
  [...entries]
    .filter(([position, { text }]) => text.trim() !== "" && position > OWN && !fixed.has(position))
    .map(([position, { text, catId }]) => ({ position, text: text.trim(), cat_id: catId }))
    .toSorted((one, other) => one.position - other.position);

/** Whether a cell may be typed into: it has no cat, and the cat whose parent it is may be given one. */
export function isFree(position: number, entries: Entries, fixed: Fixed): boolean {
  if (fixed.has(position)) return false;
  const child = childOf(position);
  if (child <= OWN) return true;
  return fixed.get(child)?.open ?? entries.get(child)?.open ?? isFree(child, entries, fixed);
}

/** The texts of a refusal by position; null where it is about no cell. */
export function faultsOf(
  { body }: ApiFailure,
  cells: readonly GridCell[],
): ReadonlyMap<number, string> | null {
  const at = (body.data as { readonly position?: number } | null)?.position;
  if (at !== undefined) return new Map([[at, body.message]]);
  const faults = new Map<number, string>();
  for (const { field, message } of body.errors ?? []) {
    const position = positionOf(field, cells);
    if (position === null) continue;
    faults.set(position, [faults.get(position), message].filter(Boolean).join(". "));
  }
  return faults.size > 0 ? faults : null;
}

function positionOf(field: string, cells: readonly GridCell[]): number | null {
  if (field.startsWith("cat.")) return OWN;
  return cells[Number(/^cells\.(\d+)/u.exec(field)?.[1] ?? -1)]?.position ?? null;
}
