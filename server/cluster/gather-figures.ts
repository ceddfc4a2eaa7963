/** A scrape reaches one serving process; it asks the others, by way of the first, for theirs. */
import cluster from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import type { Metric } from "../metrics/exposition.ts";
import type { FiguresGiven, FiguresWanted, FromFirst } from "./messages.ts";

const WITHIN_MS = 1_000;

/** Undefined if this is the only process. */
export const ownNumber = cluster.worker && String(cluster.worker.id);

export interface OthersFigures {
  /** A process that does not answer in time is left out. */
  gather(): Promise<{ process: string; metrics: readonly Metric[] }[]>;
  stop(): void;
}

export function exchangeFigures(own: () => Metric[]): OthersFigures {
  const { worker } = cluster;
  if (!worker) return { gather: async () => [], stop: () => {} };
  let asked = 0;
  const waiting = new Map<number, (given: FiguresGiven) => void>();
  const hear = (message: FromFirst): void => {
    if (message.kind === "figures-given") waiting.get(message.id)?.(message);
    if (message.kind !== "figures-wanted") return;
    const { id, by } = message;
    process.send!({ kind: "figures", id, by, process: String(worker.id), metrics: own() });
  };
  process.on("message", hear);
  return {
    async gather() {
      const id = ++asked;
      const found: FiguresGiven[] = [];
      const all = new Promise<void>((resolve) => {
        waiting.set(id, (given) => {
          if (given.process !== undefined) found.push(given);
          if (found.length === given.of) resolve();
        });
      });
      const wanted: FiguresWanted = { kind: "figures-wanted", id, by: worker.id };
      process.send!(wanted);
      await Promise.race([all, sleep(WITHIN_MS, undefined, { ref: false })]);
      waiting.delete(id);
      return found.map(({ process: number, metrics }) => ({ process: number!, metrics }));
    },
    stop: () => void process.off("message", hear),
  };
}
