/** Runs one reading in a process of its own, which ends with it. */
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
 * @throws {Refusal} the scan's fault, scan_unreadable where it ended the process, or scan_too_heavy where a limit was met
 * @throws {Error} where the process failed by itself
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
    // Whatever ends a reader is no pedigree; whether it is a fault of ours too, the log can tell.
    if (!(error instanceof ProcessEnded)) throw error;
    onFault(error);
    throw new Refusal("scan_unreadable");
  } finally {
    await endProcess(child);
  }
}
