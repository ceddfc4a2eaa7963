/** Random histories of one cat's sale: after each attempt all invariants hold. */
import fc from "fast-check";
import { MOVE_NAMES } from "@felistry/domain/orders/moves.ts";
import type { Stage } from "@felistry/domain/orders/stages.ts";
import { brokenInvariant } from "./invariants.ts";
import { type Attempt, Sale } from "./sale.ts";

/** Mostly the first orders, so that histories get far. */
const order = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat({ max: 3 }) },
);
const side = fc.constantFrom("buyer" as const, "seller" as const);
/** What only people know is mostly as it should be. */
const known = fc.oneof(
  { weight: 4, arbitrary: fc.constant(["terms", "code", "gates"] as const) },
  { weight: 1, arbitrary: fc.subarray(["terms", "code", "gates"] as const) },
);
const terms = fc.record({
  deposit: fc.constantFrom(0, 100),
  keptIfBuyerLeaves: fc.boolean(),
});

const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("order" as const), buyer: fc.nat({ max: 2 }), terms }),
  },
  {
    weight: 40,
    arbitrary: fc.record({
      kind: fc.constant("next" as const),
      order,
      by: side,
      pick: fc.nat({ max: 5 }),
      known,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      order,
      name: fc.constantFrom(...MOVE_NAMES),
      by: side,
      known,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("offer_handover" as const), order }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("dispute" as const), order }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("days" as const),
      days: fc.integer({ min: 1, max: 16 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "place_again" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "rest_ad" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("buyer_leaves" as const), buyer: fc.nat({ max: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("ends" as const),
      why: fc.constantFrom("gone" as const, "died" as const, "suspended" as const),
    }),
  },
);

/** @returns how often each stage was reached @throws with the shortest history that breaks an invariant */
export function checkHistories(runs: number, seed?: number): ReadonlyMap<Stage, number> {
  const reached = new Map<Stage, number>();
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 60, size: "max" }), (history) => {
      const sale = new Sale();
      for (const each of history) {
        sale.attempt(each);
        const broken = brokenInvariant(sale);
        if (broken !== null) throw new Error(`broken: ${broken}`);
      }
      for (const { events } of sale.orders)
        for (const { to } of events) reached.set(to, (reached.get(to) ?? 0) + 1);
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  );
  return reached;
}
