/** Shares of what was measured, and the page that tells them. */
import { SURE_FROM } from "@felistry/domain/readings/recognised.ts";
import type { Compared } from "@felistry/testkit/papers/compare.ts";
import type { SheetResult } from "./recognition.ts";

/** What is asked for of layouts that nobody who built the reader has seen. */
export const ASKED = {
  clean: 0.9,
  degraded: 0.8,
  placed: 0.95,
  sure: 0.95,
  calibrated: 0.88,
} as const;

const CALLED_CERTAIN = 0.9;

export const isClean = ({ wear }: SheetResult): boolean => wear === "clean";
const fieldsOf = (results: readonly SheetResult[]) => results.flatMap(({ compared }) => compared);
const isPrinted = ({ printed }: Compared) => printed !== null;
const isRead = ({ read }: Compared) => read !== null;

function shareOf<T>(all: readonly T[], right: (one: T) => boolean): number {
  return all.length === 0 ? Number.NaN : all.filter(right).length / all.length;
}

const rightOf = (fields: readonly Compared[]) =>
  shareOf(fields.filter(isPrinted), ({ right }) => right);
const sum = (results: readonly SheetResult[], of: (result: SheetResult) => number) =>
  results.reduce((total, result) => total + of(result), 0);

export interface Figures {
  sheets: number;
  fields: number;
  right: number;
  /** Of the printed fields, those left empty. */
  empty: number;
  placed: number;
  sure: number;
  sureCount: number;
  calibrated: number;
  calibratedCount: number;
}

export function figuresOf(results: readonly SheetResult[]): Figures {
  const fields = fieldsOf(results);
  const sure = fields.filter((one) => isRead(one) && one.confidence >= SURE_FROM);
  const certain = fields.filter((one) => isRead(one) && one.confidence >= CALLED_CERTAIN);
  return {
    sheets: results.length,
    fields: fields.filter(isPrinted).length,
    right: rightOf(fields),
    empty: shareOf(fields.filter(isPrinted), (one) => !isRead(one)),
    placed: sum(results, ({ placed }) => placed.right) / sum(results, ({ placed }) => placed.known),
    sure: shareOf(sure, ({ right }) => right),
    sureCount: sure.length,
    calibrated: shareOf(certain, ({ right }) => right),
    calibratedCount: certain.length,
  };
}

export const percent = (part: number): string =>
  Number.isNaN(part) ? "–" : `${(part * 100).toFixed(1)} %`;

/** As wide as the formatter of the documents lays it out. */
const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const lines = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, at) => Math.max(3, ...lines.map((cells) => cells[at]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  const rule = line(widths.map((width) => "-".repeat(width)));
  return [line(lines[0]!), rule, ...lines.slice(1).map(line)].join("\n");
};

const both = (results: readonly SheetResult[], of: (some: readonly SheetResult[]) => number) => [
  percent(of(results.filter(isClean))),
  percent(of(results.filter((one) => !isClean(one)))),
];

function middle(results: readonly SheetResult[], of: (result: SheetResult) => number): number {
  const sorted = results.map(of).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function totals(results: readonly SheetResult[]): string {
  const groups = [
    ["clean", figuresOf(results.filter(isClean)), ASKED.clean],
    ["degraded", figuresOf(results.filter((one) => !isClean(one))), ASKED.degraded],
  ] as const;
  return table(
    [
      "",
      "sheets",
      "fields",
      "exact",
      "asked",
      "left empty",
      "ancestors in their place",
      "«sure» and right",
      "0.9 sure and right",
    ],
    groups.map(([name, figures, asked]) => [
      name,
      figures.sheets,
      figures.fields,
      percent(figures.right),
      percent(asked),
      percent(figures.empty),
      percent(figures.placed),
      `${percent(figures.sure)} of ${figures.sureCount}`,
      `${percent(figures.calibrated)} of ${figures.calibratedCount}`,
    ]),
  );
}

function cost(results: readonly SheetResult[]): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  const timesOf = (some: readonly SheetResult[]) =>
    some.length === 0
      ? "–"
      : `${seconds(middle(some, (one) => one.cpuMilliseconds))} s of one core in the middle and ${seconds(Math.max(...some.map((one) => one.cpuMilliseconds)))} s at most`;
  const clean = timesOf(results.filter(isClean));
  const worn = timesOf(results.filter((one) => !isClean(one)));
  const memory = Math.round(Math.max(...results.map(({ peakMegabytes }) => peakMegabytes)));
  const middleMemory = Math.round(middle(results, ({ peakMegabytes }) => peakMegabytes));
  const unread = results.filter(({ fault }) => fault !== null).length;
  const day = new Date().toISOString().slice(0, 10);
  return `On ${day} a clean sheet took ${clean}, a worn one ${worn}, each with the start of its process, which held ${memory} MB at most (${middleMemory} in the middle). ${unread} of ${results.length} sheets could not be read at all.`;
}

/** The part of the page about one set of layouts. */
export function section(title: string, results: readonly SheetResult[]): string {
  const fields = [...new Set(fieldsOf(results).map(({ field }) => field))];
  const ofField = (field: string) => (some: readonly SheetResult[]) =>
    rightOf(fieldsOf(some).filter((one) => one.field === field));
  const layouts = [...new Set(results.map(({ layout }) => layout))].toSorted();
  const wears = [...new Set(results.map(({ wear }) => wear))].toSorted();
  const ofSome = (some: readonly SheetResult[]) => rightOf(fieldsOf(some));
  return `## ${title}

${totals(results)}

${cost(results)}

### By field

${table(
  ["field", "clean", "degraded"],
  fields.map((field) => [field, ...both(results, ofField(field))]),
)}

### By layout

${table(
  ["layout", "clean", "degraded"],
  layouts.map((layout) => [
    layout,
    ...both(
      results.filter((one) => one.layout === layout),
      ofSome,
    ),
  ]),
)}

### By wear

${table(
  ["wear", "sheets", "exact", "ancestors in their place"],
  wears.map((wear) => {
    const some = results.filter((one) => one.wear === wear);
    const figures = figuresOf(some);
    return [wear, figures.sheets, percent(figures.right), percent(figures.placed)];
  }),
)}
`;
}
