/**
 * Failures between browser and server (spec §8): a call without an answer, or with a server error, is reported to the
 * server's log and, unless its caller shows it, to the reader in the layout. A refusal (4xx) is left to the caller.
 */
import type * as faultLog from "./fault-log.ts";
import { useSyncExternalStore } from "react";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import { error_fault } from "@felistry/i18n/compiled/messages.js";

/** If the log code cannot be loaded, the server is away and could not be told anyway. */
function withLog(tell: (log: typeof faultLog) => void): void {
  import("./fault-log.ts").then(tell, () => {});
}

let shown = false;
let leaving = false;
const listeners = new Set<() => void>();

function show(value: boolean): void {
  shown = value;
  for (const listener of listeners) listener();
}

export function dismissFault(): void {
  show(false);
}

/** Whether to show the reader that something went wrong. */
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

const saidByCaller = new WeakSet<WeakKey>();

/** For callers that report a failure next to the control: the layout then shows nothing. */
export function isSaidHere(failure: unknown): void {
  if (failure instanceof ApiFailure) saidByCaller.add(failure);
}

/** A form's message about its failed call (the layout then shows nothing): `own` words, those for any fault, or the server's. */
export function failureText(failure: ApiFailure, own: string | null = null): string {
  isSaidHere(failure);
  return own ?? (isFault(failure) ? error_fault() : failure.body.message);
}

/** The same caller, with its failures reported. */
export function reportingCaller(call: ApiCaller): ApiCaller {
  return async (key, input) => {
    try {
      return await call(key, input);
    } catch (error) {
      if (error instanceof ApiFailure && isFault(error) && !leaving) {
        const { status, body } = error;
        // After the caller's handlers, which may show it.
        setTimeout(() => saidByCaller.has(error) || show(true));
        // The call's declaration, without its input.
        withLog(({ logFault }) =>
          logFault(status === 0 ? `${key} had no answer` : `${key} answered ${status}`, {
            call: key,
            status,
            ...(body.requestId && { requestId: body.requestId }),
          }),
        );
      }
      throw error;
    }
  };
}

function isFault({ status }: ApiFailure): boolean {
  return status === 0 || status >= 500;
}

/** Faults in our scripts: their kind and place, not their message, which might contain something typed. */
export function reportScriptFaults(): void {
  // Leaving a page aborts its calls.
  addEventListener("pagehide", () => void (leaving = true));
  addEventListener("pageshow", () => void (leaving = false));
  addEventListener("error", ({ error, filename, lineno, colno }) =>
    withLog(({ logFault, kindOf, pathOf }) =>
      logFault(kindOf(error), { source: `${pathOf(filename)}:${lineno}:${colno}` }),
    ),
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof ApiFailure) return;
    withLog(({ logFault, kindOf }) => logFault(`${kindOf(reason)}, unhandled`, {}));
  });
}
