/** Worker processes for pictures; they stay warm while pictures arrive. */
import type { ChildProcess } from "node:child_process";
import { endProcess, residentMegabytes, startProcess } from "../processes/watched-process.ts";

const PROGRAM = new URL("picture-process.ts", import.meta.url);
/** If a picture leaves more than this in memory, the next gets a new process. */
const KEPT_MEGABYTES = 220;
const IDLE_MS = 60_000;

interface Idle {
  readonly child: ChildProcess;
  readonly timer: NodeJS.Timeout;
}

export class WarmProcesses {
  private readonly all = new Set<ChildProcess>();
  private readonly idle: Idle[] = [];

  take(): ChildProcess {
    const warm = this.idle.pop();
    clearTimeout(warm?.timer);
    return warm?.child ?? this.start();
  }

  async giveBack(child: ChildProcess): Promise<void> {
    if ((await residentMegabytes(child.pid)) > KEPT_MEGABYTES) return endProcess(child);
    const timer = setTimeout(() => void endProcess(child), IDLE_MS);
    this.idle.push({ child, timer: timer.unref() });
  }

  running(): readonly number[] {
    return [...this.all].flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  }

  async stop(): Promise<void> {
    for (const { timer } of this.idle) clearTimeout(timer);
    await Promise.all([...this.all].map(endProcess));
  }

  private start(): ChildProcess {
    const child = startProcess(PROGRAM);
    this.all.add(child);
    child.once("exit", () => {
      this.all.delete(child);
      const place = this.idle.findIndex((one) => one.child === child);
      if (place >= 0) this.idle.splice(place, 1);
    });
    return child;
  }
}
