/** The club rules against the cases that their sources give, and what an unknown fact does. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { locales } from "@felistry/i18n/locale.ts";
import { bookOf } from "./book.ts";
import { CASES } from "./cases.ts";
import { CLUBS, packOf, type Club, type Subject } from "./club-rule.ts";
import { isClean, judge, recordsFor } from "./judge.ts";
import { readCases } from "./read-cases.ts";
import { readFactTable, readPack } from "./read-pack.ts";
import type { ClubFacts } from "./truth.ts";

const folder = new URL("../../../data/rules/club/", import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
const factTable = readFactTable("facts.json", textOf("facts.json"), locales);
const packs = readdirSync(folder)
  .filter((file) => file !== "facts.json")
  .map((file) => readPack(file, textOf(file), factTable, locales));

const TODAY = "2026-11-28";
const judged = (club: Club, subject: Subject, facts: ClubFacts) =>
  judge({ rules: packOf(packs, club, TODAY)!.rules, subject, facts, factTable });

const cases = readCases(CASES);

test.each(cases.map((each) => [each.line, each] as const))(
  "%s",
  (_line, { club, subject, facts, verdict, fires, open, book }) => {
    expect(Object.keys(facts).filter((fact) => !factTable[fact])).toEqual([]);
    const found = judged(club, subject, facts);
    expect({
      verdict: found.verdict,
      fires: found.fired.map(({ rule }) => rule.id).toSorted(),
    }).toEqual({ verdict, fires: fires.toSorted() });
    expect(found.open.map(({ rule }) => rule.id)).toEqual(expect.arrayContaining([...open]));
    expect(book ?? bookOf(club, facts) ?? "none").toBe(bookOf(club, facts) ?? "none");
  },
);

test("what was sent before the registry asked of bans, of parents' ages at the birth and of their sex is not judged by these rules, and by all others", () => {
  const added = ["H12", "H13", "H14"];
  const idsOn = (day: string) => packOf(packs, "registry", day)!.rules.map(({ id }) => id);
  expect(idsOn("2026-11-27")).toEqual(idsOn("2026-11-28").filter((id) => !added.includes(id)));
  expect(idsOn("2026-11-28")).toEqual(expect.arrayContaining(added));
});

test("every club has rules, each of a known fact and worded in each language", () => {
  expect(new Set(packs.map(({ club }) => club))).toEqual(new Set(CLUBS));
  expect(packs.flatMap(({ rules }) => rules).length).toBeGreaterThanOrEqual(107);
});

test("every rule fires in some case, the registry's own too", () => {
  const fired = new Set(cases.flatMap(({ fires }) => fires));
  const never = packs.flatMap(({ rules }) => rules.filter(({ id }) => !fired.has(id)));
  expect(never.map(({ id }) => id)).toEqual([]);
});

describe("an unknown fact", () => {
  test("decides nothing, and is named as what would settle it", () => {
    const { verdict, open } = judged("FIFe", "queen", { births24_n: 4 });
    expect(verdict).toBe("ok");
    expect(open[0]).toMatchObject({
      rule: { id: "F01" },
      values: [{ fact: "births24_n", value: 4 }],
      missing: ["waiver"],
      isLikely: true,
    });
  });

  test("of a rule for which nothing speaks leaves the case clean", () => {
    const found = judged("FIFe", "queen", { births24_n: 1, births12_n: 1, date: TODAY });
    expect(found.open.length).toBeGreaterThan(0);
    expect(isClean(found)).toBe(true);
    expect(isClean(judged("FIFe", "queen", { breed: "KOR" }))).toBe(false);
  });
});

test("a fact that the registry never records is named as such, and by the rules that need it", () => {
  const { open } = judged("FIFe", "queen", { births24_n: 4 });
  expect(open[0]).toMatchObject({ rule: { id: "F01" }, unrecorded: ["waiver"] });
  const untested = judged("FIFe", "queen", { breed: "KOR" }).open;
  expect(untested.find(({ rule }) => rule.id === "F17")).toMatchObject({ unrecorded: [] });
  const rule = (id: string) => packs.flatMap(({ rules }) => rules).find((each) => each.id === id)!;
  expect(recordsFor(rule("F30"), factTable)).toEqual({
    never: ["vet_advice"],
    entered: ["leave_d"],
  });
  expect(recordsFor(rule("F45"), factTable)).toEqual({ never: [], entered: [] });
});

test("the strongest verdict comes first, and a rule names the values it fired on", () => {
  const { verdict, fired } = judged("WCF", "queen", {
    births24_n: 4,
    births12_n: 3,
    gap_mo: 4,
  });
  expect(verdict).toBe("block");
  expect(fired.map((each) => [each.rule.id, each.verdict, each.values])).toEqual([
    ["W01", "block", [{ fact: "births12_n", value: 3 }]],
    ["W02", "ask", [{ fact: "births24_n", value: 4 }]],
  ]);
});

test("a club's mode decides what a rule does", () => {
  const rules = packOf(packs, "WCF", TODAY)!.rules;
  const facts = { full_siblings: true };
  const asked = { rules, subject: "mating" as const, facts, factTable };
  expect(judge({ ...asked, modeOf: () => "block" }).verdict).toBe("block");
  expect(judge({ ...asked, modeOf: () => "off" })).toMatchObject({ verdict: "ok", fired: [] });
});

describe("versions", () => {
  const version = (valid_from: string) => ({ ...packOf(packs, "RU", TODAY)!, valid_from });
  const versions = [version("2026-01-01"), version("2027-03-01"), version("2025-01-01")];
  test.each([
    ["2026-12-31", "2026-01-01"],
    ["2027-03-01", "2027-03-01"],
    ["2025-12-31", "2025-01-01"],
    ["2020-01-01", "2025-01-01"],
  ])("a case sent on %s is judged by the version of %s", (day, from) => {
    expect(packOf(versions, "RU", day)?.valid_from).toBe(from);
  });
});

describe("a bad file is refused by its name", () => {
  const good = JSON.parse(textOf("ru.json")) as { rules: Record<string, unknown>[] };
  const read = (change: object) => () =>
    readPack(
      "ru.json",
      JSON.stringify({ ...good, rules: [{ ...good.rules[0], ...change }] }),
      factTable,
      locales,
    );
  test.each([
    [{ when: "age_mo<<12" }, 'ru.json: rule R01: "age_mo<" lacks a value'],
    [{ when: "(age_mo<12" }, 'ru.json: rule R01: ")" is expected, not "the end"'],
    [{ when: "age_mo<12 age_mo" }, '"age_mo" is not expected'],
    [{ when: "age_mo ~ 12" }, '"~ 12" is not understood'],
    [{ when: "shoe_size>3" }, '"shoe_size" is no fact of facts.json'],
    [{ when: "age_mo" }, '"age_mo", a number, is compared otherwise'],
    [{ when: "date>3" }, '"date", a day, is compared otherwise'],
    [{ when: "breed<SIB" }, '"breed", a code, is compared otherwise'],
    [{ verdict: "ok" }, '"verdict" is none of block, ask, warn'],
    [{ subjects: ["dog"] }, '"subject" is none of queen'],
    [{ text: { [locales[0]]: "Only one" } }, "is no text"],
  ])("%o", (change, message) => {
    expect(read(change)).toThrow(message);
  });
});
