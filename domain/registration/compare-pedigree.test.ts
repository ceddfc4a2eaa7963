import { describe, expect, test } from "vitest";
import { NOTHING_READ, type ReadField, type ReadPedigree } from "../readings/recognised.ts";
import { comparePedigree, type EnteredPedigree } from "./compare-pedigree.ts";

const field = (value: string, confidence = 0.9): ReadField => ({ value, confidence, region: null });

const entered: EnteredPedigree = {
  number: "(RX) 17-4711",
  issuer: "Felis Club",
  system: "WCF",
  cat: {
    prefix: "Silverbrook",
    name: "Aurelia",
    suffix: null,
    sex: "female",
    breed: "BRI",
    ems: "ns 22 64",
    birthdate: "2024-02-03",
  },
  breeder: "Marta Lindgren",
  owner: null,
  ancestors: [],
};

type CatPart = keyof ReadPedigree["cat"];
const catRead = (parts: Partial<Record<CatPart, string>>): ReadPedigree => ({
  ...NOTHING_READ,
  cat: {
    ...NOTHING_READ.cat,
    ...Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, field(value)])),
  },
});

function outcomes(read: ReadPedigree, of: EnteredPedigree = entered): Record<string, string> {
  return Object.fromEntries(
    comparePedigree(of, read).fields.map((one) => [one.field, one.outcome]),
  );
}

describe("names are folded by the rules for duplicates", () => {
  const cases: [read: Partial<Record<CatPart, string>>, outcome: string][] = [
    [{ prefix: "Silverbrook", name: "Aurelia" }, "same"],
    [{ name: "SILVERBROOK AURELIA" }, "same"],
    [{ prefix: "RU*Silverbrook", name: "Aurelia" }, "same"],
    [{ prefix: "RU Silverbrook", name: "Aurelia" }, "same"],
    [{ name: "Сильвербрук Аурелия" }, "differs"],
    [{ name: "Silverbrook", suffix: "Aureliia" }, "same"],
    [{ name: "Aurelia" }, "differs"],
    [{ prefix: "Silverbrook", name: "Aurora" }, "differs"],
  ];
  test.each(cases)("%o: %s", (read, outcome) => {
    expect(outcomes(catRead(read))["name"]).toBe(outcome);
  });

  test("a name spelled in two alphabets counts as one", () => {
    const named = { ...entered, cat: { ...entered.cat, prefix: null, name: "Ksenia" } };
    expect(outcomes(catRead({ name: "Ксения" }), named)["name"]).toBe("same");
  });
});

describe("colours are compared as the registry writes them", () => {
  const cases: [read: string, outcome: string][] = [
    ["ns 22", "same"],
    ["BRI NS 22", "same"],
    ["BSH ns 22 64", "same"],
    ["ns 22 62", "differs"],
    ["n 22", "differs"],
    ["ns 09 22", "differs"],
    ["MCO ns 22", "differs"],
    ["ns 22 71", "same"],
  ];
  test.each(cases)("%s: %s", (ems, outcome) => {
    expect(outcomes(catRead({ ems }))["ems"]).toBe(outcome);
  });

  test("a tail differs from another, and not from none said", () => {
    const bobtail = { ...entered, cat: { ...entered.cat, ems: "n 22 53" } };
    expect(outcomes(catRead({ ems: "n 22 52" }), bobtail)["ems"]).toBe("differs");
    expect(outcomes(catRead({ ems: "n 22 53 71" }), bobtail)["ems"]).toBe("same");
    expect(outcomes(catRead({ ems: "n 22" }), bobtail)["ems"]).toBe("same");
  });

  test("if a text is not a readable code, its letters are compared", () => {
    const odd = { ...entered, cat: { ...entered.cat, ems: "?7" } };
    expect(outcomes(catRead({ ems: "? 7" }), odd)["ems"]).toBe("same");
    expect(outcomes(catRead({ ems: "?8" }), odd)["ems"]).toBe("differs");
  });
});

test("breed codes are mapped to ours, days are compared as days, sexes unchanged", () => {
  expect(outcomes(catRead({ breed: "BSH", birthdate: "2024-02-03", sex: "female" }))).toMatchObject(
    { breed: "same", birthdate: "same", sex: "same" },
  );
  expect(outcomes(catRead({ breed: "MCO", birthdate: "2024-03-02", sex: "male" }))).toMatchObject({
    breed: "differs",
    birthdate: "differs",
    sex: "differs",
  });
});

test("numbers are compared without punctuation and with look-alikes of either alphabet, people in any order", () => {
  const read = {
    ...NOTHING_READ,
    number: field("(RХ)17 4711"),
    issuer: field("FELIS CLUB"),
    system: field("WСF"),
    breeder: field("Lindgren, Marta"),
  };
  expect(outcomes(read)).toMatchObject({
    number: "same",
    issuer: "same",
    system: "same",
    breeder: "same",
  });
  expect(outcomes({ ...read, number: field("RX 17-4712") })["number"]).toBe("differs");
  expect(outcomes({ ...read, issuer: field("Felis Club (WCF)") })["issuer"]).toBe("same");
  expect(outcomes({ ...read, issuer: field("Another Club (WCF)") })["issuer"]).toBe("differs");
  expect(outcomes({ ...read, breeder: field("Marta Lindberg") })["breeder"]).toBe("differs");
});

test("what one side lacks is reported, and what both lack is left out", () => {
  const { fields } = comparePedigree(entered, { ...NOTHING_READ, owner: field("Olga Petrova") });
  expect(fields.find(({ field }) => field === "owner")?.outcome).toBe("not_entered");
  expect(fields.find(({ field }) => field === "number")?.outcome).toBe("not_on_scan");
  const { fields: without } = comparePedigree({ ...entered, breeder: null }, NOTHING_READ);
  expect(without.map(({ field }) => field)).not.toContain("breeder");
});

describe("ancestors", () => {
  const ancestors: EnteredPedigree["ancestors"] = [
    {
      position: 2,
      prefix: null,
      name: "Ivan",
      suffix: "iz Lesa",
      ems: "BRI n",
      birthdate: "2020-01-02",
    },
    { position: 31, prefix: null, name: "Zoya", suffix: null, ems: null, birthdate: null },
  ];
  const readAncestor = (position: number, name: string) => ({
    position,
    prefix: null,
    name: field(name, 0.7),
    suffix: null,
    ems: field("BRI n"),
    birthdate: field("2020-01-03"),
    number: field("LO 77"),
  });
  const { ancestors: result } = comparePedigree(
    { ...entered, ancestors },
    {
      ...NOTHING_READ,
      ancestors: [
        readAncestor(2, "Ivan iz Lesa"),
        readAncestor(3, "Vesna"),
        readAncestor(8, "Kuzma"),
      ],
    },
  );

  test("are listed at every position known to either side, in order", () => {
    expect(result.map(({ position }) => position)).toEqual([2, 3, 8, 31]);
  });

  test("are compared by name, colour and day of birth", () => {
    expect(result[0]!.fields).toMatchObject([
      { field: "name", outcome: "same", read: { value: "Ivan iz Lesa", confidence: 0.7 } },
      { field: "ems", outcome: "same" },
      { field: "birthdate", outcome: "differs", entered: "2020-01-02" },
    ]);
    expect(result[1]!.fields[0]).toMatchObject({ outcome: "not_entered", entered: null });
    expect(result[3]!.fields).toMatchObject([{ field: "name", outcome: "not_on_scan" }]);
  });

  test("beyond the second generation have no birth date in the registry, so none is reported missing", () => {
    expect(result[2]!.fields.map(({ field }) => field)).toEqual(["name", "ems"]);
  });
});
