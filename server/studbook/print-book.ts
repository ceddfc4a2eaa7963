/** Prints a studbook in a separate thread and stores what it has drawn part by part. */
import { Worker } from "node:worker_threads";
import type { Pool } from "pg";
import { locales } from "@felistry/i18n/locale.ts";
import { nameAmongClubs } from "../accounts/queries.ts";
import { directUrlOf } from "../db/pool.ts";
import { streamDb, type Db } from "../db/transaction.ts";
import type { JobData } from "../jobs/kinds.ts";
import type { Attempt } from "../jobs/work.ts";
import type { Services } from "../services.ts";
import { ended } from "../threads/ended.ts";
import { partKey } from "./book-parts.ts";
import { addPart, failBook, finishBook, restartBook, setProgress } from "./book-statements.ts";
import type { BookOrder, Printed } from "./book-worker.ts";
import { countStudbook } from "./public.ts";

export async function printBook(
  { files, config }: Pick<Services, "files" | "config">,
  { bookId: id }: JobData["print-studbook"],
  attempt: Attempt,
  pool: Pool,
): Promise<void> {
  const db = streamDb(pool);
  const [book] = await restartBook(db, { id });
  if (!book) return;
  const kept = { id, attempt: book.attempt };
  try {
    await countStudbook(pool, attempt.signal);
    const order: BookOrder = {
      connectionString: directUrlOf(pool),
      year: book.year,
      breedId: book.breed_id,
      clubId: book.club_id,
      language: book.language,
      siteName: await namesOf(db, book.club_id, config),
    };
    await printInThread(order, attempt.signal, async (told) => keep(db, files, kept, told));
  } catch (error) {
    // A process that ends leaves the book to the next one.
    if (!attempt.signal.aborted) await failBook(db, { ...kept, reason: String(error) });
    throw error;
  }
}

/** Whose book it is. */
async function namesOf(db: Db, clubId: number | null, { siteName }: Services["config"]) {
  const names = { ...siteName };
  if (clubId !== null)
    for (const locale of locales)
      names[locale] = (await nameAmongClubs(db, clubId, locale, { siteName })) ?? siteName[locale];
  return names;
}

interface Kept {
  readonly id: number;
  readonly attempt: number;
}

/** @throws if the book is gone, or another process prints it */
async function keep(
  db: Db,
  files: Services["files"],
  book: Kept,
  { part, bytes, printed, pages, whole }: Printed,
): Promise<void> {
  if (bytes) {
    if ((await addPart(db, { ...book, part })).length === 0) throw new Error("the book is gone");
    await files.put(partKey(book.id, book.attempt, part), bytes);
  }
  if (whole === null) await setProgress(db, { ...book, printed, pages });
  else await finishBook(db, { ...book, printed, pages, bytes: whole });
}

/** The thread goes on when what it has told is kept, so that it is never ahead of the store. */
async function printInThread(
  order: BookOrder,
  signal: AbortSignal,
  keepIt: (told: Printed) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  let failure: unknown;
  const worker = new Worker(new URL("book-worker.ts", import.meta.url), { workerData: order });
  worker.on("message", (told: Printed) =>
    keepIt(told).then(
      () => worker.postMessage("kept", []),
      (error: unknown) => {
        failure = error;
        failed.abort();
      },
    ),
  );
  await ended(worker, AbortSignal.any([signal, failed.signal]));
  if (failure) throw failure;
}
