/** Belgium's regions and the parts of the United Kingdom have rules of their own: the ad's region decides, or is asked for. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gatesInRegions } from "../orders/gates.ts";
import { evaluate, type Question } from "./evaluate.ts";
import { evaluateInRegions, placeIn, REGIONS, regionsOf } from "./regions.ts";
import type { Pack } from "./rule.ts";

const folder = new URL("../../data/rules/", import.meta.url);
const packs = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Pack);

const ad = (place: string, facts: Question["facts"], more: Partial<Question> = {}): Question => ({
  place,
  seller: "B",
  event: "AD",
  day: "2026-11-22",
  facts,
  ...more,
});
const said = (question: Question) => {
  const { verdict, fired } = evaluateInRegions(packs, question);
  return [verdict, ...fired.map(({ rule, region }) => `${rule.id}@${region}`)].join(" ");
};

test("every place of the rules that is within a country is a region that an ad can name", () => {
  const places = packs.flatMap(({ place }) => (place?.includes("-") ? [place] : []));
  expect(places.length).toBe(6);
  for (const place of places) expect(REGIONS).toContain(place);
});

test("a region counts in its country alone", () => {
  expect(placeIn("GB", "GB-WLS")).toBe("GB-WLS");
  expect(placeIn("FR", "GB-WLS")).toBe("FR");
  expect(placeIn("GB", null)).toBe("GB");
  expect(regionsOf("DE")).toEqual([]);
});

const FOLD = { traits: ["fold"] };
const YOUNG = { born: "2026-09-01", ready_on: "2026-11-26" };

test("the named region decides, and no other's rules are said", () => {
  expect(said(ad("BE-V", FOLD))).toBe("refuse BV-03@null");
  expect(said(ad("BE-W", FOLD))).toBe("fine");
  expect(said(ad("BE-B", YOUNG))).toBe("refuse BB-02@null");
  expect(said(ad("BE-W", YOUNG))).toBe("fine");
  const bought = { born: "2026-09-01", bred_by_seller: false };
  expect(said(ad("GB-WLS", bought, { seller: "L" }))).toBe("refuse WA-02@null");
  expect(said(ad("GB-NIR", bought, { seller: "L" }))).toBe("fine");
});

test("without a region, what one refuses is asked for, and each rule says where it holds", () => {
  expect(said(ad("BE", FOLD))).toBe("evidence BV-03@BE-V");
  const unchipped = { chip: false };
  expect(said(ad("GB", unchipped))).toBe("warn EN-01@GB-ENG");
  expect(said(ad("BE", { price: 0 }))).toBe("fine");
});

test("what every region refuses is refused without one, and a country without regions is judged as before", () => {
  const atHandOver = { born: "2025-01-01", neutered: false, chip: false };
  expect(said(ad("BE", atHandOver, { event: "HND" }))).toMatch(/^refuse /);
  const french = ad("FR", { born: "2026-03-01", ready_on: "2026-04-26" });
  const { verdict, fired } = evaluate(packs, french);
  expect(evaluateInRegions(packs, french)).toEqual({
    verdict,
    fired: fired.map((each) => ({ ...each, region: null })),
    open: [],
  });
});

test("the rules of Great Britain do not hold in Northern Ireland", () => {
  const imported = { born: "2026-09-01", into_gb: true };
  const at = (place: string) =>
    evaluate(packs, ad(place, imported, { event: "HND", turnedOn: new Set(["GB-01"]) })).verdict;
  expect([at("GB-WLS"), at("GB-NIR")]).toEqual(["warn", "fine"]);
});

test("a hand-over is kept back by the cat's own region, and told what others ask while none is named", () => {
  const young = { born: "2026-09-01", ready_on: "2026-11-01", chip: true };
  const ages = (place: string) =>
    gatesInRegions(packs, ad(place, young, { event: "HND" }))
      .filter(({ kind, rule }) => kind === "age" && rule)
      .map(({ rule, state, region }) => `${rule!.id} ${state} ${region}`);
  expect(ages("BE-B")).toEqual(["BB-02 missing undefined"]);
  expect(ages("BE-W")).toEqual([]);
  expect(ages("BE")).toContain("BB-02 advised BE-B");
});
