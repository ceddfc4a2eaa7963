/**
 * What went wrong between browser and server (spec §8): a call without an answer, or with one that says the server
 * failed, is shown to the reader in the layout and told to the server's log. A refusal (4xx) is its caller's business.
 */
import type * as faultLog from "./fault-log.ts";
import { useSyncExternalStore } from "react";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";

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
