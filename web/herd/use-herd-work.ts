import { useRef, useState, type RefObject } from "react";
import { useRevalidator } from "react-router";
import { ACTED_AT_ONCE } from "@felistry/domain/herd/limits.ts";
import type { ActedCat } from "@felistry/contract/herd/herd-actions.ts";
import { actInBatches, type Acted } from "./act-in-batches.ts";

export interface HerdAction {
  /** What was done, to how many. */
  readonly said: (count: number) => string;
  readonly act: (cats: number[]) => Promise<readonly ActedCat[]>;
  /** Takes it back from the cats that it has changed. */
  readonly undo?: HerdAction;
}

export interface HerdOutcome extends Acted {
  readonly action: HerdAction;
}

export interface HerdWork {
  readonly running: { readonly done: number; readonly total: number } | null;
  readonly outcome: HerdOutcome | null;
  /** Of what shows the outcome: keyboard users continue there. */
  readonly told: RefObject<HTMLElement | null>;
  readonly run: (action: HerdAction, cats: readonly number[]) => Promise<void>;
  readonly dismiss: () => void;
}

/** One action on many cats at a time, with its progress and outcome. */
export function useHerdWork(): HerdWork {
  const { revalidate } = useRevalidator();
  const [running, setRunning] = useState<HerdWork["running"]>(null);
  const [outcome, setOutcome] = useState<HerdOutcome | null>(null);
  const told = useRef<HTMLElement>(null);
  const run = async (action: HerdAction, cats: readonly number[]) => {
    if (running) return;
    setOutcome(null);
    const total = cats.length;
    const tell = (done: number) => setRunning({ done, total });
    try {
      const acted = await actInBatches(cats, ACTED_AT_ONCE, action.act, tell);
      setOutcome({ action, ...acted });
      await revalidate();
    } finally {
      setRunning(null);
    }
    told.current?.focus();
  };
  return { running, outcome, told, run, dismiss: () => setOutcome(null) };
}
