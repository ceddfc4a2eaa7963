/** Parent links of an imported table, held as numbers: a million rows take a few megabytes. */
import { findCircles } from "../pedigree/checks.ts";
import type { ParentRole } from "../pedigree/parent-rules.ts";
import type { ImportFaultKind } from "./faults.ts";

/** What can be wrong with a parent. A fault is a 1-based index into this list; 0 is none. */
export const PARENT_FAULTS = [
  "parent_not_found",
  "parent_ambiguous",
  "parent_too_young",
  "parent_deceased",
  "parent_faulty",
  "parent_similar",
  "own_ancestor",
] as const satisfies readonly ImportFaultKind[];
type ParentFault = (typeof PARENT_FAULTS)[number];

/** The number that stands for a fault in a `Family`. */
export function parentFault(kind: ParentFault): number {
  return PARENT_FAULTS.indexOf(kind) + 1;
}

export const PARENT_ROLES = ["mother", "father"] as const satisfies readonly ParentRole[];

/** Indexed by row. Days may be counted from any day; an unknown one is the lowest or highest number. */
export interface Family {
  /** Row numbers, -1 if the parent is unknown or not in the table. */
  readonly mother: Int32Array;
  readonly father: Int32Array;
  readonly born: Int32Array;
  /** The latest day on which a parent of this row can have been born. */
  readonly parentBornBy: Int32Array;
  /** What keeps the row from getting this parent. */
  readonly motherFault: Uint8Array;
  readonly fatherFault: Uint8Array;
  /** 1 if the row repeats an earlier one. */
  readonly twice: Uint8Array;
  /** 1 if something else between rows is to be said of it. */
  readonly doubtful: Uint8Array;
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
    motherFault: new Uint8Array(rows),
    fatherFault: new Uint8Array(rows),
    twice: new Uint8Array(rows),
    doubtful: new Uint8Array(rows),
    known: new Uint8Array(rows),
  };
}

/** A link between rows that is left out. */
export interface CutLink {
  readonly row: number;
  readonly role: ParentRole;
}

/**
 * Leaves out the links that would make a cat its own ancestor or have a parent that is too young. What repeats another row
 * has no parents.
 * @returns those links
 */
export function cutImpossible(family: Family): CutLink[] {
  const { mother, father, born, parentBornBy, twice } = family;
  const cuts: CutLink[] = [];
  const cut = (row: number, role: ParentRole, kind: ParentFault) => {
    family[role][row] = -1;
    family[`${role}Fault`][row] = parentFault(kind);
    cuts.push({ row, role });
  };
  for (let row = 0; row < twice.length; row++) if (twice[row] !== 0) mother[row] = father[row] = -1;
  for (let circles = findCircles(mother, father); circles.length > 0;) {
    for (const row of circles)
      for (const role of PARENT_ROLES)
        if (leadsTo(family, family[role][row]!, row)) cut(row, role, "own_ancestor");
    circles = findCircles(mother, father);
  }
  for (const role of PARENT_ROLES)
    for (let row = 0; row < twice.length; row++) {
      const parent = family[role][row]!;
      if (parent >= 0 && born[parent]! > parentBornBy[row]!) cut(row, role, "parent_too_young");
    }
  return cuts;
}

/** Whether a row is the other one or among its descendants: parents are followed from it to the other. */
function leadsTo({ mother, father }: Family, from: number, to: number): boolean {
  const seen = new Set<number>();
  const open = [from];
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    if (row === to) return true;
    if (row < 0 || seen.has(row)) continue;
    seen.add(row);
    open.push(mother[row]!, father[row]!);
  }
  return false;
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
