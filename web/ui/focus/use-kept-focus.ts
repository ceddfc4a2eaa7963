import { useEffect, useRef, type RefObject } from "react";

/**
 * What is pressed often disappears with what it changes, and the focus with it: a link with its page, a button with the
 * step it ends. The focus then moves to the start of what is shown now, instead of to the top of the document.
 * @param shown changes with what is shown
 * @returns for the element that contains it, which has `tabIndex={-1}`
 */
export function useKeptFocus<Shown extends HTMLElement>(shown: string): RefObject<Shown | null> {
  const content = useRef<Shown>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [shown]);
  return content;
}
