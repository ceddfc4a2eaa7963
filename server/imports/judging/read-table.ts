/** Reads a table row by row, judges each row by itself, and stages it to be matched. */
import { type Attached, type Brought, NOTHING_BROUGHT } from "@felistry/domain/imports/attached.ts";
import type { ImportFault } from "@felistry/domain/imports/faults.ts";
import { leftColumns } from "@felistry/domain/imports/headings/left-columns.ts";
import { IMPORT_FAULTY_LINES_KEPT, IMPORT_MAX_ROWS } from "@felistry/domain/imports/limits.ts";
import { readRow, repairedCell, type RowRules, sexOf } from "@felistry/domain/imports/read-row.ts";
import { countCauses } from "../causes.ts";
import type { CsvRow } from "../files/csv-rows.ts";
import type { ImportClient } from "../import-client.ts";
import type { JudgedRows, JudgementKeeper, ReadCounts } from "./judged-rows.ts";
import type { LineFault } from "../line-fault.ts";
import { RowMarks } from "../row-marks.ts";
import { createStage, openStage, type StoppedRow } from "../stage.ts";

const BATCH = 2_000;

export class TooManyRows extends Error {}

export interface ImportProgress {
  readonly checked: number;
  readonly saved: number;
  /** All rows have been read. */
  readonly isRead: boolean;
}

export interface TableJob {
  readonly rules: RowRules;
  /** The rows without the heading. */
  readonly rows: AsyncIterable<CsvRow>;
  /** Keeps what has been judged for the pass that stores it. */
  readonly keepJudged?: JudgementKeeper;
  readonly onProgress: (progress: ImportProgress) => Promise<void>;
  /** Keeps faults to show them; not all of a table that is faulty throughout. */
  readonly keep: (faults: readonly LineFault[]) => Promise<void>;
}

export interface TableRead extends ReadCounts {
  /** The staged rows that lose a value. */
  readonly warned: RowMarks;
  readonly causes: ReturnType<typeof countCauses>;
}

export async function readTable(
  client: ImportClient,
  { rows, rules, onProgress, keep, keepJudged }: TableJob,
): Promise<TableRead> {
  await createStage(client);
  const stage = openStage(client);
  const causes = countCauses();
  const warned = new RowMarks();
  const left = leftColumns(rules.mapping);
  const brought = { ...NOTHING_BROUGHT };
  let [total, staged, stopped, leftOut, faultyLines] = [0, 0, 0, 0, 0];
  let [faults, warnedHere]: [LineFault[], number[]] = [[], []];
  const flush = async () => {
    const texts = await stage.flush();
    if (faults.length > 0) await keep(faults);
    for (const row of warnedHere) warned.mark(row);
    await keepJudged?.keep({ checked: total, texts, warned: warnedHere });
    [faults, warnedHere] = [[], []];
  };
  const tell = (line: number, own: readonly ImportFault[]) => {
    const told = own.map((fault, place) => ({ ...fault, line, place, choices: null }));
    for (const fault of told) causes.add(fault);
    if (faultyLines++ < IMPORT_FAULTY_LINES_KEPT) faults.push(...told);
  };
  for await (const { line, cells } of rows) {
    if (++total > IMPORT_MAX_ROWS) throw new TooManyRows();
    left.add(line, cells);
    if (rules.repairs.leftOut.has(line)) {
      leftOut++;
      stage.addStopped(stoppedRow(line, cells, rules));
    } else {
      const { cat, faults: own } = readRow(line, cells, rules);
      if (own.length > 0) tell(line, own);
      if (cat) {
        if (own.length > 0) warnedHere.push(staged);
        if (cat.attached) countBrought(brought, cat.attached);
        stage.add({ number: staged++, line, cat });
      } else {
        stopped++;
        stage.addStopped(stoppedRow(line, cells, rules));
      }
    }
    if (total % BATCH > 0) continue;
    await flush();
    await onProgress({ checked: total, saved: 0, isRead: false });
  }
  await flush();
  await stage.done();
  const counts = { total, staged, stopped, leftOut, columnsLeft: left.listed(), brought };
  await keepJudged?.done({ ...counts, causes: causes.all() });
  return { ...counts, warned, causes };
}

/** Stages what a check has judged, without looking at it again. */
export async function takeJudged(
  client: ImportClient,
  { judged, onProgress }: Pick<TableJob, "onProgress"> & { readonly judged: JudgedRows },
): Promise<TableRead> {
  await createStage(client);
  const stage = openStage(client);
  const warned = new RowMarks();
  for await (const batch of judged.batches()) {
    for (const row of batch.warned) warned.mark(row);
    await stage.put(batch.texts);
    await onProgress({ checked: batch.checked, saved: 0, isRead: false });
  }
  await stage.done();
  const { causes, ...counts } = judged.counts;
  return { ...counts, warned, causes: countCauses(causes) };
}

function countBrought(brought: { -readonly [Key in keyof Brought]: number }, attached: Attached) {
  for (const key of Object.keys(brought) as (keyof Brought)[])
    brought[key] += attached[key]?.length ?? 0;
}

function stoppedRow(line: number, cells: readonly string[], rules: RowRules): StoppedRow {
  const text = (field: "prefix" | "name" | "suffix" | "number" | "sex") =>
    repairedCell(line, cells, field, rules).text;
  return {
    line,
    name: ["prefix" as const, "name" as const, "suffix" as const]
      .map(text)
      .filter(Boolean)
      .join(" "),
    number: text("number"),
    sex: sexOf(text("sex")),
  };
}
