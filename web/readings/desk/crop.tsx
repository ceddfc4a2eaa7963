import type { Region } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./card.module.css";
import type { PaperPage } from "./paper.ts";

interface CropProps {
  readonly pages: readonly PaperPage[];
  readonly region: Region | null;
  /** The field, in words. */
  readonly label: string;
}

/** Some paper around the print, in shares of the page: on a telephone a wider part is no larger than the paper itself. */
const LEAST_WIDTH = 0.14;
const AROUND_WIDTH = 0.015;
/** In heights of the print; of several lines, as much as around one. */
const LINES_AROUND = 1.4;
const MOST_AROUND = 0.018;
/** The frame stands off the letters. */
const OFF_LETTERS = 0.15;

/** The print of a field, enlarged. */
export function Crop({ pages, region, label }: CropProps) {
  const page = region && pages[region.page];
  if (!region || !page) return <p className={styles["noCrop"]}>{m.reading_no_place()}</p>;
  const { width, height, src } = page;
  const off = region.h * height * OFF_LETTERS;
  const mark = {
    x: region.x * width - off,
    y: region.y * height - off,
    width: region.w * width + 2 * off,
    height: region.h * height + 2 * off,
  };
  const shown = Math.max(region.w + 2 * AROUND_WIDTH, LEAST_WIDTH) * width;
  const left = Math.max(0, Math.min(mark.x + mark.width / 2 - shown / 2, width - shown));
  const margin = Math.min(mark.height * LINES_AROUND, height * MOST_AROUND);
  const view = [left, mark.y - margin, shown, mark.height + 2 * margin];
  return (
    <svg
      className={styles["crop"]}
      viewBox={view.join(" ")}
      role="img"
      aria-label={m.reading_crop({ field: label })}
    >
      <image href={src} width={width} height={height} />
      <rect className={styles["cropMark"]} {...mark} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
