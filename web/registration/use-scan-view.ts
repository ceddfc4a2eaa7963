/** A scan's zoom and rotation, by buttons and keys. */
import { useState, type KeyboardEvent } from "react";

/** Widths in per cent of the scan's area: classes, because the policy forbids style attributes. */
const SIZES = [100, 150, 200, 300, 400] as const;
const TURNS = [0, 90, 180, 270] as const;

export type ScanView = ReturnType<typeof useScanView>;

export function useScanView() {
  const [size, setSize] = useState(0);
  const [turn, setTurn] = useState(0);
  const larger = () => setSize((now) => Math.min(now + 1, SIZES.length - 1));
  const smaller = () => setSize((now) => Math.max(now - 1, 0));
  const rotate = () => setTurn((now) => (now + 1) % TURNS.length);
  const fit = () => {
    setSize(0);
    setTurn(0);
  };
  const byKey: Record<string, () => void> = {
    "+": larger,
    "=": larger,
    "-": smaller,
    r: rotate,
    к: rotate,
    "0": fit,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const work = byKey[event.key.toLowerCase()];
    if (!work) return;
    event.preventDefault();
    work();
  };
  return {
    percent: SIZES[size]!,
    degrees: TURNS[turn]!,
    isLargest: size === SIZES.length - 1,
    isSmallest: size === 0,
    larger,
    smaller,
    rotate,
    fit,
    onKeyDown,
  };
}
