import { useEffect, useState } from "react";

/** Whole seconds that are left of `seconds`, from the first paint or the last `restart` on. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [end, setEnd] = useState(() => endIn(seconds));
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // By the clock: a page in the background has its timers slowed down.
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
