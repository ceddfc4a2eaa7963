import { useEffect, useState } from "react";

/** Whole seconds left of `seconds`, counted from the first paint or the last `restart`. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [end, setEnd] = useState(() => endIn(seconds));
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // By the clock, because timers of background pages are slowed down.
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 200);
    return () => clearInterval(timer);
  }, [end]);
  return {
    left,
    restart() {
      setLeft(seconds);
      setEnd(endIn(seconds));
    },
  };
}

function endIn(seconds: number): number {
  return Date.now() + seconds * 1000;
}
