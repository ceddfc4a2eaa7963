/** The inner end of a thread that draws: each paper takes some tenths of a second, which calls must not wait for. */
import { parentPort } from "node:worker_threads";

export interface DrawingRequest<Content> {
  readonly id: number;
  readonly content: Content;
}

export type DrawingAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: string };

export function answerDrawings<Content>(draw: (content: Content) => Promise<Uint8Array>): void {
  parentPort!.on("message", async ({ id, content }: DrawingRequest<Content>) => {
    const answer: DrawingAnswer = await draw(content).then(
      (bytes) => ({ id, bytes }),
      (error: Error) => ({ id, failure: String(error.stack) }),
    );
    parentPort!.postMessage(answer, []);
  });
}
