import { useEffect, useRef } from "react";

/** For a dialog that is rendered only while open; before `useShownDialog`, which moves the focus. */
export function useFocusBack(): void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    return () => returnFocus(opener.current as HTMLElement | null, document);
  }, []);
}

/**
 * After Escape the browser itself returns the focus to what opened the dialog, but one that is answered by a button is taken
 * out of the page unclosed, and the focus is lost. Whatever has taken it by then, such as what the answer has done, keeps it.
 */
export function returnFocus(
  opener: Pick<HTMLElement, "focus" | "isConnected"> | null,
  { activeElement, body }: Pick<Document, "activeElement" | "body">,
): void {
  const isLost = activeElement === null || activeElement === body;
  if (isLost && opener?.isConnected && opener !== body) opener.focus();
}
