import { expect, test } from "vitest";
import { partialDateText } from "../cats/partial-date.ts";
import { readPedigreeCell } from "./pedigree-cell.ts";

const read = (text: string) => {
  const { name, ems, birth, deceased, number, titles, notUnderstood } = readPedigreeCell(text);
  return {
    name: name && [name.prefix, name.name, name.suffix].filter(Boolean).join(" "),
    ems: ems?.normalised ?? null,
    birth: birth && partialDateText(birth),
    deceased: deceased && (deceased.on === null ? true : partialDateText(deceased.on)),
    number,
    titles,
    notUnderstood,
  };
};
const NOTHING = {
  name: null,
  ems: null,
  birth: null,
  deceased: null,
  number: null,
  titles: [],
  notUnderstood: [],
};

test.each([
  "GIC FR*Foo's Bar DSM, MCO ns 22, 12.05.2019, FIFe LO 12345",
  "GIC FR*Foo's Bar, DSM, MCO ns 22, 12.05.2019, FIFe LO 12345",
  "GIC FR*Foo's Bar DSM\tMCO ns 22\t12.05.2019\tFIFe LO 12345",
  "GIC FR*Foo's Bar DSM; FIFe LO 12345; *12.05.2019; MCO ns 22",
  "GIC FR*Foo's Bar DSM MCO ns 22 12.05.2019 FIFe LO 12345",
  "GIC FR*Foo's Bar DSM (MCOns22) 2019-05-12 FIFe LO 12345",
])("%s is taken apart", (line) =>
  expect(read(line)).toEqual({
    name: "Foo's Bar",
    ems: "MCO ns 22",
    birth: "2019-05-12",
    deceased: null,
    number: "FIFe LO 12345",
    titles: ["GIC", "DSM"],
    notUnderstood: [],
  }),
);

test.each([
  [
    "Atos, SIB n 09 23, PK No 16/96 EX",
    { name: "Atos", ems: "SIB n 09 23", number: "PK No 16/96 EX" },
  ],
  ["Amur; n 23; ca. 1991", { name: "Amur", ems: "n 23", birth: "1991" }],
  ["Amber of Light *2015", { name: "Amber of Light", birth: "2015" }],
  ["Gloria, AT-RKS LO 0734/17", { name: "Gloria", number: "AT-RKS LO 0734/17" }],
  ["Барсик, р. 05.2014, № РКФ 12345", { name: "Барсик", birth: "2014-05", number: "РКФ 12345" }],
  ["Bond 007", { name: "Bond 007" }],
  ["Ns Bear", { name: "Ns Bear" }],
  [
    "Aurora, born 12 May 2019, Reg. No. LO 7",
    { name: "Aurora", birth: "2019-05-12", number: "LO 7" },
  ],
])("%s", (line, parts) => expect(read(line)).toEqual({ ...NOTHING, ...parts }));

test.each([
  ["† Aurora of Light, MCO n 22", true],
  ["Aurora of Light†, MCO n 22", true],
  ["Aurora of Light (†), MCO n 22", true],
  ["Aurora of Light, MCO n 22, deceased", true],
  ["Aurora of Light, MCO n 22, dec.", true],
  ["Aurora of Light deceased, MCO n 22", true],
  ["Aurora of Light, MCO n 22, умерла", true],
  ["Aurora of Light (ум.), MCO n 22", true],
  ["Aurora of Light, MCO n 22, R.I.P.", true],
  ["Aurora of Light, MCO n 22 †12.05.2019", "2019-05-12"],
  ["Aurora of Light, MCO n 22, + 12.05.2019", "2019-05-12"],
  ["Aurora of Light, MCO n 22, died 2019", "2019"],
  ["Aurora of Light, MCO n 22, died on 12 May 2019", "2019-05-12"],
  ["Aurora of Light, MCO n 22, ум. 12.05.2019 г.", "2019-05-12"],
  ["Aurora of Light, MCO n 22, gest. 05.2019", "2019-05"],
  ["Aurora of Light (умерла в 2019 году), MCO n 22", "2019"],
])("%s says that the cat has died", (line, deceased) =>
  expect(read(line)).toEqual({
    ...NOTHING,
    name: "Aurora of Light",
    ems: "MCO n 22",
    deceased,
  }),
);

test("dates of birth and death are told apart", () =>
  expect(read("Aurora of Light *03.02.2008 †12.05.2019")).toEqual({
    ...NOTHING,
    name: "Aurora of Light",
    birth: "2008-02-03",
    deceased: "2019-05-12",
  }));

test.each([
  ["Deceased Poet", { name: "Deceased Poet" }],
  ["Dead Can Dance", { name: "Dead Can Dance" }],
  ["Rip van Winkle", { name: "Rip van Winkle" }],
  ["Пал Палыч", { name: "Пал Палыч" }],
  ["Amur, dec. 2015", { name: "Amur", birth: "2015-12" }],
])("%s is alive for all that is known", (line, parts) =>
  expect(read(line)).toEqual({ ...NOTHING, ...parts }),
);

test.each([
  ["Aurora of Light, MCO n 22, female", "female"],
  ["Aurora of Light, кот, MCO n 22", "male"],
  ["Aurora of Light ♀, MCO n 22", "female"],
  ["Aurora of Light, 1.0, MCO n 22", "male"],
  ["кошка Aurora of Light, MCO n 22", "female"],
  ["Aurora of Light, MCO n 22", null],
])("%s says the sex", (line, sex) => {
  expect(readPedigreeCell(line).sex).toBe(sex);
  expect(read(line)).toEqual({ ...NOTHING, name: "Aurora of Light", ems: "MCO n 22" });
});

test("two sexes are not understood", () =>
  expect(readPedigreeCell("Aurora, male, female")).toMatchObject({
    sex: "male",
    notUnderstood: ["female"],
  }));

test("what is not understood is said as it stands there", () =>
  expect(
    read("Aurora, MCO n 22, gold eyes, MCO a, 2015, 2016, LO 12, LO 13").notUnderstood,
  ).toEqual(["gold eyes", "MCO a", "2016", "LO 13"]));

test("an empty line is no cat", () => expect(read(" , ; ")).toEqual(NOTHING));

test.each(["not known", "Nicht bekannt", "non connu", "sconosciuta", "ukjent", "неизвестно"])(
  "no cat is called so: %s",
  (text) => expect(read(text).name).toBeNull(),
);

test.each([
  ["Luna, Amber, n 22", "n 22", ["Amber"]],
  ["Luna (Fahej), MCO d 22", "MCO d 22", ["Fahej"]],
  ["Luna, black classic tabby, MCO n 22", "MCO n 22", []],
] as const)("of %s the code is the colour, and a word beside it none", (text, ems, left) => {
  expect(read(text)).toMatchObject({ name: "Luna", ems, notUnderstood: left });
});

test.each(["Zita Bela Foka", "Terra Rossa Bianca", "Sol Negro Blanco", "Lady Amber Gold"])(
  "%s is a name, whatever its words mean in some language",
  (text) => {
    expect(read(text)).toMatchObject({ name: text, ems: null });
  },
);

test.each([
  ["Boris of Foo Black Silver Tabby", "ns 21"],
  ["Boris of Foo schwarz silber getigert", "ns 23"],
])("behind the name %s has a colour", (text, ems) => {
  expect(read(text)).toMatchObject({ name: "Boris of Foo", ems });
});
