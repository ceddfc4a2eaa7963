import type { ClientBase } from "pg";
import { checkFamily, findCircles } from "@felistry/domain/pedigree/checks.ts";
import { type PairedCat, PairFinder } from "@felistry/domain/merges/pair-finder.ts";
import { type FamilyRow, familiesOf } from "./family-rows.ts";
import type { FoundProblem } from "./findings.ts";
import { findTwins } from "./find-twins.ts";

const PAGE = 1_000;
/** Beyond these a list helps nobody: the commonest kinds are mended first, then the registry is checked again. */
const MOST_FINDINGS = 100_000;

/** The first of the two numbers of a run's lock; the second is the run's id. */
const RUN_LOCK = "hashtext('check_runs')";

/**
 * One streaming pass: a keyset page at a time, each stored as it is checked, then the circles of all
 * parent links and the pairs that are likely one cat.
 */
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
  const finder = new PairFinder();
  const progress = { runId, checked: 0, found: 0 };
  try {
    for (let reading = nextPage(client, 0, last); ;) {
      const page = await reading;
      if (page.length === 0) break;
      // Read while this one is looked at.
      reading = nextPage(client, page.at(-1)!.cat.id, last);
      // Its fault is told when it is awaited, even if storing fails first.
      reading.catch(() => {});
      for (const family of page) {
        mother[family.cat.id] = family.mother_id ?? -1;
        father[family.cat.id] = family.father_id ?? -1;
        finder.add(paired(family));
      }
      await store(client, progress, problemsOf(page, today), page.length);
    }
    const circles = findCircles(mother, father).map((catId): FoundProblem => ({
      catId,
      problem: { kind: "own_ancestor", others: [] },
    }));
    await store(client, progress, circles, 0);
    for await (const twins of findTwins(client, finder.pairs()))
      await store(client, progress, twins, 0);
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

async function nextPage(client: ClientBase, after: number, last: number): Promise<FamilyRow[]> {
  const { rows } = await client.query<FamilyRow>({
    name: "check_registry_page",
    text: familiesOf("select * from cats where id > $1 and id <= $2 order by id limit $3"),
    values: [after, last, PAGE],
  });
  return rows;
}

function paired({ cat, named, mother_id, father_id }: FamilyRow): PairedCat {
  return {
    id: cat.id,
    sex: cat.sex,
    breed: cat.breed!,
    birthdate: cat.birthdate,
    name: named.full,
    ownName: named.own,
    number: named.number,
    motherId: mother_id,
    fatherId: father_id,
  };
}

function problemsOf(page: readonly FamilyRow[], today: string): FoundProblem[] {
  return page.flatMap((family) =>
    checkFamily({ ...family, twins: [] }, today).map((problem) => ({
      catId: family.cat.id,
      problem,
    })),
  );
}

async function store(
  client: ClientBase,
  progress: { readonly runId: number; checked: number; found: number },
  found: readonly FoundProblem[],
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
