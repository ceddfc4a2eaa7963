import { useRef, useState, type RefObject } from "react";
import { useRevalidator } from "react-router";

/**
 * The outcome of the last decision in a list. The item is gone with its buttons, so keyboard users continue at the
 * message.
 */
export function useOutcome(): {
  readonly said: string;
  /** The ref of the `output` that shows it, with `tabIndex` -1. */
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
