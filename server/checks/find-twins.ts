import type { ClientBase } from "pg";
import {
  type LikenessCat,
  type LikenessKey,
  likenessKey,
  likenessOfKeys,
  LIKELY,
} from "@felistry/domain/merges/likeness.ts";
import type { Pair } from "@felistry/domain/merges/pair-finder.ts";
import { duplicate, type Twin } from "@felistry/domain/pedigree/checks.ts";
import { LIKENESS_CATS } from "../merges/queries.ts";
import type { FoundProblem } from "./findings.ts";

const PAIRS_AT_ONCE = 2_000;

/** Compares the pairs, which come in the order of the older records. A pair that somebody has called two cats is left out. */
export async function* findTwins(
  client: ClientBase,
  pairs: readonly Pair[],
): AsyncGenerator<FoundProblem[]> {
  const { rows } = await client.query<{ one_id: number; other_id: number }>(
    "select one_id, other_id from different_cats",
  );
  const different = new Set(rows.map(({ one_id, other_id }) => `${one_id} ${other_id}`));
  for (let start = 0; start < pairs.length;) {
    let end = Math.min(pairs.length, start + PAIRS_AT_ONCE);
    // All pairs of one record make one finding.
    while (end < pairs.length && pairs[end]![0] === pairs[end - 1]![0]) end++;
    const part = pairs.slice(start, end).filter((pair) => !different.has(pair.join(" ")));
    yield compared(part, await keysOf(client, part));
    start = end;
  }
}

async function keysOf(
  client: ClientBase,
  pairs: readonly Pair[],
): Promise<Map<number, LikenessKey>> {
  const { rows } = await client.query<{ cat: LikenessCat & { id: number } }>({
    name: "check_likeness_cats",
    text: LIKENESS_CATS,
    values: [[...new Set(pairs.flat())]],
  });
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
