import type { ClientBase } from "pg";
import { checkFamily, findCircles, type Problem } from "@felistry/domain/pedigree/checks.ts";
import { type FamilyRow, familiesOf } from "./family-rows.ts";

const PAGE = 1_000;
/** Beyond these a list helps nobody: the commonest kinds are mended first, then the registry is checked again. */
const MOST_FINDINGS = 100_000;

/** The first of the two numbers of a run's lock; the second is the run's id. */
const RUN_LOCK = "hashtext('check_runs')";

/** One streaming pass: a keyset page at a time, each stored as it is checked, then the circles of all parent links. */
export async function checkRegistry(
  client: ClientBase,
  runId: number,
  today: string,
): Promise<void> {
  // Whoever had it before may not have noticed yet that it was taken over.
  await client.query(`select pg_advisory_lock(${RUN_LOCK}, $1)`, [runId]);
  if (!(await beginAnew(client, runId))) return;
  const { rows } = await client.query<{ last: number; total: number }>(
    "select coalesce(max(id), 0)::int as last, count(*)::int as total from cats",
  );
  const { last, total } = rows[0]!;
  await client.query("update check_runs set total = $2, seen_at = now() where id = $1", [
    runId,
    total,
  ]);
  const mother = new Int32Array(last + 1).fill(-1);
  const father = new Int32Array(last + 1).fill(-1);
  const progress = { runId, checked: 0, found: 0 };
  try {
    for (let after = 0; ;) {
      const page = await nextPage(client, after, last);
      if (page.length === 0) break;
      for (const { cat, mother_id, father_id } of page) {
        mother[cat.id] = mother_id ?? -1;
        father[cat.id] = father_id ?? -1;
      }
      await store(client, progress, problemsOf(page, today), page.length);
      after = page.at(-1)!.cat.id;
    }
    const circles = findCircles(mother, father).map((catId): FoundRow => ({
      catId,
      problem: { kind: "own_ancestor", others: [] },
    }));
    await store(client, progress, circles, 0);
    await client.query("update check_runs set finished_at = now() where id = $1", [runId]);
  } catch (error) {
    await client.query("update check_runs set failed = $2 where id = $1", [runId, String(error)]);
    throw error;
  }
}

/** What was found before its process died would be found twice. Nothing is begun of a run that has ended, or gave way to a newer one. */
async function beginAnew(client: ClientBase, runId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "update check_runs set checked = 0, found = 0, seen_at = now() where id = $1 and finished_at is null and failed is null",
    [runId],
  );
  await client.query("delete from check_findings where run_id = $1", [runId]);
  return rowCount === 1;
}

interface FoundRow {
  readonly catId: number;
  readonly problem: Problem;
}

async function nextPage(client: ClientBase, after: number, last: number): Promise<FamilyRow[]> {
  const { rows } = await client.query<FamilyRow>({
    name: "check_registry_page",
    // Of two likely the same, the older record tells.
    text: familiesOf(
      "select * from cats where id > $1 and id <= $2 order by id limit $3",
      "d.id > c.id",
    ),
    values: [after, last, PAGE],
  });
  return rows;
}

function problemsOf(page: readonly FamilyRow[], today: string): FoundRow[] {
  return page.flatMap((family) =>
    checkFamily(family, today).map((problem) => ({ catId: family.cat.id, problem })),
  );
}

async function store(
  client: ClientBase,
  progress: { readonly runId: number; checked: number; found: number },
  found: readonly FoundRow[],
  checked: number,
): Promise<void> {
  const kept = found.slice(0, Math.max(0, MOST_FINDINGS - progress.found));
  progress.checked += checked;
  progress.found += found.length;
  if (kept.length > 0)
    await client.query(
      `insert into check_findings (run_id, cat_id, kind, problem)
       select $1, f.cat_id, f.problem ->> 'kind', f.problem
       from jsonb_to_recordset($2::jsonb) as f(cat_id int, problem jsonb) join cats c on c.id = f.cat_id`,
      [
        progress.runId,
        JSON.stringify(kept.map(({ catId, problem }) => ({ cat_id: catId, problem }))),
      ],
    );
  await client.query(
    "update check_runs set checked = $2, found = $3, seen_at = now() where id = $1",
    [progress.runId, progress.checked, progress.found],
  );
}
