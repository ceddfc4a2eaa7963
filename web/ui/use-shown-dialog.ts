import { useEffect, useRef } from "react";

/** For a dialog that is rendered only while open. */
export function useShownDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
}
