/** Sends what waits, one after the other: what is refused is told and not sent again, and holds up nothing behind it. */
import { ApiFailure } from "@felistry/contract/client.ts";
import { isStillToSend } from "../ui/form/draft/draft-store.ts";

interface Queue<Action> {
  readonly actions: () => readonly Action[];
  readonly shift: () => void;
}

/** Throws the first refusal once all have been sent; a server that is ill ends it at once. */
export async function sendAllOf<Action>(
  queue: Queue<Action>,
  send: (action: Action) => Promise<unknown>,
): Promise<void> {
  let refusal: ApiFailure | null = null;
  for (let next = queue.actions()[0]; next !== undefined; next = queue.actions()[0]) {
    try {
      await send(next);
    } catch (error) {
      if (error instanceof ApiFailure && isToWait(error)) throw error;
      queue.shift();
      if (!(error instanceof ApiFailure)) throw error;
      refusal ??= error;
      continue;
    }
    queue.shift();
  }
  if (refusal) throw refusal;
}

const isToWait = (failure: ApiFailure) =>
  isStillToSend(failure) || failure.status === TOO_MANY_CALLS;

const TOO_MANY_CALLS = 429;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** How long to wait after so many failures in a row before what waits is sent again. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** A server that is ill tells nobody when it is well again, as a network does. */
export const isToRetry = (error: unknown): boolean =>
  error instanceof ApiFailure && isToWait(error) && error.status !== NOT_LOGGED_IN;

const NOT_LOGGED_IN = 401;
