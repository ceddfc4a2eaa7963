/**
 * Runs work that a malicious file could make endless in a separate process, so that the site goes on whatever happens.
 * The process gets none of the server's environment, and its time and memory are watched from outside.
 */
import { execFile, fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const WATCH_MS = 100;
const PAGE_BYTES = 4096;

export interface ProcessLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

/** The process was killed because it took too much time or memory. */
export class TooHeavy extends Error {}

/** The process ended before it answered. */
export class ProcessEnded extends Error {}

/**
 * The C library keeps what large pictures have taken once one of them was freed, for the next: a reader of six sheets held 590 MB,
 * and holds 360 with these.
 */
export const GIVEN_BACK = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "1" } as const;

/** The program communicates by messages, and ends when nobody is listening any more. */
export function startProcess(program: URL): ChildProcess {
  return fork(program, [], {
    serialization: "advanced",
    execArgv: ["--disable-warning=ExperimentalWarning"],
    // Processing a file needs neither the database's address nor any key.
    env: { NODE_ENV: "production", ...GIVEN_BACK, ...compiledCode() },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** Compiling itself again costs a process that ends with its work half a second of processor time. */
function compiledCode(): { NODE_COMPILE_CACHE?: string } {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

interface Settle<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Gives the process a task and passes its messages to `hear` until one settles it.
 * @throws {TooHeavy} if a limit was reached; the process has been killed
 * @throws {ProcessEnded}
 * @throws {Error} what `hear` rejects with
 */
export async function askProcess<News, Answer>(
  child: ChildProcess,
  task: object,
  { seconds, megabytes }: ProcessLimits,
  hear: (news: News, settle: Settle<Answer>) => void,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  let tooHeavy = false;
  const end = () => {
    tooHeavy = true;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(end, seconds * 1000);
  const watch = setInterval(() => {
    void residentMegabytes(child.pid).then((used) => used > megabytes && end());
  }, WATCH_MS);
  const onMessage = (news: News) => hear(news, { resolve, reject });
  const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
    reject(
      // Killed by nobody here: by its own watch, or by the kernel for want of memory.
      tooHeavy || signal === "SIGKILL"
        ? new TooHeavy()
        : new ProcessEnded(`the process ended with ${signal ?? code}`),
    );
  child.on("message", onMessage).once("error", reject).once("exit", onExit);
  child.send(task, (error) => error && reject(error));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    child.off("message", onMessage).off("error", reject).off("exit", onExit);
  }
}

/** Leaves no process behind, whatever happened to its work. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGKILL");
  await exit;
}

/** The memory of a process: from the kernel on Linux, otherwise from `ps`; 0 if unknown. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  try {
    if (process.platform === "linux") {
      const pages = (await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1];
      return (Number(pages) * PAGE_BYTES) / 1_000_000;
    }
    const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
    return (Number(stdout) * 1024) / 1_000_000;
  } catch {
    return 0;
  }
}
