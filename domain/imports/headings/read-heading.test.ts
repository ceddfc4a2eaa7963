import { expect, test } from "vitest";
import { readHeading } from "./read-heading.ts";

test.each(["constructor", "toString", "__proto__", "No. hasOwnProperty", "valueOf number"])(
  "%s, which every object has, is an unknown word of a heading",
  (heading) => {
    expect([null, "number"]).toContain(readHeading(heading).field);
  },
);

test("País is a country; both parents are meant only beside a mother", () => {
  expect(readHeading("País")).toEqual({ field: "ignored", rank: 0 });
  expect(readHeading("Pais e mães")).toMatchObject({ field: "ignored", isParents: true });
});

test.each([
  "Partner",
  "Mated with",
  "Bred to",
  "Stud service",
  "Deckkater",
  "Партнёр",
  "Saillie par",
  "Krycie",
  "Partnerka",
  "Fedező kandúr",
  "Astutettu",
  "Dekkater",
  "Monta con",
  "Вязка с",
  "Brother",
  "Schwester",
  "Братья и сёстры",
  "Rodzeństwo",
  "Hermanos de camada",
  "Littermates",
])("under %s stand other cats than the parents", (heading) => {
  expect(readHeading(heading).field).toBe("ignored");
});

test.each([
  ["Szem színe", "eyes"],
  ["Boja očiju", "eyes"],
  ["Cor dos olhos", "eyes"],
  ["Color de ojos", "eyes"],
  ["Колір очей", "eyes"],
  ["Silmade värv", "eyes"],
  ["Acu krāsa", "eyes"],
  ["Akių spalva", "eyes"],
  ["Culoarea ochilor", "eyes"],
  ["Göz rengi", "eyes"],
  ["Χρώμα ματιών", "eyes"],
  ["Цвят на очите", "eyes"],
  ["Augnlitur", "eyes"],
  ["Oogkleur", "eyes"],
  ["Øyenfarge", "eyes"],
  ["眼睛颜色", "eyes"],
  ["目の色", "eyes"],
  ["Дата смерті", "deceased"],
  ["Datum smrti", "deceased"],
  ["Ölüm tarihi", "deceased"],
  ["Halál ideje", "deceased"],
  ["Data zgonu", "deceased"],
  ["Surma kuupäev", "deceased"],
  ["Fecha de fallecimiento", "deceased"],
  ["Mirties data", "deceased"],
  ["Nāves datums", "deceased"],
  ["Дата на смъртта", "deceased"],
  ["Dánardagur", "deceased"],
  ["Anya száma", "mother_number"],
  ["Apa száma", "father_number"],
  ["Številka matere", "mother_number"],
  ["Broj oca", "father_number"],
  ["Ime očeta", "father"],
  ["Māte", "mother"],
  ["Mātes vārds", "mother"],
  ["Datum kastracije", "neutered"],
  ["Дата кастрації", "neutered"],
  ["Fecha de esterilización", "neutered"],
  ["Kastreerimise kuupäev", "neutered"],
  ["Oltás ideje", "ignored"],
  ["Datum cijepljenja", "ignored"],
  ["Aşı tarihi", "ignored"],
  ["Дата щеплення", "ignored"],
  ["Dagsetning bólusetningar", "ignored"],
])("%s is of the field %s, whatever its other word alone would mean", (heading, field) => {
  expect(readHeading(heading).field).toBe(field);
});

test.each(["Datum nakupa", "Data da compra", "Vásárlás ideje", "Дата (оплаты)", "Date of viewing"])(
  "%s is a day of which nobody knows what happened on it",
  (heading) => {
    expect(readHeading(heading).field).toBeNull();
  },
);

test.each([
  "Date",
  "Дата р.",
  "Date (dd.mm.yyyy)",
  "Datum (TT.MM.JJJJ)",
  "Datum roj.",
  "Datum rođ.",
  "Data ur.",
  "Дата нар.",
  "Gim. data",
  "Dzim. datums",
  "Doğ. tarihi",
  "Ημ. γεν.",
])("%s is the day of birth", (heading) => {
  expect(readHeading(heading).field).toBe("birthdate");
});

test.each([
  "Name, titles",
  "Titel, Name",
  "Titel/Name",
  "Кличка, приставка, титулы",
  "Nimi, tittelit",
])("%s is the whole name", (heading) => {
  expect(readHeading(heading).field).toBe("name");
});

test.each([
  ["sireid", "father_number"],
  ["DAMID", "mother_number"],
  ["sirereg", "father_number"],
  ["damname", "mother"],
])("%s, as a database calls its column, is %s", (heading, field) => {
  expect(readHeading(heading).field).toBe(field);
});
