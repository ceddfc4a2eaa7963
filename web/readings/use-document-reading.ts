/** Has a document's scan read for the club; one that was begun before is found again. */
import { useEffect } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";
import { useReading } from "./use-reading.ts";

export function useDocumentReading(pedigreeId: number) {
  const { call } = usePageTools();
  const { phase, follow, fail, forget } = useReading(null);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const known = await call("GET /readings", { query: { pedigreeId } }).catch(() => null);
      const newest = known?.data[0];
      if (isCurrent && newest && newest.step !== "failed") follow(newest);
    };
    void find();
    return () => void (isCurrent = false);
    // Asked once, when the dialog opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [call, pedigreeId]);
  const start = async () => {
    try {
      follow((await call("POST /pedigrees/{id}/reading", { params: { id: pedigreeId } })).data);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      fail(failureText(error, wordsOf(error)));
    }
  };
  return { phase, start: () => void start(), cancel: forget };
}

/** A full queue, or a missing recogniser, is not a fault: the server explains it. */
function wordsOf({ status, body }: ApiFailure): string | null {
  return status === 503 ? body.message : null;
}
