/** Has papers drawn in a thread of their own, one at a time; the thread goes when nobody has asked for a while. */
import { Worker } from "node:worker_threads";
import { Refusal } from "../http/refusal.ts";
import { turns } from "../turns.ts";
import type { DrawingAnswer, DrawingRequest } from "./answer-drawings.ts";

const MOST_WAITING = 50;
const WITHIN_MS = 30_000;
const IDLE_MS = 60_000;
const MEMORY_MB = 256;

export interface DrawingThread<Content> {
  draw(content: Content): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** @param module the file that the thread runs, which answers by `answerDrawings` */
export function startDrawingThread<Content>(module: URL): DrawingThread<Content> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const turn = turns(1, { most: MOST_WAITING, full: () => new Refusal("unavailable") });

  const stop = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };

  const draw = async (content: Content): Promise<Uint8Array> => {
    clearTimeout(idle);
    worker ??= newWorker(module);
    try {
      return await drawnBy(worker, { id: ++last, content });
    } catch (error) {
      // Whatever state it is in: the next paper gets a new one.
      await stop();
      throw error;
    } finally {
      idle = setTimeout(() => void stop(), IDLE_MS);
      idle.unref();
    }
  };
  return { draw: (content) => turn(() => draw(content)), stop };
}

function newWorker(module: URL): Worker {
  const worker = new Worker(module, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // A server that is told to end does not wait for it.
  worker.unref();
  return worker;
}

function drawnBy(worker: Worker, request: DrawingRequest<unknown>): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      settle();
    };
    const timer = setTimeout(
      () => done(() => reject(new Error("a paper took too long to draw"))),
      WITHIN_MS,
    );
    const onMessage = (answer: DrawingAnswer) => {
      if (answer.id !== request.id) return;
      done(() => ("bytes" in answer ? resolve(answer.bytes) : reject(new Error(answer.failure))));
    };
    const onError = (error: Error) => done(() => reject(error));
    const onExit = () => done(() => reject(new Error("the thread that draws papers has ended")));
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(request, []);
  });
}
