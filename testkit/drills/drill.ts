/** What all drills share: they say what they do, and end what they started, however they end. */
import { rmSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Line } from "./table.ts";

export type Say = (line: string) => void;
export type Drill = (say: Say, options: DrillOptions) => Promise<readonly Line[]>;

/** Only of the upgrade. */
export interface DrillOptions {
  /** The commit of the older release. */
  readonly from: string | undefined;
  readonly requests: number;
  readonly perSecond: number;
}

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

/** A temporary folder that other users of the machine may enter, since PostgreSQL does not run as root. */
export async function ownFolder(prefix: string, undoing: Undoing): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await chmod(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const forget = atExit(remove);
  undoing.add(() => {
    remove();
    forget();
  });
  return folder;
}
