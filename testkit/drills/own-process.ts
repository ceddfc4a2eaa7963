/** A program that a drill starts, and ends by its id. */
import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { atExit } from "./drill.ts";

export interface OwnProcess {
  readonly pid: number;
  isRunning(): boolean;
  /** @returns when it has ended */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface OwnOptions {
  readonly user?: { readonly uid?: number; readonly gid?: number };
  readonly env?: Readonly<Record<string, string>>;
  readonly logFile: string;
}

const ENDS_WITHIN_MS = 20_000;

export function startOwn(
  program: string,
  args: readonly string[],
  { user = {}, env = {}, logFile }: OwnOptions,
): OwnProcess {
  const log = openSync(logFile, "a");
  const child = spawn(program, args, {
    ...user,
    cwd: "/",
    env: { PATH: process.env["PATH"], LC_ALL: "C.UTF-8", ...env },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.once("error", () => {});
  return owned(child);
}

export function owned(child: ChildProcess): OwnProcess {
  const isRunning = () =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const forget = atExit(() => child.kill("SIGKILL"));
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  void exited.then(forget);
  return {
    pid: child.pid ?? 0,
    isRunning,
    async end(signal) {
      if (!isRunning()) return;
      child.kill(signal);
      const impatient = setTimeout(() => child.kill("SIGKILL"), ENDS_WITHIN_MS);
      await exited;
      clearTimeout(impatient);
    },
  };
}

/** Asks until it is so. @throws the end of the log, if it is not in time */
export async function until<T>(
  what: string,
  withinMs: number,
  ask: () => Promise<T | null | undefined | false>,
  logFile?: string,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await ask().catch(() => null);
    if (found) return found;
    if (performance.now() > deadline) {
      const log = logFile
        ? `\n${readFileSync(logFile, "utf8").split("\n").slice(-12).join("\n")}`
        : "";
      throw new Error(`not within ${withinMs / 1000} s: ${what}${log}`);
    }
    await sleep(50);
  }
}
