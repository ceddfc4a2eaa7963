import { describe, expect, test } from "vitest";
import { areNotes, noteRecords } from "./note-records.ts";

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
});

const LITTER_B = { Birthdate: "5.6.2020", Sire: "Boris Foo", Dam: "Zita" };
