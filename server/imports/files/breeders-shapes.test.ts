/** Shapes that breeders give their lists by hand, each in two languages and with other headings: the rule is of the shape, not of a file. */
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { detectDelimiter } from "@felistry/domain/imports/detect.ts";
import { madeWorkbook, type MadeSheet } from "@felistry/testkit/made-workbook.ts";
import { fileRows } from "./file-rows.ts";

/** Each row by its headings, without the empty cells and what is told beside. */
async function read(content: string | Buffer) {
  const delimiter = typeof content === "string" ? detectDelimiter(content) : ",";
  const rows = [];
  for await (const row of fileRows(Readable.from([Buffer.from(content)]), {
    encoding: "utf-8",
    delimiter,
  }))
    rows.push(row);
  const [heading, ...cats] = rows;
  const titles = heading!.cells.map((title) => title.replace(/^.* → /u, ""));
  return cats.map(({ cells }) =>
    Object.fromEntries(
      cells.flatMap((cell, i) => (cell.trim() === "" ? [] : [[titles[i]!, cell.trim()]])),
    ),
  );
}

const workbook = async (...sheets: readonly MadeSheet[]) => read(await madeWorkbook(sheets));

describe("cats in columns, on sheets of their own", () => {
  test("in English, below a title, with kittens on a third sheet", async () => {
    const cats = await workbook(
      {
        name: "Queens",
        rows: [
          ["Foo Cattery", "QUEENS"],
          [],
          ["Registered name", "Foo Ada", "Foo Bela"],
          ["Pet name", "Addie", ""],
          ["EMS", "MCO n 22", "MCO f"],
          ["Date of birth", "3.4.2018", "5.6.2019"],
          ["Reg. no.", "LO 1234", "LO 1240"],
          ["Sire", "Bar Boris", "Bar Cid"],
          ["Dam", "Bar Zita", "Foo Ada"],
        ],
      },
      {
        name: "Toms",
        rows: [
          ["Registered name", "Bar Odin"],
          ["EMS", "MCO ns 23"],
          ["Date of birth", "1.2.2017"],
          ["Reg. no.", "LO 900"],
          ["Sire", ""],
        ],
      },
      {
        name: "Kittens",
        rows: [
          ["Litter D born 7.8.2021: Bar Odin x Foo Bela"],
          ["Name", "Sex", "EMS"],
          ["Foo Dora", "F", "MCO f"],
          ["Foo Dan", "M", "MCO n"],
        ],
      },
    );
    expect(cats.map((cat) => cat["Registered name"])).toEqual([
      "Foo Ada",
      "Foo Bela",
      "Bar Odin",
      "Foo Dora",
      "Foo Dan",
    ]);
    expect(cats[1]).toMatchObject({ EMS: "MCO f", "Date of birth": "5.6.2019", Dam: "Foo Ada" });
    expect(cats.map((cat) => cat["Sex"])).toEqual(["female", "female", "male", "F", "M"]);
    expect(cats[3]).toMatchObject({
      "Date of birth": "7.8.2021",
      Sire: "Bar Odin",
      Dam: "Foo Bela",
    });
  });

  test("in German, without a title, the first sheet a plain table", async () => {
    const cats = await workbook(
      {
        name: "Kater",
        rows: [
          ["Name", "Rasse", "EMS", "geb. am", "Vater", "Mutter", "Chip"],
          ["Olf vom Foo", "NFO", "n 09", "03.04.2018", "Bert", "Zita", "276098100000001"],
        ],
      },
      {
        name: "Katzen",
        rows: [
          ["Name", "Ada vom Foo", "Ida vom Foo"],
          ["Rasse", "NFO", "NFO"],
          ["EMS", "f 09", "ns 22"],
          ["geb. am", "05.06.2019", "07.08.2020"],
          ["Vater", "Olf vom Foo", "Olf vom Foo"],
          ["Mutter", "Zita", "Ada vom Foo"],
          ["Chip", "276098100000002", "276098100000003"],
        ],
      },
    );
    const said = cats.map((cat) => [cat["Name"], cat["EMS"], cat["Sex"], cat["Chip"]]);
    expect(said.toSorted((one, other) => Number(one[3]) - Number(other[3]))).toEqual([
      ["Olf vom Foo", "n 09", "male", "276098100000001"],
      ["Ada vom Foo", "f 09", "female", "276098100000002"],
      ["Ida vom Foo", "ns 22", "female", "276098100000003"],
    ]);
  });
});

describe("a litter's parents in lines above its sheet's heading", () => {
  const herd: MadeSheet = {
    name: "Cats",
    rows: [
      ["Name", "Sex", "EMS", "Born", "Chip", "Sire", "Dam"],
      ["Foo Ada", "F", "n", "3.4.2018", "752098100000001", "", ""],
      ["Foo Bob", "M", "a", "3.4.2017", "752098100000002", "", ""],
    ],
  };

  test("one label to a line, in Swedish", async () => {
    const cats = await workbook(herd, {
      name: "C-kull",
      rows: [
        ["C-kullen"],
        ["Far:", "Foo Bob"],
        ["Mor:", "Foo Ada"],
        ["Född:", "9.10.2021"],
        [],
        ["Namn", "Kön", "EMS", "Chip"],
        ["Foo Cid", "M", "n", "752098100000003"],
      ],
    });
    expect(cats.at(-1)).toMatchObject({
      Name: "Foo Cid",
      Sire: "Foo Bob",
      Dam: "Foo Ada",
      Born: "9.10.2021",
    });
  });

  test("the next sheet's litter has none of the first one's facts", async () => {
    const litter = (letter: string, ...lines: string[][]): MadeSheet => ({
      name: `Litter ${letter}`,
      rows: [
        [`Litter ${letter}`],
        ...lines,
        [],
        ["Kitten", "Sex", "EMS", "Chip"],
        [`Foo ${letter}imi`, "F", "n", `75209810000001${letter.codePointAt(0)! % 10}`],
      ],
    });
    const cats = await workbook(
      herd,
      litter("D", ["Sire:", "Foo Bob"], ["Dam:", "Foo Ada"], ["Born:", "1.2.2020"]),
      litter("E", ["Sire:", "Bar Odin"], ["Dam:", "Bar Zita"], ["Born:", "1.2.2022"]),
    );
    expect(cats.slice(2)).toMatchObject([
      { Name: "Foo Dimi", Sire: "Foo Bob", Dam: "Foo Ada", Born: "1.2.2020" },
      { Name: "Foo Eimi", Sire: "Bar Odin", Dam: "Bar Zita", Born: "1.2.2022" },
    ]);
  });
});

describe("a column of parents in which every cell says whose it is", () => {
  test.each([
    ["Ojciec;Matka", "O: ", "M: "],
    ["Sire;Dam", "Sire: ", "Dam: "],
  ])("%s", async (titles, sire, dam) => {
    const lines = [
      `Name;Sex;EMS;${titles}`,
      `Foo Ada;F;n;${sire}Boris;${dam}Zita`,
      `Foo Bela;F;a;${sire}Cid;${dam}Dora`,
    ];
    const cats = await read(lines.join("\n"));
    expect(cats.map((cat) => titles.split(";").map((title) => cat[title]))).toEqual([
      ["Boris", "Zita"],
      ["Cid", "Dora"],
    ]);
  });

  test("a cat called so is no label", async () => {
    const cats = await read("Name;Sex;Sire\nAda;F;O: Boris\nBela;F;Cid\nDora;F;Emil\n");
    expect(cats[0]!["Sire"]).toBe("O: Boris");
  });
});

describe("a breeder above a table without one", () => {
  test.each([
    ["Hodowca: Anna Kot, ul. Lipowa 3, Gdynia. Klub: FPL Gdynia", "Anna Kot"],
    ["Breeder: Mrs. Ann Smith", "Mrs. Ann Smith"],
  ])("%s: of the cats with the house's name alone", async (line, breeder) => {
    const cats = await read(
      `${line};;;\nName;Sex;EMS;Born\nAda Silverfoo;F;n;3.4.2018\nBela Silverfoo;F;a;3.4.2018\nZita Bought;F;f;1.2.2016\n`,
    );
    expect(cats.map((cat) => cat["Breeder"])).toEqual([breeder, breeder, undefined]);
  });
});

test("K beside M is a queen; alone it may be a tom", async () => {
  const sexes = async (...all: string[]) =>
    (
      await read(`Imię;Płeć;EMS\n${all.map((sex, i) => `Foo ${"ABC"[i]!}da;${sex};n`).join("\n")}`)
    ).map((cat) => cat["Płeć"]);
  expect(await sexes("K", "M", "K")).toEqual(["kotka", "M", "kotka"]);
  expect(await sexes("K", "K")).toEqual(["K", "K"]);
});

test("the day beside a signature below a table is no cat", async () => {
  for (const day of ["Dne 3. 1. 2024", "Gdynia, dnia 12.01.2025", "Oslo, den 5.6.2020"]) {
    const cats = await read(
      `No.;Name;Sex;EMS;Breeder\n1;Foo Ada;F;n;A. Smith\n2;Foo Bob;M;a;A. Smith\n;${day};;;signed: Smith\n`,
    );
    expect(cats.map((cat) => cat["Name"])).toEqual(["Foo Ada", "Foo Bob"]);
    expect(JSON.stringify(cats)).toContain(day);
  }
});

test("a heading says that the names are with their titles in many ways", async () => {
  for (const title of ["Jméno vč. titulů", "Name inkl. Titel", "Imię z tytułami"]) {
    const cats = await read(`${title};Sex;EMS\nGIC Foo Ada, DSM;F;n\nFoo Bob;M;a\n`);
    expect(cats.map((cat) => Object.keys(cat)[0])).toEqual([title, title]);
  }
});

test("printed columns of which two titles stand close are two", async () => {
  const line = (...cells: readonly [number, string][]) =>
    cells.reduce((text, [at, cell]) => text.padEnd(at) + cell, "");
  const report = [
    line(
      [0, "No."],
      [5, "Br. EMS"],
      [18, "Name of cat"],
      [40, "Tit. Sex.Born"],
      [62, "Stud book"],
      [72, "Sire"],
      [84, "Dam"],
    ),
    "-".repeat(96),
    line(
      [0, "1"],
      [5, "SIA"],
      [9, "n"],
      [18, "Foo Ada"],
      [46, "F"],
      [50, "03/04/2018"],
      [62, "LO 1234"],
      [72, "Bar Boris"],
      [84, "Bar Zita"],
    ),
    line(
      [0, "2"],
      [5, "ORI"],
      [9, "b"],
      [18, "Foo Bob"],
      [40, "CH"],
      [46, "M"],
      [50, "03/04/2017"],
      [62, "LO 1100"],
      [72, "Bar Boris"],
      [84, "Bar Zita"],
    ),
    line(
      [0, "3"],
      [5, "SIA"],
      [9, "a"],
      [18, "Foo Cid"],
      [40, "IC"],
      [46, "M"],
      [50, "07/04/2019"],
      [62, "LO 1300"],
      [72, "Bar Boris"],
      [84, "Bar Zita"],
    ),
    line(
      [0, "4"],
      [5, "BAL"],
      [9, "n 21"],
      [18, "Foo Dora"],
      [46, "F"],
      [50, "03/06/2020"],
      [62, "LO 1400"],
      [72, "Bar Boris"],
      [84, "Bar Zita"],
    ),
  ];
  const cats = await read(report.join("\n"));
  expect(cats).toHaveLength(4);
  expect(cats[1]).toMatchObject({ "Tit.": "CH", "Registration number": "LO 1100" });
  expect(Object.values(cats[3]!)).toEqual(
    expect.arrayContaining(["BAL n 21", "F", "03/06/2020", "LO 1400"]),
  );
});

test("a sheet of buyers is none of cats, one of kittens with their buyers is", async () => {
  const cats = await workbook(
    {
      name: "Cats",
      rows: [
        ["Name", "Sex", "Breed", "Born"],
        ["Ada", "f", "MCO", "3.4.2018"],
      ],
    },
    {
      name: "Buyers",
      rows: [
        ["Name", "Breed", "Born", "Phone", "E-mail"],
        ["Ann Smith", "MCO", "1.2.1970", "+44 1632 960000", "ann@example.org"],
      ],
    },
    {
      name: "Kittens",
      rows: [
        ["Name", "Sex", "Breed", "Born", "Buyer", "Phone"],
        ["Bim", "m", "MCO", "3.4.2020", "Ann Smith", "+44 1632 960000"],
      ],
    },
  );
  expect(cats.map((cat) => cat["Name"]).toSorted()).toEqual(["Ada", "Bim"]);
});

test("kittens that were sold are read from their sheet, with parents and no sex", async () => {
  const cats = await workbook(
    {
      name: "Zucht",
      rows: [
        ["Name", "Rasse", "Geboren", "Vater", "Mutter", "Geschlecht"],
        ["Ada", "MCO", "3.4.2018", "Boris", "Zita", "w"],
      ],
    },
    {
      name: "Abgegeben",
      rows: [
        ["Name", "Rasse", "Geboren", "Vater", "Mutter", "Käufer", "Telefon"],
        ["Bim", "MCO", "3.4.2020", "Udo", "Ada", "Anna Maier", "+49 30 23125000"],
      ],
    },
  );
  expect(cats.map((cat) => cat["Name"]).toSorted()).toEqual(["Ada", "Bim"]);
});

test("the cats of a house are read beside kittens that were sold, whichever sheet says more", async () => {
  const cats = await workbook(
    {
      name: "Коты",
      rows: [
        ["Кличка", "Пол", "Дата рождения", "Окрас"],
        ["Ада", "ж", "03.04.2018", "n 22"],
      ],
    },
    {
      name: "Проданы",
      rows: [
        ["Кличка", "Дата рождения", "Порода", "Отец", "Мать", "Покупатель", "Телефон"],
        ["Бим", "03.04.2020", "MCO", "Борис", "Ада", "Анна Орлова", "+7 495 000-00-00"],
      ],
    },
  );
  expect(cats.map((cat) => cat["Кличка"]).toSorted()).toEqual(["Ада", "Бим"]);
  expect(cats.find((cat) => cat["Кличка"] === "Ада")).toMatchObject({ Пол: "ж", Окрас: "n 22" });
});

test("a fuller sheet of people is not taken for the cats'", async () => {
  const cats = await workbook(
    {
      name: "People",
      rows: [
        ["Name", "Breed", "Born", "Breeder", "Owner", "Phone", "E-mail"],
        ["Ann Smith", "MCO", "1.2.1970", "Foo", "Foo", "+44 1632 960000", "ann@example.org"],
      ],
    },
    {
      name: "Cats",
      rows: [
        ["Name", "Sex", "Born"],
        ["Ada", "f", "3.4.2018"],
      ],
    },
  );
  expect(cats.map((cat) => cat["Name"])).toEqual(["Ada"]);
});
