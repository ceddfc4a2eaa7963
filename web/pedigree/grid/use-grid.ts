/** A pedigree that is typed: its cells, what is wrong with them, and the one save. */
import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { PlacedCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { usePageTools } from "../../page-tools.ts";
import { failureText } from "../../ui/fault-report.ts";
import { type Entry, faultsOf, type LoadedGrid } from "./grid-entries.ts";
import { type Cells, useCells } from "./use-cells.ts";
import type { Namesake, Namesakes } from "./use-draft.ts";

/** What a save has done. */
export interface Saved {
  readonly placed: readonly PlacedCell[];
  /** The cat whose pedigree it is. */
  readonly catId: number;
  /** The save added it. */
  readonly isNew: boolean;
}

export type Grid = Pick<
  Cells,
  | "catId"
  | "entries"
  | "fixed"
  | "facts"
  | "faults"
  | "draft"
  | "left"
  | "type"
  | "choose"
  | "say"
  | "paste"
  | "clear"
> & {
  readonly failure: string | null;
  /** Cats of the registry that a typed one may be, until the member has said. */
  readonly namesakesAt: (position: number) => readonly Namesake[];
  readonly undecided: number;
  readonly busy: boolean;
  readonly saved: Saved | null;
  readonly undone: boolean;
  readonly isAnother: (position: number) => void;
  readonly allAreOthers: () => void;
  readonly save: () => Promise<void>;
  readonly undo: () => Promise<void>;
};

/** Asked of a line as it was typed: another line is asked about anew. */
const mark = (position: number, entry: Entry | undefined) => `${position} ${entry?.text ?? ""}`;

/** Which typed cats may be cats of the registry, until the member has said of each. */
function useNamesakes({ draft, entries }: Cells) {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const undecidedOf = (namesakes: Namesakes) =>
    namesakes.filter(({ position }) => {
      const entry = entries.get(position);
      return entry?.catId === null && entry.text !== "" && !others.has(mark(position, entry));
    });
  const undecided = undecidedOf(draft.namesakes);
  const areOthers = (positions: readonly number[]) =>
    setOthers(new Set([...others, ...positions.map((at) => mark(at, entries.get(at)))]));
  return {
    undecidedOf,
    undecided: undecided.length,
    namesakesAt: (at: number) => undecided.find(({ position }) => position === at)?.cats ?? [],
    isAnother: (position: number) => areOthers([position]),
    allAreOthers: () => areOthers(undecided.map(({ position }) => position)),
  };
}

/** One call at a time; what is refused is told at its cell or, if it is about none, by itself. */
function useSaving(cells: Cells, undecidedOf: (of: Namesakes) => Namesakes) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [undone, setUndone] = useState(false);
  const { catId, draft } = cells;
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const wrong = faultsOf(error, cells.typed().cells);
      if (wrong) cells.setFaults(wrong);
      setFailure(wrong ? null : failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const send = async (): Promise<Saved> => {
    const { own, cells: ancestors } = cells.typed();
    if (catId === null) {
      const body = { cat: own, cells: [...ancestors] };
      const { data } = await call("POST /pedigree/new", { body });
      return { placed: data.placed, catId: data.cat_id, isNew: true };
    }
    const { data } = await call("POST /cats/{id}/pedigree/grid", {
      params: { id: catId },
      body: { cells: [...ancestors] },
    });
    return { placed: data.placed, catId, isNew: false };
  };
  const save = async () => {
    const namesakes = await draft.keep();
    // Before a second record of one cat is made, the member says that it is another.
    if (namesakes === null || undecidedOf(namesakes).length > 0) return;
    setSaved(await send());
    draft.forgotten();
    cells.empty();
    setUndone(false);
    await revalidate();
  };
  const undo = async () => {
    const { catId: id, isNew, placed } = saved!;
    await call("POST /cats/{id}/pedigree/grid/undo", {
      params: { id },
      body: { cat: isNew, placed: [...placed] },
    });
    setSaved(null);
    setUndone(true);
    await revalidate();
  };
  return { failure, busy, saved, undone, save: () => run(save), undo: () => run(undo) };
}

export function useGrid(loaded: LoadedGrid): Grid {
  const cells = useCells(loaded);
  const namesakes = useNamesakes(cells);
  const saving = useSaving(cells, namesakes.undecidedOf);
  return { ...cells, ...namesakes, ...saving };
}
