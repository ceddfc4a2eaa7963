/** The place on the picture that the field under the pointer, or with the focus, was read from. */
import { useEffect, useRef, useState } from "react";
import type { Region } from "@felistry/domain/recognition/recognised.ts";

export interface Marked {
  readonly region: Region;
  readonly label: string;
}

/** What an element carries that marks a place. */
export function markOf(region: Region | null, label: string): Record<`data-${string}`, string> {
  return region ? { "data-region": JSON.stringify(region), "data-label": label } : {};
}

/** Listens within `container`, so that no element needs handlers of its own to be pointed at. */
export function useMarked() {
  const container = useRef<HTMLFormElement>(null);
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    const element = container.current;
    const mark = ({ target }: Event) => {
      const marking =
        target instanceof Element ? target.closest<HTMLElement>("[data-region]") : null;
      const { region, label = "" } = marking?.dataset ?? {};
      if (region !== undefined) setMarked({ region: JSON.parse(region) as Region, label });
    };
    element?.addEventListener("pointerover", mark);
    element?.addEventListener("focusin", mark);
    return () => {
      element?.removeEventListener("pointerover", mark);
      element?.removeEventListener("focusin", mark);
    };
  }, []);
  return { marked, container };
}
