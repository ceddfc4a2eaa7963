/** Runs one reading in a process of its own, and ends it when it takes too long or too much. */
import { execFile, fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Refusal } from "../http/refusal.ts";
import type { ReadingFaultCode } from "./reading-fault.ts";
import type { ReadingNews, ReadingStage, ReadingTask } from "./reading-process.ts";
import type { ScanReading } from "./read-scan.ts";

const PROGRAM = fileURLToPath(new URL("reading-process.ts", import.meta.url));
const WATCH_MS = 100;
const PAGE_BYTES = 4096;

export interface ReadingLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

/**
 * @throws {Refusal} the scan's fault, or scan_too_heavy where a limit was met
 * @throws {Error} where the process failed by itself
 */
export async function runReading(
  task: ReadingTask,
  { seconds, megabytes }: ReadingLimits,
  onStage: (stage: ReadingStage) => void,
  onStart: (child: ChildProcess) => void = () => {},
): Promise<ScanReading> {
  const child = fork(PROGRAM, [], {
    serialization: "advanced",
    execArgv: ["--disable-warning=ExperimentalWarning"],
    // Neither the database's address nor any key is a file's business.
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  onStart(child);
  let tooHeavy = false;
  const end = () => {
    tooHeavy = true;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(end, seconds * 1000);
  const watch = setInterval(() => {
    void residentMegabytes(child.pid).then((used) => used > megabytes && end());
  }, WATCH_MS);
  try {
    return await new Promise<ScanReading>((resolve, reject) => {
      child.on("message", (news: ReadingNews) => {
        if (news.kind === "stage") {
          const { page, pages, part } = news;
          onStage({ page, pages, part });
        } else if (news.kind === "done") resolve(news.reading);
        else if (news.kind === "fault") reject(new Refusal(news.code as ReadingFaultCode));
        else reject(new Error(`reading a scan failed: ${news.text}`));
      });
      child.once("error", reject);
      child.once("exit", (code, signal) =>
        reject(
          tooHeavy
            ? new Refusal("scan_too_heavy")
            : new Error(`the reading process ended with ${signal ?? code}`),
        ),
      );
      child.send(task, (error) => error && reject(error));
    });
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    await ended(child);
  }
}

/** No process is left behind, whatever became of the reading. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGKILL");
  await exit;
}

/** Memory that the process holds: from the kernel on Linux, else from `ps`; 0 where nobody can say. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
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
