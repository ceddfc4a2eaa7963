/** Runs one reading in a separate process, which ends with it. */
import type { ChildProcess } from "node:child_process";
import { Refusal } from "../http/refusal.ts";
import {
  askProcess,
  endProcess,
  ProcessEnded,
  type ProcessLimits,
  startProcess,
  TooHeavy,
} from "../processes/watched-process.ts";
import type { ReadingFaultCode } from "./reading-fault.ts";
import type { ReadingNews, ReadingStage, ReadingTask } from "./reading-process.ts";
import type { ScanReading } from "./read-scan.ts";

const PROGRAM = new URL("reading-process.ts", import.meta.url);

interface Watching {
  /** The reading is cancelled, or somebody else's. */
  readonly signal: AbortSignal;
  readonly onStage: (stage: ReadingStage) => void;
  readonly onFault: (error: Error) => void;
  readonly onStart: (child: ChildProcess) => void;
}

/**
 * @throws {Refusal} the scan's fault, scan_unreadable if it ended the process, or scan_too_heavy if a limit was reached
 * @throws {Error} if the process itself failed or the signal has ended it
 */
export async function runReading(
  task: ReadingTask,
  { seconds, megabytes }: ProcessLimits,
  { signal, onStage, onFault, onStart }: Watching,
): Promise<ScanReading> {
  signal.throwIfAborted();
  const child = startProcess(PROGRAM);
  onStart(child);
  const end = () => void child.kill("SIGKILL");
  signal.addEventListener("abort", end);
  try {
    return await askProcess<ReadingNews, ScanReading>(
      child,
      { ...task, megabytes },
      { seconds, megabytes },
      (news, settle) => {
        if (news.kind === "stage") onStage(news.stage);
        else if (news.kind === "done") settle.resolve(news.reading);
        else if (news.kind === "fault") settle.reject(new Refusal(news.code as ReadingFaultCode));
        else settle.reject(new Error(`reading a scan failed: ${news.text}`));
      },
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TooHeavy) throw new Refusal("scan_too_heavy");
    // A file that ends a reader is not a pedigree; the log shows whether it is also our fault.
    if (!(error instanceof ProcessEnded)) throw error;
    onFault(error);
    throw new Refusal("scan_unreadable");
  } finally {
    signal.removeEventListener("abort", end);
    await endProcess(child);
  }
}
