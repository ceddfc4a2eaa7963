import type { Worker } from "node:worker_threads";

/** Waits for the thread, and ends it with the signal. @throws what the thread has thrown */
export async function ended(worker: Worker, signal: AbortSignal): Promise<void> {
  const end = () => void worker.terminate();
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once("error", reject);
      worker.once("exit", () => resolve());
    });
  } finally {
    signal.removeEventListener("abort", end);
  }
}
