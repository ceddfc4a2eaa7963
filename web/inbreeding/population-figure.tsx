import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools, type PageTools } from "../page-tools.ts";
import { Empty } from "../ui/page.tsx";
import { oneDigit, percent } from "../ui/shares.ts";
import { closenessWords } from "../pedigree/closeness-words.ts";
import styles from "./population-figure.module.css";

export type Population = Answer<"GET /breeds/{id}/inbreeding">["data"];

/** Inbreeding of a breed or a cattery: figures, distribution and trend, each drawing with its table. */
export function PopulationFigure({ population }: { population: Population }) {
  const { locale } = usePageTools();
  const { cats, withParents, mean, highest, knownGenerations } = population;
  if (cats === 0) return <Empty>{m.population_empty()}</Empty>;
  return (
    <div className={styles["population"]}>
      <dl className={styles["keys"]}>
        <Key
          name={m.population_mean()}
          value={percent(mean, locale)}
          words={closenessWords(mean)}
        />
        <Key
          name={m.population_highest()}
          value={percent(highest, locale)}
          words={closenessWords(highest)}
        />
        <Key
          name={m.population_with_parents()}
          value={percent(withParents / cats, locale)}
          words={m.population_cats({ count: cats })}
        />
        <Key
          name={m.inbreeding_known()}
          value={oneDigit(knownGenerations, locale)}
          words={m.inbreeding_known_words({ count: oneDigit(knownGenerations, locale) })}
        />
      </dl>
      <p className={styles["hint"]}>{m.inbreeding_known_hint()}</p>
      <Distribution population={population} />
      {population.trend.length > 0 && <Trend population={population} />}
    </div>
  );
}

function Key({ name, value, words }: { name: string; value: string; words: string }) {
  return (
    <div className={styles["key"]}>
      <dt>{name}</dt>
      <dd className={styles["value"]}>{value}</dd>
      <dd>{words}</dd>
    </div>
  );
}

const WIDTH = 560;
const HEIGHT = 180;

function rangeOf(
  { above, upTo }: Population["distribution"][number],
  locale: PageTools["locale"],
): string {
  if (above === null) return m.population_class_zero();
  return m.population_class_range({
    above: percent(above, locale),
    upTo: percent(upTo, locale),
  });
}

function Distribution({ population: { distribution, cats } }: { population: Population }) {
  const { locale } = usePageTools();
  return (
    <section className={styles["plot"]}>
      <h2>{m.population_distribution()}</h2>
      <Columns distribution={distribution} />
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{m.population_class()}</th>
            <th scope="col">{m.population_count()}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {distribution.map((one) => (
            <tr key={one.upTo}>
              <th scope="row">{rangeOf(one, locale)}</th>
              <td>{one.cats}</td>
              <td>{percent(one.cats / cats, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Columns({ distribution }: Pick<Population, "distribution">) {
  const { locale } = usePageTools();
  const most = Math.max(...distribution.map((one) => one.cats), 1);
  const step = WIDTH / distribution.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 21}`} aria-hidden="true" className={styles["drawing"]}>
      <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className={styles["axis"]} />
      {distribution.map(({ upTo, cats: count }, at) => {
        const height = (count / most) * (HEIGHT - 24);
        return (
          <g key={upTo}>
            <rect
              x={at * step + 6}
              y={HEIGHT - 1 - height}
              width={step - 12}
              height={height}
              className={styles["column"]}
            />
            <text
              x={at * step + step / 2}
              y={HEIGHT - 6 - height}
              textAnchor="middle"
              className={styles["label"]}
            >
              {count}
            </text>
            <text
              x={at * step + step / 2}
              y={HEIGHT + 17}
              textAnchor="middle"
              className={styles["label"]}
            >
              {upTo > 0 && <tspan className={styles["most"]}>≤ </tspan>}
              {percent(upTo, locale)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Trend({ population: { trend } }: { population: Population }) {
  const { locale } = usePageTools();
  const highest = Math.max(...trend.map(({ mean }) => mean), 0.01);
  const first = trend[0]!.year;
  const years = Math.max(trend.at(-1)!.year - first, 1);
  const points = trend.map(({ year, mean }) => ({
    year,
    x: 12 + ((year - first) / years) * (WIDTH - 24),
    y: HEIGHT - 24 - (mean / highest) * (HEIGHT - 44),
  }));
  return (
    <section className={styles["plot"]}>
      <h2>{m.population_trend()}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles["drawing"]}>
        <line x1="0" x2={WIDTH} y1={HEIGHT - 24} y2={HEIGHT - 24} className={styles["axis"]} />
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
          className={styles["line"]}
        />
        {points.map(({ year, x, y }) => (
          <circle key={year} cx={x} cy={y} r="4" className={styles["point"]} />
        ))}
        <text x="0" y={HEIGHT - 4} className={styles["label"]}>
          {first}
        </text>
        {trend.length > 1 && (
          <text x={WIDTH} y={HEIGHT - 4} textAnchor="end" className={styles["label"]}>
            {trend.at(-1)!.year}
          </text>
        )}
        <text x="0" y="15" className={styles["label"]}>
          {percent(highest, locale)}
        </text>
      </svg>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may have to be scrolled */}
      <section className={styles["scroll"]} aria-label={m.population_trend()} tabIndex={0}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">{m.population_year()}</th>
              <th scope="col">{m.population_count()}</th>
              <th scope="col">{m.population_mean()}</th>
              <th scope="col">{m.population_known()}</th>
            </tr>
          </thead>
          <tbody>
            {trend.toReversed().map(({ year, cats, mean, knownGenerations }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{cats}</td>
                <td>{percent(mean, locale)}</td>
                <td>{oneDigit(knownGenerations, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
