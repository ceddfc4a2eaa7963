/** The thread that draws sheets: each takes some tenths of a second, which calls must not wait for. */
import { parentPort } from "node:worker_threads";
import type { SheetContent } from "./sheet/content.ts";
import { drawSheet } from "./sheet/draw-sheet.ts";

export interface SheetRequest {
  readonly id: number;
  readonly content: SheetContent;
}

export type SheetAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: string };

parentPort!.on("message", async ({ id, content }: SheetRequest) => {
  const answer: SheetAnswer = await drawSheet(content).then(
    (bytes) => ({ id, bytes }),
    (error: Error) => ({ id, failure: String(error.stack) }),
  );
  parentPort!.postMessage(answer, []);
});
