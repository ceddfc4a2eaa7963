/** Parent links of an imported table, held as numbers: a million rows take a few megabytes. */
import { findCircles } from "../pedigree/checks.ts";
import type { ImportFaultKind } from "./read-row.ts";

/** What can be wrong between rows. A row's fault is a 1-based index into this list; 0 is none. */
export const FAMILY_FAULTS = [
  { field: "name", kind: "twice" },
  { field: "mother", kind: "parent_not_found" },
  { field: "father", kind: "parent_not_found" },
  { field: "mother", kind: "parent_ambiguous" },
  { field: "father", kind: "parent_ambiguous" },
  { field: "mother", kind: "parent_too_young" },
  { field: "father", kind: "parent_too_young" },
  { field: "mother", kind: "parent_faulty" },
  { field: "father", kind: "parent_faulty" },
  { field: "name", kind: "own_ancestor" },
] as const satisfies readonly {
  field: "name" | "mother" | "father";
  kind: ImportFaultKind;
}[];
type FamilyFault = (typeof FAMILY_FAULTS)[number];

/** The number that stands for a fault in a `Family`. */
export function familyFault(kind: FamilyFault["kind"], field: FamilyFault["field"]): number {
  return FAMILY_FAULTS.findIndex((fault) => fault.kind === kind && fault.field === field) + 1;
}

/** Indexed by row. Days may be counted from any day; an unknown one is the lowest or highest number. */
export interface Family {
  /** Row numbers, -1 if the parent is unknown or not in the table. */
  readonly mother: Int32Array;
  readonly father: Int32Array;
  readonly born: Int32Array;
  /** The latest day on which a parent of this row can have been born. */
  readonly parentBornBy: Int32Array;
  readonly fault: Uint8Array;
  /** 1 if the registry already has the cat. */
  readonly known: Uint8Array;
}

const NEVER = -(2 ** 31);
const ALWAYS = 2 ** 31 - 1;

/** Rows without parents, dates or faults. */
export function unrelated(rows: number): Family {
  return {
    mother: new Int32Array(rows).fill(-1),
    father: new Int32Array(rows).fill(-1),
    born: new Int32Array(rows).fill(NEVER),
    parentBornBy: new Int32Array(rows).fill(ALWAYS),
    fault: new Uint8Array(rows),
    known: new Uint8Array(rows),
  };
}

const OWN_ANCESTOR = familyFault("own_ancestor", "name");
const PARENTS = ["mother", "father"] as const;

/**
 * Finds cats that would be their own ancestors, parents that are too young, and kittens of faulty rows.
 * @returns all rows, parents before their kittens
 */
export function judgeFamily(family: Family): Int32Array<ArrayBuffer> {
  const { mother, father, born, parentBornBy, fault } = family;
  const cut = (row: number) => (mother[row] = father[row] = -1);
  for (let row = 0; row < fault.length; row++) if (fault[row] !== 0) cut(row);
  for (const row of findCircles(mother, father)) {
    fault[row] = OWN_ANCESTOR;
    cut(row);
  }
  for (const role of PARENTS) {
    const tooYoung = familyFault("parent_too_young", role);
    for (let row = 0; row < fault.length; row++) {
      const parent = family[role][row]!;
      if (fault[row] === 0 && parent >= 0 && born[parent]! > parentBornBy[row]!)
        fault[row] = tooYoung;
    }
  }
  const faulty = PARENTS.map((role) => familyFault("parent_faulty", role));
  const order = parentsFirst(family);
  for (const row of order) {
    if (fault[row] !== 0) continue;
    if (mother[row]! >= 0 && fault[mother[row]!] !== 0) fault[row] = faulty[0]!;
    else if (father[row]! >= 0 && fault[father[row]!] !== 0) fault[row] = faulty[1]!;
  }
  return order;
}

/** All rows, parents before kittens. Never ends if a cat is its own ancestor: judge first. */
export function parentsFirst({
  mother,
  father,
}: Pick<Family, "mother" | "father">): Int32Array<ArrayBuffer> {
  const order = new Int32Array(mother.length);
  const stack = new Int32Array(mother.length);
  // 1: its mother's side is visited, 2: its father's too, 3: it is in the order.
  const state = new Uint8Array(mother.length);
  let placed = 0;
  for (let start = 0; start < mother.length; start++) {
    if (state[start] !== 0) continue;
    let depth = 0;
    stack[0] = start;
    while (depth >= 0) {
      const row = stack[depth]!;
      const step = state[row]!;
      if (step === 2) {
        state[row] = 3;
        order[placed++] = row;
        depth--;
        continue;
      }
      state[row] = step + 1;
      const parent = (step === 0 ? mother : father)[row]!;
      if (parent >= 0 && state[parent] === 0) stack[++depth] = parent;
    }
  }
  return order;
}
