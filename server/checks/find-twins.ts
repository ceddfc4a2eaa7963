import {
  type LikenessKey,
  likenessKey,
  likenessOfKeys,
  LIKELY,
} from "@felistry/domain/merges/likeness.ts";
import type { Pair } from "@felistry/domain/merges/pair-finder.ts";
import { duplicate, type Twin } from "@felistry/domain/pedigree/checks.ts";
import type { Db } from "../db/transaction.ts";
import { selectLikenessCats } from "../merges/queries.ts";
import type { FoundProblem } from "./findings.ts";
import { selectDifferentCats } from "./run-statements.ts";

const PAIRS_AT_ONCE = 2_000;

/** Compares the pairs, which are sorted by the older record. Skips a pair that somebody has marked as different cats. */
export async function* findTwins(db: Db, pairs: readonly Pair[]): AsyncGenerator<FoundProblem[]> {
  const marked = await selectDifferentCats(db);
  const different = new Set(marked.map(({ one_id, other_id }) => `${one_id} ${other_id}`));
  for (let start = 0; start < pairs.length;) {
    let end = Math.min(pairs.length, start + PAIRS_AT_ONCE);
    // All pairs of one record make one finding.
    while (end < pairs.length && pairs[end]![0] === pairs[end - 1]![0]) end++;
    const part = pairs.slice(start, end).filter((pair) => !different.has(pair.join(" ")));
    yield compared(part, await keysOf(db, part));
    start = end;
  }
}

async function keysOf(db: Db, pairs: readonly Pair[]): Promise<Map<number, LikenessKey>> {
  const rows = await selectLikenessCats(db, { ids: [...new Set(pairs.flat())] });
  return new Map(rows.map(({ cat }) => [cat.id, likenessKey(cat)]));
}

function compared(pairs: readonly Pair[], keys: ReadonlyMap<number, LikenessKey>): FoundProblem[] {
  const twins = new Map<number, Twin[]>();
  for (const [older, younger] of pairs) {
    const [one, other] = [keys.get(older), keys.get(younger)];
    if (!one || !other) continue;
    const { score, evidence } = likenessOfKeys(one, other);
    if (score < LIKELY) continue;
    const found = twins.get(older) ?? [];
    twins.set(older, [...found, { id: younger, score, evidence }]);
  }
  return Array.from(twins, ([catId, found]) => ({ catId, problem: duplicate(found) }));
}
