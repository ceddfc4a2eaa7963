import { expect, test } from "vitest";
import { readPedigree } from "../read-pedigree.ts";
import type { Vocabulary } from "../recognised.ts";
import type { Word } from "../words.ts";

const VOCABULARY: Vocabulary = {
  breeds: [{ ems: "SIB", names: ["Siberian", "Сибирская"] }],
  systems: [],
  names: [],
};

/** The words of a line from a left edge, as wide as their letters. */
function line(x: number, y: number, text: string): Word[] {
  let left = x;
  return text.split(" ").map((word) => {
    const w = word.length * 10;
    const box = { text: word, confidence: 0.95, x: left, y, w, h: 20 };
    left += w + 8;
    return box;
  });
}

const row = (y: number, [label, ...cells]: readonly string[]) => [
  ...line(40, y, label!),
  ...cells.flatMap((cell, at) => (cell === "" ? [] : line(300 + at * 500, y, cell))),
];

test("a table of the kitten, its sire and its dam is read by columns, and names of two lines are whole", () => {
  const words = [
    ...line(700, 20, "МЕТРИКА"),
    ...line(420, 100, "Котёнок / Kitten"),
    ...line(920, 100, "Отец / Sire"),
    ...line(1420, 100, "Мать / Dam"),
    ...row(160, ["Кличка / Name", "Freya Neva Star", "CH Thor Silver Tale", "Valentina from the"]),
    ...line(1300, 185, "Silver Taiga"),
    ...row(240, ["Порода / Breed", "Siberian", "", ""]),
    ...row(290, ["EMS", "SIB n 22", "SIB n 23", "SIB a 22"]),
    ...row(340, ["Пол / Sex", "female", "", ""]),
    ...row(390, ["Дата рождения / Born", "19.11.2023", "03.01.2022", "07.03.2019"]),
    ...row(440, ["№ / Reg. No.", "RU LO 82811-2023", "RU LO 75941-2022", "RU LO 72251-2019"]),
    ...line(40, 520, "Заводчик / Breeder: Anna Ershova"),
  ];
  const read = readPedigree([{ width: 1900, height: 700, words }], VOCABULARY);
  expect(read).toMatchObject({
    number: { value: "RU LO 82811-2023" },
    cat: {
      name: { value: "Freya Neva Star" },
      sex: { value: "female" },
      ems: { value: "SIB n 22" },
      birthdate: { value: "2023-11-19" },
    },
    breeder: { value: "Anna Ershova" },
    ancestors: [
      { name: { value: "Thor Silver Tale" }, ems: { value: "SIB n 23" } },
      {
        name: { value: "Valentina" },
        suffix: { value: "from the Silver Taiga" },
        ems: { value: "SIB a 22" },
        birthdate: { value: "2019-03-07" },
        number: { value: "RU LO 72251-2019" },
      },
    ],
  });
});
