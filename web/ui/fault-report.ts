/**
 * What went wrong between browser and server (spec §8): a call without an answer, or with one that says the server
 * failed, is shown to the reader in the layout and told to the server's log. A refusal (4xx) is its caller's business.
 */
import { useSyncExternalStore } from "react";
import type { Input } from "@felistry/contract/api.ts";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";

type Report = Input<"POST /logs/client">["body"];

/** One page needs no more to say what is wrong; the server would refuse many more. */
const MOST_REPORTS = 20;

let shown = false;
let sent = 0;
let leaving = false;
const listeners = new Set<() => void>();

function show(value: boolean): void {
  shown = value;
  for (const listener of listeners) listener();
}

export function dismissFault(): void {
  show(false);
}

/** Whether the reader has to be told that something went wrong. */
export function useFault(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => false,
  );
}

/** The same caller, whose failures do not go unseen. */
export function reportingCaller(call: ApiCaller): ApiCaller {
  return async (key, input) => {
    try {
      return await call(key, input);
    } catch (error) {
      if (error instanceof ApiFailure && isFault(error) && !leaving) {
        const { status, body } = error;
        show(true);
        // The call by its declaration, without what was put into it.
        report(status === 0 ? `${key} had no answer` : `${key} answered ${status}`, {
          call: key,
          status,
          ...(body.requestId && { requestId: body.requestId }),
        });
      }
      throw error;
    }
  };
}

function isFault({ status }: ApiFailure): boolean {
  return status === 0 || status >= 500;
}

/** Faults of our scripts: their kind and place, not their words, in which something typed might stand. */
export function reportScriptFaults(): void {
  // A page that is being left breaks its calls off.
  addEventListener("pagehide", () => void (leaving = true));
  addEventListener("pageshow", () => void (leaving = false));
  addEventListener("error", ({ error, filename, lineno, colno }) =>
    report(kindOf(error), { source: `${pathOf(filename)}:${lineno}:${colno}` }),
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!(reason instanceof ApiFailure)) report(`${kindOf(reason)}, unhandled`, {});
  });
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : "an error that is none";
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : "";
}

function report(message: string, meta: NonNullable<Report["meta"]>): void {
  if (sent++ >= MOST_REPORTS) return;
  const body: Report = { level: "error", message, meta: { page: location.pathname, ...meta } };
  // Not by the caller above: what fails here is not reported in turn.
  fetch("/api/logs/client", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {});
}
