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
    ["a litter with kittens", {}, { born: "2020-06-02", kittens: [kitten] }],
    ["a litter after her own day", { born: "3.4.2018" }, { born: "2020-06-02", sire: "Boris" }],
    ["a litter with her for a parent", {}, { born: "2020-06-02", sire: "Boris", dam: "Zita" }],
  ])("%s is hers, and not the one that she was born in", (_, own, litter) => {
    const [cat] = read([{ ...zita, ...own, litter }]);
    expect(Object.keys(cat!)).toEqual([
      ...Object.keys({ ...zita, ...own }),
      ...Object.keys(litter).flatMap((key) => (key === "kittens" ? [] : `… litter ${key}`)),
    ]);
  });

  test("in a list of hers it is hers where it names the other parent", () => {
    const [cat] = read([{ ...zita, litters: [{ born: "2020-06-02", sire: "Boris" }] }]);
    expect(cat).toMatchObject({ ...zita, "… litters sire": "Boris" });
  });

  const born = "2019-05-12";
  const anton = { name: "Anton", sex: "m" };
  const kittens = [anton, { name: "Berta", sex: "f" }];
  const berta = { name: "Berta", sex: "f", dam: "Zita" };

  test.each([
    ["both parents, of whom it is none", { litter: { born, sire: "Boris", dam: "Zita", kittens } }],
    ["its own day", { born, litter: { born, dam: "Zita" } }],
    ["its own name among the kittens", { litter: { dam: "Zita", kittens } }],
    ["its siblings", { sire: "Boris", litter: { dam: "Zita", litterMates: [kittens[1]] } }],
    ["one parent alone", { litter: { dam: "Zita", number: "L1" } }],
    ["its own day, in a list", { born, litters: [{ born, dam: "Zita", kittens }] }],
  ])("is the one that the cat was born in where it has %s", (_, cat) => {
    const [own, ...others] = read([{ ...anton, ...cat }]);
    expect(own).toMatchObject({ ...anton, dam: "Zita" });
    expect(own).not.toHaveProperty("Sire");
    for (const other of others) {
      expect(other).toMatchObject(berta);
      expect(other).not.toHaveProperty("Sire");
    }
  });

  test("is not the cat's where it has two other parents, whosever kittens are in it", () => {
    const litters = [{ sire: "Boris", dam: "Zita", kittens: [kittens[1]!] }];
    expect(read([{ ...anton, litters }])[1]).toMatchObject({ ...berta, sire: "Boris" });
  });

  test("keeps the dam of a kitten that stands within its sire", () => {
    const carl = { name: "Carl", sex: "m", litter: { dam: "Zita" } };
    expect(read([{ ...anton, kittens: [carl] }])[1]).toMatchObject({ Sire: "Anton", dam: "Zita" });
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
