/** What is sent outside of a form and was not answered without a network: it waits, and is sent when there is one again. */
import { useEffect, useRef, useState } from "react";
import type { ApiFailure } from "@felistry/contract/client.ts";
import { whenOnline } from "./draft/waiting.tsx";

interface Waiting {
  readonly isWaiting: boolean;
  /** Whether it now waits; then `again` sends it. */
  readonly waitsAfter: (failure: ApiFailure, again: () => void) => boolean;
  readonly stop: () => void;
}

export function useWaiting(): Waiting {
  const [isWaiting, setWaiting] = useState(false);
  const unlisten = useRef(() => {});
  useEffect(() => () => unlisten.current(), []);
  return {
    isWaiting,
    waitsAfter({ status }, again) {
      if (status > 0 || navigator.onLine) return false;
      unlisten.current();
      unlisten.current = whenOnline(() => {
        setWaiting(false);
        again();
      });
      setWaiting(true);
      return true;
    },
    stop() {
      unlisten.current();
      setWaiting(false);
    },
  };
}
