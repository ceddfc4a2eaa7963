import { pino, type Logger } from "pino";
import { openLog } from "@felistry/server/log.ts";

export const silentLog: Logger = pino({ level: "silent" });

export interface RememberedLog {
  readonly log: Logger;
  /** Errors logged since the start, oldest first, one JSON text per line. */
  readonly errors: string[];
  /** Lines of the security log. */
  readonly security: string[];
}

/** Keeps errors for a test that meets an unexpected 500, instead of printing them between the test's lines. */
export function rememberedLog(): RememberedLog {
  const errors: string[] = [];
  const security: string[] = [];
  const write = (line: string) =>
    void ("event" in (JSON.parse(line) as object) ? security : errors).push(line);
  return { errors, security, log: openLog("error", { write }) };
}
