import { describe, expect, test } from "vitest";
import { certifiedDifferences, type ComparableFacts } from "./differences.ts";

const cat = (name: string) => ({
  prefix: "Silverbrook",
  name,
  suffix: null,
  breed: "MCO",
  ems: "ns 22",
  born: "2020-05-14",
  reg_num: null,
});
const facts: ComparableFacts = {
  cat: { ...cat("Aurelia"), sex: "female" },
  breeder: "Anna Karlova",
  owner: "Anna Karlova",
  ancestors: [
    { ...cat("Ivan"), position: 2 },
    { ...cat("Vesna"), position: 3 },
  ],
};

describe("the differences of certified facts", () => {
  test("are none between equal facts", () => {
    expect(certifiedDifferences(facts, structuredClone(facts))).toEqual([]);
  });

  test("name the cat's fields with their old and new values", () => {
    const after = {
      ...facts,
      cat: { ...facts.cat, name: "Aurora", born: "2020-05-15", sex: "male" },
      owner: "Olga Petrova",
    };
    expect(certifiedDifferences(facts, after)).toEqual([
      {
        field: "name",
        ancestor: null,
        before: "Silverbrook Aurelia",
        after: "Silverbrook Aurora",
      },
      { field: "born", ancestor: null, before: "2020-05-14", after: "2020-05-15" },
      { field: "sex", ancestor: null, before: "female", after: "male" },
      { field: "owner", ancestor: null, before: "Anna Karlova", after: "Olga Petrova" },
    ]);
  });

  test("distinguish a changed, a replaced, an added and a removed ancestor", () => {
    const after = {
      ...facts,
      ancestors: [
        { ...cat("Ivan"), position: 2, ems: null },
        { ...cat("Kuzma"), position: 4 },
      ],
    };
    expect(certifiedDifferences(facts, after)).toEqual([
      { field: "ems", ancestor: "Silverbrook Ivan", before: "ns 22", after: null },
      { field: "ancestor", ancestor: null, before: "Silverbrook Vesna", after: null },
      { field: "ancestor", ancestor: null, before: null, after: "Silverbrook Kuzma" },
    ]);
  });
});
