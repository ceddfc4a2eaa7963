/** One row per figure, with its limit measured in the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The baseline: a bare server, the bare driver, or an agreed number. */
  readonly limit: number;
  /** `value / limit`; at least this if more is better, at most 1 if less is. */
  readonly ratio: number;
  readonly wanted: string;
  readonly good: boolean;
}

export function faster(
  name: string,
  value: number,
  limit: number,
  atLeast: number,
  unit = "/s",
): Figure {
  const ratio = value / limit;
  return { name, value, unit, limit, ratio, wanted: `≥ ${atLeast}`, good: ratio >= atLeast };
}

export function within(name: string, value: number, limit: number, unit: string): Figure {
  const ratio = value / limit;
  return { name, value, unit, limit, ratio, wanted: "≤ 1", good: ratio <= 1 };
}

export function printTable(figures: readonly Figure[]): void {
  const number = (value: number) =>
    value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(2);
  const rows = figures.map((f) => [
    f.name,
    `${number(f.value)} ${f.unit}`,
    `${number(f.limit)} ${f.unit}`,
    f.ratio.toFixed(2),
    f.wanted,
    f.good ? "ok" : "MISSED",
  ]);
  const head = ["what", "value", "beside", "ratio", "wanted", ""];
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]!.length)),
  );
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join("  "),
    );
}
