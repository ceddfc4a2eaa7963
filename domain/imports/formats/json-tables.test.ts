import { describe, expect, test } from "vitest";
import { jsonRecordsOf } from "./json-records.ts";
import type { Json } from "./json.ts";

const read = (json: Json) => jsonRecordsOf(json).map(({ values }) => Object.fromEntries(values));

test("codes are read by the tables of the same file, whatever shape those have", () => {
  const cats = (breed: Json, sex: Json, coatColorId: Json) => [
    { name: "Ada of Foo", breed, sex, coatColorId, birthdate: "2018-04-03" },
  ];
  const lists = {
    breeds: [
      { id: "b1", label: "Siberian" },
      { id: "b2", label: "Maine Coon" },
    ],
    coat_colors: [
      { code: 7, name: "Blue" },
      { code: 8, name: "Red" },
    ],
    sexes: { 1: "male", 2: "female" },
  };
  const known = [
    {
      name: "Ada of Foo",
      breed: "Maine Coon",
      sex: "female",
      coatColor: "Blue",
      birthdate: "2018-04-03",
    },
  ];
  expect(read({ ...lists, cats: cats("b2", 2, 7) })).toEqual(known);
  expect(read({ cats: cats({ id: "b2" }, "2", "7"), tables: lists })).toEqual(known);
  // Of a code that no table has, and of a table to which nothing refers, nothing is lost.
  const [odd] = read({ ...lists, tags: [{ id: 1, name: "retired" }], cats: cats("b9", 2, 7) });
  expect(odd).toMatchObject({ breed: "b9", coatColor: "Blue" });
  expect(Object.values(odd!).join(" ")).toContain("retired");
});

test("names, days and people in parts are one value each, and papers in a list are all there", () => {
  expect(
    read([
      {
        names: { registered: "CH Ada of Foo", pet: "Ada" },
        sex: "F",
        born: { year: 2018, month: 4, day: 3 },
        breeder: { first: "Ann", last: "Smith" },
        registrations: [
          { body: "GCCF", number: "CS 12345" },
          { body: "TICA", number: "SBT 040318 011" },
        ],
        papers: { pedigreeNo: "LO 1", chip: "643094100112233" },
        family: { sire: "Boris", dam: null },
      },
    ]),
  ).toEqual([
    {
      "names registered": "CH Ada of Foo",
      "names pet": "Ada",
      sex: "F",
      born: "2018-04-03",
      breeder: "Ann Smith",
      registrations: "GCCF CS 12345, TICA SBT 040318 011",
      "papers pedigreeNo": "LO 1",
      "papers chip": "643094100112233",
      sire: "Boris",
    },
  ]);
});

test("what happened to a cat of the file is no other cat", () => {
  const cats = [
    { name: "Ada", sex: "F", birthdate: "2018-04-03" },
    { name: "Bim", sex: "M", birthdate: "2019-05-06" },
  ];
  const visits = [{ name: "Ada", date: "2023-04-01", reason: "vaccine" }];
  expect(read({ cats, visits })).toEqual([
    { ...cats[0], "… date": "2023-04-01", "… reason": "vaccine" },
    cats[1],
  ]);
  expect(
    read({ cats: [...cats, cats[0]!], visits: [{ name: "Cid", date: "2023-04-01" }] }),
  ).toHaveLength(3);
});

test("a database's tables side by side: who bred a cat is told by the table of people", () => {
  const table = (name: string, data: Json) => ({ type: "table", name, database: "club", data });
  const cat = (id: string, name: string, breeder_id: string) => ({
    id,
    name,
    sex: "f",
    breed: "MCO",
    ems: "n 22",
    born: "2016-05-08",
    breeder_id,
  });
  const people = table("osoby", [
    { id: "4", jmeno: "Jana Malá", mesto: "Zlín" },
    { id: "7", jmeno: "Petr Lípa", mesto: "Brno" },
  ]);
  const cats = table("kocky", [cat("1", "Ada", "4"), cat("2", "Ida", "7")]);
  const bred = read([{ type: "header" }, cats, people]).map(({ name, breeder }) => [name, breeder]);
  expect(bred).toEqual([
    ["Ada", "Jana Malá"],
    ["Ida", "Petr Lípa"],
  ]);
});

describe("the parents that stand within a litter or a cat", () => {
  const parents = {
    sire: { name: "Boris", ems: "n", sire: { name: "Udo", sex: "m" } },
    dam: { name: "Zita", sex: "f" },
  };
  const litters = [{ born: "2020-05-03", ...parents, kittens: [{ name: "Ada", sex: "f" }] }];
  const of = (cats: readonly Record<string, string>[], name: string) =>
    cats.find((cat) => cat["name"] === name);

  test("are not born with it, and are of the breed that the file names above all cats", () => {
    const cats = read({ breed: "SIB", litters, cats: [{ name: "Ida", sex: "f", ...parents }] });
    expect(of(cats, "Ada")).toMatchObject({ breed: "SIB", born: "2020-05-03" });
    for (const parent of ["Boris", "Udo", "Zita"]) {
      expect(of(cats, parent)).toMatchObject({ breed: "SIB" });
      expect(of(cats, parent)).not.toHaveProperty("born");
    }
  });

  test("may be of any breed where one cat of the file is of another", () => {
    const other = { name: "Olga", breed: "NEM", sex: "f" };
    const cats = read({ breed: "SIB", litters, cats: [{ name: "Ida", ...parents }, other] });
    expect(of(cats, "Ada")).toMatchObject({ breed: "SIB" });
    for (const parent of ["Boris", "Udo", "Zita"])
      expect(of(cats, parent)).not.toHaveProperty("breed");
  });
});
