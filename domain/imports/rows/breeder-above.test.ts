import { expect, test } from "vitest";
import { breederAbove } from "./breeder-above.ts";

const ABOVE = [["Breeder: A. Smith, 5 Pond Rd"]];
const bredBy = (names: readonly string[]) =>
  names.filter((name) => breederAbove(ABOVE, names)?.isOf(name));

test("the breeder above a table is of the cats with the house's name", () => {
  const own = ["Ada Silverpaw", "CH Bim Silverpaw", "Cara Silverpaw, DM", "Dan Silverpaw (neuter)"];
  expect(bredBy([...own, "Dora of Foo"])).toEqual(own);
  const two = ["Ada Kocia Ścieżka*PL", "Bim Kocia Ścieżka*PL", "Cara Kocia Ścieżka*PL"];
  expect(bredBy([...two, "Dora Dolina*PL"])).toEqual(two);
});

test.each([
  [
    "within the names, behind a small word",
    ["Ada of Foo Bela", "Bim of Foo Cora", "Cara of Foo Dora"],
  ],
  ["before one name and behind the others", ["Ada Foo", "Bim Foo", "Cara Foo", "Foo Dora"]],
])("a house's name may stand %s", (_, names) => {
  expect(bredBy(names)).toEqual(names);
});

test.each(["Breeders: All Members", "Züchter: Verschiedene", "Заводчики: Все члены клуба"])(
  "%s names nobody",
  (line) => {
    expect(breederAbove([[line]], ["Ada Foo", "Bim Foo", "Cara Foo"])).toBeNull();
  },
);

test.each([
  ["a particle", ["Ada von Foo", "Bim von Bar", "Cara von Baz"]],
  ["a particle before another", ["Ada van der Foo", "Bim van der Bar", "Cara van der Baz"]],
  ["a title", ["GIC Ada Foo", "GIC Bim Bar", "GIC Cara Baz"]],
  ["a breed", ["Ada Siberian Foo", "Bim Siberian Bar", "Cara Siberian Baz"]],
  ["a breed's code", ["Ada MCO", "Bim MCO", "Cara MCO"]],
  ["a fancy word within", ["Silver Star of Foo", "Night Star of Bar", "Red Star of Baz"]],
  ["a fancy word before and behind", ["Magic Ada", "Magic Bim", "Silver Magic"]],
  ["one word of as many as another", ["Ada Foo", "Bim Foo Bar", "Cara Foo Bar", "Dora Bar"]],
])("%s is no house's name", (_what, names) => {
  expect(bredBy(names)).toEqual([]);
});
