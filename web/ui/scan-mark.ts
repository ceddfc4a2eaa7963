/** The place on a scan that the field under the pointer, or with the focus, was read from. */
import { useEffect, useRef, useState } from "react";
import type { Place } from "@felistry/domain/recognition/place.ts";

export interface Marked {
  readonly place: Place;
  readonly label: string;
}

/** What an element carries that marks a place. */
export function markOf(place: Place | null, label: string): Record<`data-${string}`, string> {
  return place ? { "data-place": JSON.stringify(place), "data-label": label } : {};
}

const POINTING = ["pointerover", "focusin", "click"] as const;

/** Listens within `container`, so that no element needs handlers of its own to be pointed at. */
export function useMarked<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    const element = container.current;
    const mark = ({ target }: Event) => {
      const marking =
        target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
      const { place, label = "" } = marking?.dataset ?? {};
      if (place !== undefined) setMarked({ place: JSON.parse(place) as Place, label });
    };
    for (const event of POINTING) element?.addEventListener(event, mark);
    return () => {
      for (const event of POINTING) element?.removeEventListener(event, mark);
    };
  }, []);
  return { marked, container };
}
