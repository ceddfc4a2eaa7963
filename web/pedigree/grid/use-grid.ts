/** A pedigree that is typed: its cells, what is wrong with them, and the one save. */
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type ApiCaller, ApiFailure } from "@felistry/contract/client.ts";
import type { PlacedCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { usePageTools } from "../../page-tools.ts";
import { failureText } from "../../ui/fault-report.ts";
import { staleState } from "../../ui/form/conflict-values.ts";
import { useWaiting } from "../../ui/form/use-waiting.ts";
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
  /** It is saved when there is a network again. */
  readonly isWaiting: boolean;
  readonly stopWaiting: () => void;
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

async function sendGrid(call: ApiCaller, { catId, version, typed }: Cells): Promise<Saved> {
  const { own, cells: ancestors } = typed();
  if (catId === null) {
    const body = { cat: own, cells: [...ancestors] };
    const { data } = await call("POST /pedigree/new", { body });
    return { placed: data.placed, catId: data.cat_id, isNew: true };
  }
  const { data } = await call("POST /cats/{id}/pedigree/grid", {
    params: { id: catId },
    body: { cells: [...ancestors], version },
  });
  return { placed: data.placed, catId, isNew: false };
}

/** What was typed where a cat has come to stand meanwhile: it is shown again, and not sent. */
const linesOfTaken = ({ typed }: Cells, ancestors: Readonly<Record<string, unknown>>) =>
  typed().cells.flatMap(({ position, text }) => (position in ancestors ? [text] : []));

/** One call at a time; what is refused is told at its cell or, if it is about none, by itself. */
function useSaving(cells: Cells, undecidedOf: (of: Namesakes) => Namesakes) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [undone, setUndone] = useState(false);
  const { draft } = cells;
  const { isWaiting, waitsAfter, stop: stopWaiting } = useWaiting();
  const run = async (work: () => Promise<void>, waits: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (waits && waitsAfter(error, () => void run(work, waits))) return;
      const now = staleState(error);
      if (now) {
        cells.setLeft([...cells.left, ...linesOfTaken(cells, now.state)]);
        await revalidate();
      }
      const wrong = faultsOf(error, cells.typed().cells);
      if (wrong) cells.setFaults(wrong);
      setFailure(wrong ? null : failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const save = async () => {
    const namesakes = await draft.keep();
    // Before a second record of one cat is made, the member says that it is another.
    if (undecidedOf(namesakes).length > 0) return;
    setSaved(await sendGrid(call, cells));
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
  return {
    failure,
    busy,
    isWaiting,
    stopWaiting,
    saved,
    undone,
    save: () => run(save, true),
    undo: () => run(undo, false),
  };
}

export function useGrid(loaded: LoadedGrid): Grid {
  const cells = useCells(loaded);
  const namesakes = useNamesakes(cells);
  const saving = useSaving(cells, namesakes.undecidedOf);
  return { ...cells, ...namesakes, ...saving };
}
