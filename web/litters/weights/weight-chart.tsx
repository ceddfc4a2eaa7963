import { chartOf } from "@felistry/domain/litters/weights.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { LitterWeights } from "./litter-weights.ts";
import styles from "./weights.module.css";

const BOX = { width: 360, height: 200 };
const LEFT = 44;
const EDGE = 14;
const BELOW = 24;
/** Lines are told apart without colour: each has its number at its end. */
const TONES = 5;

/** A line for each kitten over its age in days. */
export function WeightChart({ weights: { born, kittens } }: { weights: LitterWeights }) {
  const { lines, marks, lastAge } = chartOf(
    kittens.map(({ weights }) => weights),
    born,
    BOX,
  );
  const size = `${-LEFT} ${-EDGE} ${BOX.width + LEFT + 2 * EDGE} ${BOX.height + EDGE + BELOW}`;
  return (
    <figure className={styles["chart"]}>
      <svg viewBox={size} role="img" aria-label={m.weights_chart({ count: kittens.length })}>
        {marks.map(({ grams, y }) => (
          <g key={grams}>
            <line x1={0} x2={BOX.width} y1={y} y2={y} className={styles["mark"]} />
            <text x={-6} y={y + 4} textAnchor="end">
              {grams}
            </text>
          </g>
        ))}
        <text x={0} y={BOX.height + 18}>
          {m.weights_age({ days: 0 })}
        </text>
        <text x={BOX.width} y={BOX.height + 18} textAnchor="end">
          {m.weights_age({ days: lastAge })}
        </text>
        {lines.map(({ points }, at) => (
          <g key={at} data-tone={at % TONES}>
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
            {points.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r={2.5} />
            ))}
            {points.length > 0 && (
              <text x={points.at(-1)!.x + 5} y={points.at(-1)!.y + 4}>
                {at + 1}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        <ol className={styles["legend"]}>
          {kittens.map(({ place, cat_name, weights }, at) => (
            <li key={place} data-tone={at % TONES}>
              {at + 1}. <span lang="zxx">{cat_name}</span>
              {weights.length > 0 && ` · ${m.weights_grams({ grams: weights.at(-1)!.grams })}`}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
