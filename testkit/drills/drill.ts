/** What all drills share: they say what they do, and end what they started, however they end. */
import type { Line } from "./table.ts";

export type Say = (line: string) => void;
export type Drill = (say: Say) => Promise<readonly Line[]>;

/** It cannot be held here. */
export class DrillImpossible extends Error {
  override name = "DrillImpossible";
}

const endings: (() => void)[] = [];

process.on("exit", () => {
  for (const end of endings.toReversed()) end();
});

/** Runs synchronously if this process ends before `forget` is called. */
export function atExit(end: () => void): () => void {
  endings.push(end);
  return () => void endings.splice(endings.indexOf(end), 1);
}

/** Undoes in reverse, all of it, even if one fails. */
export class Undoing {
  readonly #steps: (() => Promise<unknown> | void)[] = [];

  add(step: () => Promise<unknown> | void): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.splice(0).toReversed())
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  }
}
