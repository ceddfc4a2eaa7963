/** The work of a reading's job. A scan that cannot be read is not tried again; one whose process has died is. */
import { NOTHING_READ, type ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { SCAN_FOLDER } from "../pictures/picture-names.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { isDatabaseAway } from "../db/failures.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { JobData } from "../jobs/kinds.ts";
import type { Attempt } from "../jobs/work.ts";
import type { Services } from "../services.ts";
import type { FileStore } from "../storage/file-store.ts";
import type { ReadingStage } from "./reading-process.ts";
import type { FinishedReading } from "./readings.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { advanceReading, failReading, finishReading, selectReadingToRead } from "./statements.ts";

/** Those of this process, so that a cancelled one ends at once. */
const underWay = new Map<number, AbortController>();

/** What is stored of a finished reading. */
export interface StoredReading extends FinishedReading {
  readonly pedigree: ReadPedigree;
  readonly turn: FinishedReading["pages"][number]["turn"];
}

export async function readInTurn(
  services: Services,
  { readingId: id }: JobData["reading"],
  { signal }: Attempt,
): Promise<void> {
  const { background: db, log } = services;
  const [row] = await selectReadingToRead(db, { id });
  if (!row) return;
  const cancelled = new AbortController();
  underWay.set(id, cancelled);
  const progress = progressOf(db, id);
  try {
    const reading = await services.readings.read({
      bytes: row.scan ?? (await storedScan(db, services.files, row.source)),
      isPdf: row.is_pdf,
      vocabulary: await vocabularyOf(db),
      signal: AbortSignal.any([signal, cancelled.signal]),
      onStage: progress.tell,
    });
    await progress.told();
    // At a cat's desk all of it can be typed beside the paper.
    if (!reading.pedigree && !row.has_desk) refuse("scan_unreadable");
    const stored: StoredReading = {
      ...reading,
      pedigree: reading.pedigree ?? NOTHING_READ,
      turn: reading.pages[0]!.turn,
      // A document's scan is shown as it is.
      pages: row.pedigree_id === null ? reading.pages : [],
      lines: row.pedigree_id === null ? reading.lines : [],
    };
    await finishReading(db, { id, result: JSON.stringify(stored) });
  } catch (error) {
    if (cancelled.signal.aborted) return;
    if (signal.aborted || isDatabaseAway(error)) throw error;
    await progress.told();
    if (!(error instanceof Refusal)) log.error({ err: error }, "a reading broke off");
    await failReading(db, { id, code: error instanceof Refusal ? error.code : "fault" });
  } finally {
    if (underWay.get(id) === cancelled) underWay.delete(id);
  }
}

/** Of a reading of this process; another process hears of it from its job. */
export function cancelReading(id: number): void {
  underWay.get(id)?.abort();
}

const TELL_EVERY_MS = 400;

/** Each step is written, and within a step not more often than somebody looks. */
function progressOf(db: Db, id: number) {
  let last: ReadingStage | null = null;
  let at = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const isNew = ({ step, page }: ReadingStage) => step !== last?.step || page !== last.page;
  return {
    tell(stage: ReadingStage): void {
      if (!isNew(stage) && Date.now() - at < TELL_EVERY_MS) return;
      [last, at] = [stage, Date.now()];
      // A lost connection loses a word of progress, not the reading.
      writing = writing.then(() => advanceReading(db, { id, ...stage })).catch(() => {});
    },
    told: () => writing,
  };
}

const selectOriginal = statement(
  "reading_original",
  "select original_key as original from uploads where path = :path",
);

export async function storedScan(db: Db, files: FileStore, path: string): Promise<Buffer> {
  const key = await keyOfScan(db, files, path);
  return key === null ? refuse("document_not_found") : files.get(key);
}

/** The member's original has more detail than the displayed picture. */
export async function keyOfScan(db: Db, files: FileStore, path: string): Promise<string | null> {
  const [upload] = await selectOriginal(db, { path });
  const shown = `${SCAN_FOLDER}/${path.slice(path.lastIndexOf("/") + 1)}`;
  for (const key of [upload?.original ?? null, shown])
    if (key !== null && (await files.exists(key))) return key;
  return null;
}
