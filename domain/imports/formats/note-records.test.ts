import { describe, expect, test } from "vitest";
import { areNotes } from "./are-notes.ts";
import { noteRecords } from "./note-records.ts";

const read = (...lines: readonly string[]) =>
  areNotes(lines) ? noteRecords(lines).map(({ values }) => Object.fromEntries(values)) : null;

describe("notes", () => {
  test("each fact of a bulleted line is known by what it is or by the word before it", () => {
    expect(
      read(
        "In our house",
        "- GIC SE*Foo's Ada, hona, f. 3.4.2018, MCO ns 22, SVERAK LO 12345, chip 752093100123456, far SE*Foo's Boris, mor Zita Bar, sold to Ann",
        "- Boris, hane, kastrerad, *12.03.2017, Maine Coon, brown tabby, vaccinated 1/2020",
      ),
    ).toEqual([
      {
        Name: "GIC SE*Foo's Ada",
        Sex: "hona",
        Birthdate: "3.4.2018",
        EMS: "MCO ns 22",
        "Registration number": "SVERAK LO 12345",
        Chip: "752093100123456",
        Sire: "SE*Foo's Boris",
        Dam: "Zita Bar",
        "…": "sold to Ann, In our house",
      },
      {
        Name: "Boris",
        Sex: "hane, kastrerad",
        Birthdate: "12.03.2017",
        Breed: "Maine Coon",
        EMS: "brown tabby",
        "…": "vaccinated 1/2020",
      },
    ]);
  });

  test("lines above are of the litter below them, whatever its word, until the next such lines", () => {
    expect(
      read(
        "Xyz B, geb. 5.6.2020",
        "Vater: Boris Foo, Mutter: Zita",
        "• Bim (m, n 22)",
        "• Bo, w, MCO a",
        "  Chip 276093100123456",
        "",
        "Xyz C 7.8.2021",
        "Boris Foo x Ada",
        "• Cara, w, MCO n",
        "",
        "Externe Katzen, Stand 1.1.2022",
        "• Dora, w, n",
        "Remember the vet!",
      ),
    ).toEqual([
      { Name: "Bim", Sex: "m", EMS: "n 22", ...LITTER_B, "…": "Xyz B, geb. 5.6.2020" },
      { Name: "Bo", Sex: "w", EMS: "MCO a", Chip: "276093100123456", ...LITTER_B },
      {
        Name: "Cara",
        Sex: "w",
        EMS: "MCO n",
        Birthdate: "7.8.2021",
        Sire: "Boris Foo",
        Dam: "Ada",
        "…": "Xyz C 7.8.2021",
      },
      {
        Name: "Dora",
        Sex: "w",
        EMS: "n",
        "…": "Externe Katzen, Stand 1.1.2022, Remember the vet!",
      },
    ]);
  });

  test("notes of as many commas in each line are no table where in one place stand several facts", () => {
    expect(
      read(
        "Ада, кошка, 03.04.2018, мейн-кун, n 22, отец Борис, мать Зита",
        "Бим, кот, 05.06.2019, мейн-кун, d 22, заводчик Иванова, в Омске",
        "Клео, кошка, 01.02.2020, сибирская, f 22, мать Ада, 3 помёта",
      )?.map((cat) => [cat["Breed"], cat["Sire"], cat["Dam"], cat["Breeder"], cat["…"]]),
    ).toEqual([
      ["мейн-кун", "Борис", "Зита", undefined, undefined],
      ["мейн-кун", undefined, undefined, "Иванова", "в Омске"],
      ["сибирская", undefined, "Ада", undefined, "3 помёта"],
    ]);
    const plain = (name: string) => `${name}, F, 3.4.2018, MCO n 22, LO 1234, Boris, Zita`;
    expect(read(plain("Ada"), plain("Bim"), plain("Cleo"))).toBeNull();
  });

  test("a day or a code with a letter or a figure of a sex in it is none", () => {
    expect(
      read(
        "- Ada, queen, MCO n 22, 1 Feb 2020, dam Zita",
        "- Bim, stud, MCO m 22, 2 May 2021, sire Boris",
      )?.map((cat) => [cat["Sex"], cat["Birthdate"]]),
    ).toEqual([
      ["queen", "1 Feb 2020"],
      ["stud", "2 May 2021"],
    ]);
  });

  test("without bullets words tell the facts; a table is none", () => {
    expect(
      read(
        "Ada, female, born 3.4.2018, chip 752093100123456",
        "Bim - female - sire Boris - MCO n 22",
        "Cara, female neuter, born 2019, MCO n, TICA SBT 050318 012, sire Boris, dam Ada",
      )?.map((cat) => [cat["Name"], cat["Sex"], cat["Registration number"]]),
    ).toEqual([
      ["Ada", "female", undefined],
      ["Bim", "female", undefined],
      ["Cara", "female neuter", "TICA SBT 050318 012"],
    ]);
    expect(read("• Ада, кошка, отец Боря, мать Зита", "• Боря, кот, чип 643094100123456")).toEqual([
      { Name: "Ада", Sex: "кошка", Sire: "Боря", Dam: "Зита" },
      { Name: "Боря", Sex: "кот", Chip: "643094100123456" },
    ]);
    expect(read("Name,Sex,EMS", "Ada,f,n", "Bim,m,n 22")).toBeNull();
    expect(read("Ada;f;n 22;f. 2019", "Bim;m;n;f. 2020", "Bo;m;a;f. 2020")).toBeNull();
    expect(read('Ada,f,"n, 22",f. 2019', "Bim,m,n,f. 2020,x")).toBeNull();
  });

  test.each([
    "Amber",
    "Bela",
    "Boy",
    "Fahej",
    "Ginger",
    "Havana",
    "Kate",
    "Mamma Mia",
    "Anne Shirley",
    "Isa Bella",
    "Napoleon",
    "Papa Smurf",
    "Siam",
    "Silver",
    "Siberian Blue",
    "Bengal Queen",
    "Tiger",
    "Tom",
  ])("%s may be a cat's name, whatever the word means", (name) => {
    const amber = `${name}, female, b. 03.04.2018, MCO d 22, sire Boris of Foo, dam Zita of Foo`;
    const parents = { Sire: "Boris of Foo", Dam: "Zita of Foo" };
    const others = ["Ada", "Bim", "Cara", "Dora"];
    const lines = others.map((other) => `${other}, female, n 22, chip 643094100000001`);
    // Of the same number of facts in each the lines would be a table.
    const plain = lines.map(
      (line, i) => line + ", breeder Ann, MCO, 3.4.2018".split(",", i + 1).join(","),
    );
    for (const cats of [
      read(...lines.toSpliced(2, 0, amber).map((line) => `- ${line}`)),
      read(...plain.toSpliced(2, 0, amber)),
    ]) {
      expect(cats?.map((cat) => cat["Name"])).toEqual(["Ada", "Bim", name, "Cara", "Dora"]);
      expect(cats?.[2]).toMatchObject({ Birthdate: "03.04.2018", EMS: "MCO d 22", ...parents });
      expect(cats?.filter((cat) => "Sire" in cat)).toHaveLength(1);
    }
  });

  test("a line with a bullet is of a cat, though nothing is known of it, unless cats are listed below it", () => {
    const cats = ["- Ada, f, n 22", "- Bim, m, n 22", "- Cara, f, a", "- Dora, f, d"];
    expect(read(...cats.toSpliced(1, 0, "- Udo, b. 3.4.2018, sire Boris, dam Zita"))).toEqual([
      { Name: "Ada", Sex: "f", EMS: "n 22" },
      { Name: "Udo", Birthdate: "3.4.2018", Sire: "Boris", Dam: "Zita" },
      { Name: "Bim", Sex: "m", EMS: "n 22" },
      { Name: "Cara", Sex: "f", EMS: "a" },
      { Name: "Dora", Sex: "f", EMS: "d" },
    ]);
    const listed = cats.slice(0, 3).map((line) => `  ${line}`);
    expect(
      read("- Litter B, born 5.6.2020, sire Boris Foo, dam Zita", ...listed, cats[3]!),
    ).toMatchObject([
      { Name: "Ada", ...LITTER_B },
      { Name: "Bim", ...LITTER_B },
      { Name: "Cara", ...LITTER_B },
      { Name: "Dora", Sex: "f", EMS: "d" },
    ]);
  });

  test("a word for a parent has a small letter or a colon, or the other parent beside it", () => {
    expect(
      read(
        "- Ada, female, n 22, Anne Smith, born 3.4.2018",
        "- Bim, male, a, Dam: Zita",
        "- Cid, male, a, Sire Boris, Dam Zita",
      ),
    ).toEqual([
      { Name: "Ada", Sex: "female", EMS: "n 22", Birthdate: "3.4.2018", "…": "Anne Smith" },
      { Name: "Bim", Sex: "male", EMS: "a", Dam: "Zita" },
      { Name: "Cid", Sex: "male", EMS: "a", Sire: "Boris", Dam: "Zita" },
    ]);
  });

  test.each([
    ["Boris x Zita, mated 1.4.2020", undefined],
    ["Boris x Zita mated 1.4.2020", undefined],
    ["Litter B, due 1.4.2020", undefined],
    ["Litter B Deckdatum: 1.4.2020", undefined],
    ["In our house, 1.4.2020", undefined],
    ["Boris x Zita, mated 1.2.2020, born 1.4.2020", "1.4.2020"],
    ["Boris x Zita 1.4.2020", "1.4.2020"],
    ["B-Wurf vom 1.4.2020", "1.4.2020"],
    ["Sire: Boris, dam: Zita, mated 1.2.2020, whelped 1.4.2020", "1.4.2020"],
  ])("%s: born %s", (title, born) => {
    const cats = read(title, "- Ada, f, n 22", "- Bim, m, a")!;
    expect(cats.map((cat) => cat["Birthdate"])).toEqual([born, born]);
    expect(Object.values(cats[0]!).join()).toContain("1.4.2020");
  });

  test.each([
    ["sire Capt. Jack Sparrow", { Sire: "Capt. Jack Sparrow" }],
    ["dam Hello! Kitty of Foo", { Dam: "Hello! Kitty of Foo" }],
    ["breeder Prof. Ann Smith", { Breeder: "Prof. Ann Smith" }],
    ["dam Zita. Spayed now", { Dam: "Zita", "…": "Spayed now" }],
    ["dam Zita. Born 3.4.2018", { Dam: "Zita", Birthdate: "3.4.2018" }],
    ["dam Zita. HypoK N/N", { Dam: "Zita", "…": "HypoK N/N" }],
    ["sire Boris. Sold to Ann", { Sire: "Boris", "…": "Sold to Ann" }],
    ["chip 643094100123456. Sire Boris, dam Zita", { Sire: "Boris", Dam: "Zita" }],
  ])("a name goes on behind a short form, and a sentence ends behind it: %s", (said, facts) => {
    expect(read(`- Ada, female, n 22, ${said}`, "- Bim, m, a", "- Cid, m, n")?.[0]).toMatchObject(
      facts,
    );
  });

  test.each([
    ["sire Blue Moon. Reserved Smith", { Sire: "Blue Moon", "…": "Reserved Smith" }],
    ["sire Boris. Available", { Sire: "Boris", "…": "Available" }],
    ["sire Boris. Sold!", { Sire: "Boris", "…": "Sold!" }],
    ["dam Star Light. Champion of Norway", { Dam: "Star Light", "…": "Champion of Norway" }],
    ["dam Star Light. Microchipped Oslo", { Dam: "Star Light", "…": "Microchipped Oslo" }],
    ["dam Star Light! Sold Oslo", { Dam: "Star Light", "…": "Sold Oslo" }],
    ["Züchter: Jan Maier. Wien", { Breeder: "Jan Maier", "…": "Wien" }],
    [
      "отец Борис Лунный. Продана Ивановой, мать Луна. Умерла",
      { Sire: "Борис Лунный", Dam: "Луна", "…": "Продана Ивановой, Умерла" },
    ],
    [
      "Vater: Boris vom Wald. Verkauft Meyer, Mutter: Luna Star. Besitzer Anna Lee",
      { Sire: "Boris vom Wald", Dam: "Luna Star", "…": "Verkauft Meyer, Besitzer Anna Lee" },
    ],
  ])(
    "what is said behind a parent or a breeder is told, and is not of the name: %s",
    (said, facts) => {
      expect(read(`- Ada, female, n 22, ${said}`, "- Bim, m, a", "- Cid, m, n")?.[0]).toMatchObject(
        facts,
      );
    },
  );

  test.each([
    ["Here are hers: Foo Ada", "Foo Ada", "Here are hers:"],
    ["Just the one. Foo Ada", "Foo Ada", "Just the one."],
    ["Capt. Jack of Foo", "Capt. Jack of Foo", undefined],
    ["Hello! Kitty", "Hello! Kitty", undefined],
  ])("of what is said in a chat the name is told apart: %s", (said, name, told) => {
    const [cat] = noteRecords([`${said}, female, n 22, born 3.4.2018`], true);
    expect([cat?.values.get("Name"), cat?.values.get("…")]).toEqual([name, told]);
  });

  test("a line about all cats above is told where it says more than facts that they take from it", () => {
    const all = "both: sire Boris, dam Zita";
    const [ada, bim] = ["Ada, female, n 22, born 3.4.2018", "Bim, male, a, born 3.4.2018"];
    const parents = { Sire: "Boris", Dam: "Zita" };
    const read = (...lines: readonly string[]) =>
      noteRecords(lines).map(({ values }) => Object.fromEntries(values));
    expect(read(ada, bim, all)).toEqual([
      expect.not.objectContaining({ "…": expect.anything() as string }),
      expect.not.objectContaining({ "…": expect.anything() as string }),
    ]);
    const sold = `${all}, sold to Ann`;
    expect(read(ada, bim, sold)).toMatchObject([parents, { ...parents, "…": sold }]);
    expect(read(`${ada}, sire Udo`, bim, all)).toMatchObject([
      { Sire: "Udo", Dam: "Zita" },
      { ...parents, "…": all },
    ]);
  });

  test("an empty line ends a litter, unless there is one below every cat", () => {
    const title = "Xyz B, born 5.6.2020, sire Boris Foo, dam Zita";
    const [bim, bo, old] = ["- Bim, m, n 22", "- Bo, m, a", "- Old Rufus, m, n 22"];
    const sires = (...lines: string[]) => read(...lines)?.map((cat) => cat["Sire"]);
    expect(sires(title, "", bim, bo, "", old)).toEqual(["Boris Foo", "Boris Foo", undefined]);
    expect(sires(title, "", bim, "", bo, "", "", old)).toEqual([
      "Boris Foo",
      "Boris Foo",
      undefined,
    ]);
  });

  test("a line that is broken adds what is not given yet, and tells the rest", () => {
    expect(
      read(
        "Xyz B, born 5.6.2020",
        "- Ada, f, n 22, born 3.4.2018,",
        "  01.02.2022, MCO, sire: Boris",
        "- Bim, m, n 22",
        "  02.03.2021, vet",
        "  HCM clear",
        "- Cid, m, a",
      ),
    ).toMatchObject([
      { Name: "Ada", Birthdate: "3.4.2018", Breed: "MCO", Sire: "Boris" },
      { Name: "Bim", Birthdate: "5.6.2020", "…": "02.03.2021, vet, HCM clear" },
      { Name: "Cid", Birthdate: "5.6.2020" },
    ]);
  });
});

const LITTER_B = { Birthdate: "5.6.2020", Sire: "Boris Foo", Dam: "Zita" };
