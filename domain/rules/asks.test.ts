/** What the form of an ad asks a seller for: what the rules of the place need to be judged, and nothing more. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Asking, asksOf } from "./asks.ts";
import type { Condition, Pack } from "./rule.ts";

const folder = new URL("../../data/rules/", import.meta.url);
const packs = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Pack);

const asks = (country: string, turnedOn: readonly string[] = [], more: Partial<Asking> = {}) => {
  const question: Asking = {
    place: country,
    seller: "P",
    event: "AD",
    day: "2026-11-22",
    facts: { traits: [], hybrid: null },
    turnedOn: new Set(turnedOn),
    ...more,
  };
  return asksOf(packs, question, country);
};

test("a seller in Britain is asked for the licence and where the cat was born", () => {
  expect(asks("GB")).toEqual([
    "sells_as",
    "permit_no",
    "permit_authority",
    "litters_12m",
    "origin_id",
    "vet_no_chip",
  ]);
});

test("a seller in Belgium is asked for what Wallonia and Brussels want shown", () => {
  expect(asks("BE")).toEqual([
    "sells_as",
    "permit_no",
    "phone",
    "address",
    "shows_chip",
    "origin_id",
    "vet_early",
  ]);
});

test("a country whose rules ask for nothing printed asks its sellers for nothing", () => {
  for (const country of ["RU", "JP", "NO", "DK", "FI"]) expect(asks(country)).toEqual([]);
  expect(asks("DE")).toEqual(["permit_no", "females", "litters_12m"]);
  expect(asks("NL")).toEqual(["permit_no", "animals_12m"]);
  expect(asks("SE")).toEqual(["permit_no", "litters_12m"]);
});

test("a seller is asked for the exceptions of a hand-over too, but not for those of another country", () => {
  expect(asks("AT")).toEqual(["permit_no", "vet_early", "cannot_stay"]);
  expect(asks("DK", ["FIFE"])).toEqual(["vet_early"]);
  expect(asks("NO", ["FIFE"])).toEqual([]);
  const grown = {
    place: "AT",
    event: "AD",
    day: "2026-11-22",
    facts: { born: "2024-08-01", traits: [] },
  } as const;
  expect(asksOf(packs, { ...grown, seller: "P" }, "AT")).toEqual(["permit_no", "cannot_stay"]);
  expect(asksOf(packs, { ...grown, seller: "B" }, "AT")).toEqual(["permit_no"]);
});

test("only of a cat that a rule can concern is it asked what it turns on", () => {
  const nude = { traits: ["nude"], born: "2025-06-01" };
  expect(asks("NL", [], { facts: nude })).toContain("chip_on");
  expect(asks("NL", [], { facts: { ...nude, born: "2026-06-01" } })).not.toContain("chip_on");
  expect(asks("SE", [], { facts: { traits: [] } })).toContain("generation");
  expect(asks("SE", [], { facts: { traits: [], hybrid: 5 } })).not.toContain("generation");
  expect(asks("FR", [], { facts: { traits: [] } })).toContain("type_of");
  expect(asks("FR", [], { facts: { traits: [], pedigree: true } })).not.toContain("type_of");
  for (const mayLackWhiskers of [true, false])
    expect(asks("AT", [], { facts: { traits: [] }, mayLackWhiskers }).includes("no_whiskers")).toBe(
      mayLackWhiskers,
    );
});

test("a business in the United States names its state, and a breeder says whether cats are sold unseen", () => {
  expect(asks("US")).toEqual(["sells_as", "permit_no", "females", "state", "sold_unseen"]);
});

test("a grown cat's seller is not asked what only a kitten's has to say", () => {
  const question = { place: "DE", seller: "B", event: "AD", day: "2026-11-22" } as const;
  const asked = (born: string) => asksOf(packs, { ...question, facts: { born } }, "DE");
  expect(asked("2026-08-01")).toContain("females");
  expect(asked("2024-08-01")).toEqual([]);
});

test("a platform that the operator has turned on asks too", () => {
  expect(asks("JP", ["MP"])).toEqual(["shows_chip", "origin_id", "vaccinated"]);
  expect(asks("JP", ["P4"])).toEqual(["delivers"]);
});

/** What every ad shows by itself, if the cat's record has it. */
const SHOWN =
  "name sex breed price neuter residence seller_kind pedigree book age photo photo_dam free";

test("every item that a rule wants printed can be shown, or is known not to be asked for", () => {
  const printed = (condition: Condition): readonly string[] => {
    if ("all" in condition) return condition.all.flatMap(printed);
    if ("any" in condition) return condition.any.flatMap(printed);
    if ("shown" in condition) return [condition.shown];
    return "not_shown" in condition ? condition.not_shown : [];
  };
  const conditions = packs.flatMap(({ rules }) =>
    rules.flatMap(({ when, unless }) => [when, ...(unless ? [unless] : [])]),
  );
  const asked =
    "licence_no reg_no siren authority phone address chip origin litter_no dam_chip birthplace females litters litter_size abroad vaccinated appearance_of";
  const known = new Set([...SHOWN.split(" "), ...asked.split(" ")]);
  const unknown = new Set(conditions.flatMap(printed).filter((item) => !known.has(item)));
  // An ad of this site never shows an e-mail address, and where one would do, a phone does.
  expect([...unknown]).toEqual(["email"]);
});
