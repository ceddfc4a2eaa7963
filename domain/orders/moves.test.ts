import { describe, expect, it, test } from "vitest";
import { checkHistories } from "@felistry/testkit/orders/histories.ts";
import { depositAfter } from "./deposit.ts";
import { decideMove, isEnd, MOVES, MOVE_NAMES, MOVERS, NEEDS } from "./moves.ts";
import { isReservedStage, RESERVED_STAGES, STAGES } from "./stages.ts";
import { statusOf } from "./status.ts";

const everything = new Set(NEEDS);

describe("the moves of an order", () => {
  it("leave no stage but the three ends without a way on, and reach every stage", () => {
    expect(STAGES.filter(isEnd)).toEqual(["reviewed", "declined", "cancelled"]);
    const targets = new Set(MOVES.map(({ to }) => to));
    expect(STAGES.filter((stage) => !targets.has(stage))).toEqual(["new"]);
  });

  it("have one name for each change by one side, but for leaving late, which is a cancellation with another end", () => {
    const named = new Map<string, string[]>();
    for (const { by, from, to, name } of MOVES)
      named.set(`${by} ${from} ${to}`, [...(named.get(`${by} ${from} ${to}`) ?? []), name]);
    const twice = [...named.values()].filter((names) => names.length > 1);
    expect(new Set(twice.map((names) => names.join()))).toEqual(new Set(["cancel,leave_late"]));
  });

  it("are refused by side, then by stage, then by what is lacking, in every combination", () => {
    for (const stage of STAGES)
      for (const name of MOVE_NAMES)
        for (const by of MOVERS) {
          const theirs = MOVES.filter((move) => move.name === name && move.by === by);
          const now = theirs.find(({ from }) => from === stage);
          const expected =
            theirs.length === 0
              ? { refused: "not_allowed" }
              : now
                ? { to: now.to }
                : { refused: "order_status_conflict" };
          expect(decideMove({ stage }, name, by, everything)).toEqual(expected);
          for (const need of now?.needs ?? [])
            expect(
              decideMove({ stage }, name, by, new Set(NEEDS.filter((held) => held !== need))),
            ).toEqual({ refused: need });
        }
  });

  it("keep the specification's status `accepted` throughout a reservation", () => {
    expect(new Set(RESERVED_STAGES.map(statusOf))).toEqual(new Set(["accepted"]));
  });
});

describe("a deposit", () => {
  const terms = { deposit: 100, keptIfBuyerLeaves: true };

  test.each([
    ["the buyer withdraws", "cancelled", "buyer", "kept"],
    ["the buyer closes the account", "cancelled", "left", "kept"],
    ["the buyer leaves because the day has passed", "cancelled", "late", "returned"],
    ["the seller withdraws", "declined", "seller", "returned"],
    ["the cat dies", "declined", "died", "returned"],
    ["the cat passes on", "declined", "gone", "returned"],
    ["the records are merged", "declined", "merged", "returned"],
    ["the club suspends a side", "declined", "suspended", "returned"],
  ] as const)("when %s", (_, to, why, fate) => {
    expect(depositAfter("deposit_confirmed", to, why, terms)).toBe(fate);
    expect(depositAfter("deposit_declared", to, why, terms)).toBe("unconfirmed");
    expect(depositAfter("agreed", to, why, terms)).toBe("none");
    expect(depositAfter("ready", to, why, { ...terms, deposit: 0 })).toBe("none");
    expect(depositAfter("signed", to, why, { ...terms, keptIfBuyerLeaves: false })).toBe(
      "returned",
    );
  });

  it("counts towards the price at the hand-over, and nothing else decides it", () => {
    expect(depositAfter("ready", "handed_over", null, terms)).toBe("counted");
    expect(depositAfter("completed", "handed_over", null, terms)).toBe("none");
    const within = MOVES.filter(({ to }) => isReservedStage(to));
    expect(within.map(({ from, to }) => depositAfter(from, to, null, terms))).toEqual(
      within.map(() => null),
    );
  });
});

test("random histories break none of the fourteen invariants, and reach every stage", () => {
  const reached = checkHistories(1_500, 20_261_123);
  expect(STAGES.filter((stage) => !reached.get(stage))).toEqual([]);
});
