/**
 * What went wrong between browser and server (spec §8): a call without an answer, or with one that says the server
 * failed, is told to the server's log and, unless its caller says it, shown to the reader in the layout. A refusal
 * (4xx) is its caller's business.
 */
import type * as faultLog from "./fault-log.ts";
import { useSyncExternalStore } from "react";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import { error_fault } from "@felistry/i18n/compiled/messages.js";

/** Where the log cannot even be fetched, the server is away and could not be told. */
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

const saidByCaller = new WeakSet<WeakKey>();

/** For who says in own words, beside what was pressed, that a call failed: once is enough, the layout then says nothing. */
export function isSaidHere(failure: unknown): void {
  if (failure instanceof ApiFailure) saidByCaller.add(failure);
}

/** What a form says of its failed call, where the layout then says nothing: `own` words, those for any fault, or the server's. */
export function failureText(failure: ApiFailure, own: string | null = null): string {
  isSaidHere(failure);
  return own ?? (isFault(failure) ? error_fault() : failure.body.message);
}

/** The same caller, whose failures do not go unseen. */
export function reportingCaller(call: ApiCaller): ApiCaller {
  return async (key, input) => {
    try {
      return await call(key, input);
    } catch (error) {
      if (error instanceof ApiFailure && isFault(error) && !leaving) {
        const { status, body } = error;
        // After the caller's own handlers, which may say it.
        setTimeout(() => saidByCaller.has(error) || show(true));
        // The call by its declaration, without what was put into it.
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

/** Faults of our scripts: their kind and place, not their words, in which something typed might stand. */
export function reportScriptFaults(): void {
  // A page that is being left breaks its calls off.
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
