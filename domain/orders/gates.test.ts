import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Question } from "../rules/evaluate.ts";
import type { Facts, Pack, SellerKind } from "../rules/rule.ts";
import { arePassed, gatesOf } from "./gates.ts";

const folder = new URL("../../data/rules/", import.meta.url);
const packs = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Pack);

const DAY = "2026-11-22";

function gates(
  place: string,
  facts: Facts,
  more: Partial<Question> = {},
  seller: SellerKind = "B",
) {
  const found = gatesOf(packs, { place, seller, event: "HND", day: DAY, facts, ...more });
  return {
    said: found.map(({ kind, state, rule, values }) =>
      [kind, rule?.id ?? "-", state, ...values.filter((value) => value.startsWith("?"))].join(" "),
    ),
    passed: arePassed(found),
  };
}

const grown = { born: "2024-01-01", ready_on: "2026-11-01" };

test.each<
  [
    what: string,
    place: string,
    facts: Facts,
    said: string[],
    passed: boolean,
    more?: Partial<Question>,
  ]
>([
  [
    "a country without rules asks for the ad's day alone",
    "JP",
    { born: "2026-10-01", ready_on: DAY },
    ["age - passed", "chip - not_asked", "vaccination - not_asked"],
    true,
  ],
  [
    "before the ad's day it stays",
    "JP",
    { ready_on: "2026-11-23" },
    ["age - missing", "chip - not_asked", "vaccination - not_asked"],
    false,
  ],
  [
    "a rule for abroad asks nothing of a cat that stays in its country",
    "DK",
    { ...grown, cross_border: false },
    ["age - passed", "chip - not_asked", "vaccination - not_asked"],
    true,
  ],
  [
    "in Denmark it stays for 12 weeks",
    "DK",
    { born: "2026-08-31", ready_on: DAY },
    ["age - passed", "age DK-01 missing", "chip - not_asked", "vaccination EU-03 passed"],
    false,
  ],
  [
    "and leaves the day after",
    "DK",
    { born: "2026-08-30", ready_on: DAY },
    ["age - passed", "age DK-01 passed", "chip - not_asked", "vaccination EU-03 passed"],
    true,
  ],
  [
    "a birth date that is not known to the day passes no rule of age",
    "SE",
    { ready_on: DAY, chip: true, registered: true },
    ["age - passed", "age SE-01 missing ?born", "chip SE-02 passed", "vaccination EU-03 passed"],
    false,
  ],
  [
    "England asks for a chip",
    "GB-ENG",
    { ...grown, chip: false },
    ["age - passed", "chip EN-01 missing", "vaccination - not_asked"],
    false,
  ],
  [
    "and has it",
    "GB-ENG",
    { ...grown, chip: true },
    ["age - passed", "chip EN-01 passed", "vaccination - not_asked"],
    true,
  ],
  [
    "and where a vet lets none be set, as its seller says, is shown the vet's paper",
    "GB-ENG",
    { ...grown, chip: false, vet_exempt: true, claimed: ["vet_exempt"] },
    ["age - passed", "chip EN-01 advised", "vaccination - not_asked"],
    true,
  ],
  [
    "abroad the EU asks for a rabies shot",
    "DE",
    { ...grown, chip: true, cross_border: true, rabies_on: null },
    ["age - passed", "chip - not_asked", "vaccination EU-03 missing"],
    false,
    { buyerPlace: "AT" },
  ],
  [
    "that is three weeks old",
    "DE",
    { ...grown, chip: true, chip_on: "2024-03-01", cross_border: true, rabies_on: "2026-11-01" },
    ["age - passed", "chip - not_asked", "vaccination EU-03 passed"],
    true,
    { buyerPlace: "AT" },
  ],
  [
    "and was made after the chip was set: where nobody says when, that is not judged",
    "DE",
    { ...grown, chip: true, cross_border: true, rabies_on: "2026-11-01" },
    ["age - passed", "chip - not_asked", "vaccination EU-03 advised ?chip_on"],
    true,
    { buyerPlace: "AT" },
  ],
  [
    "in France the buyer's certificate is a gate, the vet's is asked for",
    "FR",
    { ...grown, chip: true, cross_border: false, cert_on: "2026-11-16", vet_on: null },
    [
      "age - passed",
      "chip FR-03 passed",
      "vaccination - not_asked",
      "other FR-08 missing",
      "other FR-11 advised",
    ],
    false,
  ],
  [
    "and both are in order",
    "FR",
    { ...grown, chip: true, cross_border: false, cert_on: "2026-11-15", vet_on: "2026-11-01" },
    [
      "age - passed",
      "chip FR-03 passed",
      "vaccination - not_asked",
      "other FR-08 passed",
      "other FR-11 passed",
    ],
    true,
  ],
  [
    "a club that the operator has turned on asks for both",
    "JP",
    { ...grown, chip: true, vaccinated: false },
    ["age - passed", "chip - not_asked", "vaccination FIFE-02 missing"],
    false,
    { turnedOn: new Set(["FIFE"]) },
  ],
  [
    "what is only recommended holds nothing up",
    "JP",
    { ...grown, vaccinations: 1 },
    ["age - passed", "chip - not_asked", "vaccination TICA-01 advised"],
    true,
    { turnedOn: new Set(["TICA"]) },
  ],
  [
    "other rules are shown and left to the two sides",
    "BE-V",
    { ...grown, chip: true, registered: true, neutered: false },
    ["age - passed", "chip BV-02 passed", "vaccination EU-03 passed", "other BV-01 advised"],
    true,
  ],
])("%s", (_, place, facts, said, passed, more) => {
  const found = gates(place, facts, more);
  expect(found.said).toEqual(said);
  expect(found.passed).toBe(passed);
});
