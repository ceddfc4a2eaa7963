import type { Brought } from "@felistry/domain/imports/attached.ts";
import type { LeftColumn, MissingParents } from "@felistry/domain/imports/columns.ts";
import { cutImpossible, type Family, parentsFirst } from "@felistry/domain/imports/family.ts";
import { IMPORT_FAULTY_LINES_KEPT, IMPORT_MAX_ROWS } from "@felistry/domain/imports/limits.ts";
import { addNamedParents } from "./add-parents.ts";
import { countAttachments } from "./archive/store-attached.ts";
import type { FaultCause } from "./causes.ts";
import type { CatIds } from "./give-ids.ts";
import type { ImportClient } from "./import-client.ts";
import type { JudgedRows } from "./judging/judged-rows.ts";
import { cutLinks, familyOf, matchRows } from "./match.ts";
import { readTable, type TableJob, takeJudged, TooManyRows } from "./judging/read-table.ts";
import type { NamesBeside } from "./names-beside.ts";
import type { RowMarks } from "./row-marks.ts";
import { storeRows } from "./store-rows.ts";
import { faultsBetween, isFaulty } from "./tell-faults.ts";

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

export interface ImportJob extends TableJob {
  readonly importId: number;
  readonly memberId: number;
  /** What to do with parents found nowhere. */
  readonly missingParents: MissingParents;
  /** What a check has left of these rows: then they are not read. */
  readonly judged?: JudgedRows | null;
  /** If false, nothing is stored, and the result is a preview. */
  readonly save: boolean;
  /** A second connection for the names of many cats. */
  readonly namesBeside?: () => Promise<NamesBeside>;
}

/** One pass over a file, in the transaction of `client`: reads, matches and, if requested, stores its rows. */
export async function importTable(client: ImportClient, job: ImportJob): Promise<ImportOutcome> {
  const { judged } = job;
  const read = judged
    ? await takeJudged(client, { judged, onProgress: job.onProgress })
    : await readTable(client, job);
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
    ? await storeRows(
        client,
        job,
        { order, family },
        { importId: job.importId, hasAttached },
        (count) => job.onProgress({ ...progress, saved: count }),
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
