import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cases, DAY } from "./cases.ts";
import { evaluate, openRules, type Question } from "./evaluate.ts";
import type { Facts, Pack } from "./rule.ts";

const folder = new URL("../../data/rules/", import.meta.url);
const packs = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Pack);
const rules = packs.flatMap((pack) => pack.rules);

for (const [place, seller, event, what, facts, result, asked] of cases)
  test(`${place} ${seller} ${event}, ${what}: ${result}`, () => {
    const { verdict, fired } = evaluate(packs, {
      place,
      buyerPlace: asked?.buyer ?? null,
      seller,
      isLicensed: asked?.licensed === true,
      event,
      day: asked?.day ?? DAY,
      facts,
      turnedOn: new Set(asked?.optional),
    });
    expect([verdict, ...fired.map(({ rule }) => rule.id)].join(" ")).toBe(result);
  });

test("each rule names its source and is worded in both languages", () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(rules.length).toBeGreaterThan(80);
  for (const { id, source, text } of rules) {
    expect(source, id).not.toBe("");
    expect(text["en"], id).toMatch(/[a-z]/);
    expect(text["ru"], id).toMatch(/[а-я]/);
  }
});

test("a rule that is not in force fires only where the operator has turned it on", () => {
  const question = {
    place: "RU",
    seller: "P",
    event: "HND",
    day: DAY,
    facts: { chip: false },
  } as const;
  expect(evaluate(packs, question).fired).toEqual([]);
  const on = evaluate(packs, { ...question, turnedOn: new Set(["RU-01"]) });
  expect(on.fired.map(({ rule }) => rule.id)).toEqual(["RU-01"]);
});

test("what an ad lacks is named, and only what decided the rule", () => {
  const shows = ["name", "phone", "age", "sex", "origin", "breed", "neuter", "price"];
  const question = { place: "BE-B", seller: "P", event: "AD", day: DAY, facts: { shows } } as const;
  expect(evaluate(packs, question).fired).toMatchObject([
    { rule: { id: "BB-01" }, values: ["-address", "-chip"] },
  ]);
});

const CLAIMED = ["vet_advice", "vet_statement", "vet_exempt"];

/** In the ad, of a kitten that is 60 days old when it may move, or at the hand-over of a cat without a chip. */
const verdictOf = (place: string, facts: Facts, more: Partial<Question> = {}) => {
  const known = { born: "2026-09-23", ready_on: DAY, ...facts };
  const question = { place, seller: "P", event: "AD", day: DAY, facts: known, ...more } as const;
  const { fired } = evaluate(packs, question);
  return fired.map(({ rule, verdict, values }) => [verdict, rule.id, ...values].join(" "));
};

describe("an exception that the seller alone claims asks for its evidence", () => {
  const at56 = { born: "2026-09-27" };
  const early = { vet_advice: true, vet_statement: true, claimed: CLAIMED };
  const fife = { turnedOn: new Set(["FIFE"]) };
  const hnd = { event: "HND" } as const;
  const shelter = { seller: "S" } as const;

  test.each<[string, Facts, Facts, Partial<Question>, without: string, claimed: string]>([
    ["AT", at56, early, { seller: "S" }, "refuse AT-03 age=56", "evidence AT-03 age=56 vet_advice"],
    ["BE-B", {}, early, shelter, "refuse BB-02 age=60", "evidence BB-02 age=60 vet_advice"],
    [
      "GB-ENG",
      { chip: false },
      { vet_exempt: true, claimed: CLAIMED },
      hnd,
      "refuse EN-01 chip=false",
      "evidence EN-01 chip=false vet_exempt",
    ],
    [
      "SE",
      { born: "2026-08-30" },
      early,
      fife,
      "refuse FIFE-01 age=84",
      "evidence FIFE-01 age=84 vet_statement",
    ],
  ])("in %s", (place, facts, claims, more, without, claimed) => {
    expect(verdictOf(place, { ...facts, claimed: CLAIMED }, more)).toContain(without);
    const said = verdictOf(place, { ...facts, ...claims }, more);
    expect(said).toContain(claimed);
    expect(said).not.toContain(without);
    const proven = verdictOf(place, { ...facts, ...claims, claimed: [] }, more);
    expect(proven.filter((line) => line.includes(claimed.split(" ")[1]!))).toEqual([]);
    expect(verdictOf("JP", { ...facts, ...claims }, { ...more, turnedOn: new Set() })).toEqual([]);
  });

  test("but an exception that does not hold is none: not in Brussels by a private seller, nor by FIFe in Norway", () => {
    expect(verdictOf("BE-B", early)).toContain("refuse BB-02 age=60");
    expect(verdictOf("BE-B", { ...early, born: "2026-09-28" }, shelter)).toContain(
      "refuse BB-02 age=55",
    );
    expect(verdictOf("NO", early, fife)).toEqual(["refuse FIFE-01 age=60"]);
  });

  test("and a warning stays one", () => {
    const facts = { chip: false, vet_exempt: true, claimed: CLAIMED };
    expect(verdictOf("GB-ENG", facts)).toEqual(["warn EN-01 chip=false vet_exempt"]);
  });
});

test("what only the seller's word keeps from being refused asks for its evidence: a chip set before a ban", () => {
  const nude = { traits: ["nude"], born: "2025-06-01" };
  const said = (facts: Facts) => verdictOf("NL", { ...nude, ...facts });
  const rest = "nude born=2025-06-01";
  expect(said({ chip_on: "2025-08-01" })).toEqual([]);
  expect(said({ chip_on: "2025-08-01", claimed: ["chip_on"] })).toEqual([
    `evidence NL-01 ${rest} chip_on=2025-08-01`,
  ]);
  expect(said({ chip_on: "2026-02-01", claimed: ["chip_on"] })).toEqual([
    `refuse NL-01 ${rest} chip_on=2026-02-01`,
  ]);
  expect(said({ claimed: ["chip_on"] })).toEqual([]);
});

describe("a rule that nothing known decides is open", () => {
  const open = (place: string, facts: Facts, more: Partial<Question> = {}) =>
    openRules(packs, { place, seller: "B", event: "AD", day: DAY, facts, ...more }).map(
      ({ rule, unknown }) => [rule.id, ...unknown].join(" "),
    );

  test("by the facts that would decide it", () => {
    const kitten = { born: "2026-08-01", ready_on: DAY, traits: [] };
    expect(open("DE", kitten)).toEqual(["DE-01 females litters_12m permit"]);
    expect(open("DE", { ...kitten, females: 5 })).toEqual(["DE-01 permit"]);
    expect(open("DE", { ...kitten, females: 5, permit: false })).toEqual([]);
    expect(open("DE", { ...kitten, permit: true })).toEqual([]);
    expect(open("SE", { ...kitten, permit: true })).toEqual(["SE-04 hybrid"]);
    expect(open("SE", { ...kitten, permit: true, hybrid: null })).toEqual([]);
    expect(open("AT", { ...kitten, permit: true })).toEqual(["AT-02 parents_chipped"]);
  });

  test("but not one of the hand-over, before it, nor one whose exception is proven", () => {
    const known = { born: "2024-08-01", hybrid: null };
    expect(open("FR", known).filter((line) => /FR-08|FR-11/.test(line))).toEqual([]);
    expect(open("FR", known, { event: "HND" })).toEqual(
      expect.arrayContaining(["FR-08 cert_on", "FR-11 vet_on"]),
    );
    const flemish = (facts: Facts) => open("BE-V", { ...known, ...facts }, { event: "HND" });
    expect(flemish({})).toContain("BV-01 neutered");
    expect(flemish({ buyer_hk: true })).not.toContain("BV-01 neutered");
  });
});

test("a verdict names the values it rests on", () => {
  const facts = { born: "2026-03-01", ready_on: "2026-04-26" };
  const [fired] = evaluate(packs, { place: "FR", seller: "B", event: "AD", day: DAY, facts }).fired;
  expect(fired).toMatchObject({ verdict: "refuse", values: ["age=56"] });
});
