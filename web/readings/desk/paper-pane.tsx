/** The pages of the paper: what is in hand is marked, and what is left over is framed. */
import { type PointerEvent, useRef } from "react";
import type { PaperLine } from "@felistry/domain/readings/paper-lines.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type ScanView, useScanView } from "../../registration/use-scan-view.ts";
import { Button } from "../../ui/button.tsx";
import { MarkedScan } from "../../ui/scan/marked-scan.tsx";
import type { Marked } from "../../ui/scan/scan-mark.ts";
import styles from "./paper.module.css";
import type { PaperPage } from "./paper.ts";
import type { StartDrag } from "./use-drag.ts";

interface PaperPaneProps {
  readonly pages: readonly PaperPage[];
  readonly marked: Marked | null;
  readonly lines: readonly PaperLine[];
  readonly startDrag: StartDrag;
  readonly onChoose: (line: PaperLine) => void;
}

export function PaperPane({ pages, marked, lines, startDrag, onChoose }: PaperPaneProps) {
  const view = useScanView();
  const pan = usePan();
  return (
    <div className={styles["pane"]}>
      <ZoomTools view={view} />
      {/* Scrolled by keys too, which needs the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className={styles["scroll"]}
        data-scan-pane=""
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={m.reading_paper()}
        onKeyDown={view.onKeyDown}
        onPointerDown={pan}
      >
        {pages.map(({ width, height, src }, page) => (
          <figure key={page} className={styles["page"]} data-percent={view.percent}>
            <MarkedScan page={page} marked={marked} view={String(view.percent)}>
              <img
                src={src}
                width={width}
                height={height}
                draggable={false}
                alt={
                  marked?.place.page === page
                    ? m.reading_image_region({ page: page + 1, field: marked.label })
                    : m.reading_image({ page: page + 1 })
                }
              />
              <LineBoxes
                lines={lines.filter((line) => line.region.page === page)}
                onPress={(event, line) =>
                  startDrag(event, { kind: "line", line }, () => onChoose(line))
                }
              />
            </MarkedScan>
          </figure>
        ))}
      </section>
    </div>
  );
}

function ZoomTools({ view }: { view: ScanView }) {
  return (
    <div className={styles["tools"]}>
      <Button
        small
        look="second"
        onClick={view.larger}
        disabled={view.isLargest}
        disabledReason={m.kin_zoom_end()}
        aria-label={m.kin_zoom_in()}
      >
        +
      </Button>
      <Button
        small
        look="second"
        onClick={view.smaller}
        disabled={view.isSmallest}
        disabledReason={m.kin_zoom_end()}
        aria-label={m.kin_zoom_out()}
      >
        −
      </Button>
      <output>{m.kin_zoom({ percent: view.percent })}</output>
    </div>
  );
}

/** Print that is nowhere on the sheet yet; by keyboard it is chosen from the list. */
function LineBoxes({
  lines,
  onPress,
}: {
  lines: readonly PaperLine[];
  onPress: (event: PointerEvent, line: PaperLine) => void;
}) {
  return (
    <svg
      className={styles["lines"]}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map((line, i) => (
        <rect
          key={i}
          x={line.region.x}
          y={line.region.y}
          width={line.region.w}
          height={line.region.h}
          vectorEffect="non-scaling-stroke"
          onPointerDown={(event) => onPress(event, line)}
        >
          <title>{line.text}</title>
        </rect>
      ))}
    </svg>
  );
}

/** The mouse moves an enlarged page under its window; fingers do so by themselves. */
function usePan() {
  const last = useRef({ x: 0, y: 0 });
  return (event: PointerEvent<HTMLElement>) => {
    const pane = event.currentTarget;
    if (
      event.pointerType !== "mouse" ||
      event.button !== 0 ||
      event.target instanceof SVGRectElement
    )
      return;
    last.current = { x: event.clientX, y: event.clientY };
    const over = new AbortController();
    addEventListener(
      "pointermove",
      ({ clientX: x, clientY: y }) => {
        pane.scrollBy(last.current.x - x, last.current.y - y);
        last.current = { x, y };
      },
      { signal: over.signal },
    );
    for (const type of ["pointerup", "pointercancel"])
      addEventListener(type, () => over.abort(), { signal: over.signal });
  };
}
