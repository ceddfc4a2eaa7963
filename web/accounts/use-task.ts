import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import { error_fault } from "@felistry/i18n/compiled/messages.js";

interface Task {
  readonly running: boolean;
  /** What the last run said, done or failed. */
  readonly said: string | null;
  readonly start: () => void;
}

/** A button's work: one run at a time, whose outcome is said beside it. */
export function useTask(work: () => Promise<string>): Task {
  const [running, setRunning] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const run = async () => {
    setRunning(true);
    setSaid(null);
    try {
      setSaid(await work());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setSaid(error.status === 0 || error.status >= 500 ? error_fault() : error.body.message);
    } finally {
      setRunning(false);
    }
  };
  return { running, said, start: () => void (running || run()) };
}
