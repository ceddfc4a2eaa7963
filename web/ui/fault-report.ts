/**
 * Failures between browser and server (spec §8): a call without an answer, or with a server error, is reported to the
 * server's log and, unless its caller shows it, to the reader in the layout. A refusal (4xx) is left to the caller.
 */
import type * as faultLog from "./fault-log.ts";
import { useSyncExternalStore } from "react";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import { error_fault, fault_number } from "@felistry/i18n/compiled/messages.js";

/** If the log code cannot be loaded, the server is away and could not be told anyway. */
function withLog(tell: (log: typeof faultLog) => void): void {
  import("./fault-log.ts").then(tell, () => {});
}

/** What the reader is told. */
let shown: string | null = null;
let leaving = false;
const listeners = new Set<() => void>();

function show(value: string | null): void {
  shown = value;
  for (const listener of listeners) listener();
}

export function dismissFault(): void {
  show(null);
}

export const shownFault = () => shown;

/** What to show the reader if something went wrong. */
export function useFault(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shownFault,
    () => null,
  );
}

const saidByCaller = new WeakSet<WeakKey>();

/** For callers that report a failure next to the control: the layout then shows nothing. */
export function isSaidHere(failure: unknown): void {
  if (failure instanceof ApiFailure) saidByCaller.add(failure);
}

let isOnScreen = false;

/** While the screen itself is about a failure, the layout is silent: of several calls of a page each has its number. */
export function setSaidOnScreen(isSaid: boolean): void {
  isOnScreen = isSaid;
  if (isSaid) dismissFault();
}

/** A form's message about its failed call (the layout then shows nothing): `own` words, those for any fault, or the server's. */
export function failureText(failure: ApiFailure, own: string | null = null): string {
  isSaidHere(failure);
  if (!isFault(failure)) return own ?? failure.body.message;
  return withNumber(own ?? error_fault(), failure);
}

/** The log has a line with it; without an answer there is none. */
function withNumber(text: string, { body }: ApiFailure): string {
  return body.requestId ? `${text} ${fault_number({ number: body.requestId })}` : text;
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
        setTimeout(
          () => saidByCaller.has(error) || isOnScreen || show(withNumber(error_fault(), error)),
        );
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
