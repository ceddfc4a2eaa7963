import { parentPort, workerData } from "node:worker_threads";
import { runRegistry } from "./inbreeding.ts";

const run = runRegistry(workerData as number);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
parentPort!.postMessage(run);
