import type { ReactNode } from "react";
import type { Place } from "@felistry/domain/readings/place.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./marked-scan.module.css";
import { markOf } from "./scan-mark.ts";

interface ShowOnScanProps {
  /** Null if unknown: then there is nothing to press. */
  readonly place: Place | null;
  /** The field, in words. */
  readonly label: string;
  /** As shown. */
  readonly value: string;
  readonly children: ReactNode;
}

/** A value that was read; hovering, touching or focusing it shows its place: `useMarked` listens around it. */
export function ShowOnScan({ place, label, value, children }: ShowOnScanProps) {
  if (!place) return children;
  return (
    <button
      type="button"
      className={styles["show"]}
      aria-label={m.reading_show_on_scan({ value, field: label })}
      {...markOf(place, label)}
    >
      {children}
    </button>
  );
}
