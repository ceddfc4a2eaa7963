import type { GedcomFamily } from "@felistry/domain/exports/gedcom.ts";
import type { LineCat } from "./statements.ts";

export interface Family extends GedcomFamily {
  readonly children: readonly number[];
}

/** The families in which a cat is a parent, one per mate, from its exported kittens. */
export function familiesOf(kittens: LineCat["kittens"]): Family[] {
  const pairs = Map.groupBy(kittens, ([, mother, father]) => `${mother}_${father}`);
  return [...pairs.values()].map((children) => {
    const [, mother_id, father_id] = children[0]!;
    return { mother_id, father_id, children: children.map(([id]) => id) };
  });
}

/** Both parents belong to the family, but it is written once. */
export function isWrittenWith(catId: number, { mother_id, father_id }: GedcomFamily): boolean {
  return (mother_id ?? father_id) === catId;
}
