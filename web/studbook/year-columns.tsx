import { usePageTools } from "../page-tools.ts";
import { wholeNumber } from "../ui/shares.ts";
import styles from "./studbook.module.css";

const WIDTH = 640;
const HEIGHT = 170;
const ROOM_ABOVE = 22;
const BELOW = 22;
/** With more columns their labels would touch: then the first and the last year are named, and the highest number. */
const MOST_LABELLED = 10;

export interface YearValue {
  readonly year: number;
  readonly value: number;
}

/** A column for each year, the oldest first; the table beside it says the same. */
export function YearColumns({ values }: { values: readonly YearValue[] }) {
  const { locale } = usePageTools();
  const most = Math.max(...values.map(({ value }) => value), 1);
  const step = WIDTH / Math.max(values.length, 4);
  const isLabelled = (at: number) =>
    values.length <= MOST_LABELLED || at === 0 || at === values.length - 1;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + BELOW}`}
      aria-hidden="true"
      className={styles["drawing"]}
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={styles["axis"]} />
      {values.map(({ year, value }, at) => {
        const height = (value / most) * (HEIGHT - ROOM_ABOVE);
        const middle = at * step + step / 2;
        const isTold = values.length <= MOST_LABELLED || value === most;
        return (
          <g key={year}>
            <rect
              x={at * step + step * 0.15}
              y={HEIGHT - height}
              width={step * 0.7}
              height={height}
              className={styles["column"]}
            />
            {isTold && (
              <text
                x={middle}
                y={HEIGHT - 6 - height}
                textAnchor="middle"
                className={styles["label"]}
              >
                {wholeNumber(value, locale)}
              </text>
            )}
            {isLabelled(at) && (
              <text x={middle} y={HEIGHT + 17} textAnchor="middle" className={styles["label"]}>
                {year}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
