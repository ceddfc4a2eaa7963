/** Reports a fault in the browser to the server's log; loaded only when there is one. */
import type { Input } from "@felistry/contract/api.ts";

export type FaultReport = Input<"POST /logs/client">["body"];

/** Enough to diagnose one page; the server would refuse many more. */
const MOST_REPORTS = 20;

let sent = 0;

export function logFault(message: string, meta: NonNullable<FaultReport["meta"]>): void {
  if (sent++ >= MOST_REPORTS) return;
  // A failure here, also one thrown at once, would otherwise be reported in its turn.
  void send({ level: "error", message, meta: { page: location.pathname, ...meta } }).catch(
    () => {},
  );
}

/** Not through the page's caller, which would report failures here again. */
async function send(body: FaultReport): Promise<void> {
  await fetch("/api/logs/client", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : "an error that is none";
}

export function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : "";
}
