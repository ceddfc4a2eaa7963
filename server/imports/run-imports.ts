/** Runs imports in threads, so that reading and checking a million rows holds up nobody's page. */
import { Worker } from "node:worker_threads";
import type { Services } from "../services.ts";
import { turns } from "../turns.ts";
import type { ImportWork } from "./import-worker.ts";
import { failImport, failUndo, type ImportRow, keepAlive } from "./statements.ts";

/** Per process; further ones wait. Each takes a thread, two connections and up to a hundred megabytes. */
const AT_ONCE = 2;
const ALIVE_EVERY_MS = 5_000;
/**
 * Rows are freed as they are read; only the parent links stay, outside the heap. For a million rows at most twenty
 * megabytes are in use; with more room V8 would only collect later.
 */
const HEAP = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 2 };

const inTurn = turns(AT_ONCE);
const underWay = new Map<number, { cancelled: boolean; worker?: Worker }>();

/** Its result is stored in its row. */
export function runImport(services: Services, row: ImportRow, today: string): void {
  const { background: db, log } = services;
  const run: { cancelled: boolean; worker?: Worker } = { cancelled: false };
  underWay.set(row.id, run);
  // From here rather than from the thread, which may be waiting for its turn or for a long statement.
  const beat = setInterval(() => {
    keepAlive(db, row.id).then(
      async ([alive]) => {
        if (!alive) await cancelImport(row.id);
      },
      (error: unknown) => log.warn({ err: error }, "an import could not be kept alive"),
    );
  }, ALIVE_EVERY_MS);
  beat.unref();
  const done = inTurn(async () => {
    if (!run.cancelled) await finished((run.worker = threadOf(services, row, today)));
  });
  void done
    .catch(async (error: unknown) => {
      log.error({ err: error }, "an import broke off");
      await (row.state === "undoing" ? failUndo : failImport)(db, row.id, "fault");
    })
    .catch((error: unknown) => log.error({ err: error }, "an import's end"))
    .finally(() => {
      clearInterval(beat);
      if (underWay.get(row.id) === run) underWay.delete(row.id);
    });
}

/** Cancels an import of this process; another process ends its own when it next checks. */
export async function cancelImport(id: number): Promise<void> {
  const run = underWay.get(id);
  if (!run) return;
  run.cancelled = true;
  await run.worker?.terminate();
}

function threadOf({ pool, config }: Services, row: ImportRow, today: string): Worker {
  const { id, users_id, bytes, encoding, delimiter, dates, mapping, missing_parents } = row;
  const work: ImportWork = {
    connectionString: pool.options.connectionString!,
    importId: id,
    memberId: users_id,
    registrationPrefix: config.registrationPrefix,
    bytes,
    encoding,
    delimiter,
    dates,
    mapping,
    missingParents: missing_parents,
    today,
    task: taskOf(row),
  };
  const worker = new Worker(new URL("import-worker.ts", import.meta.url), {
    workerData: work,
    resourceLimits: HEAP,
  });
  worker.unref();
  return worker;
}

function taskOf({ state }: ImportRow): ImportWork["task"] {
  if (state === "undoing") return "undo";
  return state === "saving" ? "save" : "check";
}

function finished(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });
}
