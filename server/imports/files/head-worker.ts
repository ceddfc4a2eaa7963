/** The thread that reads the head of one file: it may be ended at any moment, and what it takes is bounded. */
import { parentPort, workerData } from "node:worker_threads";
import { Refusal } from "../../http/refusal.ts";
import { partSource } from "./part-source.ts";
import { type HeadSaid, readHead, type TableHead } from "./read-head.ts";

export interface HeadWanted {
  /** Of the whole file. */
  readonly bytes: number;
  readonly said: HeadSaid;
}

/** A piece of the file that is asked for, or what came of it. */
export type HeadAnswer =
  | { readonly piece: number }
  | { readonly head: TableHead }
  | { readonly refused: Pick<Refusal, "code" | "details"> }
  | { readonly failure: string };

const { bytes, said } = workerData as HeadWanted;
const port = parentPort!;
const say = (answer: HeadAnswer) => port.postMessage(answer, []);

/** The pieces come in the order in which they are asked for, one at a time. */
function pieceAt(place: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    port.once("message", (piece: Uint8Array | null) =>
      resolve(piece && Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)),
    );
    say({ piece: place });
  });
}

async function* others(): AsyncGenerator<Uint8Array> {
  for (let place = 1; ; place++) {
    const piece = await pieceAt(place);
    if (!piece) return;
    yield piece;
  }
}

try {
  const start = (await pieceAt(0))!;
  say({ head: await readHead({ start, others, stored: partSource(bytes, pieceAt) }, said) });
} catch (error) {
  if (error instanceof Refusal) say({ refused: { code: error.code, details: error.details } });
  else say({ failure: String((error as Error).stack) });
}
