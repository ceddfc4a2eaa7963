import type { PedigreeGraph } from "./graph.ts";

/** One generation of a cat's ancestors: each once, with the number of routes to it. */
export interface Generation {
  readonly cats: readonly number[];
  readonly routes: readonly number[];
}

/**
 * The generations above a cat, starting with the cat itself, as far as the pedigree or `generations` goes. Yielded one
 * at a time: a long pedigree may have as many generations as cats, each with as many cats again. Routes are counted in
 * floating point, exact up to 2^53.
 */
export function* generationsAbove(
  { sires, dams }: PedigreeGraph,
  cat: number,
  generations: number,
): Generator<Generation, void> {
  let { cats, routes }: { cats: number[]; routes: number[] } = { cats: [cat], routes: [1] };
  const at = new Map<number, number>();
  for (let generation = 0; cats.length > 0; generation++) {
    yield { cats, routes };
    if (generation >= generations) return;
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
    ({ cats, routes } = older);
  }
}
