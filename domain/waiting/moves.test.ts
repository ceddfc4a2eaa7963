import { describe, expect, it, test } from "vitest";
import { isOfferDay, WAITING_MOVES, WAITING_STAGES, waitingMove } from "./moves.ts";

describe("an entry of a waiting list", () => {
  test("keeps its place when the applicant passes, and ends when an offer lapses", () => {
    expect(waitingMove("offered", "pass", "applicant")).toBe("accepted");
    expect(waitingMove("offered", "lapse", "site")).toBe("lapsed");
    for (const stage of ["taken", "declined", "lapsed", "left", "closed"] as const)
      expect(WAITING_MOVES.filter(({ from }) => from.includes(stage))).toEqual([]);
  });

  test("is moved by its own side only", () => {
    expect(waitingMove("applied", "accept", "applicant")).toBeNull();
    expect(waitingMove("offered", "take", "breeder")).toBeNull();
    expect(waitingMove("applied", "offer", "breeder")).toBeNull();
  });

  test("can reach every stage", () => {
    const reached = new Set(["applied", ...WAITING_MOVES.map(({ to }) => to)]);
    expect(WAITING_STAGES.filter((stage) => !reached.has(stage))).toEqual([]);
  });
});

it.each([
  ["2026-11-22", false],
  ["2026-11-23", true],
  ["2026-12-23", true],
  ["2026-12-24", false],
])("an offer made on 2026-11-23 until %s: %s", (until, allowed) => {
  expect(isOfferDay(until, "2026-11-23")).toBe(allowed);
});
