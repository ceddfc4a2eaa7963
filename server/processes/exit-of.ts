import type { ChildProcess } from "node:child_process";

/** How a process ended; both are null if it could not even be started. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Never fails, unlike `once(child, "exit")`, which the event "error" makes fail. */
export function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.on("error", () => child.pid ?? resolve({ code: null, signal: null }));
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
}
