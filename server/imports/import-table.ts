import type pg from "pg";
import type { MissingParents } from "@felistry/domain/imports/columns.ts";
import { FAMILY_FAULTS, type Family, judgeFamily } from "@felistry/domain/imports/family.ts";
import { IMPORT_FAULTS_SHOWN, IMPORT_MAX_ROWS } from "@felistry/domain/imports/limits.ts";
import { readRow, type RowRules } from "@felistry/domain/imports/read-row.ts";
import type { CsvRow } from "./csv-rows.ts";
import { addNamedParents } from "./add-parents.ts";
import { familyOf, matchRows, telling } from "./match.ts";
import type { LineFault } from "./line-fault.ts";
import { createStage, openStage, type StagedRow } from "./stage.ts";
import { type CatIds, storeRows } from "./store-rows.ts";

const BATCH = 2_000;

export class TooManyRows extends Error {}

export interface ImportOutcome {
  readonly total: number;
  readonly faulty: number;
  readonly known: number;
  readonly saved: number;
  /** How many of them are parents that the table only names. */
  readonly added: number;
  readonly cats: CatIds | null;
  /** By line, limited to the number shown. */
  readonly faults: readonly LineFault[];
}

export interface ImportProgress {
  readonly checked: number;
  readonly saved: number;
  /** All rows have been read. */
  readonly isRead: boolean;
}

export interface ImportJob {
  readonly memberId: number;
  readonly rules: RowRules;
  /** What to do with parents found nowhere. */
  readonly missingParents: MissingParents;
  /** The rows without the heading. */
  readonly rows: AsyncIterable<CsvRow>;
  /** If false, nothing is stored, and the result is a preview. */
  readonly save: boolean;
  readonly onProgress: (progress: ImportProgress) => Promise<void>;
}

/** One pass over a file, in the transaction of `client`: reads, matches and, if requested, stores its rows. */
export async function importTable(client: pg.Client, job: ImportJob): Promise<ImportOutcome> {
  const { total, staged, faulty, faults } = await readAll(client, job);
  const progress = { checked: total, isRead: true };
  await job.onProgress({ ...progress, saved: 0 });
  let added = 0;
  await matchRows(client, job.memberId, async () => {
    if (job.missingParents === "add") added = await addNamedParents(client, staged, job.rules);
    if (staged + added > IMPORT_MAX_ROWS) throw new TooManyRows();
  });
  const family = await familyOf(client, staged + added);
  const order = keepStorable(judgeFamily(family), family, staged);
  const cats = job.save
    ? await storeRows(client, job, order, (count) => job.onProgress({ ...progress, saved: count }))
    : null;
  return {
    total,
    faulty: faulty + family.fault.reduce((count, fault) => count + Number(fault !== 0), 0),
    known: family.known.reduce(
      (count, known, row) => count + (family.fault[row] === 0 ? known : 0),
      0,
    ),
    saved: job.save ? order.length : 0,
    added: order.reduce((count, row) => count + Number(row >= staged), 0),
    cats,
    faults: [...faults, ...(await telling(client, family, FAMILY_FAULTS, IMPORT_FAULTS_SHOWN))]
      .toSorted((one, other) => one.line - other.line)
      .slice(0, IMPORT_FAULTS_SHOWN),
  };
}

/**
 * Rows after the `staged` ones are added parents, stored only if they have a stored kitten. Compacted in place: `filter`
 * would hold a million rows twice more.
 */
function keepStorable(
  order: Int32Array,
  { fault, known, mother, father }: Family,
  staged: number,
): Int32Array {
  const isStorable = (row: number) => fault[row] === 0 && known[row] === 0;
  const isNeeded = new Uint8Array(fault.length - staged);
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
  /** Rows without faults of their own. */
  readonly staged: number;
  readonly faulty: number;
  readonly faults: LineFault[];
}

async function readAll(
  client: pg.Client,
  { rows, rules, onProgress }: Pick<ImportJob, "rows" | "rules" | "onProgress">,
): Promise<Read> {
  await createStage(client);
  const stage = openStage(client);
  const faults: LineFault[] = [];
  let [total, staged, faulty] = [0, 0, 0];
  let batch: StagedRow[] = [];
  for await (const { line, cells } of rows) {
    if (++total > IMPORT_MAX_ROWS) throw new TooManyRows();
    const row = readRow(cells, rules);
    if (row.ok) batch.push({ number: staged++, line, cat: row.cat });
    else if (++faulty && faults.length < IMPORT_FAULTS_SHOWN)
      faults.push(...row.faults.map((fault) => ({ line, ...fault })));
    if (total % BATCH > 0) continue;
    await stage.add(batch);
    batch = [];
    await onProgress({ checked: total, saved: 0, isRead: false });
  }
  await stage.add(batch);
  await stage.done();
  return { total, staged, faulty, faults };
}
