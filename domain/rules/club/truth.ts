/** Three-valued: what rests on an unknown fact is neither true nor false, unless the known facts alone decide it. */
import type { Condition, Leaf, Operator } from "./condition.ts";

export type FactValue = boolean | number | string;

/** A fact that is absent is unknown; `false` is known to be lacking. */
export type ClubFacts = Readonly<Record<string, FactValue | undefined>>;

export interface Found {
  /** Undefined if unknown facts decide. */
  readonly truth: boolean | undefined;
  /** The known facts that speak for this answer; if there is none, those that already speak for the rule. */
  readonly because: readonly string[];
  /** The unknown facts that would settle it. */
  readonly missing: readonly string[];
}

export function truthOf(condition: Condition, facts: ClubFacts): Found {
  switch (condition.kind) {
    case "not": {
      const { truth, ...rest } = truthOf(condition.of, facts);
      return { truth: truth === undefined ? undefined : !truth, ...rest };
    }
    case "all":
      return together(
        condition.of.map((each) => truthOf(each, facts)),
        false,
      );
    case "any":
      return together(
        condition.of.map((each) => truthOf(each, facts)),
        true,
      );
    default:
      return ofLeaf(condition, facts);
  }
}

function ofLeaf(leaf: Leaf, facts: ClubFacts): Found {
  const named = leaf.kind === "versus" ? [leaf.fact, leaf.other] : [leaf.fact];
  const missing = named.filter((fact) => facts[fact] === undefined);
  if (missing.length > 0) return { truth: undefined, because: [], missing };
  return { truth: holds(leaf, facts), because: named, missing: [] };
}

/** @param decisive the truth of one part that decides the whole: true for "or", false for "and" */
function together(parts: readonly Found[], decisive: boolean): Found {
  const deciding = parts.filter(({ truth }) => truth === decisive);
  if (deciding.length > 0) return { truth: decisive, because: factsOf(deciding), missing: [] };
  const open = parts.filter(({ truth }) => truth === undefined);
  if (open.length === 0) return { truth: !decisive, because: factsOf(parts), missing: [] };
  return {
    truth: undefined,
    // Of "and", its true parts speak for it; of "or", its false parts speak for nothing.
    because: factsOf(decisive ? open : parts),
    missing: [...new Set(open.flatMap(({ missing }) => missing))],
  };
}

function factsOf(parts: readonly Found[]): string[] {
  return [...new Set(parts.flatMap(({ because }) => because))];
}

function holds(leaf: Leaf, facts: ClubFacts): boolean {
  const value = facts[leaf.fact]!;
  if (leaf.kind === "yes") return value === true;
  if (leaf.kind === "in") return leaf.values.includes(String(value));
  const other = leaf.kind === "versus" ? facts[leaf.other]! : leaf.value;
  return COMPARED[leaf.operator](compare(value, other));
}

/** Days in ISO form and codes compare as texts. */
function compare(one: FactValue, other: FactValue): number {
  const [a, b] = typeof other === "number" ? [Number(one), other] : [String(one), String(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

const COMPARED: Readonly<Record<Operator, (order: number) => boolean>> = {
  "=": (order) => order === 0,
  "!=": (order) => order !== 0,
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
};
