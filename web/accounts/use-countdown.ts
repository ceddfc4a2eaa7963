import { useEffect, useState } from "react";

/** Whole seconds that are left of `seconds`, from the first paint or the last `restart` on. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [left, setLeft] = useState(seconds);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    // By the clock: a page in the background has its timers slowed down.
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 200);
    return () => clearInterval(timer);
  }, [seconds, round]);
  return {
    left,
    restart() {
      setLeft(seconds);
      setRound((number) => number + 1);
    },
  };
}
