/** What tables of other programs have in common beyond their values. */
import { expect, test } from "vitest";
import { detectEncoding } from "./detect.ts";
import { decoderOf } from "./formats/text-decoder.ts";
import { guessColumns } from "./headings/guess-columns.ts";
import { withGroups } from "./headings/group-headings.ts";
import { readRow } from "./read-row.ts";
import { NO_REPAIRS } from "./repairs.ts";
import { sectionOf } from "./sections.ts";
import { shapeOf } from "./table-shape.ts";
import { unfold } from "./unfold.ts";

function read(...lines: readonly string[]) {
  const start = lines.map((row, i) => ({ line: i + 1, cells: row.split(";") }));
  const { shape, from } = shapeOf(start);
  const body = start.slice(from).flatMap((row) => shape.read(row) ?? []);
  const { heading, rows } = unfold(shape.heading, body);
  const mapping = guessColumns(heading.cells);
  const rules = {
    mapping,
    breedOfName: new Map(),
    dates: "day_first" as const,
    today: "2026-11-23",
    registrationPrefix: "FEL",
    repairs: NO_REPAIRS,
  };
  return body.flatMap((row) => rows(row)).map(({ line, cells }) => readRow(line, cells, rules));
}

test.each([
  ["Šimon;Čarodějka z Bílé růže;černá tečkovaná", "windows-1250"],
  ["Кличка;Барон Янтарный Берег;чёрный", "windows-1251"],
  ["Anna Wiśniewska;Małgorzata Dąbrowska;kotka", "iso-8859-2"],
  ["Anna Wiśniewska;Małgorzata Dąbrowska;kotka", "windows-1250"],
])("%s is read in its encoding", (text, encoding) => {
  // The letters of both texts at their places in the one-byte encodings.
  const places = new Map<string, number>();
  const decoder = new TextDecoder(encoding);
  for (let byte = 255; byte >= 0; byte--) places.set(decoder.decode(Uint8Array.of(byte)), byte);
  expect(detectEncoding(Uint8Array.from(text, (letter) => places.get(letter)!))).toBe(encoding);
});

test.each([
  [
    "Čarodějka z Bílé růže;Šimon Žižka;kočka",
    "cp852",
    [
      0xac, 97, 114, 111, 100, 0xd8, 106, 107, 97, 32, 122, 32, 66, 0xa1, 108, 0x82, 32, 114, 0x85,
      0xa7, 101, 59, 0xe6, 105, 109, 111, 110, 32, 0xa6, 105, 0xa7, 107, 97, 59, 107, 111, 0x9f,
      107, 97,
    ],
  ],
  [
    "Käthe vom Mühlenbachtal;blau-weiß;Zürich",
    "cp850",
    [
      75, 0x84, 116, 104, 101, 32, 118, 111, 109, 32, 77, 0x81, 104, 108, 101, 110, 98, 97, 99, 104,
      116, 97, 108, 59, 98, 108, 97, 117, 45, 119, 101, 105, 0xe1, 59, 90, 0x81, 114, 105, 99, 104,
    ],
  ],
] as const)("%s is read in its code page of DOS", (text, encoding, bytes) => {
  const file = Uint8Array.from(bytes);
  expect(detectEncoding(file)).toBe(encoding);
  expect(decoderOf(encoding).decode(file)).toBe(text);
});

test.each([
  ["Vachtkleur", "ems"],
  ["Chovatelská stanice", "prefix"],
  ["Vaternummer", "father_number"],
  ["Nom et affixe", "name"],
  ["Cat Name (with titles)", "name"],
  ["Номер род.", "number"],
  ["Производительница", "mother"],
  ["Maman", "mother"],
  ["Katzenname", "name"],
  ["Navn m/titler", "name"],
  ["ID-merket", "chip"],
  ["Rek.nro", "number"],
  ["D.O.B.", "birthdate"],
  ["Наименование", "name"],
])("the heading %s is %s", (heading, field) => {
  expect(Object.keys(guessColumns([heading]))).toEqual([field]);
});

test.each([
  [["Color", "Breed/Color Code"], 1],
  [["Breed / Color Code", "Colour"], 0],
  [["Breed/Color Code", "EMS"], 1],
])("of %j the codes are taken at %i", (headings, at) => {
  expect(guessColumns(headings).ems).toBe(at);
});

test("a cattery stands where it is, behind a name or in it, and once", () => {
  const [behind, within] = read(
    "Naam;Kennelnaam;Geslacht",
    "Mees;van 't Veerhuis;kater",
    "Borys Złota Łapa*PL;Złota Łapa*PL;kocur",
  );
  expect(behind?.values).toMatchObject({ name: "Mees", prefix: null, suffix: "van 't Veerhuis" });
  expect(behind?.faults.map(({ field }) => field)).toEqual(["breed"]);
  expect(within?.values.printed).toBe("Borys Złota Łapa*PL");
});

test("people in the column of the cattery are breeders where the parents' names are whole without it", () => {
  const [, kitten] = read(
    "Imię;Hodowla;Płeć;Ojciec",
    "Srebrny Gaj Borys;Anna Wójcik;kocur;",
    "Srebrny Gaj Zorza;Anna Wójcik;kotka;Srebrny Gaj Borys",
  );
  expect(kitten?.values).toMatchObject({ breeder: "Anna Wójcik", prefix: null });
});

test("signs for what stands above are what stands above", () => {
  const cats = read(
    "Name;Sex;Born;Dam",
    "Ada;F;12.05.2019;Zita",
    'Ida;F;";dto.',
    'Abel;M;-"-;то же',
    'Bela;F;";dtto',
  );
  expect(cats.map(({ values }) => [values.birthdate, values.mother])).toEqual(
    Array.from({ length: 4 }, () => ["2019-05-12", "Zita"]),
  );
});

test("headings in two lines tell the parents' columns from the cat's", () => {
  expect(
    withGroups(["Name", "Sex", "Name", "Reg No", "Name"], ["Cat", "", "Dam", "", "Sire"]),
  ).toEqual(["Name", "Sex", "Dam Name", "Dam Reg No", "Sire Name"]);
  expect(withGroups(["Name", "Sex"], ["Our cats", ""])).toEqual(["Name", "Sex"]);
});

test("two codes are the sexes that the parents' columns make of them", () => {
  const cats = read(
    "Id;Name;roft;Father;Mother",
    "1;Abel;0;;",
    "2;Ada;1;;",
    "3;Boris;0;1;2",
    "4;Zita;1;1;2",
  );
  expect(cats.map(({ values }) => values.sex)).toEqual(["male", "female", "male", "female"]);
});

test("a colour in several columns is one", () => {
  const [cat] = read(
    "Name;Sex;Base colour;Pattern;White spotting;Silver",
    "Ada;F;Black;Classic tabby;yes;no",
  );
  expect(cat?.values.codes).toMatchObject({ main: "n", tabby: "22", white: "09", gold: null });
});

test("breeder and owner of one column are parted, with their labels left", () => {
  const [cat] = read("Name;Sex;Züchter / Besitzer", "Ada;F;Z: Ruth & Paul Kettle / B: Anna Weiß");
  expect(cat?.values.breeder).toBe("Ruth & Paul Kettle");
});

test("counts below a table are no cats", () => {
  expect(read("No;Name;Sex", "1;Ada;F", ";Toms:;0", ";Queens:;1")).toHaveLength(1);
});

test.each([
  ["A-Wurf vom 12.03.2012 aus: Ottilie aus dem Moosgrund von: Quirin aus dem Moosgrund"],
  ["A litter by Quirin aus dem Moosgrund out of Ottilie aus dem Moosgrund"],
])("%s names sire and dam", (title) => {
  expect(sectionOf(title)).toMatchObject({
    father: "Quirin aus dem Moosgrund",
    mother: "Ottilie aus dem Moosgrund",
  });
});

test("a parent's number in brackets leaves the name, and a number alone is whole", () => {
  const [cat] = read("Naam;Geslacht;Vader (nr.)", "Ada;P;NL*Joris van de Oude IJssel (NL LO 2345)");
  expect(cat?.values).toMatchObject({
    sex: "female",
    father_number: "NL LO 2345",
    father_name: "NL*Joris van de Oude IJssel",
  });
});

test.each([
  ["Colour and pattern", "ems"],
  ["Coat pattern", "ems"],
  ["Umaszczenie i wzór", "ems"],
  ["Title before name", "titles"],
  ["Titel vor Name", "titles"],
])("the heading %s alone is %s", (heading, field) => {
  expect(Object.keys(guessColumns([heading]))).toEqual([field]);
});

test.each([
  [["Name", "Kaufdatum", "Geburtsdatum"], { name: 0, birthdate: 2 }],
  [["Nachname", "Name", "Sterbedatum"], { name: 1, deceased: 2 }],
  [["Katername", "Halsbandfarbe", "Farbe"], { name: 0, ems: 2 }],
  [["Telefonnummer", "ZB-Nr."], { number: 1 }],
])("of %j each column is what it says, and a word's end no day and no person", (row, mapping) => {
  expect(guessColumns(row)).toEqual(mapping);
});

test("a colour beside the column of its pattern is what both say", () => {
  const [cat] = read("Name;Sex;Colour;Coat pattern", "Ada;F;Black;Classic tabby");
  expect(cat?.values.codes).toMatchObject({ main: "n", tabby: "22" });
});

test("a cat called Ditto keeps its name, its number and its chip", () => {
  const cats = read("Name;Call name;Sex;Dam", "Ada;Ada;F;Zita", "Ditto;Same;M;dto.");
  expect(cats[1]?.values).toMatchObject({ name: "Ditto", call_name: "Same", mother: "Zita" });
});

test("sexes in words are believed, whatever column a cat's parents stand in", () => {
  const cats = read(
    "Name;Sex;Father;Mother",
    "Abel;M;;",
    "Ada;F;;",
    "Boris;M;Ada;Abel",
    "Zita;F;;",
  );
  expect(cats.map(({ values }) => values.sex)).toEqual(["male", "female", "male", "female"]);
});

test.each([
  ["Коты от 1 года и старше"],
  ["Chats par race et couleur"],
  ["Kenzo von der Heide aus Berlin"],
  ["Cats by age x colour"],
])("%s names no parents", (title) => {
  expect(sectionOf(title)).not.toMatchObject({ father: expect.anything() });
});

test("a litter's title with a day has no parents of it", () => {
  expect(sectionOf("Помёт от 12.03.2021 и 5 котят")).toEqual({ birthdate: "12.03.2021" });
});

test("a kastrát is a male where a kastrátka is his sister, and American letters say neuters and spays", () => {
  const slavic = read("Jméno;Pohlaví", "Ada;kočka", "Boris;kastrát", "Dita;kastrátka");
  expect(slavic.map(({ values }) => values.sex)).toEqual(["female", "male", "female"]);
  const american = read("Name;Sex", "Ada;F", "Boris;M", "Carl;N", "Dita;S");
  expect(american.map(({ values }) => values.sex)).toEqual(["female", "male", "male", "female"]);
  // Without spays a neuter may be either.
  expect(read("Name;Sex", "Ada;F", "Boris;M", "Carl;N")[2]?.values.sex).toBeNull();
});

test("a litter's day and parents beside its first kitten are all its kittens', and no other table's", () => {
  const heading = "Помёт;Дата;Отец;Мать;Котёнок";
  const [, second, third] = read(
    heading,
    "A;17.01.2014;Борис;Ада;Альфа",
    ";;;;Астра",
    "B;23.04.2015;Борис;Ида;Бета",
    ";;;;Бора",
  );
  expect(second?.values).toMatchObject({ birthdate: "2014-01-17", father: "Борис", mother: "Ада" });
  expect(third?.values).toMatchObject({ birthdate: "2015-04-23", mother: "Ида" });
  const [, founder] = read(heading, "A;17.01.2014;Борис;Ада;Альфа", ";2009;;;Зита", ";;;;Рита");
  expect(founder?.values).toMatchObject({ birthdate: "2009-01-01", father: null });
});

test("of two columns for a number the one with words says whose number it is, and codes win over words of a colour", () => {
  expect(
    read("name;registry;registry_number", "Ada;CFA;2681-2739625", "Ida;TICA;SBT 022613 023")[0],
  ).toMatchObject({ values: { number: "2681-2739625" } });
  const [cat] = read("Имя;Окрас;EMS", "Ada;seal point;RAG n 04", "Ida;blue point;RAG a 04");
  expect(cat?.values).toMatchObject({ breed: "RAG", codes: { main: "n", white: "04" } });
});

test("several facts in a cell go where they belong: a breed before its colour, a breeder below the name, both parents", () => {
  const [cat] = read(
    "Name;Sex;Breed & colour;Föräldrar",
    "S*Ada | Uppf: Åsa Öst;F;British Shorthair black tortie;Far: (N)Foo Bar / Mor: S*Bora",
    "S*Ida | Uppf: Åsa Öst;F;British Shorthair blue;Far: (N)Foo Bar / Mor: S*Bora",
  );
  expect(cat?.values).toMatchObject({
    breeder: "Åsa Öst",
    breed: "BRI",
    codes: { main: "f" },
    father: "(N)Foo Bar",
    mother: "S*Bora",
  });
  expect(cat?.values.codes?.build ?? null).toBeNull();
  expect(cat?.faults).toEqual([]);
});

test("a code beside the breed says the colour, whose words stand in a column of their own", () => {
  const [cat] = read("Name;Sex;Ras;Färg", "Ada;F;NFO ns 09 22;svart silver med vitt");
  expect(cat?.values.codes).toMatchObject({ main: "n", gold: "s", white: "09", tabby: "22" });
  expect(cat?.faults).toEqual([]);
});

test("a table without a heading may have American dates and breeds by other registries' letters", () => {
  const [cat] = read(
    "Jungletrax Vulcan;M;4/17/2010;BG;SBT 041710 231",
    "Jungletrax Nikita;F;10/27/2010;BG;SBT 102710 257",
  );
  expect(cat?.values).toMatchObject({ breed: "BEN", number: "SBT 041710 231" });
});

test("a cat whose sheet says no sex is of the sex of the parent that it is", () => {
  const cats = read("Name;Sex;Sire;Dam", "GIC Ada;;;", "Boris;;;", "Ida;;;", "Igor;m;Boris;Ada");
  expect(cats.map(({ values }) => values.sex)).toEqual(["female", "male", null, "male"]);
});

test("a parent's number in brackets behind its name is its number; a year and a remark are none", () => {
  const [ada, bim] = read(
    "Name;Sex;Sire;Dam",
    "Ada;f;CH Boris of Foo (HC 2012/2286 BRI);Zita (FEL 100/20)",
    "Bim;m;Boris of Foo (2012);Zita (sold 2019 to Ann)",
  );
  expect(ada).toMatchObject({
    values: {
      father_name: "CH Boris of Foo",
      father_number: "HC 2012/2286 BRI",
      mother_name: "Zita",
      mother_number: "FEL 100/20",
    },
    faults: expect.not.arrayContaining([expect.objectContaining({ kind: "left_out" })]) as unknown,
  });
  expect(bim?.values).toMatchObject({ father_number: null, mother_number: null });
});

test("a heading that begins with a number's sign is of papers where they stand below it, and words are no number", () => {
  const cats = read(
    "N;Name;Sex;N of the book",
    "1;Ada;f;RU LO 22618",
    "2;Bim;m;RU LO 22619",
    "3;Ida;f;RU LO 22630",
    "4;Udo;m;none yet",
  );
  expect(cats.map(({ values }) => values.number)).toEqual([
    "RU LO 22618",
    "RU LO 22619",
    "RU LO 22630",
    null,
  ]);
  expect(cats[3]?.faults).toContainEqual({ field: "number", kind: "left_out", value: "none yet" });
});
