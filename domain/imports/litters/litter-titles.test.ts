/** What breeders write above the kittens of a litter in tables that they keep by hand. */
import { expect, test } from "vitest";
import { sectionOf } from "../sections.ts";
import { shapeOf } from "../table-shape.ts";

/** Each row by its headings; what is blank is left out. */
function cats(...rows: readonly string[]): Record<string, string>[] {
  const start = rows.map((row, i) => ({ line: i + 1, cells: row.split(",") }));
  const { shape, from } = shapeOf(start);
  const { cells: headings } = shape.heading;
  return start.slice(from).flatMap((row) => {
    const read = shape.read(row)?.cells.map((cell, i) => [headings[i]!, cell] as const);
    return read ? [Object.fromEntries(read.filter(([, cell]) => cell !== ""))] : [];
  });
}

test.each([
  ["KITTENS Zita x Boris  born 5/3/2023", "Zita", "Boris"],
  ["ПОМЁТ «К»  род. 04.03.2018   Асса × Дик   (3 котёнка, 1 †)", "Асса", "Дик"],
  ["Litter C, Boris x Zita (last one), 1.2.2020", "Boris", "Zita"],
])("%s: the parents on both sides of the sign", (title, father, mother) => {
  expect(sectionOf(title)).toMatchObject({ father, mother, birthdate: expect.any(String) });
});

test.each([
  ['MIOT "M"   ur. 8.10.2020   mama Zita, tata Boris', "8.10.2020"],
  ["Wurf A, geb. 1.2.2020, Mutter Zita, Vater Boris (Deckkater)", "1.2.2020"],
  ["Pentue B 3.4.2021; isä Boris; äiti Zita", "3.4.2021"],
])("%s: the parents by words of kinship without colons", (title, birthdate) => {
  expect(sectionOf(title)).toEqual({ father: "Boris", mother: "Zita", birthdate });
});

test.each([
  ["B-pentue, s. 25.4.2018 – isä: Boris, emä: Zita", "25.4.2018"],
  ["Kull C, f. 3.4.2021, far: Boris, mor: Zita", "3.4.2021"],
  ["Помёт А, р. 04.03.2018, отец: Борис, мать: Зита", "04.03.2018"],
])("%s: one letter for born", (title, birthdate) => {
  expect(sectionOf(title)).toMatchObject({ birthdate });
  expect(sectionOf(title.replace(/(?<= )\p{Ll}\. /u, "k. "))?.birthdate).toBeUndefined();
});

test("parents with their words on both sides of the sign", () => {
  const title = "KOŤATA – vrh „D“ nar. 14.7.2023 (otec: Boris z Foo, CZ × matka: Zita*PL)";
  expect(sectionOf(title)).toMatchObject({ father: "Boris z Foo, CZ", mother: "Zita*PL" });
});

test("a cat called Kittens is no litter, and one parent's word alone names nobody", () => {
  expect(sectionOf("Kittens Zita")).toBeNull();
  expect(sectionOf("Wurf A, Mutter Zita, 1.2.2020")).not.toMatchObject({ mother: "Zita" });
});

test("the queen may stand first: whose sex the table has told is no sire", () => {
  const born = { Birthdate: "5/3/2023", Name: "Ida", Sex: "f" };
  const table = (title: string) =>
    cats(
      "Name,Call name,Sex,Colour",
      "Zita of Us,Zizi,f,n",
      "Boris of Foo,Bobo,m,a",
      title,
      "Ida,,f,n",
    );
  for (const title of ["KITTENS Zizi x Bobo  born 5/3/2023", "KITTENS Bobo x Zizi  born 5/3/2023"])
    expect(table(title).at(-1)).toMatchObject({ ...born, Father: "Bobo", Mother: "Zizi" });
  expect(table("KITTENS Una x Bobo  born 5/3/2023").at(-1)).toMatchObject({
    Father: "Una",
    Mother: "Bobo",
  });
});

test("a litter in the columns of the cats is of those below it, and one with a sex or a colour is a cat", () => {
  const table = cats(
    "Name,Sex,Born,Colour,Dam,Sire,Notes",
    "Zita,f,2.1.2016,n,,,",
    "Pentue A,,5.5.2020,,Zita,Boris,5 kittens",
    "Ida,f,,a,,,",
    "Litter Box,m,6.6.2021,n,Una,Odin,",
  );
  expect(table).toMatchObject([
    { Name: "Zita" },
    { Name: "Ida", Born: "5.5.2020", Dam: "Zita", Sire: "Boris" },
    { Name: "Litter Box", Sex: "m", Dam: "Una", Sire: "Odin" },
  ]);
});

test('"idem" below a litter\'s title is what the title says, not the row above it', () => {
  const table = cats(
    "Nom,Sexe,Né le,Couleur,Maman,Papa",
    "Zita,femelle,1.1.2016,noir,Una,Odin",
    "PORTEE du 17/07/2020 (Zita x Boris),,,,,",
    "Ida,femelle,idem,bleu,idem,idem",
    "Ada,femelle,idem,bleu,idem,idem",
  );
  const of = { "Né le": "17/07/2020" };
  expect(table.slice(1)).toMatchObject([of, of]);
  expect(table.slice(1).map(({ Maman, Papa }) => [Maman, Papa].toSorted())).toEqual([
    ["Boris", "Zita"],
    ["Boris", "Zita"],
  ]);
});

test("a column that only the heading of a further table has is read there", () => {
  const table = cats(
    "QUEENS,,,,",
    "Name,Born,Colour,Chip,Notes",
    "Zita,2016,n,643094100123456,",
    "KITTENS,,,,",
    "Name,Sex,Colour,Chip,Notes",
    "Ida,girl,a,643094100123457,shy",
  );
  expect(table).toMatchObject([
    { Name: "Zita", Born: "2016", Sex: "female" },
    { Name: "Ida", Sex: "girl", Colour: "a", Notes: "shy" },
  ]);
});

test("the breed in a title of the whole list, in the plural", () => {
  const above = "Питомник «Берег», мейн-куны, г. Тверь,,";
  const [cat] = cats(
    above.replaceAll(",", ";").replace(/;;$/u, ",,"),
    "Кличка,Пол,Окрас",
    "Ася,ж,n",
  );
  expect(cat).toMatchObject({ Кличка: "Ася", Breed: "MCO" });
});
