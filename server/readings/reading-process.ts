/**
 * The process that reads one scan and ends: whatever a file does to it, the site goes on. It gets none of the server's
 * environment, and ends with its parent. Memory and time are watched from outside (processes/watched-process.ts); memory
 * and the parent also by a thread in here, for a parent that was killed watches nothing.
 */
import { flushCompileCache } from "node:module";
import sharp from "sharp";
import type { WorkStep } from "@felistry/domain/readings/steps.ts";
import type { Vocabulary } from "@felistry/domain/readings/recognised.ts";
import { ReadingFault } from "./reading-fault.ts";
import { watchItself } from "../processes/watch-itself.ts";
import { readScan, type ScanReading } from "./read-scan.ts";
import { openTesseract } from "./tesseract.ts";

export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly isPdf: boolean;
  readonly vocabulary: Vocabulary;
  readonly tessdata: string | undefined;
}

export interface ReadingStage {
  readonly step: WorkStep;
  readonly page: number;
  readonly pages: number;
  readonly part: number;
}

export type ReadingNews =
  | { readonly kind: "stage"; readonly stage: ReadingStage }
  | { readonly kind: "done"; readonly reading: ScanReading }
  | { readonly kind: "fault"; readonly code: string }
  | { readonly kind: "failure"; readonly text: string };

const tell = (news: ReadingNews): Promise<void> =>
  new Promise((resolve) => void process.send?.(news, () => resolve()));

async function perform({ bytes, isPdf, vocabulary, tessdata }: ReadingTask): Promise<void> {
  try {
    const tesseract = await openTesseract(tessdata);
    const reading = await readScan(bytes, isPdf, vocabulary, tesseract, (stage) => {
      void tell({ kind: "stage", stage });
    });
    // Whoever hears that it is done ends this process.
    flushCompileCache();
    await tell({ kind: "done", reading });
  } catch (error) {
    await tell(
      error instanceof ReadingFault
        ? { kind: "fault", code: error.code }
        : {
            kind: "failure",
            text: error instanceof Error ? (error.stack ?? error.message) : String(error),
          },
    );
  }
  process.exit(0);
}

sharp.concurrency(1);
sharp.cache(false);
process.once("disconnect", () => process.exit(0));
process.once("message", ({ megabytes, ...task }: ReadingTask & { megabytes: number }) => {
  watchItself(megabytes);
  void perform(task);
});
