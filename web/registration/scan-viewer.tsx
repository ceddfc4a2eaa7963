import { useState, type KeyboardEvent } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ScanPhoto } from "../documents/scan-photo.tsx";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/page.tsx";
import styles from "./desk.module.css";

/** Widths in per cent of the place for the scan: classes, since a style attribute is not let through. */
const SIZES = [100, 150, 200, 300, 400] as const;
const TURNS = [0, 90, 180, 270] as const;

/** A scan that can be enlarged and turned, by buttons and by keys; what does not fit is scrolled to. */
export function ScanViewer({ path, alt }: { path: string; alt: string }) {
  const [size, setSize] = useState(0);
  const [turn, setTurn] = useState(0);
  const larger = () => setSize((now) => Math.min(now + 1, SIZES.length - 1));
  const smaller = () => setSize((now) => Math.max(now - 1, 0));
  const rotate = () => setTurn((now) => (now + 1) % TURNS.length);
  const fit = () => {
    setSize(0);
    setTurn(0);
  };
  const byKey: Record<string, () => void> = {
    "+": larger,
    "=": larger,
    "-": smaller,
    r: rotate,
    к: rotate,
    "0": fit,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const work = byKey[event.key.toLowerCase()];
    if (!work) return;
    event.preventDefault();
    work();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are a second way to the buttons in it
    <section className={styles["viewer"]} aria-label={m.desk_scan_tools()} onKeyDown={onKeyDown}>
      <Row>
        <Button look="second" small onClick={larger} disabled={size === SIZES.length - 1}>
          {m.desk_zoom_in()}
        </Button>
        <Button look="second" small onClick={smaller} disabled={size === 0}>
          {m.desk_zoom_out()}
        </Button>
        <Button look="second" small onClick={rotate}>
          {m.desk_rotate()}
        </Button>
        <Button look="quiet" small onClick={fit}>
          {m.desk_fit()}
        </Button>
        <output className={styles["soft"]}>{m.desk_scan_view({ percent: SIZES[size]! })}</output>
      </Row>
      <section
        className={styles["pane"]}
        data-size={SIZES[size]}
        data-turn={TURNS[turn]}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too
        tabIndex={0}
        aria-label={alt}
      >
        <ScanPhoto path={path} alt={alt} />
      </section>
      <p className={styles["soft"]}>{m.desk_scan_keys()}</p>
    </section>
  );
}
