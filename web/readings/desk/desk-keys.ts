/** Which key does what at the desk; each is also a button. */
export type DeskKey =
  | "accept"
  | "previous"
  | "next"
  | "onwards"
  | "backwards"
  | "fieldBefore"
  | "fieldAfter"
  | "lines"
  | "undo"
  | "save";

interface Pressed {
  readonly key: string;
  /** The key's place: letters stand elsewhere on a Russian keyboard. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** @param inField whether the focus is in a field: elsewhere Enter presses what is focused */
export function deskKeyOf(
  { key, code, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
  inField: boolean,
): DeskKey | null {
  if (key === "Enter" && (ctrlKey || metaKey)) return "save";
  if (ctrlKey || metaKey) return null;
  if (key === "F8") return shiftKey ? "previous" : "next";
  if (key === "Tab" && inField && !altKey) return shiftKey ? "backwards" : "onwards";
  if (key === "PageDown" && inField) return "fieldAfter";
  if (key === "PageUp" && inField) return "fieldBefore";
  if (altKey && key === "ArrowDown") return "next";
  if (altKey && key === "ArrowUp") return "previous";
  if (altKey && code === "KeyL") return "lines";
  if (altKey && code === "KeyZ") return "undo";
  if (key === "Enter" && inField && !altKey) return shiftKey ? "previous" : "accept";
  return null;
}
