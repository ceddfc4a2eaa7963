/** Cats in what people tell each other: chats, pages of catteries, answers of databases. Each shape in two languages. */
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { detectDelimiter } from "@felistry/domain/imports/detect.ts";
import { fileRows } from "./file-rows.ts";

async function read(text: string) {
  const kind = { encoding: "utf-8", delimiter: detectDelimiter(text) } as const;
  const rows = [];
  for await (const row of fileRows(Readable.from([Buffer.from(text)]), kind)) rows.push(row);
  const [heading, ...cats] = rows;
  return cats.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(
      cells.flatMap((cell, i) => (cell.trim() === "" ? [] : [[heading!.cells[i]!, cell.trim()]])),
    ),
  }));
}

describe("chats", () => {
  test("of a messenger that writes who and when before each message", async () => {
    const cats = await read(
      [
        "[3/4/24, 19:02:11] Ann: hello all, my list at last",
        "[3/4/24, 19:03:00] Ann: QUEENS",
        "[3/4/24, 19:04:02] Ann: Ch Foo Ada",
        "Burmese, blue",
        "DOB 9 June 2018",
        "CS SR 531177",
        "chip 826098210044561",
        "sire Ch Bar Boris, dam Bar Zita",
        "[3/4/24, 19:05:30] Bea: lovely",
        "[3/4/24, 19:06:30] Ann: Foo Bela - brown Burmese, born 2/11/2020, reg CS SR 558203, chip 826098210093377. Sire Bar Odin x dam Bar Dora. Spayed now",
        "[3/4/24, 19:07:30] Ann: TOMS",
        "[3/4/24, 19:08:30] Bea: here is mine: Baz Cid, male, born 1/2/2017, chip 826098210093388",
        "[3/4/24, 19:09:30] Bea: shall we meet at 9?",
      ].join("\n"),
    );
    expect(cats).toMatchObject([
      {
        line: 3,
        Name: "Ch Foo Ada",
        Sex: "female",
        Breed: "Burmese",
        Birthdate: "9 June 2018",
        "Registration number": "CS SR 531177",
        Sire: "Ch Bar Boris",
        Dam: "Bar Zita",
      },
      {
        line: 10,
        Name: "Foo Bela",
        Breed: "Burmese",
        Chip: "826098210093377",
        Sire: "Bar Odin",
        Dam: "Bar Dora",
      },
      { line: 12, Name: "Baz Cid", Sex: "male", Birthdate: "1/2/2017" },
    ]);
    const told = JSON.stringify(cats);
    for (const words of ["my list at last", "lovely", "shall we meet", "here is mine", "brown"])
      expect(told).toContain(words);
  });

  test("of one that writes them above, in German, with parents of both cats below them", async () => {
    const cats = await read(
      [
        "Anna Muster, [05.11.2024 20:58]",
        "Hallo, hier meine Katzen",
        "",
        "Anna Muster, [05.11.2024 21:03]",
        "1. IC DE*Foo Ada, ORI n, Katze, 12.01.2020, LO 0211/20, chip 276098100112870",
        "   Vater CH Bar Boris, Mutter Bar Zita",
        "2. DE*Foo Bela, ORI b, Katze, 03.09.2016, chip ...045512",
        "",
        "Berta Muster, [05.11.2024 21:30]",
        "DE*Baz Cid / CRX / geb. 14.02.21 / schwarz mit weiß, n 09 / Kater / 276098100199404",
        "DE*Baz Dora / CRX / geb. 14.02.21 / f 09 / Katze / 276098100199405",
        "beide: Vater Bar Emil, Mutter Bar Fee",
        "",
        "Anna Muster, [05.11.2024 21:40]",
        "Danke!",
      ].join("\n"),
    );
    expect(cats).toMatchObject([
      { line: 5, Name: "IC DE*Foo Ada", Sire: "CH Bar Boris", Chip: "276098100112870" },
      { line: 7, Name: "DE*Foo Bela", Birthdate: "03.09.2016" },
      { line: 10, Name: "DE*Baz Cid", EMS: "n 09", Sex: "Kater", Sire: "Bar Emil", Dam: "Bar Fee" },
      { line: 11, Name: "DE*Baz Dora", EMS: "f 09", Sire: "Bar Emil", Dam: "Bar Fee" },
    ]);
    expect(cats[1]).not.toHaveProperty("Chip");
    expect(JSON.stringify(cats)).toContain("...045512");
  });

  test("without cats is no table of any", async () => {
    const talk = Array.from({ length: 6 }, (_, i) => `[3/4/24, 19:0${i}:11] Ann: see you at ${i}`);
    expect((await read(talk.join("\n"))).filter((cat) => "Sex" in cat || "EMS" in cat)).toEqual([]);
  });
});

describe("pages without tables", () => {
  const card = (name: string, ...lines: string[]) =>
    `<div class="card"><div><div>${name}</div><div>${lines.join("<br>")}</div><a href="#">Photo</a></div></div>`;

  test("with a card for each cat, and litters as lists", async () => {
    const cats = await read(
      `<!doctype html><html><head><title>Foo cats</title><script>var a = "<td>no</td>";</script></head><body>
      <div><h2>Our toms</h2></div>
      ${card("Ch. Foo Odin", "(at home: Oddie)", "MCO n 22", "born 21 October 2019", "Sire: Bar Boris", "Dam: Bar Zita", "SMA N/N")}
      ${card("Foo Emil", "MCO d 22", "born 2 February 2016", "Neutered")}
      <div><h2>Our queens</h2></div>
      ${card("Foo Ada", "MCO f 22", "born 7 July 2017", "Reg. no. LO 1804")}
      <div><h3>Litter M – Odin x Ada, born 18.06.2024</h3><ul>
      <li><b>Foo Max</b> – male, n 22 (black blotched). <span>sold</span></li>
      <li><b>Foo Mia</b> – female, f 22. <span>available</span></li></ul></div></body></html>`,
    );
    expect(cats).toMatchObject([
      { Name: "Ch. Foo Odin", Sex: "male", EMS: "MCO n 22", Sire: "Bar Boris" },
      { Name: "Foo Emil", Sex: "male, Neutered" },
      { Name: "Foo Ada", Sex: "female", "Registration number": "no. LO 1804" },
      {
        Name: "Foo Max",
        Sex: "male",
        EMS: "n 22",
        Sire: "Odin",
        Dam: "Ada",
        Birthdate: "18.06.2024",
      },
      { Name: "Foo Mia", Sex: "female", EMS: "f 22" },
    ]);
    expect(JSON.stringify(cats)).toContain("SMA N/N");
  });

  test("of a cattery in French, each cat a paragraph of lines", async () => {
    const paragraph = (...lines: string[]) => `<section><p>${lines.join("<br/>")}</p></section>`;
    const cats = await read(
      `<html><body><h1>Nos chattes</h1>${paragraph("Ada de Foo", "femelle, n 22", "née le 3.4.2018", "puce 250098100112233")}
      ${paragraph("Bella de Foo", "femelle, f 22", "née le 5.6.2019", "puce 250098100112234")}</body></html>`,
    );
    expect(cats).toMatchObject([
      { Name: "Ada de Foo", Sex: "femelle", EMS: "n 22", Chip: "250098100112233" },
      { Name: "Bella de Foo", EMS: "f 22" },
    ]);
  });
});

describe("a pedigree with the kittens below", () => {
  const page = (title: string, heading: string, rows: string) => `<html><body><table>
    <tr><th colspan="2">${title}</th></tr>
    <tr><td colspan="2">Reg. LO 1234, breeder: Ann Smith; inbreeding = 3 %</td></tr>
    <tr><td rowspan="2">Sire<br>CH Bar Boris<br>NFO n 22</td><td>Sire<br>Bar Odin<br>NFO n</td></tr>
    <tr><td>Dam<br>Bar Ida<br>NFO f</td></tr>
    <tr><td rowspan="2">Dam<br>Bar Zita<br>NFO f 22</td><td>Sire<br>Bar Uno<br>NFO d</td></tr>
    <tr><td>Dam<br>Bar Una<br>NFO g</td></tr></table>
    <table><tr>${heading}</tr>${rows}</table></body></html>`;

  test("of a tom: their other parents are the dams", async () => {
    const cats = await read(
      page(
        "IC Foo Storm, DSM, M, NFO n 09, 2006-05-17 - 2019-01-08, NO/DE",
        "<th>Title</th><th>Name</th><th>Sex</th><th>Colour</th><th>Born</th><th>Other parent</th>",
        "<tr><td>CH</td><td>Foo Kid</td><td>F</td><td>NFO f</td><td>2009-04-11</td><td>Baz Dora</td></tr>",
      ),
    );
    expect(cats[0]).toMatchObject({
      Birthdate: "2006-05-17",
      Died: "2019-01-08",
      "Registration number": "LO 1234",
      Breeder: "Ann Smith",
      Sire: "CH Bar Boris",
      Dam: "Bar Zita",
    });
    expect(cats).toHaveLength(8);
    expect(cats[7]).toMatchObject({
      Name: "Foo Kid",
      Sire: "IC Foo Storm, DSM",
      Dam: "Baz Dora",
      Birthdate: "2009-04-11",
    });
  });

  test("of a queen, in German: they are the sires", async () => {
    const cats = await read(
      page(
        "Foo Ada, W, NFO f 09, 2010-03-01",
        "<th>Name</th><th>Geschlecht</th><th>EMS</th><th>Geboren</th><th>Anderer Elternteil</th>",
        "<tr><td>Foo Kid</td><td>M</td><td>NFO n</td><td>2013-04-11</td><td>Baz Cid</td></tr>",
      ),
    );
    expect(cats[7]).toMatchObject({ Name: "Foo Kid", Sire: "Baz Cid", Dam: "Foo Ada" });
  });
});

describe("the litters of one cat in JSON", () => {
  test("beside the cat: kittens have both parents, all cats the file's breed", async () => {
    const cats = await read(
      JSON.stringify({
        breed: { id: 12, name: "Abyssinian" },
        animal: {
          name: "Foo Ada",
          sex: "female (spay)",
          regNo: "LO 1",
          prefixTitles: "GP",
          suffixTitles: "DM",
          breeder: { id: 9, name: "Ann Smith" },
          healthTests: [{ name: "PK Deficiency", result: "N/N", date: "2019-06-01" }],
          sire: { name: "Bar Boris", sex: "male", regNo: "LO 2" },
        },
        litters: [
          {
            dob: "2020-07-04",
            mate: { name: "Baz Cid", sex: "male", regNo: "LO 3" },
            offspring: [{ name: "Foo Kid", sex: "male", regNo: "LO 4" }],
          },
        ],
      }),
    );
    expect(cats.map((cat) => (cat as Record<string, unknown>)["name"])).toEqual([
      "Foo Ada",
      "Bar Boris",
      "Baz Cid",
      "Foo Kid",
    ]);
    expect(cats.map((cat) => (cat as Record<string, unknown>)["breed"])).toEqual(
      Array.from({ length: 4 }, () => "Abyssinian"),
    );
    expect(cats[0]).toMatchObject({ breeder: "Ann Smith", prefixTitles: "GP, DM" });
    expect(cats[3]).toMatchObject({ Sire: "Baz Cid", Dam: "Foo Ada", dob: "2020-07-04" });
    expect(JSON.stringify(cats)).toContain("PK Deficiency");
  });

  test("within the cat, a tom, in a list of cats", async () => {
    const cats = await read(
      JSON.stringify([
        {
          catName: "Bar Odin",
          gender: "M",
          chip: "752098100000001",
          litters: [
            {
              partner: { catName: "Foo Ida", gender: "F", chip: "752098100000002" },
              kittens: [{ catName: "Bar Kim", gender: "F", chip: "752098100000003" }],
            },
          ],
        },
      ]),
    );
    expect(cats.at(-1)).toMatchObject({ catName: "Bar Kim", Sire: "Bar Odin", Dam: "Foo Ida" });
  });
});
