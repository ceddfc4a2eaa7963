/**
 * Work that a file may make endless, done in a process of its own: whatever happens there, the site goes on. The process has no
 * part of the server's environment, and its time and memory are watched from outside.
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

/** The process was ended because it took too long or too much. */
export class TooHeavy extends Error {}

/** The process ended by itself before it answered. */
export class ProcessEnded extends Error {}

/** The program speaks by messages, and ends by itself when nobody is left to speak to. */
export function startProcess(program: URL): ChildProcess {
  return fork(program, [], {
    serialization: "advanced",
    execArgv: ["--disable-warning=ExperimentalWarning"],
    // Neither the database's address nor any key is a file's business.
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

interface Settle<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Gives the process a task, and hears what it says until that settles it.
 * @throws {TooHeavy} where a limit was met: the process is no more
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
      tooHeavy ? new TooHeavy() : new ProcessEnded(`the process ended with ${signal ?? code}`),
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

/** No process is left behind, whatever became of its work. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGKILL");
  await exit;
}

/** Memory that a process holds: from the kernel on Linux, else from `ps`; 0 where nobody can say. */
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
