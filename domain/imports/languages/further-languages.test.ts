/** Tables in languages beyond those that most tables are written in. */
import { expect, test } from "vitest";
import { emsText } from "../../colours/ems/write.ts";
import { cardRecords } from "../formats/card-records.ts";
import { tableOfRecords } from "../formats/records.ts";
import { guessColumns } from "../headings/guess-columns.ts";
import { readRow } from "../read-row.ts";
import { NO_REPAIRS } from "../repairs.ts";
import { readSex } from "../values.ts";

const rules = (headings: readonly string[]) => ({
  mapping: guessColumns(headings),
  breedOfName: new Map<string, string>(),
  dates: "day_first" as const,
  today: "2026-11-27",
  registrationPrefix: "FEL",
  repairs: NO_REPAIRS,
});

const FIELDS = ["name", "breed", "ems", "sex", "birthdate", "number", "chip", "father", "mother"];

test.each([
  [
    "Hungarian",
    "Név;Fajta;Szín;Ivar;Születési idő;Törzskönyvi szám;Microchip szám;Apa;Anya",
    "Bodza;Norvég erdei macska;fekete ezüst cirmos fehérrel;nőstény;2019.04.17.;HU 77/19;348000000000019;Berci;Boglárka",
    ["NFO", "ns 09 21", "female", "2019-04-17"],
  ],
  [
    "Slovene",
    "Ime;Pasma;Barva;Spol;Datum rojstva;Rodovnik;Mikročip;Oče;Mati",
    "Lisa;Britanska kratkodlaka;modro-krem;samica;17.04.2019;SI 77/19;705000000000019;Rok;Mila",
    ["BRI", "g", "female", "2019-04-17"],
  ],
  [
    "Estonian",
    "Nimi;Tõug;Värvus;Sugu;Sünniaeg;Registrinumber;Kiip;Isa;Ema",
    "Miisu;Siberi;must;isane;17.04.2019;EE 77/19;233000000000019;Nurr;Kiisu",
    ["SIB", "n", "male", "2019-04-17"],
  ],
  [
    "Ukrainian",
    "Кличка;Порода;Забарвлення;Стать;Дата народження;Родовід №;Чіп;Батько;Мати",
    "Зірка;Мейн-кун;чорний мармуровий біколор;кішка;17 квітня 2019;UA 77/19;804000000000019;Вітер;Мрія",
    ["MCO", "n 03 22", "female", "2019-04-17"],
  ],
  [
    "Portuguese",
    "Nome;Raça;Cor;Sexo;Nascimento;Registro;Microchip;Pai;Mãe",
    "Bolota;Persa;azul e branco;fêmea;17/04/2019;BR 77/19;963000000000019;Trovão;Lua",
    ["PER", "a 09", "female", "2019-04-17"],
  ],
  [
    "Japanese",
    "猫名;猫種;毛色;性別;生年月日;登録番号;マイクロチップ;父猫;母猫",
    "Kinako;メインクーン;ブラウンマッカレルタビー&ホワイト;オス(去勢済);2019年4月17日;JP 77/19;392000000000019;Goro;Hana",
    ["MCO", "n 09 23", "male", "2019-04-17"],
  ],
] as const)("a table in %s", (_, heading, row, [breed, ems, sex, born]) => {
  const read = rules(heading.split(";"));
  expect(Object.keys(read.mapping).toSorted()).toEqual(FIELDS.toSorted());
  const { values } = readRow(2, row.split(";"), read);
  expect([values.breed, emsText(null, values.codes!, []), values.sex, values.birthdate]).toEqual([
    breed,
    ems,
    sex,
    born,
  ]);
});

test.each(["б/н", "б.н.", "ismeretlen", "tundmatu"])("%s is no number", (text) => {
  const read = rules(["Кличка", "N плем. книги"]);
  expect(readRow(2, ["Барон", text], read).values.number).toBeNull();
});

test.each([
  ["samica - steril.", "female"],
  ["samec - kastr.", "male"],
  ["мачка", "female"],
] as const)("%s is %s", (text, sex) => {
  expect(readSex(text)?.sex).toBe(sex);
});

test("on cards too neuters are males where spays are said, and a count of cats is no cat", () => {
  const cards = [
    ["Name: Anton", "Sex: Neuter", "Born: 06/11/2015"],
    ["Name: Clara", "Sex: Spay", "Born: 06/11/2015"],
    ["Total cats: 2"],
  ];
  const [heading, ...rows] = tableOfRecords(cardRecords(cards.flatMap((card) => [...card, ""])));
  const at = heading!.cells.indexOf("Sex");
  expect(rows.map(({ cells }) => readSex(cells[at]!)?.sex)).toEqual(["male", "female"]);
});
