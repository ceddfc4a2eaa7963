/** The text format in which Prometheus reads metrics (exposition format 0.0.4). */

export interface Metric {
  readonly name: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  /** An unknown one is omitted. */
  readonly samples: readonly Sample[];
}

export interface Sample {
  /** Of a histogram: which of its three series. */
  readonly series?: "_bucket" | "_sum" | "_count";
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number | null;
}

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Metrics of the same name, from several processes, are written as one. */
export function exposition(metrics: readonly Metric[]): string {
  const byName = Map.groupBy(metrics, ({ name }) => name);
  return [...byName.values()]
    .flatMap((same) =>
      linesOf(
        same[0]!,
        same.flatMap(({ samples }) => samples),
      ),
    )
    .join("");
}

/** The same metrics with a label more. */
export function labelled(metrics: readonly Metric[], labels: Record<string, string>): Metric[] {
  return metrics.map((metric) => ({
    ...metric,
    samples: metric.samples.map((sample) => ({
      ...sample,
      labels: { ...sample.labels, ...labels },
    })),
  }));
}

function linesOf({ name, type, help }: Metric, samples: readonly Sample[]): string[] {
  const known = samples.filter(({ value }) => value !== null);
  if (known.length === 0) return [];
  return [
    `# HELP ${name} ${help}\n`,
    `# TYPE ${name} ${type}\n`,
    ...known.map(
      ({ series = "", labels, value }) => `${name}${series}${labelText(labels)} ${value}\n`,
    ),
  ];
}

function labelText(labels: Sample["labels"]): string {
  const parts = Object.entries(labels ?? {}).map(
    ([name, value]) => `${name}="${value.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`,
  );
  return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}
