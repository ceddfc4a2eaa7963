import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Pack } from "../rules/rule.ts";
import { bornForHeartDays, leavingDay, nextHeartDay } from "./due-dates.ts";

const folder = new URL("../../data/rules/", import.meta.url);
const packs = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Pack);

describe("the day on which kittens may leave", () => {
  test.each([
    ["JP", "2026-09-24", null],
    ["DK", "2026-09-24", null],
    [null, "2026-09-24", null],
  ])("in %s is %s", (place, day, rule) => {
    expect(leavingDay(packs, place, "2026-07-02")).toEqual({ day, rule });
  });

  test("is later where a country's rule asks for more, and names the rule", () => {
    const stricter: Pack = {
      id: "xx",
      place: "XX",
      kind: "law",
      name: { en: "Example" },
      read_on: "2026-11-01",
      rules: [
        {
          id: "XX-01",
          who: "A",
          object: "K",
          on: "HND",
          verdict: "refuse",
          when: { age: { unit: "days", below: 91 } },
          age_rule: true,
          source: "Act 1",
          confidence: "L",
          text: { en: "13 weeks" },
        },
      ],
    };
    const { day, rule } = leavingDay([...packs, stricter], "XX", "2026-07-02");
    expect(day).toBe("2026-10-01");
    expect(rule?.id).toBe("XX-01");
  });

  test("is not moved by rules about anything but age", () => {
    for (const { place } of packs)
      expect(leavingDay(packs, place ?? null, "2026-07-02").day <= "2026-10-08").toBe(true);
  });
});

describe("the next examination of a heart", () => {
  test.each([
    ["2024-03-10", "2025-03-01", "2025-04-01", "2026-03-10"],
    ["2024-03-10", "2024-12-01", "2025-01-01", "2026-03-10"],
    ["2024-03-10", "2024-08-01", "2025-03-10", "2025-03-10"],
    ["2024-03-10", "2024-08-01", "2025-03-11", "2026-03-10"],
    ["2024-03-10", "2027-04-01", "2027-05-01", "2029-03-10"],
    ["2024-03-10", "2032-01-01", "2032-01-02", null],
    ["2024-03-10", "2025-03-10", "2033-01-01", null],
    ["2024-02-29", "2024-06-01", "2024-07-01", "2025-02-28"],
  ])("of a cat born on %s and examined on %s is, on %s, that of %s", (born, last, today, next) => {
    expect(nextHeartDay(born, last, today)).toBe(next);
  });

  test("is looked for among the cats whose birthday comes", () => {
    expect(bornForHeartDays("2026-11-23", 2)).toEqual([
      "2025-11-23",
      "2025-11-24",
      "2024-11-23",
      "2024-11-24",
      "2023-11-23",
      "2023-11-24",
      "2021-11-23",
      "2021-11-24",
      "2018-11-23",
      "2018-11-24",
    ]);
  });
});
