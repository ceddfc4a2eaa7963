import { expect, test } from "vitest";
import {
  DISPUTE_MOVES,
  DISPUTE_STAGES,
  disputeDue,
  disputeMove,
  isDisputeOver,
  stepOfSilence,
  takesEvidence,
} from "./moves.ts";

test("a dispute is answered by the other side, decided by the club, and appealed before it is closed", () => {
  expect(disputeMove("opened", "answer", "opener")).toBeNull();
  expect(disputeMove("opened", "answer", "respondent")).toBe("answered");
  expect(disputeMove("opened", "decide", "club")).toBeNull();
  expect(disputeMove("answered", "decide", "club")).toBe("decided");
  expect(disputeMove("decided", "appeal", "opener")).toBe("appealed");
  expect(disputeMove("appealed", "decide_again", "club")).toBe("closed");
  expect(disputeMove("closed", "appeal", "opener")).toBeNull();
});

test("every stage is reached, and nothing leaves the last", () => {
  const reached = new Set(["opened", ...DISPUTE_MOVES.map(({ to }) => to)]);
  expect(DISPUTE_STAGES.filter((stage) => !reached.has(stage))).toEqual([]);
  expect(DISPUTE_MOVES.filter(({ from }) => from.some(isDisputeOver))).toEqual([]);
});

test("there are fourteen days for an answer", () => {
  expect(disputeDue("2026-11-23")).toBe("2026-12-07");
});

test("evidence is added until the decision, by the other side once it has answered", () => {
  const takingFrom = (by: "opener" | "respondent") =>
    DISPUTE_STAGES.filter((stage) => takesEvidence(stage, by));
  expect(takingFrom("opener")).toEqual(["opened", "answered", "appealed"]);
  expect(takingFrom("respondent")).toEqual(["answered", "appealed"]);
});

test("silence is held against a seller who could answer, and against nobody else", () => {
  const silent = { bySeller: false, isSellerSuspended: false };
  expect(stepOfSilence("opened", silent)).toBe("lose");
  expect(stepOfSilence("opened", { ...silent, bySeller: true })).toBe("go_on");
  expect(stepOfSilence("opened", { ...silent, isSellerSuspended: true })).toBe("go_on");
  expect(stepOfSilence("decided", silent)).toBe("rest");
});
