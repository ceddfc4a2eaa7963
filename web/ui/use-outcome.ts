import { useRef, useState, type RefObject } from "react";
import { useRevalidator } from "react-router";

/**
 * What became of the last decision on a list. What was decided on is gone from it with its buttons; whoever works by
 * keyboard goes on at what is said of it.
 */
export function useOutcome(): {
  readonly said: string;
  /** Of the `output`, with `tabIndex` -1, that says it. */
  readonly output: RefObject<HTMLOutputElement | null>;
  onDone(said: string): Promise<void>;
} {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState("");
  const output = useRef<HTMLOutputElement>(null);
  return {
    said,
    output,
    async onDone(text) {
      setSaid(text);
      await revalidate();
      output.current?.focus();
    },
  };
}
