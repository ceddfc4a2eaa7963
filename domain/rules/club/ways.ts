/** What is missing for a rule not to fire: the numbers that its condition asks for, and by how much they are too small. */
import type { Condition, Leaf } from "./condition.ts";
import { truthOf, type ClubFacts } from "./truth.ts";

export interface Shortfall {
  readonly fact: string;
  /** Null if the fact is unknown. */
  readonly have: number | null;
  /** Null if it is no number. */
  readonly need: number | null;
}

/** Everything that is missing in one of several ways; nothing if the rule surely does not fire. */
export type Way = readonly Shortfall[];

/** The shortest way past all of these conditions; null if there is none. */
export function shortestWayPast(conditions: readonly Condition[], facts: ClubFacts): Way | null {
  const ways = every(conditions.map((condition) => waysTo(condition, false, facts)));
  return ways.map(withoutRepeats).toSorted(byLength)[0] ?? null;
}

/** @param wanted what the condition is to become */
function waysTo(condition: Condition, wanted: boolean, facts: ClubFacts): Way[] {
  if (truthOf(condition, facts).truth === wanted) return [[]];
  switch (condition.kind) {
    case "not":
      return waysTo(condition.of, !wanted, facts);
    case "all":
    case "any": {
      const parts = condition.of.map((each) => waysTo(each, wanted, facts));
      // "And" becomes true by all of its parts, false by any; "or" the other way round.
      return (condition.kind === "all") === wanted ? every(parts) : parts.flat();
    }
    default:
      return ofLeaf(condition, wanted, facts);
  }
}

/** A number can only grow. What is known and no number stays as it is. */
function ofLeaf(leaf: Leaf, wanted: boolean, facts: ClubFacts): Way[] {
  const fact = facts[leaf.fact];
  if (leaf.kind === "compare" && typeof leaf.value === "number") {
    const grows = leaf.operator === (wanted ? ">=" : "<");
    if (grows) return [[{ fact: leaf.fact, have: numberOf(fact), need: leaf.value }]];
  }
  return fact === undefined ? [[{ fact: leaf.fact, have: null, need: null }]] : [];
}

const numberOf = (value: ClubFacts[string]): number | null =>
  value === undefined ? null : Number(value);

function every(parts: readonly (readonly Way[])[]): Way[] {
  return parts.reduce<Way[]>(
    (ways, part) => ways.flatMap((way) => part.map((more) => [...way, ...more])),
    [[]],
  );
}

/** Of two demands on one number the greater is enough. */
function withoutRepeats(way: Way): Way {
  const kept = new Map<string, Shortfall>();
  for (const each of way) {
    const other = kept.get(each.fact);
    if (!other || (other.need ?? 0) < (each.need ?? 0)) kept.set(each.fact, each);
  }
  return [...kept.values()];
}

/** What nobody knows is further away than whatever can be counted. */
function byLength(one: Way, other: Way): number {
  return unknownIn(one) - unknownIn(other) || lacking(one) - lacking(other);
}

const unknownIn = (way: Way): number => way.filter(({ have }) => have === null).length;
const lacking = (way: Way): number =>
  way.reduce((sum, { have, need }) => sum + Math.max(0, (need ?? 0) - (have ?? 0)), 0);
