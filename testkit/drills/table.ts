/** What a drill wanted and what it saw. */

export interface Line {
  readonly about: string;
  readonly wanted: string;
  readonly seen: string;
  readonly well: boolean;
}

export function atMost(about: string, wantedMs: number, seenMs: number): Line {
  return { about, wanted: seconds(wantedMs), seen: seconds(seenMs), well: seenMs <= wantedMs };
}

/** @param of how many it could have been */
export function none(about: string, seen: number, of: number): Line {
  return { about, wanted: "0", seen: `${seen} of ${of}`, well: seen === 0 && of > 0 };
}

export function same(about: string, wanted: string, seen: string): Line {
  return { about, wanted, seen, well: wanted === seen };
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** In the form of Markdown, so that it can be put into a page as it was printed. */
export function tableOf(lines: readonly Line[]): string {
  const cells = [
    ["about", "wanted", "seen"],
    ...lines.map(({ about, wanted, seen, well }) => [
      about,
      wanted,
      well ? seen : `${seen} MISSED`,
    ]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => row[at]!.length)));
  const [head, ...rest] = cells.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [head, rule, ...rest].join("\n");
}
