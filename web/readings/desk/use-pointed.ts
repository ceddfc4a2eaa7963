/** The place on the paper of what is pointed at, or focused outside of the fields, until another field is taken in hand. */
import { type RefObject, useEffect, useState } from "react";
import type { Place } from "@felistry/domain/readings/place.ts";
import type { Marked } from "../../ui/scan/scan-mark.ts";
import type { FieldRef } from "./sheet.ts";

export function usePointed(form: RefObject<HTMLFormElement | null>, hand: FieldRef): Marked | null {
  const of = `${hand.at} ${hand.name}`;
  const [pointed, setPointed] = useState<{ marked: Marked; of: string; key: string } | null>(null);
  useEffect(() => {
    const element = form.current;
    const point = (event: Event) => {
      // A list scrolled by keyboard moves under a resting pointer.
      if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
      const target = event.target instanceof Element ? event.target : null;
      const marking = target?.closest<HTMLElement>("[data-place]");
      const { place, label = "" } = marking?.dataset ?? {};
      setPointed((now) => {
        if (place === undefined) return null;
        if (now?.key === place && now.of === of) return now;
        return { marked: { place: JSON.parse(place) as Place, label }, of, key: place };
      });
    };
    for (const type of ["pointermove", "focusin"]) element?.addEventListener(type, point);
    return () => {
      for (const type of ["pointermove", "focusin"]) element?.removeEventListener(type, point);
    };
  }, [form, of]);
  return pointed?.of === of ? pointed.marked : null;
}
