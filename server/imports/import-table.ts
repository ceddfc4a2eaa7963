import type { LeftColumn, MissingParents } from "@felistry/domain/imports/columns.ts";
import type { ImportFault } from "@felistry/domain/imports/faults.ts";
import { type Attached, type Brought, NOTHING_BROUGHT } from "@felistry/domain/imports/attached.ts";
import { cutImpossible, type Family, parentsFirst } from "@felistry/domain/imports/family.ts";
import { leftColumns } from "@felistry/domain/imports/headings/left-columns.ts";
import { IMPORT_FAULTY_LINES_KEPT, IMPORT_MAX_ROWS } from "@felistry/domain/imports/limits.ts";
import { readRow, repairedCell, type RowRules, sexOf } from "@felistry/domain/imports/read-row.ts";
import type { CsvRow } from "./files/csv-rows.ts";
import { countAttachments } from "./archive/store-attached.ts";
import { addNamedParents } from "./add-parents.ts";
import { countCauses, type FaultCause } from "./causes.ts";
import type { ImportClient } from "./import-client.ts";
import type { LineFault } from "./line-fault.ts";
import { cutLinks, familyOf, matchRows } from "./match.ts";
import { RowMarks } from "./row-marks.ts";
import { createStage, openStage, type StoppedRow } from "./stage.ts";
import { type CatIds, storeRows } from "./store-rows.ts";
import { faultsBetween, isFaulty } from "./tell-faults.ts";

const BATCH = 2_000;

export class TooManyRows extends Error {}

export interface ImportOutcome {
  readonly total: number;
  /** Rows that are skipped for their faults, or because the member leaves them out. */
  readonly faulty: number;
  readonly leftOut: number;
  /** Rows that are stored without a value. */
  readonly warned: number;
  readonly known: number;
  readonly saved: number;
  /** How many of them are parents that the table only names. */
  readonly added: number;
  readonly cats: CatIds | null;
  readonly causes: readonly FaultCause[];
  readonly columnsLeft: readonly LeftColumn[];
  /** What hangs on its cats, and how many pictures and papers are still to be attached. */
  readonly brought: Brought;
  readonly attachments: number;
}

export interface ImportProgress {
  readonly checked: number;
  readonly saved: number;
  /** All rows have been read. */
  readonly isRead: boolean;
}

export interface ImportJob {
  readonly importId: number;
  readonly memberId: number;
  readonly rules: RowRules;
  /** What to do with parents found nowhere. */
  readonly missingParents: MissingParents;
  /** The rows without the heading. */
  readonly rows: AsyncIterable<CsvRow>;
  /** If false, nothing is stored, and the result is a preview. */
  readonly save: boolean;
  readonly onProgress: (progress: ImportProgress) => Promise<void>;
  /** Keeps faults to show them; not all of a table that is faulty throughout. */
  readonly keep: (faults: readonly LineFault[]) => Promise<void>;
}

/** One pass over a file, in the transaction of `client`: reads, matches and, if requested, stores its rows. */
export async function importTable(client: ImportClient, job: ImportJob): Promise<ImportOutcome> {
  const read = await readAll(client, job);
  const { total, staged, causes } = read;
  const progress = { checked: total, isRead: true };
  await job.onProgress({ ...progress, saved: 0 });
  let added = 0;
  await matchRows(client, {
    memberId: job.memberId,
    repairs: job.rules.repairs,
    rows: staged,
    offers: !job.save,
    onParents: async () => {
      added = await addNamedParents(client, staged, job.rules, job.missingParents);
      if (staged + added > IMPORT_MAX_ROWS) throw new TooManyRows();
    },
  });
  const family = await familyOf(client, staged + added);
  await cutLinks(client, cutImpossible(family));
  for await (const faults of faultsBetween(client, family, staged, IMPORT_FAULTY_LINES_KEPT)) {
    for (const fault of faults) causes.add(fault);
    await job.keep(faults);
  }
  const order = keepStorable(parentsFirst(family), family, staged);
  const hasAttached = Object.values(read.brought).some((count) => count > 0);
  const cats = job.save
    ? await storeRows(client, job, order, { importId: job.importId, hasAttached }, (count) =>
        job.onProgress({ ...progress, saved: count }),
      )
    : null;
  return {
    total,
    faulty: read.stopped + family.twice.reduce((count, twice) => count + twice, 0),
    leftOut: read.leftOut,
    warned: countWarned(order, family, staged, read.warned),
    known: family.known.reduce(
      (count, known, row) => count + (family.twice[row] === 0 ? known : 0),
      0,
    ),
    saved: job.save ? order.length : 0,
    added: order.reduce((count, row) => count + Number(row >= staged), 0),
    cats,
    causes: causes.listed(),
    columnsLeft: read.columnsLeft,
    brought: read.brought,
    attachments: job.save && hasAttached ? await countAttachments(client, job.importId) : 0,
  };
}

function countWarned(order: Int32Array, family: Family, staged: number, own: RowMarks): number {
  return order.reduce(
    (count, row) => count + Number(row < staged && (own.has(row) || isFaulty(family, row))),
    0,
  );
}

/**
 * Rows after the `staged` ones are added parents, stored only if they have a stored kitten. Compacted in place: `filter`
 * would hold a million rows twice more.
 */
function keepStorable(
  order: Int32Array,
  { twice, known, mother, father }: Family,
  staged: number,
): Int32Array {
  const isStorable = (row: number) => twice[row] === 0 && known[row] === 0;
  const isNeeded = new Uint8Array(twice.length - staged);
  for (let row = 0; row < staged && isNeeded.length > 0; row++)
    if (isStorable(row))
      for (const parent of [mother[row]!, father[row]!])
        if (parent >= staged) isNeeded[parent - staged] = 1;
  let kept = 0;
  for (const row of order)
    if (isStorable(row) && (row < staged || isNeeded[row - staged] === 1)) order[kept++] = row;
  return order.subarray(0, kept);
}

interface Read {
  readonly total: number;
  /** Rows that nothing stops by itself. */
  readonly staged: number;
  readonly stopped: number;
  readonly leftOut: number;
  /** The staged rows that lose a value. */
  readonly warned: RowMarks;
  readonly causes: ReturnType<typeof countCauses>;
  readonly columnsLeft: readonly LeftColumn[];
  readonly brought: Brought;
}

async function readAll(
  client: ImportClient,
  { rows, rules, onProgress, keep }: ImportJob,
): Promise<Read> {
  await createStage(client);
  const stage = openStage(client);
  const causes = countCauses();
  const warned = new RowMarks();
  const left = leftColumns(rules.mapping);
  const brought = { ...NOTHING_BROUGHT };
  let [total, staged, stopped, leftOut, faultyLines] = [0, 0, 0, 0, 0];
  let faults: LineFault[] = [];
  const flush = async () => {
    await stage.flush();
    if (faults.length > 0) await keep(faults);
    faults = [];
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
        if (own.length > 0) warned.mark(staged);
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
  return { total, staged, stopped, leftOut, warned, causes, columnsLeft: left.listed(), brought };
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
