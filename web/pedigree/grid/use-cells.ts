/** What is typed, pasted and chosen in the cells of a pedigree; every change is kept as a draft. */
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import type { GridOwnCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { readPedigreeCell } from "@felistry/domain/pedigree/pedigree-cell.ts";
import { readPedigreeText } from "@felistry/domain/pedigree/pedigree-text.ts";
import { usePageTools } from "../../page-tools.ts";
import {
  cellsOf,
  chosen,
  type Entries,
  entriesOf,
  type Entry,
  type Fixed,
  isFree,
  type LoadedGrid,
  OWN,
  typed,
} from "./grid-entries.ts";
import { type Draft, type Typed, useDraft } from "./use-draft.ts";

const NO_FAULTS: ReadonlyMap<number, string> = new Map();

/** What is said of a new cat beside its line. */
export interface OwnFacts {
  readonly sex: Sex | null;
  readonly isMine: boolean;
}
const UNSAID: OwnFacts = { sex: null, isMine: false };

export type Cells = ReturnType<typeof useCells>;

export function useCells({ catId, version, ...loaded }: LoadedGrid) {
  const { viewer } = usePageTools();
  const { ancestors } = loaded;
  const fixed: Fixed = useMemo(
    () => new Map(ancestors.map((ancestor) => [ancestor.position, ancestor])),
    [ancestors],
  );
  const [entries, setEntries] = useState<Entries>(() => entriesOf(loaded));
  const [facts, setFacts] = useState<OwnFacts>(() => factsOf(loaded.own));
  const [faults, setFaults] = useState(NO_FAULTS);
  const [left, setLeft] = useState<readonly string[]>([]);
  const draft = useDraft(catId, typedIn(entries, facts, fixed), loaded.keptAt);
  const change = (changes: ReadonlyMap<number, Entry>, changedFacts = facts) => {
    const next = new Map([...entries, ...changes]);
    setEntries(next);
    setFacts(changedFacts);
    setFaults(new Map([...faults].filter(([position]) => !changes.has(position))));
    draft.changed(typedIn(next, changedFacts, fixed));
  };
  useFoundHere(draft, ({ cells, own: typedOwn }) => {
    const own = catId === null ? typedOwn : null;
    change(entriesOf({ draft: cells, own }), own ? factsOf(own) : facts);
  });
  const empty = () => {
    setEntries(new Map());
    setFacts({ ...UNSAID, isMine: facts.isMine });
    setFaults(NO_FAULTS);
    setLeft([]);
  };
  const paste = (position: number, text: string) => {
    const { cells, left: without } = readPedigreeText(text, position);
    const isOpen = (at: number) => isFree(at, entries, fixed) && (at > OWN || catId === null);
    change(new Map([...cells].filter(([at]) => isOpen(at)).map(([at, line]) => [at, typed(line)])));
    setLeft([...without, ...[...cells].filter(([at]) => !isOpen(at)).map(([, line]) => line)]);
  };
  return {
    catId,
    version,
    draft,
    fixed,
    entries,
    facts: withSexOf(entries.get(OWN), facts),
    faults,
    left,
    setFaults,
    setLeft,
    empty,
    paste,
    typed: () => typedIn(entries, facts, fixed),
    type: (position: number, text: string) => change(new Map([[position, typed(text)]])),
    choose: (position: number, cat: CatCard) =>
      change(new Map([[position, chosen(cat, viewer!.id)]])),
    say: (said: Partial<OwnFacts>) =>
      change(new Map([[OWN, entries.get(OWN) ?? typed("")]]), { ...facts, ...said }),
    clear: () => {
      empty();
      draft.changed(typedIn(new Map(), UNSAID, fixed));
    },
  };
}

/** What an earlier page has kept in the browser is put back. */
function useFoundHere({ foundHere }: Draft, takeUp: (found: Typed) => void): void {
  const take = useEffectEvent((found: Typed | null) => {
    if (found) takeUp(found);
  });
  useEffect(() => {
    void foundHere().then(take);
  }, [foundHere]);
}

const factsOf = (own: GridOwnCell | null): OwnFacts =>
  own ? { sex: own.sex, isMine: own.is_my_cat === 1 } : UNSAID;

/** What is chosen counts; without a choice what the line says. */
function withSexOf(own: Entry | undefined, { sex, isMine }: OwnFacts): OwnFacts {
  return { isMine, sex: sex ?? (own ? readPedigreeCell(own.text).sex : null) };
}

function typedIn(entries: Entries, facts: OwnFacts, fixed: Fixed): Typed {
  const own = entries.get(OWN);
  const { sex, isMine } = withSexOf(own, facts);
  const text = own?.text.trim() ?? "";
  return { cells: cellsOf(entries, fixed), own: { text, sex, is_my_cat: isMine ? 1 : 0 } };
}
