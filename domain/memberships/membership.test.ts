import { describe, expect, test } from "vitest";
import { dueOn, membershipState, openYears } from "./membership.ts";

describe("a membership", () => {
  test("is due on the club's day, or thirty days after a late request", () => {
    expect(dueOn("2026-03-31", "2026-01-10")).toBe("2026-03-31");
    expect(dueOn("2026-03-31", "2026-03-01")).toBe("2026-03-31");
    expect(dueOn("2026-03-31", "2026-03-02")).toBe("2026-04-01");
    expect(dueOn("2026-03-31", "2026-11-30")).toBe("2026-12-30");
  });

  test("is overdue from the day after, and never once paid", () => {
    const unpaid = { paid_at: null, due_on: "2026-03-31" };
    expect(membershipState(unpaid, "2026-03-31")).toBe("asked");
    expect(membershipState(unpaid, "2026-04-01")).toBe("overdue");
    expect(membershipState({ ...unpaid, paid_at: "2026-05-01T00:00:00Z" }, "2026-06-01")).toBe(
      "paid",
    );
  });

  test("can be asked for the next year from October on", () => {
    expect(openYears("2026-09-30")).toEqual([2026]);
    expect(openYears("2026-10-01")).toEqual([2026, 2027]);
  });
});
