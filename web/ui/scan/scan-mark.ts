/** The place on a scan from which the hovered or focused field was read. */
import { useEffect, useRef, useState } from "react";
import type { Place } from "@felistry/domain/readings/place.ts";

export interface Marked {
  readonly place: Place;
  readonly label: string;
}

/** The attributes of an element that marks a place. */
export function markOf(place: Place | null, label: string): Record<`data-${string}`, string> {
  return place ? { "data-place": JSON.stringify(place), "data-label": label } : {};
}

/** Not `pointerover`: a list scrolled by keyboard moves under a resting pointer. */
const POINTING = ["pointermove", "focusin", "click"] as const;

/** Listens on `container`, so that the elements need no handlers. */
export function useMarked<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    const element = container.current;
    let last: HTMLElement | null = null;
    const mark = (event: Event) => {
      const { target } = event;
      if (event instanceof PointerEvent && event.type === "pointermove" && isStill(event)) return;
      const marking =
        target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
      if (!marking || marking === last) return;
      last = marking;
      const { place, label = "" } = marking.dataset;
      if (place !== undefined) setMarked({ place: JSON.parse(place) as Place, label });
    };
    for (const event of POINTING) element?.addEventListener(event, mark);
    return () => {
      for (const event of POINTING) element?.removeEventListener(event, mark);
    };
  }, []);
  return { marked, container };
}

const isStill = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;
