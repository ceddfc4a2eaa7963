import type { Condition } from "./rule.ts";

/** The facts that a condition reads, the age as none. */
export function factsIn(condition: Condition): string[] {
  if ("all" in condition) return condition.all.flatMap(factsIn);
  if ("any" in condition) return condition.any.flatMap(factsIn);
  if ("since" in condition) return [condition.since];
  if ("between" in condition) return [...condition.between];
  return "fact" in condition ? [condition.fact] : [];
}
