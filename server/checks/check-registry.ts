import { checkFamily, findCircles } from "@felistry/domain/pedigree/checks.ts";
import { type PairedCat, PairFinder } from "@felistry/domain/merges/pair-finder.ts";
import type { Db } from "../db/transaction.ts";
import type { FamilyRow } from "./family-rows.ts";
import type { FoundProblem } from "./findings.ts";
import { findTwins } from "./find-twins.ts";
import {
  failRun,
  finishRun,
  forgetFindings,
  insertFindings,
  lockRun,
  registryExtent,
  registryPage,
  restartRun,
  setProgress,
  setTotal,
} from "./run-statements.ts";

const PAGE = 1_000;
/** A longer list helps nobody: administrators correct the commonest kinds first, then check the registry again. */
const MOST_FINDINGS = 100_000;

/**
 * One streaming pass: a keyset page at a time, each stored as it is checked, then the circles of all
 * parent links and the pairs that are likely one cat.
 */
export async function checkRegistry(db: Db, runId: number, today: string): Promise<void> {
  // Its previous process may not have noticed yet that the run was taken over.
  await lockRun(db, { runId });
  if (!(await beginAnew(db, runId))) return;
  const [extent] = await registryExtent(db);
  const { last, total } = extent!;
  await setTotal(db, { runId, total });
  const mother = new Int32Array(last + 1).fill(-1);
  const father = new Int32Array(last + 1).fill(-1);
  const finder = new PairFinder();
  const progress = { runId, checked: 0, found: 0 };
  try {
    const readAfter = (afterId: number) => registryPage(db, { afterId, lastId: last, limit: PAGE });
    for (let reading = readAfter(0); ;) {
      const page = await reading;
      if (page.length === 0) break;
      // Read while this one is looked at.
      reading = readAfter(page.at(-1)!.cat.id);
      // Its fault is told when it is awaited, even if storing fails first.
      reading.catch(() => {});
      for (const family of page) {
        mother[family.cat.id] = family.mother_id ?? -1;
        father[family.cat.id] = family.father_id ?? -1;
        finder.add(paired(family));
      }
      await store(db, progress, problemsOf(page, today), page.length);
    }
    const circles = findCircles(mother, father).map((catId): FoundProblem => ({
      catId,
      problem: { kind: "own_ancestor", others: [] },
    }));
    await store(db, progress, circles, 0);
    for await (const twins of findTwins(db, finder.pairs())) await store(db, progress, twins, 0);
    await finishRun(db, { runId });
  } catch (error) {
    await failRun(db, { runId, reason: String(error) });
    throw error;
  }
}

/** Drops what an interrupted process had found. Returns false if there is nothing to do any more. */
async function beginAnew(db: Db, runId: number): Promise<boolean> {
  const restarted = await restartRun(db, { runId });
  await forgetFindings(db, { runId });
  return restarted.length === 1;
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
  db: Db,
  progress: { readonly runId: number; checked: number; found: number },
  found: readonly FoundProblem[],
  checked: number,
): Promise<void> {
  const kept = found.slice(0, Math.max(0, MOST_FINDINGS - progress.found));
  progress.checked += checked;
  progress.found += found.length;
  if (kept.length > 0)
    await insertFindings(db, {
      runId: progress.runId,
      found: JSON.stringify(kept.map(({ catId, problem }) => ({ cat_id: catId, problem }))),
    });
  await setProgress(db, progress);
}
