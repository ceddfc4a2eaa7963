import { useEffect, useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { Found } from "@felistry/contract/search.ts";
import { usePageTools } from "../page-tools.ts";

const TYPING_PAUSE_MS = 90;

export interface FoundSoFar {
  /** Of the newest text that has been answered; null before the first answer. */
  readonly found: Found | null;
  readonly failed: boolean;
}

const NOTHING: FoundSoFar = { found: null, failed: false };

/** Asks while somebody types; the answer to an older text is not used. */
export function useFound(text: string): FoundSoFar {
  const { call } = usePageTools();
  const [answer, setAnswer] = useState(NOTHING);
  const q = text.trim();
  useEffect(() => {
    if (q === "") return;
    let current = true;
    const timer = setTimeout(async () => {
      try {
        const { data } = await call("GET /search", { query: { q } });
        if (current) setAnswer({ found: data, failed: false });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (current) setAnswer({ found: null, failed: true });
      }
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [call, q]);
  return q === "" ? NOTHING : answer;
}
