import * as m from "@felistry/i18n/compiled/messages.js";
import type { Marked } from "./scan-mark.ts";
import styles from "./scan-desk.module.css";

interface ScanPictureProps {
  readonly pages: readonly {
    readonly width: number;
    readonly height: number;
    readonly jpeg: string;
  }[];
  readonly marked: Marked | null;
}

/** Parts of a page's width that a mark is wider than the print it is around. */
const MARGIN = 0.006;

/** The upright pages; the place that the field in hand was read from is marked. */
export function ScanPicture({ pages, marked }: ScanPictureProps) {
  return (
    <div className={styles["pages"]}>
      {pages.map(({ width, height, jpeg }, page) => {
        const region = marked?.region.page === page ? marked.region : null;
        const text = region
          ? m.reading_image_region({ page: page + 1, field: marked!.label })
          : m.reading_image({ page: page + 1 });
        return (
          <figure key={page} className={styles["page"]}>
            <img src={`data:image/jpeg;base64,${jpeg}`} alt={text} width={width} height={height} />
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              {region && (
                <rect
                  x={region.x - MARGIN}
                  y={region.y - MARGIN}
                  width={region.w + 2 * MARGIN}
                  height={region.h + 2 * MARGIN}
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </svg>
          </figure>
        );
      })}
    </div>
  );
}
