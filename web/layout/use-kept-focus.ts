import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/**
 * The link that led to another page is gone with the old one, mostly, and the focus with it: it goes to where the new
 * page's content begins, instead of back to the top of the document.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
