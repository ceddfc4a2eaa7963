/**
 * Stores drafts: a member's on the server, a guest's in the browser. Without a session or network, a member's draft waits in
 * the browser for the same member.
 */
import { type ApiFailure, fetchCaller } from "@felistry/contract/client.ts";
import { DRAFT_DAYS } from "@felistry/domain/accounts/draft-limits.ts";
import type { Entries } from "../conflict-values.ts";

export interface KeptDraft {
  readonly entries: Entries;
  /** ISO, UTC. */
  readonly kept_at: string;
}

export interface DraftStore {
  readonly read: () => Promise<KeptDraft | null>;
  readonly keep: (entries: Entries) => Promise<void>;
  readonly drop: () => Promise<void>;
}

const MARK = "draft ";
const DAY_MS = 86_400_000;

/** `keepalive`: a page that is being left still delivers it. Failures are no fault to report: nothing typed is lost. */
const call = fetchCaller((input, init) => fetch(input, { ...init, keepalive: true }));

export function draftStore(form: string, memberId: number | null): DraftStore {
  const own = browserStore(`${MARK}${memberId ?? "guest"} ${form}`);
  if (memberId === null) return own;
  // What was typed before logging in; whoever logs in was the last at this browser.
  const asGuest = browserStore(`${MARK}guest ${form}`);
  // One at a time, so that the newest entries are stored last.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (then: () => Promise<void>): Promise<void> => {
    const done = turn.then(then);
    turn = done;
    return done;
  };
  return {
    async read() {
      const kept = await call("GET /me/draft", { query: { form } }).then(
        ({ data }) => data,
        () => null,
      );
      const here = (await own.read()) ?? (await asGuest.read());
      return here && (!kept || here.kept_at > kept.kept_at) ? here : kept;
    },
    keep: (entries) =>
      inTurn(async () => {
        await asGuest.drop();
        await call("PUT /me/draft", { body: { form, entries } }).then(
          () => own.drop(),
          () => own.keep(entries),
        );
      }),
    drop: () =>
      inTurn(async () => {
        await own.drop();
        await asGuest.drop();
        await call("DELETE /me/draft", { query: { form } }).catch(() => {});
      }),
  };
}

/** Kept in this browser alone, for what has a place of its own on the server. */
export function draftHere(about: string, memberId: number): DraftStore {
  return browserStore(`${MARK}${memberId} ${about}`);
}

/** No session, no answer, or a server that is ill: what was to be sent is still to be sent. */
export function isStillToSend({ status }: ApiFailure): boolean {
  return status === 0 || status === NOT_LOGGED_IN || status >= SERVER_FAULT;
}

const NOT_LOGGED_IN = 401;
const SERVER_FAULT = 500;

function browserStore(key: string): DraftStore {
  return {
    // oxlint-disable-next-line require-await
    async read() {
      forgetOld();
      return parsed(stored((storage) => storage.getItem(key)));
    },
    // oxlint-disable-next-line require-await
    async keep(entries) {
      const draft: KeptDraft = { entries, kept_at: new Date().toISOString() };
      stored((storage) => storage.setItem(key, JSON.stringify(draft)));
    },
    // oxlint-disable-next-line require-await
    async drop() {
      stored((storage) => storage.removeItem(key));
    },
  };
}

/** A browser may forbid storage, or have no more room. */
function stored<Value>(ask: (storage: Storage) => Value): Value | null {
  try {
    return ask(localStorage);
  } catch {
    return null;
  }
}

function parsed(text: string | null): KeptDraft | null {
  try {
    return JSON.parse(text ?? "null") as KeptDraft | null;
  } catch {
    return null;
  }
}

function forgetOld(): void {
  const since = new Date(Date.now() - DRAFT_DAYS * DAY_MS).toISOString();
  stored((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(MARK) && !((parsed(storage.getItem(key))?.kept_at ?? "") > since))
        storage.removeItem(key);
  });
}
