/** What people and programs write that is no plain table: it is one when it has been read. */
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { detectDelimiter } from "@felistry/domain/imports/detect.ts";
import { fileRows } from "./file-rows.ts";

/** Each row by its headings, without the empty cells. */
async function read(text: string) {
  const kind = { encoding: "utf-8", delimiter: detectDelimiter(text) } as const;
  const rows = [];
  for await (const row of fileRows(Readable.from([Buffer.from(text)]), kind)) rows.push(row);
  const [heading, ...cats] = rows;
  return cats.map(({ cells }) =>
    Object.fromEntries(
      cells.flatMap((cell, i) =>
        cell.trim() === "" ? [] : [[heading!.cells[i]!.replace(/^.* → /u, ""), cell.trim()]],
      ),
    ),
  );
}

describe("rows", () => {
  test.each([
    ["/", "Ada of Foo / Bela of Foo;F / F;MCO n / MCO a;LO 1234;Zita"],
    ["+", "Ada of Foo + Bela of Foo;F + F;MCO n + MCO a;LO 1234;Zita"],
  ])("two cats in a row, parted by %s, are two, and share what is said once", async (_, row) => {
    const cats = await read(`Name;Sex;EMS;Reg. no.;Dam\nZita;F;MCO f;LO 1111;\n${row}\n`);
    expect(cats.slice(1)).toEqual([
      { Name: "Ada of Foo", Sex: "F", EMS: "MCO n", "Reg. no.": "LO 1234", Dam: "Zita" },
      { Name: "Bela of Foo", Sex: "F", EMS: "MCO a", "Reg. no.": "LO 1234", Dam: "Zita" },
    ]);
  });

  test("a table of tests below the cats joins those it speaks of, and its title is no cat", async () => {
    const cats = await read(
      "Name;Sex;Born;EMS;Sire;Dam\nAda;F;3.4.2018;MCO n;Boris;Zita\nBim;M;5.6.2019;MCO d;Boris;Zita\n\n" +
        "Health;;;;;\nName;Sex;Born;EMS;HCM;PKD\nAda;F;03.04.2018;MCO n;normal;N/N\nCid;M;7.8.2020;MCO a;normal;N/K\n",
    );
    const [ada, bim, cid, ...more] = cats;
    expect(more).toEqual([]);
    expect(ada).toMatchObject({
      Name: "Ada",
      Sire: "Boris",
      "…": "Health | HCM: normal | PKD: N/N",
    });
    expect(bim).not.toHaveProperty("…");
    expect(cid).toMatchObject({ Name: "Cid", "…": "HCM: normal | PKD: N/K" });
  });

  test("a name with such a sign is one cat's where nothing else is parted", async () => {
    const cats = await read("Name;Sex;EMS;Reg. no.\nAda / Bela;F;MCO n;LO 1\nCid;M;MCO a;LO 2\n");
    expect(cats.map((cat) => cat["Name"])).toEqual(["Ada / Bela", "Cid"]);
  });

  test.each([
    ["siehe Ada", "Boris", "Zita"],
    ["see Ada", "Boris", "Zita"],
    ["zob. Ada", "Boris", "Zita"],
    ["Seewolf Ada", "Seewolf Ada", "Seewolf Ada"],
    ["see Nobody", "see Nobody", "see Nobody"],
  ])("parents given as %s", async (seen, sire, dam) => {
    const [, bim] = await read(
      `Name;Sex;EMS;Sire;Dam\nAda of Foo;F;n;Boris;Zita\nBim;M;n;${seen};${seen}\n`,
    );
    expect(bim).toMatchObject({ Sire: sire, Dam: dam });
  });

  test("a row without a name goes on with the cat above, unless it has a sex or a chip of its own", async () => {
    const cats = await read(
      "Name;Sex;Born;Colour;Reg. no.;Chip\nAda;F;3.4.2018;brown;LO 1234;643094100112233\n" +
        ";;;tabby & white;TICA SBT 1;\n;F;3.4.2018;blue;;\n;;;;;643094100112244\nBim;M;3.4.2018;red;LO 1235;\n",
    );
    expect(cats[0]).toMatchObject({
      Name: "Ada",
      Colour: "brown tabby & white",
      "Reg. no.": "LO 1234, TICA SBT 1",
      Chip: "643094100112233",
    });
    expect(cats[1]).toMatchObject({ Sex: "F", Colour: "blue" });
    expect(cats[2]).toEqual({ Chip: "643094100112244" });
    expect(cats.at(-1)).toMatchObject({ Name: "Bim", Colour: "red" });
  });

  test("a kitten below its litter's line has the name of the cattery that the page is of", async () => {
    const lines = [
      "Cattery Silver Birch;;;",
      "Name;Sex;EMS;Chip",
      "GB*Silver Birch Ada;F;n;",
      "GB*Silver Birch Bob;M;n;",
      "Litter C, 3.4.2021, Bob x Ada;;;",
      "Cid;M;n;826098100112233",
      "Cleo of Foo;F;a;826098100112244",
    ];
    const named = (text: string) => read(text).then((cats) => cats.map((cat) => cat["Name"]));
    expect(await named(lines.join("\n"))).toEqual([
      "GB*Silver Birch Ada",
      "GB*Silver Birch Bob",
      "GB*Silver Birch Cid",
      "Cleo of Foo",
    ]);
    expect((await named(lines.slice(1).join("\n")))[2]).toBe("Cid");
  });

  test("of a veterinary's patients the dogs are no cats, and told", async () => {
    const cats = await read(
      "Tierart;Name;Geschlecht;Farbe\nKatze;Mia;w;schwarz\nHund;Rex;m;braun\nKatze;Max;m;blau\n",
    );
    expect(cats.map((cat) => cat["Name"])).toEqual(["Mia", "Max"]);
    expect(cats[1]!["…"]).toBe("Hund Rex m braun");
  });

  test("what a search has found is of no one breed, and a total in the middle is no cat", async () => {
    const cats = await read(
      "Breeds: NFO, SIB;;;\nName;Sex;EMS;Chip\nAda;F;NFO n;643094100112233\nBim;M;SIB a;\n;TOTALE;2;\n",
    );
    expect(cats).toEqual([
      { Name: "Ada", Sex: "F", EMS: "NFO n", Chip: "643094100112233" },
      { Name: "Bim", Sex: "M", EMS: "SIB a" },
    ]);
  });
});

describe("columns", () => {
  test("of one for all papers each cell is parted by what is in it", async () => {
    const cats = await read(
      'Name;Sex;Papers: reg. no. / chip / other\nAda;F;"LO 1234, chip 643 094 100 112 233"\n' +
        'Bim;M;"643094100112244, imported, FIN LO 77712"\nCid;M;"reserved (deposit 1,00)"\n',
    );
    expect(cats.map((cat) => Object.values(cat).slice(2))).toEqual([
      ["LO 1234", "643 094 100 112 233"],
      ["FIN LO 77712", "643094100112244", "imported"],
      ["reserved (deposit 1,00)"],
    ]);
  });

  test("of two for numbers the second is the number of a cat without the first, and finds parents", async () => {
    const cats = await read(
      "Name\tSex\tFIFe no.\tTICA no.\tSire no.\tDam no.\nAda of Foo\tF\tLO 1234\tSBT 0101\t\t\n" +
        "Bim of Foo\tM\t\tSBT 0202\t\tSBT 0101\n",
    );
    expect(cats).toEqual([
      {
        Name: "Ada of Foo",
        Sex: "F",
        "FIFe no.": "LO 1234",
        ID: "SBT 0101",
        "… TICA no.": "SBT 0101",
      },
      {
        Name: "Bim of Foo",
        Sex: "M",
        "FIFe no.": "SBT 0202",
        ID: "SBT 0202",
        "Dam no.": "SBT 0101",
      },
    ]);
  });

  test("both parents in one cell may be known by letters in either order, and an owner stands below the breeder", async () => {
    const page = (parents: readonly (readonly [string, string])[]) =>
      `<table><tr><th>Name</th><th>Sex</th><th>EMS</th><th>Parents</th><th>Breeder<br>Owner</th></tr>${parents
        .map(
          ([one, other], i) =>
            `<tr><td>Cat ${"ABC"[i]}</td><td>M</td><td>n</td><td>${one}<br>${other}</td><td>${i === 1 ? "" : "Ann Foo"}<br>Eva Bar</td></tr>`,
        )
        .join("")}</table>`;
    const fars = await read(
      page([
        ["f. Boris", "m. Zita"],
        ["f. Rex", "m. -"],
        ["f. Bim", "m. Ada"],
      ]),
    );
    expect(fars.map((cat) => [cat["Sire"], cat["Dam"], cat["Breeder"], cat["Owner"]])).toEqual([
      ["Boris", "Zita", "Ann Foo", "Eva Bar"],
      ["Rex", "-", undefined, "Eva Bar"],
      ["Bim", "Ada", "Ann Foo", "Eva Bar"],
    ]);
    const mors = await read(
      page([
        ["mor. Zita", "far. Boris"],
        ["mor. Ada", "far. Rex"],
      ]),
    );
    expect(mors.map((cat) => [cat["Sire"], cat["Dam"]])).toEqual([
      ["Boris", "Zita"],
      ["Rex", "Ada"],
    ]);
  });

  test("of a list that spaces part, titles may stand across its columns", async () => {
    const cats = await read(
      [
        "Name             Sex   Born       EMS        Reg. no.",
        "Ada of Foo       0,1   3.4.2016   NFO n 22   LO 1",
        "Bim of Foo       1,0   5.6.2018   NFO a      LO 2",
        "Litter C, born 7.8.2020, sire: Bim of Foo, dam: Ada of Foo",
        "Cid of Foo       1,0              NFO f      LO 3",
      ].join("\n"),
    );
    expect(cats[2]).toEqual({
      Name: "Cid of Foo",
      Sex: "1,0",
      Born: "7.8.2020",
      EMS: "NFO f",
      "Reg. no.": "LO 3",
      Father: "Bim of Foo",
      Mother: "Ada of Foo",
    });
  });
});

test("forms one below the other are a cat each, named in them or by the line above", async () => {
  const form = (title: string, rows: readonly (readonly [string, string])[]) =>
    `<h3>${title}</h3><table>${rows.map(([label, value]) => `<tr><td>${label}:</td><td>${value}</td></tr>`).join("")}</table>`;
  const page = `<html><body>${form("Ada of Foo", [
    ["Sex", "F"],
    ["Born", "3.4.2016"],
    ["EMS", "NFO n"],
    ["Dam", "Zita"],
  ])}${form("Bim of Foo", [
    ["Sex", "M"],
    ["Born", "5.6.2018"],
    ["EMS", "NFO a"],
    ["Dam", "Ada of Foo"],
  ])}<p>Back to top</p></body></html>`;
  expect(await read(page)).toEqual([
    { Name: "Ada of Foo", Sex: "F", Born: "3.4.2016", EMS: "NFO n", Dam: "Zita" },
    {
      Name: "Bim of Foo",
      Sex: "M",
      Born: "5.6.2018",
      EMS: "NFO a",
      Dam: "Ada of Foo",
      "…": "Back to top",
    },
  ]);
  const named = [
    ["Name", "Ada"],
    ["Sex", "F"],
    ["EMS", "n"],
    ["Name", "Bim"],
    ["Sex", "M"],
    ["EMS", "a"],
  ];
  expect(await read(named.map((row) => row.join("\t")).join("\n"))).toEqual([
    { Name: "Ada", Sex: "F", EMS: "n" },
    { Name: "Bim", Sex: "M", EMS: "a" },
  ]);
});
