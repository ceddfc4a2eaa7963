import type { ReactNode } from "react";
import type { Marked } from "./scan-mark.ts";
import styles from "./marked-scan.module.css";

interface MarkedScanProps {
  /** The page's number, if there are several. */
  readonly page?: number;
  readonly marked: Marked | null;
  /** Zoom and rotation: a change may have moved the mark out of sight. */
  readonly view?: string;
  /** The picture itself. */
  readonly children: ReactNode;
}

/** A scanned page with a mark on it that follows zoom and rotation. */
export function MarkedScan({ page = 0, marked, view, children }: MarkedScanProps) {
  const place = marked?.place.page === page ? marked.place : null;
  const points = place?.corners.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <div className={styles["picture"]}>
      {children}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {points && (
          <polygon
            // Recreated wherever it moves, so that it is scrolled into view each time.
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

/** Scrolls only the pages' container: the current field stays in place. */
function bringIntoView(mark: Element | null): void {
  const pane = mark?.closest("[data-scan-pane]");
  if (!mark || !pane) return;
  const [inner, outer] = [mark.getBoundingClientRect(), pane.getBoundingClientRect()];
  pane.scrollBy({
    left: beyond(inner.left, inner.right, outer.left, outer.right),
    top: beyond(inner.top, inner.bottom, outer.top, outer.bottom),
  });
}

/** How far to scroll to centre it; zero if it is already visible. */
function beyond(start: number, end: number, from: number, to: number): number {
  return start >= from && end <= to ? 0 : (start + end - from - to) / 2;
}
