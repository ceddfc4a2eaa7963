import { describe, expect, test } from "vitest";
import { jsonRecords } from "../json-records.ts";

const read = (cats: unknown) =>
  jsonRecords(JSON.stringify(cats)).map(({ values }) => Object.fromEntries(values));
const zita = { name: "Zita", sex: "F", ems: "n 22" };

describe("a litter within a cat", () => {
  const kitten = { name: "Ada", sex: "F" };

  test("is told beside her, and gives its kittens its day, its sire and her for their dam", () => {
    expect(
      read([{ ...zita, litters: [{ born: "2020-06-02", sire: "Boris", kittens: [kitten] }] }]),
    ).toEqual([
      { ...zita, "… litters born": "2020-06-02", "… litters sire": "Boris" },
      { ...kitten, Dam: "Zita", born: "2020-06-02", sire: "Boris" },
    ]);
  });

  test.each([
    ["has kittens", { born: "2020-06-02", kittens: [kitten] }],
    ["has one parent beside her", { born: "2020-06-02", sire: "Boris" }],
    ["has her for a parent", { born: "2020-06-02", sire: "Boris", dam: "Zita" }],
  ])("is hers and not the one that she was born in where it %s", (_, litter) => {
    expect(Object.keys(read([{ ...zita, litter }])[0]!)).toEqual([
      "name",
      "sex",
      "ems",
      ...Object.keys(litter).flatMap((key) => (key === "kittens" ? [] : `… litter ${key}`)),
    ]);
  });

  test.each([
    ["both parents, of whom she is none", { ...zita, litter: { sire: "Boris", dam: "Una" } }],
    ["her own day", { ...zita, born: "2018-01-02", litter: { born: "2018-01-02", sire: "Boris" } }],
  ])("is the one that she was born in where it has %s", (_, cat) => {
    expect(read([cat])[0]).toMatchObject({ sire: "Boris" });
  });

  test("of a tom has him for the kittens' sire, and of a cat of unknown sex for none", () => {
    const herd = (sex: string) => [{ name: "Boris", sex, ems: "n", kittens: [kitten] }];
    expect(read(herd("M"))[1]).toEqual({ ...kitten, Sire: "Boris" });
    expect(read(herd("?"))[1]).toEqual(kitten);
  });
});

test("parents that kittens have from litters stand under the key by which other cats name theirs", () => {
  const born = { name: "Una", sex: "F", ems: "n", dam: "Ria" };
  expect(read([{ ...zita, kittens: [{ name: "Ada", sex: "F" }] }, born])[1]).toMatchObject({
    dam: "Zita",
  });
});
