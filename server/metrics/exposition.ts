/** The text format in which Prometheus reads metrics (exposition format 0.0.4). */

export interface Metric {
  readonly name: string;
  readonly type: "counter" | "gauge";
  readonly help: string;
  /** An unknown one is omitted. */
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number | null;
}

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

export function exposition(metrics: readonly Metric[]): string {
  return metrics.flatMap(linesOf).join("");
}

function linesOf({ name, type, help, samples }: Metric): string[] {
  const known = samples.filter(({ value }) => value !== null);
  if (known.length === 0) return [];
  return [
    `# HELP ${name} ${help}\n`,
    `# TYPE ${name} ${type}\n`,
    ...known.map(({ labels, value }) => `${name}${labelText(labels)} ${value}\n`),
  ];
}

function labelText(labels: Sample["labels"]): string {
  const parts = Object.entries(labels ?? {}).map(
    ([name, value]) => `${name}="${value.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`,
  );
  return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}
