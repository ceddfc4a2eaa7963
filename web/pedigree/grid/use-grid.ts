/** A pedigree that is typed: its cells, what is wrong with them, and the one save. */
import { useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import type { CatCard } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { PlacedCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { readPedigreeText } from "@felistry/domain/pedigree/pedigree-text.ts";
import { usePageTools } from "../../page-tools.ts";
import { failureText } from "../../ui/fault-report.ts";
import {
  cellsOf,
  chosen,
  type Entries,
  entriesOf,
  type Entry,
  type Fixed,
  faultsOf,
  isFree,
  typed,
} from "./grid-entries.ts";
import { type Draft, type Namesakes, useDraft } from "./use-draft.ts";

type Loaded = Answer<"GET /cats/{id}/pedigree/grid">["data"];
const NO_FAULTS: ReadonlyMap<number, string> = new Map();

export interface Grid {
  readonly entries: Entries;
  readonly fixed: Fixed;
  readonly faults: ReadonlyMap<number, string>;
  readonly failure: string | null;
  readonly draft: Draft;
  /** Cats of the registry that a typed ancestor may be, until the member has said. */
  readonly namesakesAt: (position: number) => readonly CatCard[];
  readonly undecided: number;
  readonly busy: boolean;
  /** Pasted lines for which there is no place. */
  readonly left: readonly string[];
  readonly saved: readonly PlacedCell[] | null;
  readonly undone: boolean;
  readonly type: (position: number, text: string) => void;
  readonly choose: (position: number, cat: CatCard) => void;
  readonly isAnother: (position: number) => void;
  readonly allAreOthers: () => void;
  readonly paste: (position: number, text: string) => void;
  readonly clear: () => void;
  readonly save: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Asked of a line as it was typed: another line is asked about anew. */
const mark = (position: number, entry: Entry | undefined) => `${position} ${entry?.text ?? ""}`;

type Cells = ReturnType<typeof useCells>;

/** What is typed, pasted and chosen; every change is kept as a draft. */
function useCells(catId: number, loaded: Loaded) {
  const { viewer } = usePageTools();
  const draft = useDraft(catId);
  const fixed: Fixed = useMemo(
    () => new Map(loaded.ancestors.map((ancestor) => [ancestor.position, ancestor])),
    [loaded.ancestors],
  );
  const [entries, setEntries] = useState<Entries>(() => entriesOf(loaded.draft));
  const [faults, setFaults] = useState(NO_FAULTS);
  const [left, setLeft] = useState<readonly string[]>([]);
  const change = (changes: ReadonlyMap<number, Entry>) => {
    const next = new Map([...entries, ...changes]);
    setEntries(next);
    setFaults(new Map([...faults].filter(([position]) => !changes.has(position))));
    draft.changed(cellsOf(next, fixed));
  };
  const empty = () => {
    setEntries(new Map());
    setFaults(NO_FAULTS);
    setLeft([]);
  };
  const paste = (position: number, text: string) => {
    const { cells, left: without } = readPedigreeText(text, position);
    const isOpen = (at: number) => isFree(at, entries, fixed);
    change(new Map([...cells].filter(([at]) => isOpen(at)).map(([at, line]) => [at, typed(line)])));
    setLeft([...without, ...[...cells].filter(([at]) => !isOpen(at)).map(([, line]) => line)]);
  };
  return {
    draft,
    fixed,
    entries,
    faults,
    left,
    setFaults,
    empty,
    paste,
    type: (position: number, text: string) => change(new Map([[position, typed(text)]])),
    choose: (position: number, cat: CatCard) =>
      change(new Map([[position, chosen(cat, viewer!.id)]])),
    clear: () => {
      empty();
      draft.changed([]);
    },
  };
}

/** Which typed ancestors may be cats of the registry, until the member has said of each. */
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
function useSaving(catId: number, cells: Cells, undecidedOf: (of: Namesakes) => Namesakes) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<readonly PlacedCell[] | null>(null);
  const [undone, setUndone] = useState(false);
  const { draft, entries, fixed } = cells;
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const wrong = faultsOf(error, cellsOf(entries, fixed));
      if (wrong) cells.setFaults(wrong);
      setFailure(wrong ? null : failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const save = async () => {
    const namesakes = await draft.keep();
    // Before a second record of one cat is made, the member says that it is another.
    if (namesakes === null || undecidedOf(namesakes).length > 0) return;
    const { data } = await call("POST /cats/{id}/pedigree/grid", {
      params: { id: catId },
      body: { cells: cellsOf(entries, fixed) },
    });
    draft.forgotten();
    cells.empty();
    setSaved(data.placed);
    setUndone(false);
    await revalidate();
  };
  const undo = async () => {
    await call("POST /cats/{id}/pedigree/grid/undo", {
      params: { id: catId },
      body: { placed: [...(saved ?? [])] },
    });
    setSaved(null);
    setUndone(true);
    await revalidate();
  };
  return { failure, busy, saved, undone, save: () => run(save), undo: () => run(undo) };
}

export function useGrid(catId: number, loaded: Loaded): Grid {
  const cells = useCells(catId, loaded);
  const namesakes = useNamesakes(cells);
  const saving = useSaving(catId, cells, namesakes.undecidedOf);
  return { ...cells, ...namesakes, ...saving };
}
