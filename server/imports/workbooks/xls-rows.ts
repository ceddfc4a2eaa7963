/** The rows of a workbook of Excel 97 to 2003 (.xls), as texts, read in a thread within limits of time and memory. */
import { Worker } from "node:worker_threads";
import { BY_ITSELF } from "@felistry/domain/imports/reading.ts";
import type { TableRow } from "@felistry/domain/imports/table-shape.ts";
import { Refusal } from "../../http/refusal.ts";
import { fairTurns } from "../../turns.ts";
import type { RowsRead, WorkbookRead } from "./xls-worker.ts";

/** A full sheet has 65,536 rows, which are read in a few seconds. */
const BOUNDS = { withinMs: 30_000, megabytes: 768 };
const inTurn = fairTurns(1, {
  most: 20,
  patienceMs: 60_000,
  full: () => new Refusal("unavailable"),
});

/** @throws if the bytes are no such workbook, or take more time or memory than allowed */
export async function* xlsRows(
  bytes: Buffer,
  choice = BY_ITSELF,
  bounds = BOUNDS,
): AsyncGenerator<TableRow> {
  const place = await takenPlace();
  const worker = new Worker(new URL("xls-worker.ts", import.meta.url), {
    workerData: { bytes, choice } satisfies WorkbookRead,
    resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
    // What the reader says of files to its developers is nobody's concern here.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();
  try {
    for (;;) {
      const rows = await answerOf(worker, bounds.withinMs);
      if ("failure" in rows) throw new Error(rows.failure);
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    await worker.terminate();
    place.leave();
  }
}

/** Reading is many answers, between which the place is kept. */
async function takenPlace(): Promise<{ leave(): void }> {
  return new Promise((resolve, reject) => {
    inTurn("", () => new Promise<void>((leave) => resolve({ leave }))).catch(reject);
  });
}

async function answerOf(worker: Worker, withinMs: number): Promise<RowsRead> {
  const { promise, resolve, reject } = Promise.withResolvers<RowsRead>();
  const timer = setTimeout(() => reject(new Error("a workbook takes too long")), withinMs);
  const onExit = () => reject(new Error("the thread that reads a workbook has ended"));
  worker.on("message", resolve).on("error", reject).on("exit", onExit);
  worker.postMessage("more", []);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", resolve).off("error", reject).off("exit", onExit);
  }
}
