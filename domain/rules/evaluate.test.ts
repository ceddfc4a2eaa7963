import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cases, DAY } from "./cases.ts";
import { evaluate } from "./evaluate.ts";
import type { Pack } from "./rule.ts";

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
  const unasked = ["address", "chip"];
  expect(evaluate(packs, { ...question, facts: { shows, unasked } }).verdict).toBe("fine");
});

test("a verdict names the values it rests on", () => {
  const facts = { born: "2026-03-01", ready_on: "2026-04-26" };
  const [fired] = evaluate(packs, { place: "FR", seller: "B", event: "AD", day: DAY, facts }).fired;
  expect(fired).toMatchObject({ verdict: "refuse", values: ["age=56"] });
});
