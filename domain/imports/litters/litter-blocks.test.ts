/** Files with a block for each litter. */
import { expect, test } from "vitest";
import type { TableRow } from "../table-shape.ts";
import { litterBlocks } from "./litter-blocks.ts";

/** The rows of the plain table; null for a file without blocks. */
function plain(...lines: readonly string[]): string[] | null {
  const start = lines.map((text, i): TableRow => ({ line: i + 1, cells: text.split(";") }));
  const blocks = litterBlocks(start);
  if (!blocks) return null;
  const rows = [...start.flatMap((row) => blocks.read(row)), ...blocks.ended()];
  return rows.map(({ line, cells, kind }) => [line, kind?.[0] ?? "", ...cells].join(";"));
}

test("labels and values above each heading are of the kittens below it", () => {
  expect(
    plain(
      "Litter #1;DOB;2/2/2014;Breed;MC;",
      "Sire;Byron of Foo;SBT 031111 123;;;",
      "Dam;Leia;SBT 030410 034;;;",
      "Kitten;Name;Reg #;Sex;Color;New owner",
      "1;Adonis;SBT 020214 275;Neuter;Red;Pat",
      ";;;;;",
      "Litter #2;DOB;1/27/2016;Breed;RD;",
      "Sire;Gatsby;SBT 042811 155;;;",
      "Dam;Flora;SBT 051611 100;;;",
      "Kitten;Name;Reg #;Sex;Color;New owner",
      "1;Eddie;SBT 012716 441;Male;Blue;",
    ),
  ).toEqual([
    "4;h;… Kitten;Name;Reg #;Sex;Color;New owner;Sire;Sire number;Dam;Dam number;Birthdate;Breed",
    "1;t;… Litter #1",
    "5;;1;Adonis;SBT 020214 275;Neuter;Red;Pat;Byron of Foo;SBT 031111 123;Leia;SBT 030410 034;2/2/2014;MC",
    "10;h;… Kitten;Name;Reg #;Sex;Color;New owner;Sire;Sire number;Dam;Dam number;Birthdate;Breed",
    "7;t;… Litter #2",
    "11;;1;Eddie;SBT 012716 441;Male;Blue;;Gatsby;SBT 042811 155;Flora;SBT 051611 100;1/27/2016;RD",
  ]);
});

test("a cell says its label itself, a line below the kittens is no cat, and its sum is nothing", () => {
  expect(
    plain(
      "Wurfmeldungen der Zuchtstätte;;;",
      "C-Wurf, geb. 06.03.2014;Vater: Xander;Mutter: GIC Rosalie;Rasse: Maine Coon",
      "Nr.;Name;Geschl.;EMS",
      "1;Cosmo;1,0;n 23",
      ";1 Kitten tot geboren;;",
      "",
      "D-Wurf, geb. 24.08.2014;Vater: Urban;Mutter: Nikita;Rasse: Maine Coon",
      "Nr.;Name;Geschl.;EMS",
      "1;Diva;0,1;ns",
      "Summe;2 Kitten;;",
    ),
  ).toEqual([
    "1;;Wurfmeldungen der Zuchtstätte;;;",
    "3;h;… Nr.;Name;Geschl.;EMS;Sire;Dam;Birthdate;Breed",
    "2;t;… C Wurf geb",
    "4;;1;Cosmo;1,0;n 23;Xander;GIC Rosalie;06.03.2014;Maine Coon",
    "8;h;… Nr.;Name;Geschl.;EMS;Sire;Dam;Birthdate;Breed",
    "5;t;… 1 Kitten tot geboren",
    "7;t;… D Wurf geb",
    "9;;1;Diva;0,1;ns;Urban;Nikita;24.08.2014;Maine Coon",
  ]);
});

test("what stands beside one parent is that parent's, and what each block repeats is told once", () => {
  const block = (line: string, kitten: string) => [
    "KARTA MIOTU",
    `Ojciec:;${line};EMS:;NFO n 23;Nr rod.:;LO 22435`,
    "Matka:;Dolores;EMS:;NFO fs;Nr rod.:;LO 22620",
    "Data urodzenia:;01.10.2013",
    "Lp.;Imię;Płeć;EMS;Chip;Nr rodowodu",
    `1;${kitten};0,1;NFO fs;616095243324677;LO 23135`,
    "Podpis hodowcy:;;;Pieczęć klubu:",
  ];
  const read = plain(...block("CH Ivar", "Cleo"), ...block("Loki", "Diva"));
  expect(read?.filter((row) => !row.includes(";h;"))).toEqual([
    "1;;KARTA MIOTU",
    "2;t;… Sire, EMS: NFO n 23",
    "3;t;… Dam, EMS: NFO fs",
    "6;;1;Cleo;0,1;NFO fs;616095243324677;LO 23135;CH Ivar;LO 22435;Dolores;LO 22620;01.10.2013",
    "7;t;… Podpis hodowcy: Pieczęć klubu:",
    "13;;1;Diva;0,1;NFO fs;616095243324677;LO 23135;Loki;LO 22435;Dolores;LO 22620;01.10.2013",
  ]);
});

test("a colour beside a parent is that parent's, whatever its words mean in a heading, and a year may stand apart from its day", () => {
  const read = plain(
    "Litter 7;born 19/6 2019",
    "Sire;Anton of Foo;LO 22435",
    "Dam;Berta of Foo;LO 22620;Black Silver Spotted Tabby",
    "Name;Sex;EMS;Chip",
    "Cleo;F;n 22;616095243324677",
  );
  expect(read?.at(-1)).toBe(
    "5;;Cleo;F;n 22;616095243324677;Anton of Foo;LO 22435;Berta of Foo;LO 22620;19/6 2019",
  );
});

test("in Russian, French and Swedish the words are others", () => {
  const russian = plain(
    "Отец: Барон;Мать: Зита;Дата рождения: 02.03.2019",
    "Кличка;Пол;Окрас",
    "Ада;ж;n 22",
  );
  expect(russian?.at(-1)).toBe("3;;Ада;ж;n 22;Барон;Зита;02.03.2019");
  const french = plain(
    "Père;Boris",
    "Mère;Zita",
    "Né le;02.03.2019",
    "Nom;Sexe;Robe",
    "Ada;F;n 22",
  );
  expect(french?.at(-1)).toBe("5;;Ada;F;n 22;Boris;Zita;02.03.2019");
  const swedish = plain(
    "Far:;Boris",
    "Mor:;Zita",
    "Född:;02.03.2019",
    "Namn;Kön;Färg",
    "Ada;hona;n",
  );
  expect(swedish?.at(-1)).toBe("5;;Ada;hona;n;Boris;Zita;02.03.2019");
});

test("a further litter below the same heading has its own facts, and a day of the paper is no birth", () => {
  expect(
    plain(
      "Vater;Boris",
      "Mutter;Zita",
      "Geboren;02.03.2019",
      "Adresse;Feldweg 3",
      "Datum;01.12.2024",
      "Name;Geschlecht;Farbe",
      "Ada;w;n",
      "Abel;m;",
      "Vater;Emil",
      "Mutter;Zita",
      "Mama;w",
      "Ida;w;",
    ),
  ).toEqual([
    "6;h;Name;Geschlecht;Farbe;Sire;Dam;Birthdate",
    "4;t;… Adresse Feldweg 3",
    "5;t;… Datum 01.12.2024",
    "7;;Ada;w;n;Boris;Zita;02.03.2019",
    "8;;Abel;m;;Boris;Zita;02.03.2019",
    "11;;Mama;w;;Emil;Zita;",
    "12;;Ida;w;;Emil;Zita;",
  ]);
});

test("a row that begins with the litter's letter is no kitten, and a kitten of short words no heading", () => {
  expect(
    plain(
      "Vrh A;narozen 12.03.2020;plemeno NFO",
      "Otec:;CH Boris",
      "Matka:;Zita",
      "Jméno;Pohlaví;EMS",
      "Ada;kocka;f 22",
      "Abel;kocour;n",
      "Vrh B;narozen 01.05.2021",
      "Otec:;Emil",
      "Matka:;Zita",
      "Jméno;Pohlaví;EMS",
      "Bára;kocka;f 22",
    ),
  ).toEqual([
    "4;h;Jméno;Pohlaví;EMS;Sire;Dam;Birthdate;Breed",
    "1;t;… Vrh A",
    "5;;Ada;kocka;f 22;CH Boris;Zita;12.03.2020;NFO",
    "6;;Abel;kocour;n;CH Boris;Zita;12.03.2020;NFO",
    "10;h;Jméno;Pohlaví;EMS;Sire;Dam;Birthdate;Breed",
    "7;t;… Vrh B",
    "11;;Bára;kocka;f 22;Emil;Zita;01.05.2021;",
  ]);
  // On a page all may stand in one line.
  const page = ["Vader;Boris", "Moeder;Zita", "Naam;Geslacht;Kleur", "Abel;kater;n", "Ada;poes;n"];
  const start = page.map((text): TableRow => ({ line: 1, cells: text.split(";") }));
  const blocks = litterBlocks(start);
  const rows = start.flatMap((row) => blocks?.read(row) ?? []);
  expect(rows.map(({ cells }) => cells.join(";"))).toEqual([
    "Naam;Geslacht;Kleur;Sire;Dam",
    "Abel;kater;n;Boris;Zita",
    "Ada;poes;n;Boris;Zita",
  ]);
});

test.each([
  [["Name;Sex;Sire;Dam", "Ada;F;Boris;Zita", "Sire;M;;"]],
  [["Sire: Boris, dam: Zita, born 2.3.2019", "Name;Sex;EMS", "Ada;F;n"]],
  [["Breeder: A. Petrova;", "Name;Sex;EMS", "Ada;F;n"]],
  [["Name;Sex;EMS", "Ada;F;n", "Sire;Boris", "Name;Sex;EMS", "Ida;F;n"]],
])("%j are no blocks of litters", (lines) => {
  expect(plain(...lines)).toBeNull();
});
