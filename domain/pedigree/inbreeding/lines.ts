import type { PedigreeGraph } from "./graph.ts";

/** One generation of a cat's ancestors: each once, with how many routes lead there. */
export interface Generation {
  readonly cats: readonly number[];
  readonly routes: readonly number[];
}

/**
 * The generations above a cat, itself as the first, as far as the pedigree or `generations` goes. Routes are counted in
 * floating point: exact up to 2^53 of them.
 */
export function generationsAbove(
  { sires, dams }: PedigreeGraph,
  cat: number,
  generations = Infinity,
): Generation[] {
  const above: Generation[] = [{ cats: [cat], routes: [1] }];
  const at = new Map<number, number>();
  while (above.length <= generations) {
    const { cats, routes } = above.at(-1)!;
    const older: { cats: number[]; routes: number[] } = { cats: [], routes: [] };
    at.clear();
    for (const [i, child] of cats.entries()) {
      for (const parent of [sires[child]!, dams[child]!]) {
        if (parent < 0) continue;
        const known = at.get(parent);
        if (known === undefined) {
          at.set(parent, older.cats.push(parent) - 1);
          older.routes.push(routes[i]!);
        } else older.routes[known]! += routes[i]!;
      }
    }
    if (older.cats.length === 0) break;
    above.push(older);
  }
  return above;
}
