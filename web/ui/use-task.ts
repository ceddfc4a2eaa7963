import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import { failureText } from "./fault-report.ts";

export interface TaskOutcome {
  readonly text: string;
  readonly failed: boolean;
}

interface Task {
  readonly running: boolean;
  /** The last run's outcome. */
  readonly outcome: TaskOutcome | null;
  readonly start: () => void;
}

/** A button's work: one run at a time, with its outcome shown next to it. */
export function useTask(work: () => Promise<string>): Task {
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<TaskOutcome | null>(null);
  const run = async () => {
    setRunning(true);
    setOutcome(null);
    try {
      setOutcome({ text: await work(), failed: false });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setOutcome({ text: failureText(error), failed: true });
    } finally {
      setRunning(false);
    }
  };
  return { running, outcome, start: () => void (running || run()) };
}
