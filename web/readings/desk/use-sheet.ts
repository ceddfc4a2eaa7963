/** A sheet under check: what is on it, which field is in hand, and every change that can be taken back. */
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import { childOf } from "@felistry/domain/pedigree/positions.ts";
import type { PaperLine } from "@felistry/domain/readings/paper-lines.ts";
import {
  CAT,
  doubtsOf,
  type FieldRef,
  fieldAt,
  isSame,
  nextOf,
  orderOf,
  previousOf,
  tabStop,
  type Sheet,
} from "./sheet.ts";
import {
  accepted,
  added,
  isOpen,
  lineInto,
  lineOnto,
  moved,
  removed,
  swapped,
  told,
  typed,
} from "./sheet-changes.ts";

export type SheetDesk = ReturnType<typeof useSheet>;

/** On a narrow screen one of them is shown at a time. */
export type DeskView = "field" | "paper" | "tree";

const MOST_UNDOS = 100;

export function useSheet(atFirst: Sheet, form: RefObject<HTMLFormElement | null>) {
  const changes = useChanges(atFirst);
  const { sheet, change } = changes;
  const doubts = useMemo(() => doubtsOf(sheet), [sheet]);
  const hand = useHand(form, doubts.left[0] ?? firstOf(sheet));
  const { go } = hand;
  const current = isThere(sheet, hand.current) ? hand.current : firstOf(sheet);
  const onwards = (on: Sheet, from: FieldRef) => {
    const { left } = doubtsOf(on);
    const others = left.filter((ref) => !isSame(ref, from));
    const next = nextOf(on, others.length > 0 ? others : left, from);
    if (next) go(next);
    else hand.finish();
  };
  return {
    ...changes,
    ...placing(sheet, change, go),
    doubts,
    hand: current,
    view: hand.view,
    setView: hand.setView,
    go,
    hold: hand.hold,
    type: (ref: FieldRef, value: string) => change(typed(sheet, ref, value), ref),
    accept: () => {
      const next = accepted(sheet, current);
      change(next);
      onwards(next, current);
    },
    nextDoubt: () => onwards(sheet, current),
    previousDoubt: () => {
      const ref = previousOf(sheet, doubts.all, current);
      if (ref) go(ref);
    },
    /** @returns false where the focus goes on as on any page */
    tab: (by: 1 | -1): boolean => {
      const stop = tabStop(sheet, current, by);
      if (stop === "end") hand.finish();
      else if (stop) go(stop);
      return stop !== null;
    },
    step: (by: 1 | -1) => {
      // A registered cat that is linked has no fields here.
      const order = orderOf(sheet).filter(
        ({ at, name }) => name === "who" || !(sheet.get(at)?.cat && sheet.get(at)?.told),
      );
      const at = order.findIndex((ref) => isSame(ref, current));
      go(order[(at + by + order.length) % order.length]!);
    },
    choose: (at: number, cat: CatCard | null) => {
      const next = told(sheet, at, cat);
      change(next);
      if (cat) onwards(next, { at, name: "birthdate" });
      else go({ at, name: "name" });
    },
    open: (at: number) => {
      if (isOpen(sheet, at)) change(added(sheet, at));
      go(doubts.left.find((ref) => ref.at === at) ?? nameOf(sheet, at));
    },
  };
}

/** What is done to places of the tree. */
function placing(sheet: Sheet, change: (next: Sheet) => void, go: (ref: FieldRef) => void) {
  return {
    remove: (at: number) => {
      change(removed(sheet, at));
      go(nameOf(sheet, childOf(at)));
    },
    move: (from: number, to: number) => {
      change(moved(sheet, from, to));
      go({ at: to, name: "name" });
    },
    swap: (child: number) => change(swapped(sheet, child)),
    putInto: (ref: FieldRef, line: PaperLine) => {
      change(lineInto(sheet, ref, line));
      go(ref);
    },
    putOnto: (at: number, line: PaperLine) => {
      change(lineOnto(sheet, at, line));
      go({ at, name: "name" });
    },
  };
}

const firstOf = (sheet: Sheet): FieldRef => orderOf(sheet)[0]!;

/** An ancestor's name, or else the first field of the place. */
function nameOf(sheet: Sheet, at: number): FieldRef {
  if (at > CAT) return { at, name: "name" };
  return orderOf(sheet).find((ref) => ref.at === at) ?? { at, name: "who" };
}

/** A place without fields has its question only; what was taken back may have been in hand. */
const isThere = (sheet: Sheet, ref: FieldRef): boolean =>
  ref.name === "who" ? sheet.has(ref.at) : fieldAt(sheet, ref) !== undefined;

function useChanges(atFirst: Sheet) {
  const [sheet, setSheet] = useState(atFirst);
  const past = useRef<Sheet[]>([]);
  const lastTyped = useRef<FieldRef | null>(null);
  const [undos, setUndos] = useState(0);
  return {
    sheet,
    atFirst,
    /** Letters typed into one field are taken back at once. */
    change(next: Sheet, typedInto: FieldRef | null = null): void {
      if (next === sheet) return;
      if (typedInto === null || !isSame(typedInto, lastTyped.current))
        past.current = [...past.current.slice(-MOST_UNDOS), sheet];
      lastTyped.current = typedInto;
      setUndos(past.current.length);
      setSheet(next);
    },
    canUndo: undos > 0,
    undo(): void {
      const before = past.current.pop();
      if (!before) return;
      lastTyped.current = null;
      setUndos(past.current.length);
      setSheet(before);
    },
    /** Of a draft. */
    restore: setSheet,
  };
}

/** The field in hand has the focus; the focus also takes a field in hand. */
function useHand(form: RefObject<HTMLFormElement | null>, first: FieldRef) {
  const [current, setCurrent] = useState(first);
  const [view, setView] = useState<DeskView>("field");
  const [wanted, setWanted] = useState<{ readonly what: "field" | "save" } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const sought = wanted.what === "save" ? "[data-save]" : "[data-in-hand]";
    const target = form.current?.querySelector<HTMLElement>(sought);
    target?.focus();
    if (target instanceof HTMLInputElement && target.type === "text") target.select();
  }, [wanted, form]);
  return {
    current,
    view,
    setView,
    go: (ref: FieldRef) => {
      setCurrent(ref);
      setView("field");
      setWanted({ what: "field" });
    },
    hold: (ref: FieldRef) => {
      if (!isSame(ref, current)) setCurrent(ref);
    },
    finish: () => {
      setView("field");
      setWanted({ what: "save" });
    },
  };
}
