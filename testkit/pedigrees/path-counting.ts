/**
 * Wright's F by the literal method: all paths listed, each ½^(its members) times 1 + F of its common ancestor. Slow but
 * simple: the reference for the fast methods.
 */
import type { PedigreeGraph } from "@felistry/domain/inbreeding/graph.ts";

/**
 * With `generations`, only paths with both legs at most that long, counted from the cat. A common ancestor's own F is then
 * limited to what either leg leaves, averaged over which leg takes which parent.
 */
export function inbreedingByPaths(
  pedigree: PedigreeGraph,
  cat: number,
  generations = Infinity,
  ofOtherLeg = generations,
): number {
  const { sires, dams } = pedigree;
  const [sire, dam] = [sires[cat]!, dams[cat]!];
  if (sire < 0 || dam < 0) return 0;
  const sum = (p: number, q: number) => {
    let f = 0;
    for (const one of legsUp(pedigree, sire, p))
      for (const other of legsUp(pedigree, dam, q)) {
        const top = one.at(-1)!;
        if (top !== other.at(-1)) continue;
        if (one.slice(0, -1).some((member) => other.slice(0, -1).includes(member))) continue;
        const own = inbreedingByPaths(pedigree, top, p - one.length, q - other.length);
        f += 0.5 ** (one.length + other.length - 1) * (1 + own);
      }
    return f;
  };
  if (generations === ofOtherLeg) return sum(generations, generations);
  return (sum(generations, ofOtherLeg) + sum(ofOtherLeg, generations)) / 2;
}

/** All routes up from a parent, including it, of at most `length` cats. */
function legsUp({ sires, dams }: PedigreeGraph, cat: number, length: number): number[][] {
  if (cat < 0 || length < 1) return [];
  const further = [sires[cat]!, dams[cat]!].flatMap((parent) =>
    legsUp({ sires, dams }, parent, length - 1),
  );
  return [[cat], ...further.map((leg) => [cat, ...leg])];
}
