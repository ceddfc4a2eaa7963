import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { ImportRepair } from "@felistry/contract/imports/repairs.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";
import { draftHere, isStillToSend } from "../ui/form/draft/draft-store.ts";
import { isToRetry, pauseAfter, sendAllOf } from "./repair-queue.ts";

export interface Repairs {
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** How many wait in this browser, since the server could not be reached. */
  readonly waiting: number;
  /** @returns whether it was kept */
  readonly send: (...repairs: readonly ImportRepair[]) => Promise<boolean>;
  readonly takeBack: () => Promise<boolean>;
}

/** What one action of the member mends. */
type Action = readonly ImportRepair[];

/** Each repair is stored at once; the screen then shows the table as it was judged anew. */
export function useRepairs(id: number): Repairs {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const queue = useQueue(id);
  /** In a row, of a server that is reached. */
  const [failures, setFailures] = useState(0);
  const during = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      setFailures(0);
      await revalidate();
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (isToRetry(error) && navigator.onLine) setFailures((before) => before + 1);
      // The others of the queue were sent.
      else if (!isStillToSend(error)) await revalidate();
      const isWaiting = isStillToSend(error) && queue.actions().length > 0;
      const text = failureText(error);
      // Without a network the number of those that wait says all.
      setFailure(isWaiting && error.status === 0 && !navigator.onLine ? null : text);
      return isWaiting;
    } finally {
      setBusy(false);
    }
  };
  const sendAll = () =>
    sendAllOf(queue, (repairs) =>
      call("PUT /imports/{id}/repairs", { params: { id }, body: { repairs: [...repairs] } }),
    );
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const flush = () => (turn.current = turn.current.then(sendAll, sendAll));
  const sendWaiting = useEffectEvent(() => {
    if (queue.actions().length > 0) void during(flush);
  });
  const { found } = queue;
  useEffect(() => {
    const again = () => sendWaiting();
    void found().then(again);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [found]);
  useEffect(() => {
    if (failures === 0) return;
    const timer = window.setTimeout(() => sendWaiting(), pauseAfter(failures));
    return () => window.clearTimeout(timer);
  }, [failures]);
  return {
    isBusy,
    failure,
    waiting: isBusy ? 0 : queue.count,
    send: (...repairs) => {
      queue.push(repairs);
      return during(flush);
    },
    takeBack: () => during(() => call("DELETE /imports/{id}/repairs", { params: { id } })),
  };
}

/** In the browser as well, under the member's number: a lost session or a closed page loses nothing. */
function useQueue(id: number) {
  const memberId = usePageTools().viewer!.id;
  const store = useMemo(() => draftHere(`import ${id}`, memberId), [id, memberId]);
  const actions = useRef<readonly Action[]>([]);
  const [count, setCount] = useState(0);
  const set = useCallback(
    (next: readonly Action[]) => {
      actions.current = next;
      setCount(next.flat().length);
      void (next.length > 0 ? store.keep({ actions: JSON.stringify(next) }) : store.drop());
    },
    [store],
  );
  const found = useCallback(async () => {
    const kept = (await store.read())?.entries["actions"];
    if (kept !== undefined && actions.current.length === 0) set(JSON.parse(kept) as Action[]);
  }, [set, store]);
  return {
    count,
    found,
    actions: () => actions.current,
    push: (action: Action) => set([...actions.current, action]),
    shift: () => set(actions.current.slice(1)),
  };
}
