import type { ReactNode } from "react";
import type { Marked } from "./scan-mark.ts";
import styles from "./marked-scan.module.css";

interface MarkedScanProps {
  /** Of several pages the one that this is. */
  readonly page?: number;
  readonly marked: Marked | null;
  /** How large it is shown and which way it lies: a change may have taken the mark out of sight. */
  readonly view?: string;
  /** The picture itself. */
  readonly children: ReactNode;
}

/** A page of a scan with the mark on it: whatever enlarges or turns the whole takes the mark with it. */
export function MarkedScan({ page = 0, marked, view, children }: MarkedScanProps) {
  const place = marked?.place.page === page ? marked.place : null;
  const points = place?.corners.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <div className={styles["picture"]}>
      {children}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {points && (
          <polygon
            // Drawn anew wherever it moves, so that it is brought into view each time.
            key={`${points} ${view}`}
            ref={bringIntoView}
            points={points}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  );
}

/** Scrolls what holds the pages, and nothing around it: the field in hand stays where it is. */
function bringIntoView(mark: Element | null): void {
  const pane = mark?.closest("[data-scan-pane]");
  if (!mark || !pane) return;
  const [inner, outer] = [mark.getBoundingClientRect(), pane.getBoundingClientRect()];
  pane.scrollBy({
    left: beyond(inner.left, inner.right, outer.left, outer.right),
    top: beyond(inner.top, inner.bottom, outer.top, outer.bottom),
  });
}

/** How far to scroll until it is in the middle; not at all where it is within. */
function beyond(start: number, end: number, from: number, to: number): number {
  return start >= from && end <= to ? 0 : (start + end - from - to) / 2;
}
