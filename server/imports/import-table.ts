import type { ClientBase } from "pg";
import { readRow, type RowRules } from "@felistry/domain/imports/read-row.ts";
import type { CsvRow } from "./csv-rows.ts";
import { matchRows } from "./match.ts";
import { createStage, type LineFault, type StagedRow, stageRows } from "./stage.ts";

const BATCH = 2_000;
/** More than anybody mends before bringing the file again. */
const FAULTS_KEPT = 1_000;

export interface ImportOutcome {
  readonly total: number;
  readonly faulty: number;
  readonly known: number;
  readonly saved: number;
  readonly faults: readonly LineFault[];
}

export interface ImportJob {
  readonly memberId: number;
  readonly rules: RowRules;
  /** The rows without the heading. */
  readonly rows: AsyncIterable<CsvRow>;
  /** Without it nothing is stored: what would happen is answered. */
  readonly save: boolean;
  readonly onProgress?: (checked: number) => Promise<void>;
}

/** One pass over a file, in the transaction of `client`: rows are read, matched and, if wanted, stored. */
export async function importTable(client: ClientBase, job: ImportJob): Promise<ImportOutcome> {
  await createStage(client);
  const faults: LineFault[] = [];
  let [total, faulty] = [0, 0];
  let batch: StagedRow[] = [];
  for await (const { line, cells } of job.rows) {
    total++;
    const row = readRow(cells, job.rules);
    if (row.ok) batch.push({ line, cat: row.cat });
    else {
      faulty++;
      if (faults.length < FAULTS_KEPT)
        faults.push(...row.faults.map((fault) => ({ line, ...fault })));
    }
    if (total % BATCH > 0) continue;
    await stageRows(client, batch);
    batch = [];
    await job.onProgress?.(total);
  }
  await stageRows(client, batch);
  await job.onProgress?.(total);
  await matchRows(client, job.memberId);
  const matched = await faultsFound(client);
  const known = await countKnown(client);
  const saved = job.save ? await saveRows(client, job.memberId) : 0;
  return {
    total,
    faulty: faulty + matched.count,
    known,
    saved,
    faults: [...faults, ...matched.faults]
      .toSorted((one, other) => one.line - other.line)
      .slice(0, FAULTS_KEPT),
  };
}

async function faultsFound(client: ClientBase): Promise<{ count: number; faults: LineFault[] }> {
  const { rows } = await client.query<LineFault & { count: number }>(
    `select line, fault_field as field, fault_kind as kind, fault_value as value, (count(*) over ())::int as count
     from import_rows where fault_kind is not null order by line limit ${FAULTS_KEPT}`,
  );
  return {
    count: rows[0]?.count ?? 0,
    faults: rows.map(({ line, field, kind, value }) => ({ line, field, kind, value })),
  };
}

async function countKnown(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from import_rows where is_known and fault_kind is null",
  );
  return rows[0]!.count;
}

/** In one statement, so that cats of the file may be parents of each other in any order of its rows. */
async function saveRows(client: ClientBase, memberId: number): Promise<number> {
  const { rowCount } = await client.query(
    `insert into cats (id, cat_name, cat_name_cattery_prefix, cat_name_suffix, sex, cat_birthdate, breed_id, users_id, online_owner_id,
       is_my_cat, chip, description, breeder_not_user, mother_id, father_id)
     select r.id, r.cat_name, r.prefix, r.suffix, r.sex, r.birthdate::date, b.id, $1, $1,
       r.mine, r.chip, r.description, r.breeder, r.mother_id, r.father_id
     from import_rows r join breeds b on b.ems = r.breed
     where r.fault_kind is null and not r.is_known
     order by r.row_no`,
    [memberId],
  );
  await client.query(
    `insert into cat_colours (cat_id, main, gold, white, tabby, point, eye, ems, words_en, words_ru)
     select r.id, r.main, r.gold, r.white, r.tabby, r.point, r.eye, r.ems, r.words_en, r.words_ru
     from import_rows r where r.fault_kind is null and not r.is_known and r.ems is not null`,
  );
  return rowCount ?? 0;
}
