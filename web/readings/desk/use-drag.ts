/** Drags print or an ancestor by the pointer onto what has `data-drop`; a press without a move is a choice. */
import { type PointerEvent as Press, useEffect, useRef, useState } from "react";
import type { PaperLine } from "@felistry/domain/readings/paper-lines.ts";

export type Dragged =
  | { readonly kind: "line"; readonly line: PaperLine }
  | { readonly kind: "place"; readonly at: number; readonly text: string };

export interface Drag {
  readonly what: Dragged;
  readonly x: number;
  readonly y: number;
  /** The `data-drop` under the pointer. */
  readonly over: string | null;
}

/** @param choose after a press without a move, where no click says so */
export type StartDrag = (event: Press, what: Dragged, choose?: () => void) => void;

/** A trembling hand does not drag. */
const LEAST_MOVE = 6;

export function useDrag(drop: (what: Dragged, onto: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  const start: StartDrag = ({ clientX, clientY, button }, what, choose) => {
    if (button !== 0) return;
    end.current();
    const listening = new AbortController();
    const { signal } = listening;
    let moving = false;
    end.current = () => {
      listening.abort();
      setDrag(null);
    };
    addEventListener(
      "pointermove",
      ({ clientX: x, clientY: y }) => {
        moving ||= Math.hypot(x - clientX, y - clientY) >= LEAST_MOVE;
        if (moving) setDrag({ what, x, y, over: dropAt(x, y) });
      },
      { signal },
    );
    addEventListener(
      "pointerup",
      ({ clientX: x, clientY: y }) => {
        const onto = dropAt(x, y);
        end.current();
        if (!moving) choose?.();
        else if (onto !== null) drop(what, onto);
      },
      { signal },
    );
    // A finger that scrolls does not drag.
    addEventListener("pointercancel", () => end.current(), { signal });
  };
  return { drag, start };
}

const dropAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
