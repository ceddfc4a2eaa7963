import { expect, test } from "vitest";
import { expectedBirth } from "../dates/expected-birth.ts";
import { daysOfBirth, faultOfDays, matingMove } from "./planned.ts";

test("kittens are expected 63 to 65 days after the mating", () => {
  expect(expectedBirth({ from: "2026-01-01", until: "2026-01-03" })).toEqual({
    from: "2026-03-05",
    until: "2026-03-09",
  });
});

test("an agreement covers births from the 58th to the 72nd day", () => {
  expect(daysOfBirth({ from: "2026-01-01", until: "2026-01-01" })).toEqual({
    from: "2026-02-28",
    until: "2026-03-14",
  });
});

test("days of a plan are in order, not past, not too many and not too far ahead", () => {
  const today = "2026-11-23";
  const fault = (from: string, until: string) => faultOfDays({ from, until }, today);
  expect(fault("2026-11-23", "2026-11-23")).toBeNull();
  expect(fault("2026-11-20", "2026-11-23")).toBeNull();
  expect(fault("2026-11-20", "2026-11-22")).toBe("past");
  expect(fault("2026-11-25", "2026-11-24")).toBe("order");
  expect(fault("2026-12-01", "2027-01-30")).toBeNull();
  expect(fault("2026-12-01", "2027-01-31")).toBe("far");
  expect(fault("2027-11-25", "2027-11-25")).toBe("far");
});

test("only the stud's owner agrees, and only the planner says what came of it", () => {
  expect(matingMove("asked", "agree", "stud")).toBe("agreed");
  expect(matingMove("asked", "agree", "planner")).toBeNull();
  expect(matingMove("asked", "mate", "planner")).toBeNull();
  expect(matingMove("agreed", "mate", "planner")).toBe("mated");
  expect(matingMove("agreed", "mate", "stud")).toBeNull();
  expect(matingMove("mated", "decline", "stud")).toBeNull();
});
