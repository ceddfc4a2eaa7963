/** Single keys for what a screen does. They name places of the keyboard, so that they work in any layout. */
import { useEffect, useRef } from "react";

export type Keys = Readonly<Record<string, () => void>>;

const TYPES_INTO = "input:not([type=checkbox]), textarea, select, dialog[open], [contenteditable]";

export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest(TYPES_INTO)) return;
      const work = current.current[event.code];
      if (!work) return;
      event.preventDefault();
      work();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
