/** Print that is nowhere on the sheet: chosen, it goes where the field in hand is; dragged, where it is dropped. */
import { type KeyboardEvent, useState } from "react";
import type { PaperLine } from "@felistry/domain/readings/paper-lines.ts";
import { placeOf } from "@felistry/domain/readings/place.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { markOf } from "../../ui/scan/scan-mark.ts";
import styles from "./paper.module.css";
import type { StartDrag } from "./use-drag.ts";

interface LeftOverProps {
  readonly lines: readonly PaperLine[];
  readonly onChoose: (line: PaperLine) => void;
  readonly startDrag: StartDrag;
}

export function LeftOver({ lines, onChoose, startDrag }: LeftOverProps) {
  const [at, setAt] = useState(0);
  const reached = Math.min(at, lines.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0 || event.altKey) return;
    event.preventDefault();
    const next = (reached + by + lines.length) % lines.length;
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>("button")[next]?.focus();
  };
  return (
    <section className={styles["leftOver"]} aria-label={m.reading_left_over()}>
      <h3>{m.reading_left_over_count({ count: lines.length })}</h3>
      <p className={styles["soft"]}>{m.reading_left_over_hint()}</p>
      {/* The keys are those of the buttons within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul onKeyDown={onKeyDown} data-lines="">
        {lines.map((line, i) => (
          <li key={`${line.region.page} ${line.region.x} ${line.region.y}`}>
            <button
              type="button"
              tabIndex={i === reached ? 0 : -1}
              onFocus={() => setAt(i)}
              onClick={() => onChoose(line)}
              onPointerDown={(event) => {
                if (event.pointerType === "mouse") startDrag(event, { kind: "line", line });
              }}
              {...markOf(placeOf(line.region), line.text)}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
