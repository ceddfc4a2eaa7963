import { describe, expect, test } from "vitest";
import { findDate } from "./calendar-words.ts";
import { emsCodeIn, emsOfPaper, emsOfWords } from "./colour-value.ts";
import { breedIn, nameOfSomebody } from "./field-values.ts";
import { issuerOf } from "./paper/issuers.ts";
import { isKinWord, positionOfKinship } from "./kinship/kinship.ts";
import { labelledFields } from "./labels/labelled-fields.ts";
import { labelAt, labelOf } from "./labels/labels.ts";
import { metricForm } from "./form/metric-form.ts";
import { figuresOrderOf, withPlainDates } from "./paper/paper-dates.ts";
import { numberIn } from "./printed-number.ts";
import { readPedigree } from "./read-pedigree.ts";
import { sheetOf } from "./segments.ts";
import { sexIn } from "./sex-words.ts";
import type { PageWords, Word } from "./words.ts";

const vocabulary = {
  breeds: [
    { ems: "MCO", names: ["Maine Coon", "Мейн-кун"] },
    { ems: "SIB", names: ["Siberian", "Сибирская"] },
  ],
  names: [],
  systems: [
    { abb: "TICA", name: "The International Cat Association" },
    { abb: "WCF", name: "World Cat Federation" },
  ],
};

/** The words of a line from a left edge, as wide as their letters; two spaces are a wide gap. */
function line(x: number, y: number, text: string): Word[] {
  let left = x;
  return text.split(" ").flatMap((word) => {
    const w = word.length * 10;
    const box = { text: word, confidence: 0.95, x: left, y, w, h: 20 };
    left += w + 10;
    return word === "" ? [] : [box];
  });
}

const page = (...lines: Word[][]): PageWords => ({
  width: 2000,
  height: 1400,
  words: lines.flat(),
});

describe("labels", () => {
  test.each([
    ["Züchter", "breeder"],
    ["Zuchtbuch-Nr.", "number"],
    ["Éleveur", "breeder"],
    ["Date de naissance", "birthdate"],
    ["Data urodzenia", "birthdate"],
    ["Datum narození", "birthdate"],
    ["Majitel", "owner"],
    ["Allevatore", "breeder"],
    ["Rekisterinumero", "number"],
    ["Kleurslag", "ems"],
    ["Födelsedatum", "birthdate"],
    ["Kjønn", "sex"],
    ["Fecha de nacimiento", "birthdate"],
    ["Dаte оf birth", "birthdate"],
    ["Geburtsdaturn", "birthdate"],
    ["Breedar:", "breeder"],
    ["Naomi", null],
    ["Owen", null],
  ])("%s is the label of %s", (text, key) => expect(labelOf(text)).toBe(key));

  test.each([
    ["Name / Name / Кличка Mira", "name", 5],
    ["Rasse/Breed/Порода: MCO", "breed", 1],
    ["Date of birth / Geburtsdatum: 12.03.2020", "birthdate", 5],
    ["Name: Name", "name", 1],
    ["Breed/MCO", null, 0],
    ["NO NRR LO 123456", null, 0],
    ["NO RX 626274", null, 0],
    ["REG. NO LO 626274", "number", 2],
    ["Registered as NO RX 626274", "number", 2],
    ["Wurf-/ZB-Nr.: ZB 4896-20", "number", 1],
  ])("%s begins with the label of %s in %i words", (text, key, words) =>
    expect(labelAt(text.split(" "))).toEqual(key === null ? null : { key, words }),
  );

  test.each([
    ["TICA Registration Number", 3],
    ["Registration No. of cat", 4],
    ["№ карточки", 2],
    ["Wurfbuch-Nr.", 1],
  ])("%s is a number's", (text, words) =>
    expect(labelAt(text.split(" "))).toEqual({ key: "number", words }),
  );

  test("words of a number's label that no list has are no value", () => {
    const sheet = sheetOf(
      page(line(40, 20, "Registration No. and suffix"), line(900, 20, "RU-XYZ 4455/22")),
      0,
    );
    expect(labelledFields(sheet).map(({ key, value }) => [key, value?.text])).toEqual([
      ["number", "RU-XYZ 4455/22"],
    ]);
  });

  test("several on a line, dots that lead to a value, a value grown together with its label", () => {
    const sheet = sheetOf(
      page(
        line(40, 20, "Rasse/Breed/Порода: MCO  Farbe: n 22"),
        line(40, 60, "Name........Mira"),
        line(40, 100, "Sex:male"),
        line(40, 140, "Club of Cat Lovers"),
        line(40, 180, "Pedigree of: Vesna"),
        line(40, 220, "Owner: Robert & Lisa Harmon"),
      ),
      0,
    );
    expect(labelledFields(sheet).map(({ key, value }) => [key, value?.text])).toEqual([
      ["breed", "MCO"],
      ["ems", "n 22"],
      ["name", "Mira"],
      ["sex", "male"],
      ["name", "Vesna"],
      ["owner", "Robert & Lisa Harmon"],
    ]);
  });
});

test.each([
  ["Бабка Granddam", true],
  ["Бабко Granddam", true],
  ["Бабко", false],
  ["Granddam Mira", false],
])("%s is a word of kinship: %s", (text, isOne) => expect(isKinWord(text)).toBe(isOne));

test.each([
  ["Vater", 2],
  ["Mère", 3],
  ["Mutter des Vaters", 5],
  ["père de la mère", 6],
  ["matka ojca", 5],
  ["isän emä", 5],
  ["farmors far", 10],
  ["Sire / Vater / Отец", 2],
  ["grand-mère maternelle", 7],
  ["Mutfer", 3],
  ["1. Vater", 2],
  ["Sire / Dam", null],
])("%s stands at %s", (text, position) => expect(positionOfKinship(text)).toBe(position));

test.each([
  ["1 mars 2019", "2019-03-01"],
  ["12. März 2020", "2020-03-12"],
  ["3 września 2018", "2018-09-03"],
  ["7 de mayo de 2021", "2021-05-07"],
  ["05-DEC-2017", "2017-12-05"],
  ["12. maaliskuuta 2020", "2020-03-12"],
  ["2024 m. birželio 10 d.", "2024-06-10"],
  ["2024. június 9.", "2024-06-09"],
  ["12. Juii 2020", null],
])("the date in %s is %s", (text, date) => expect(findDate(text)).toBe(date));

describe("an American paper", () => {
  const heading = line(40, 20, "TICA The International Cat Association");
  const born = (date: string) => line(40, 60, `Date of birth: ${date}`);
  const birthdateOn = (...lines: Word[][]) =>
    readPedigree([page(...lines)], vocabulary).cat.birthdate?.value;

  test("begins its dates with the month", () => {
    expect(birthdateOn(heading, born("02/11/2023"))).toBe("2023-02-11");
    expect(birthdateOn(born("02/11/2023"))).toBe("2023-11-02");
    expect(birthdateOn(heading, born("11.02.2023"))).toBe("2023-02-11");
  });

  test("unless its dates say otherwise", () => {
    const other = line(40, 100, "Issued 25/12/2023");
    expect(birthdateOn(heading, born("02/11/2023"), other)).toBe("2023-11-02");
    expect(figuresOrderOf([page(line(0, 0, "12/25/2020"))])).toBe("month_first");
  });

  test("a year of two figures is one of this hundred years", () => {
    const { words } = withPlainDates(
      page(line(0, 0, "*12.03.19, 03/04/98 22.09.24.5")),
      "day_first",
    );
    expect(words.map(({ text }) => text)).toEqual(["*2019-03-12,", "1998-04-03", "22.09.24.5"]);
  });
});

test.each([
  [["1. Deutscher Edelkatzenzüchter-Verband e.V.", "Mitglied der FIFe"], "DEKZV"],
  [["Livre 0fficiel des Origines Felines"], "LOOF"],
  [["Клуб Фауна", "WCF"], "WCF"],
  [["THE CAT FANCIERS' ASSOCIATION, INC."], "CFA"],
  [["a fd of rui"], undefined],
])("%s: the issuer is %s", (texts, mark) => expect(issuerOf(texts)?.mark).toBe(mark));

test.each([
  ["LOOF 2016.7339 né le", "LOOF 2016.7339"],
  ["(DE)DEKZV LO 12345", "(DE)DEKZV LO 12345"],
  ["SBT 012345 678", "SBT 012345 678"],
  ["1234-5678901 CFA", "1234-5678901"],
  ["LO 2022-41054 12.03.2020", "LO 2022-41054"],
  ["276 098 106 123 456", null],
])("the number in %s is %s", (text, number) => expect(numberIn(text)).toBe(number));

describe("what is no value of its field is not kept", () => {
  test.each([
    ["weiblich", "female"],
    ["Kater / male", "male"],
    ["0,1", "female"],
    ["kocour", "male"],
    ["(FR)LOOF 2016.7339", null],
    ["male or female", null],
  ])("sex %s is %s", (text, sex) => expect(sexIn(text)).toBe(sex));

  test.each([
    ["black silver blotched tabby", "MCO", "MCO ns 22"],
    ["schwarz-schildpatt", "MCO", "MCO f"],
    ["чёрный мраморный", "SIB", "SIB n 22"],
    ["black silver blofched tabby", "MCO", "MCO ns 22"],
    ["Maine Street 5", "MCO", null],
  ])("the colour %s of %s is %s", (text, breed, ems) => expect(emsOfWords(text, breed)).toBe(ems));

  test("a code takes the paper's breed; breeds and people are what they are in any language", () => {
    expect(emsCodeIn("n 22", "MCO")).toBe("MCO n 22");
    expect(emsCodeIn("schwarz", "MCO")).toBeNull();
    expect(breedIn("Sibérien / Siberian", vocabulary)).toBe("SIB");
    expect(breedIn("Züchter Meier", vocabulary)).toBeNull();
    expect(nameOfSomebody("Jana Novotná")).toBe("Jana Novotná");
    expect(nameOfSomebody("Jana Novotná, 110 00 Praha 1")).toBe("Jana Novotná");
    expect(nameOfSomebody("Novotná, Jana")).toBe("Novotná, Jana");
    expect(emsOfPaper("n 21 33", "SBI")).toBe("SBI n 21");
    expect(emsOfPaper("MCO n 22", "SIB")).toBe("MCO n 22");
    expect(nameOfSomebody("12.03 | 4")).toBeNull();
    expect(nameOfSomebody("Besitzer")).toBeNull();
  });

  test("and leaves its field empty, with its place", () => {
    const read = readPedigree(
      [page(line(40, 20, "Sex: (FR)LOOF 2016.7339"), line(40, 60, "Name: Mira"))],
      vocabulary,
    );
    expect(read.cat.sex).toMatchObject({ value: "", confidence: 0, region: { page: 0 } });
  });
});

describe("a kitten's card", () => {
  const parents = (read: ReturnType<typeof readPedigree>) =>
    read.ancestors.map(({ position, name, ems, number }) => [
      position,
      name.value,
      ems?.value,
      number?.value,
    ]);
  const expected = [
    [2, "Boris", "MCO n 22", "LO 2010-11111"],
    [3, "Vesna", "MCO a 23", "LO 2010-22222"],
  ];

  test("has its parents beside each other", () => {
    const read = readPedigree(
      [
        page(
          line(800, 20, "МЕТРИКА КОТЁНКА"),
          line(40, 80, "Кличка: Mira"),
          line(40, 120, "Порода: MCO"),
          line(40, 160, "Окрас: ns 22"),
          line(40, 260, "Отец"),
          line(40, 300, "Кличка: Boris"),
          line(40, 340, "Окрас: MCO n 22"),
          line(40, 380, "Номер: LO 2010-11111"),
          line(1000, 260, "Мать"),
          line(1000, 300, "Кличка: Vesna"),
          line(1000, 340, "Окрас: MCO a 23"),
          line(1000, 380, "Номер: LO 2010-22222"),
          line(40, 500, "Заводчик: Анна Петрова"),
        ),
      ],
      vocabulary,
    );
    expect(parents(read)).toEqual(expected);
    expect(read.cat).toMatchObject({ name: { value: "Mira" }, ems: { value: "MCO ns 22" } });
    expect(read.breeder?.value).toBe("Анна Петрова");
  });

  test("but a tree whose parents have captions is no card", () => {
    const cells = [2, 3].flatMap((position) => [
      line(40, 180 + (position - 2) * 400, position === 2 ? "Vater" : "Mutter"),
      line(40, 300 + (position - 2) * 400, `Parent${"xy"[position - 2]} vom Berg`),
    ]);
    const older = [0, 1, 2, 3].map((slot) =>
      line(900, 200 + slot * 200, `Old${"abcd"[slot]} vom Berg`),
    );
    const read = readPedigree([page(...cells, ...older)], vocabulary);
    expect(read.ancestors.map(({ position }) => position)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test("or below each other", () => {
    const read = readPedigree(
      [
        page(
          line(40, 80, "Name: Mira"),
          line(40, 120, "Geschlecht: weiblich"),
          line(40, 260, "Vater: Boris"),
          line(40, 300, "Farbe: MCO n 22"),
          line(40, 340, "Zuchtbuch-Nr.: LO 2010-11111"),
          line(40, 420, "Mutter: Vesna"),
          line(40, 460, "Farbe: MCO a 23"),
          line(40, 500, "Zuchtbuch-Nr.: LO 2010-22222"),
          line(40, 580, "Züchter: Jana Meier"),
        ),
      ],
      vocabulary,
    );
    expect(parents(read)).toEqual(expected);
    expect(read.cat.name?.value).toBe("Mira");
    expect(read.breeder?.value).toBe("Jana Meier");
  });

  test("or names the parent in each label", () => {
    const sheet = sheetOf(
      page(
        line(40, 80, "Name: Mira"),
        line(40, 260, "Sire's name: Boris"),
        line(40, 300, "Colour of sire: MCO n 22"),
        line(40, 340, "Dam's name: Vesna"),
        line(40, 380, "Colour of dam: MCO a 23"),
      ),
      0,
    );
    const cells = metricForm(sheet)?.cells;
    expect(cells?.get(2)?.map(({ text }) => text)).toEqual(["Boris", "MCO n 22"]);
    expect(cells?.get(3)?.map(({ text }) => text)).toEqual(["Vesna", "MCO a 23"]);
  });
});
