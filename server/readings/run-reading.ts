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

/**
 * @throws {Refusal} the scan's fault, scan_unreadable if it ended the process, or scan_too_heavy if a limit was reached
 * @throws {Error} if the process itself failed
 */
export async function runReading(
  task: ReadingTask,
  limits: ProcessLimits,
  onStage: (stage: ReadingStage) => void,
  onFault: (error: Error) => void,
  onStart: (child: ChildProcess) => void = () => {},
): Promise<ScanReading> {
  const child = startProcess(PROGRAM);
  onStart(child);
  try {
    return await askProcess<ReadingNews, ScanReading>(child, task, limits, (news, settle) => {
      if (news.kind === "stage") {
        const { page, pages, part } = news;
        onStage({ page, pages, part });
      } else if (news.kind === "done") settle.resolve(news.reading);
      else if (news.kind === "fault") settle.reject(new Refusal(news.code as ReadingFaultCode));
      else settle.reject(new Error(`reading a scan failed: ${news.text}`));
    });
  } catch (error) {
    if (error instanceof TooHeavy) throw new Refusal("scan_too_heavy");
    // A file that ends a reader is not a pedigree; the log shows whether it is also our fault.
    if (!(error instanceof ProcessEnded)) throw error;
    onFault(error);
    throw new Refusal("scan_unreadable");
  } finally {
    await endProcess(child);
  }
}
