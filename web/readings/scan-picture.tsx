import * as m from "@felistry/i18n/compiled/messages.js";
import { MarkedScan } from "../ui/marked-scan.tsx";
import type { Marked } from "../ui/scan-mark.ts";
import styles from "./scan-desk.module.css";

interface ScanPictureProps {
  readonly pages: readonly {
    readonly width: number;
    readonly height: number;
    readonly jpeg: string;
  }[];
  readonly marked: Marked | null;
}

/** The upright pages, with the place of the current field marked. */
export function ScanPicture({ pages, marked }: ScanPictureProps) {
  return (
    <div className={styles["pages"]} data-scan-pane="">
      {pages.map(({ width, height, jpeg }, page) => {
        const text =
          marked?.place.page === page
            ? m.reading_image_region({ page: page + 1, field: marked.label })
            : m.reading_image({ page: page + 1 });
        return (
          <figure key={page} className={styles["page"]}>
            <MarkedScan page={page} marked={marked}>
              <img
                src={`data:image/jpeg;base64,${jpeg}`}
                alt={text}
                width={width}
                height={height}
              />
            </MarkedScan>
          </figure>
        );
      })}
    </div>
  );
}
