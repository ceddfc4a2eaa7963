import { generationsFromFounders, type PedigreeGraph, UNKNOWN } from "./graph.ts";

/**
 * The cats that have kittens, renumbered: relatives are together, older generations first within each family. So a
 * parent has a smaller number than its child, and an ancestor is never farther away than the family's size.
 */
export interface BreedingOrder {
  readonly graph: PedigreeGraph;
  /** New number → cat. */
  readonly cats: Int32Array;
  /** Cat → new number, -1 for one without kittens. */
  readonly numberOf: Int32Array;
  /** For each number, the first number of its family. */
  readonly familyStart: Int32Array;
}

/** @throws {CyclicPedigree} if a cat is its own ancestor */
export function breedingOrder({ sires, dams }: PedigreeGraph): BreedingOrder {
  const generation = generationsFromFounders({ sires, dams });
  const cats = breedersOf({ sires, dams });
  const family = families({ sires, dams });
  const sorted = sortedBy(sortedBy(cats, generation), family);
  const numberOf = new Int32Array(sires.length).fill(UNKNOWN);
  sorted.forEach((cat, number) => (numberOf[cat] = number));
  const renumbered = (parents: Int32Array) =>
    sorted.map((cat) => (parents[cat]! < 0 ? UNKNOWN : numberOf[parents[cat]!]!));
  const familyStart = new Int32Array(sorted.length);
  for (let number = 1; number < sorted.length; number++) {
    const goesOn = family[sorted[number]!] === family[sorted[number - 1]!];
    familyStart[number] = goesOn ? familyStart[number - 1]! : number;
  }
  return {
    graph: { sires: renumbered(sires), dams: renumbered(dams) },
    cats: sorted,
    numberOf,
    familyStart,
  };
}

function breedersOf({ sires, dams }: PedigreeGraph): Int32Array {
  const breeds = new Uint8Array(sires.length);
  for (const parents of [sires, dams])
    for (const parent of parents) if (parent >= 0) breeds[parent] = 1;
  const cats = new Int32Array(breeds.reduce((sum, one) => sum + one, 0));
  let found = 0;
  breeds.forEach((is, cat) => {
    if (is) cats[found++] = cat;
  });
  return cats;
}

/** Groups cats related through any known link; each family is named by its lowest number (union by path halving). */
function families({ sires, dams }: PedigreeGraph): Int32Array {
  const head = Int32Array.from(sires, (_, cat) => cat);
  const headOf = (cat: number): number => {
    while (head[cat] !== cat) cat = head[cat] = head[head[cat]!]!;
    return cat;
  };
  for (const parents of [sires, dams]) {
    for (let cat = 0; cat < parents.length; cat++) {
      if (parents[cat]! < 0) continue;
      const one = headOf(cat);
      const other = headOf(parents[cat]!);
      if (one !== other) head[Math.max(one, other)] = Math.min(one, other);
    }
  }
  for (let cat = 0; cat < head.length; cat++) head[cat] = headOf(cat);
  return head;
}

/** A stable counting sort. */
function sortedBy(cats: Int32Array, key: Int32Array): Int32Array {
  let most = 0;
  for (const cat of cats) most = Math.max(most, key[cat]!);
  const starts = new Int32Array(most + 2);
  for (const cat of cats) starts[key[cat]! + 1]!++;
  for (let i = 0; i <= most; i++) starts[i + 1]! += starts[i]!;
  const sorted = new Int32Array(cats.length);
  for (const cat of cats) sorted[starts[key[cat]!]!++] = cat;
  return sorted;
}
