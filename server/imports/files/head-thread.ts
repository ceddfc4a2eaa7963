/**
 * The head of a file of which no part can be read alone (a workbook, GEDCOM, JSON, a page) takes seconds for one of 16 MB:
 * it is read in a thread, within limits of time and memory, so that nobody else waits for it.
 */
import { Worker } from "node:worker_threads";
import { Refusal } from "../../http/refusal.ts";
import { fairTurns } from "../../turns.ts";
import type { HeadAnswer, HeadWanted } from "./head-worker.ts";
import type { TableHead } from "./read-head.ts";

const BOUNDS = { withinMs: 60_000, megabytes: 768 };
/** A small file never waits for large ones alone. */
const LARGE_BYTES = 2 * 1024 * 1024;
const inTurn = fairTurns(2, {
  largeAtOnce: 1,
  most: 20,
  mostOfOne: 3,
  patienceMs: 60_000,
  full: () => new Refusal("unavailable"),
});

export interface HeadAsked extends HeadWanted {
  /** Whose file it is. */
  readonly party: string;
  /** The piece of this place; null behind the last. */
  readonly pieceAt: (place: number) => Promise<Uint8Array | null>;
}

/** @throws {Refusal} what `readHead` refuses; import_too_heavy, if it takes more time or memory than allowed */
export function headInThread(
  { party, pieceAt, ...wanted }: HeadAsked,
  bounds = BOUNDS,
): Promise<TableHead> {
  return inTurn({ party, isLarge: wanted.bytes > LARGE_BYTES }, async () => {
    const worker = new Worker(new URL("head-worker.ts", import.meta.url), {
      workerData: wanted,
      resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
    });
    worker.unref();
    try {
      return await headFrom(worker, pieceAt, bounds.withinMs);
    } finally {
      await worker.terminate();
    }
  });
}

function headFrom(
  worker: Worker,
  pieceAt: HeadAsked["pieceAt"],
  withinMs: number,
): Promise<TableHead> {
  return new Promise((resolve, reject) => {
    const tooHeavy = () => reject(new Refusal("import_too_heavy"));
    const timer = setTimeout(tooHeavy, withinMs);
    const end = () => clearTimeout(timer);
    const answer = (said: HeadAnswer) => {
      if ("piece" in said)
        return void pieceAt(said.piece).then((piece) => worker.postMessage(piece, []), reject);
      end();
      if ("head" in said) resolve(said.head);
      else if ("refused" in said) reject(new Refusal(said.refused.code, said.refused.details));
      else reject(new Error(said.failure));
    };
    worker.on("message", answer);
    worker.on("error", (error: Error & { code?: string }) => {
      end();
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") tooHeavy();
      else reject(error);
    });
    worker.on("exit", () => {
      end();
      reject(new Error("the thread that reads a file has ended"));
    });
  });
}
