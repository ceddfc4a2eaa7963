import { useEffect, useEffectEvent, useState } from "react";
import type { ClubVerdictFound } from "./load-club-verdict.ts";

/** What the rules say of what is being filled in; null while it cannot be asked. */
export function useVerdict(
  /** Changes with what is asked; null asks nothing. */
  asked: string | null,
  load: () => Promise<ClubVerdictFound | null>,
): ClubVerdictFound | null {
  const [found, setFound] = useState<ClubVerdictFound | null>(null);
  const ask = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    const show = (verdict: ClubVerdictFound | null) => void (isCurrent && setFound(verdict));
    if (asked === null) show(null);
    else
      void ask().then(show, () => {
        show(null);
      });
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return found;
}
