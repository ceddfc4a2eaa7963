/**
 * Closes in order when the system or the person at the keyboard asks for the end, or after a fault that nobody has caught.
 * Node would end the process at once, with every request that is under way.
 */
import type { Logger } from "pino";

/** "Internal software error" of sysexits.h: a supervisor starts the server again. */
const FAULT_CODE = 70;
/** Longer than the drain of connections and the end of the jobs take; after a fault either may never come. */
const FAULT_WITHIN_MS = 60_000;

export function closeInOrder(close: () => Promise<void>, log: Logger): void {
  let closing = false;
  const end = (code: number) => {
    if (closing) return;
    closing = true;
    void close().finally(() => process.exit(code));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(0));

  // Its request is answered by whatever it does wait for, and no step was left half done: others need not suffer.
  process.on("unhandledRejection", (reason) =>
    log.error({ err: reason }, "a promise failed that nobody waited for"),
  );

  let isFaulty = false;
  // A callback broke off in its midst: what it left behind is unknown, and its request may never be answered.
  process.on("uncaughtException", (error) => {
    // The log itself may be what fails.
    if (isFaulty) return;
    isFaulty = true;
    log.fatal({ err: error }, "nobody caught this fault: the server ends in order");
    setTimeout(() => process.exit(FAULT_CODE), FAULT_WITHIN_MS).unref();
    end(FAULT_CODE);
  });
}
