/** A show's catalogue: each cat in some lines, below its breed and its class. */
import { expect, test } from "vitest";
import { catalogueRecords } from "./catalogue-records.ts";

const CATALOGUE = `            FOO CAT FANCIERS
                KITTENS
                AA   BB   CC
RUSSIAN BLUE
              Class 0500 - Blue Male

ANTON OF FOO             11. ___  ___  ___
0500-03187442  5/20/23          KIT
CH Boris of Foo x
GC Velma
Br/Ow: Ruth Lind (4)

              Class 0501 - Blue Female

BERTA OF FOO             12. ___  ___  ___
0501-03187443  5/20/23          KIT
CH Boris of Foo x
GC Velma
Br: Ruth Lind  Ow: Jo Petrie (7)

DREAM CAT
              Class 0502 - Blue Neuter

CECIL THE LONG NAMED
0502-03187444  9/17/20   83. ___  ___  ___
Boris of Foo x           PR
Zita
Br: Ann & Bob Oak

              Class 0503 - Blue Spay

DORA OF FOO              84. ___  ___  ___
0503-03187445  4/6/20
Boris of Foo x
Zita, DM
Br/Ow: Ann & Bob Oak`.split("\n");

const said = (lines: readonly string[]) =>
  catalogueRecords(lines)?.map(({ line, values }) => [line, Object.fromEntries(values)]);

test("each cat has its breed and class, its parents, its breeder, and nothing of the judges' form", () => {
  const [anton, berta, cecil, dora] = said(CATALOGUE)!;
  expect(anton).toEqual([
    7,
    {
      Name: "ANTON OF FOO",
      Sire: "CH Boris of Foo",
      Dam: "GC Velma",
      Sex: "Male",
      Breed: "RUSSIAN BLUE",
      EMS: "Blue",
      "Registration number": "0500-03187442",
      Birthdate: "5/20/23",
      Breeder: "Ruth Lind",
      "…": "KIT, FOO CAT FANCIERS, KITTENS, AA BB CC",
    },
  ]);
  expect(berta![1]).toMatchObject({
    Sex: "Female",
    Breeder: "Ruth Lind",
    "…": expect.stringContaining("Ow: Jo Petrie (7)"),
  });
  // A breed that nobody knows is the member's to map; beside spays a neuter is a tom.
  expect(cecil![1]).toMatchObject({
    Breed: "DREAM CAT",
    Sex: "male Neuter",
    Dam: "Zita",
    "…": "PR",
  });
  expect(dora![1]).toMatchObject({ Sex: "Spay", Dam: "Zita, DM", Birthdate: "4/6/20" });
});

test("litters in notes are no catalogue", () => {
  expect(
    said(["Our cats", "Boris x", "Zita", "", "Ada", "Boris x", "Zita", "Br: me"]),
  ).toBeUndefined();
});
