import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/**
 * The link to another page usually disappears with the old page, and the focus with it. The focus then moves to the
 * start of the new page's content, instead of to the top of the document.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const content = useRef<HTMLElement>(null);
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [address]);
  return content;
}
