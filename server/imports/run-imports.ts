/** Runs imports in threads, so that reading and checking a million rows holds up nobody's page. */
import { Worker } from "node:worker_threads";
import type { Pool } from "pg";
import { isDatabaseAway } from "../db/failures.ts";
import { directUrlOf } from "../db/pool.ts";
import type { JobData } from "../jobs/kinds.ts";
import type { Attempt } from "../jobs/work.ts";
import type { Services } from "../services.ts";
import { attachPictures, giveUpAttaching } from "./archive/attach-pictures.ts";
import type { ImportWork } from "./import-worker.ts";
import { readingKey } from "./pages.ts";
import { releaseOfRules } from "./judging/release-of-rules.ts";
import { ended } from "../threads/ended.ts";
import { failImport, failUndo, type ImportRow, selectImportToRun } from "./statements.ts";

/**
 * Rows are freed as they are read; only the parent links stay, outside the heap. For a million rows at most twenty
 * megabytes are in use; with more room V8 would only collect later.
 */
const HEAP = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 2 };

/** Threads of this process, so that a cancelled one ends at once. */
const underWay = new Map<number, AbortController>();

/** Its result is stored in its row. If its process dies, nothing has been stored, and it starts over. */
export async function runImport(
  services: Services,
  { importId, today }: JobData["import"],
  { signal }: Attempt,
  pool: Pool,
): Promise<void> {
  const { background: db } = services;
  const [row] = await selectImportToRun(db, { id: importId });
  if (!row) return;
  if (row.state !== "attaching") await runThread(services, row, today, signal);
  const [after] = await selectImportToRun(db, { id: importId });
  if (after?.state === "attaching") await attachOrGiveUp(services, pool, after, signal);
}

async function attachOrGiveUp(
  services: Services,
  pool: Pool,
  row: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  try {
    await attachPictures(services, pool, row, signal);
  } catch (error) {
    if (signal.aborted || isDatabaseAway(error)) throw error;
    services.log.error({ err: error }, "the pictures of an import could not be attached");
    await giveUpAttaching(services, row.id);
  }
}

async function runThread(
  services: Services,
  row: ImportRow,
  today: string,
  signal: AbortSignal,
): Promise<void> {
  const { background: db, log } = services;
  const importId = row.id;
  const cancelled = new AbortController();
  underWay.set(importId, cancelled);
  try {
    const release = await releaseOfRules();
    await ended(
      threadOf(services, row, today, release),
      AbortSignal.any([signal, cancelled.signal]),
    );
  } catch (error) {
    if (signal.aborted || isDatabaseAway(error)) throw error;
    log.error({ err: error }, "an import broke off");
    await (row.state === "undoing" ? failUndo : failImport)(db, { id: importId, reason: "fault" });
  } finally {
    if (underWay.get(importId) === cancelled) underWay.delete(importId);
  }
}

/** Of an import of this process; another process hears of it from its job. */
export function cancelImport(id: number): void {
  underWay.get(id)?.abort();
}

function threadOf(
  { pool, config }: Services,
  row: ImportRow,
  today: string,
  release: string,
): Worker {
  const { id, users_id, bytes, encoding, delimiter, dates, mapping, missing_parents, revision } =
    row;
  const work: ImportWork = {
    connectionString: directUrlOf(pool),
    importId: id,
    memberId: users_id,
    registrationPrefix: config.registrationPrefix,
    bytes,
    encoding,
    delimiter,
    choice: { sheets: row.chosen_sheets, heading: row.chosen_heading },
    dates,
    mapping,
    missingParents: missing_parents,
    today,
    revision,
    pagedAs: readingKey(row),
    isPaged: row.paged_as === readingKey(row),
    release,
    task: taskOf(row),
  };
  const worker = new Worker(new URL("import-worker.ts", import.meta.url), {
    workerData: work,
    resourceLimits: HEAP,
  });
  return worker;
}

function taskOf({ state }: ImportRow): ImportWork["task"] {
  if (state === "undoing") return "undo";
  return state === "saving" ? "save" : "check";
}
