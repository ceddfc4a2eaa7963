import * as m from "@felistry/i18n/compiled/messages.js";
import { ScanPhoto } from "../documents/scan-photo.tsx";
import { Button } from "../ui/button.tsx";
import { MarkedScan } from "../ui/scan/marked-scan.tsx";
import { Row } from "../ui/page.tsx";
import type { Marked } from "../ui/scan/scan-mark.ts";
import styles from "./desk.module.css";
import type { ScanView } from "./use-scan-view.ts";

interface ScanViewerProps {
  readonly path: string;
  readonly alt: string;
  readonly view: ScanView;
  readonly marked: Marked | null;
}

/** A scan that can be enlarged, rotated and scrolled. */
export function ScanViewer({ path, alt, view, marked }: ScanViewerProps) {
  const { percent, degrees, isLargest, isSmallest, larger, smaller, rotate, fit } = view;
  const text = marked ? m.desk_scan_marked({ scan: alt, field: marked.label }) : alt;
  return (
    <section className={styles["viewer"]} aria-label={m.desk_scan_tools()}>
      <Row>
        <Button look="second" small onClick={larger} disabled={isLargest}>
          {m.desk_zoom_in()}
        </Button>
        <Button look="second" small onClick={smaller} disabled={isSmallest}>
          {m.desk_zoom_out()}
        </Button>
        <Button look="second" small onClick={rotate}>
          {m.desk_rotate()}
        </Button>
        <Button look="quiet" small onClick={fit}>
          {m.desk_fit()}
        </Button>
        <output className="soft">{m.desk_scan_view({ percent })}</output>
      </Row>
      <section
        className={styles["pane"]}
        data-scan-pane=""
        data-size={percent}
        data-turn={degrees}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too
        tabIndex={0}
        aria-label={alt}
      >
        <MarkedScan marked={marked} view={`${percent} ${degrees}`}>
          <ScanPhoto path={path} alt={text} />
        </MarkedScan>
      </section>
      <p className={`soft ${styles["keys"]}`}>{m.desk_scan_keys()}</p>
    </section>
  );
}
