/** Follows a reading to its end, wherever it was begun. */
import { useEffect, useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import type { ReadingState } from "@felistry/contract/readings.ts";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";

export type FoundReading = Answer<"GET /readings/{id}">;

export type ReadingPhase =
  | { readonly kind: "none"; readonly failure: string | null }
  | { readonly kind: "reading"; readonly state: ReadingState }
  | { readonly kind: "read"; readonly id: string; readonly found: FoundReading };

const ASK_MS = 700;
const NOTHING: ReadingPhase = { kind: "none", failure: null };

/** @param begun one that the server knows already */
export function useReading(begun: ReadingState | null) {
  const { call } = usePageTools();
  const [phase, setPhase] = useState<ReadingPhase>(
    begun ? { kind: "reading", state: begun } : NOTHING,
  );
  const id = phase.kind === "reading" ? phase.state.id : null;
  useEffect(() => {
    if (id === null) return;
    const left = new AbortController();
    void follow(call, id, left.signal, setPhase);
    return () => left.abort();
  }, [call, id]);
  return {
    phase,
    /** From now on this one is followed. */
    follow: (state: ReadingState) => setPhase({ kind: "reading", state }),
    fail: (failure: string) => setPhase({ kind: "none", failure }),
    /** Cancels a reading, and deletes what was read. */
    forget: () => {
      const known = phase.kind === "read" ? phase.id : id;
      if (known !== null) void forgetReading(call, known);
      setPhase(NOTHING);
    },
  };
}

async function follow(
  call: ApiCaller,
  id: string,
  left: AbortSignal,
  tell: (phase: ReadingPhase) => void,
): Promise<void> {
  const params = { id };
  for (;;) {
    // While the server is away the reading goes on.
    const asked = await call("GET /readings/{id}/progress", { params }).catch(() => null);
    if (left.aborted) return;
    const state = asked?.data;
    if (asked && !state) return tell(NOTHING);
    if (state && (state.step === "done" || state.step === "failed")) break;
    if (state) tell({ kind: "reading", state });
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    if (left.aborted) return;
  }
  try {
    const found = await call("GET /readings/{id}", { params });
    if (!left.aborted) tell({ kind: "read", id, found });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (left.aborted) return;
    tell({ kind: "none", failure: failureText(error) });
    void forgetReading(call, id);
  }
}

/** Within a day the server forgets it anyway. */
export async function forgetReading(call: ApiCaller, id: string): Promise<void> {
  await call("DELETE /readings/{id}", { params: { id } }).catch(() => {});
}
