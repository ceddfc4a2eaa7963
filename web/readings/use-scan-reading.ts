/** Has an application's scan read, with progress. */
import { useEffect, useRef, useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { usePageTools } from "../page-tools.ts";
import type { ReadingStage } from "./reading-stage-line.ts";
import { failureText } from "../ui/fault-report.ts";

export type StoredReading = Answer<"GET /pedigrees/{id}/reading">["data"];

export type ScanReadingState =
  | { readonly kind: "none"; readonly failure: string | null }
  | { readonly kind: "reading"; readonly stage: ReadingStage }
  | { readonly kind: "read"; readonly reading: StoredReading };

const ASK_MS = 700;

export function useScanReading(pedigreeId: number) {
  const { call } = usePageTools();
  const [state, setState] = useState<ScanReadingState>({ kind: "none", failure: null });
  const asking = useRef<ReturnType<typeof setInterval>>(undefined);
  // The dialog may be closed while the scan is being read.
  useEffect(() => () => clearInterval(asking.current), []);
  const start = async () => {
    const readingId = crypto.randomUUID();
    setState({ kind: "reading", stage: null });
    const ask = async () => {
      // Another server process may not know this reading: the bar then only shows that it continues.
      const answer = await call("GET /readings/{id}/progress", { params: { id: readingId } }).catch(
        () => null,
      );
      const stage = answer?.data;
      if (stage) setState((now) => (now.kind === "reading" ? { kind: "reading", stage } : now));
    };
    asking.current = setInterval(() => void ask(), ASK_MS);
    try {
      const { data } = await call("GET /pedigrees/{id}/reading", {
        params: { id: pedigreeId },
        query: { readingId },
      });
      setState({ kind: "read", reading: data });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setState({ kind: "none", failure: failureText(error, wordsOf(error)) });
    } finally {
      clearInterval(asking.current);
    }
  };
  return { state, start: () => void start() };
}

/** A full queue, or a missing recogniser, is not a fault: the server explains it. */
function wordsOf({ status, body }: ApiFailure): string | null {
  return status === 503 ? body.message : null;
}
