import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { expect, test } from "vitest";
import { sheetOf } from "../segments.ts";
import { labelledFields } from "./labelled-fields.ts";

function fieldsOf(lines: readonly string[]) {
  const words = lines.flatMap((line, i) => drawnLine(100, 100 + i * 40, line));
  const found = labelledFields(sheetOf({ width: 2480, height: 1800, words }, 0));
  return Object.fromEntries(
    found.flatMap(({ key, value }) => (value ? [[key, value.text.replace(/,$/u, "")]] : [])),
  );
}

test.each([
  [
    "Hiermit wird bescheinigt, dass das Jungtier Secret Garden von den Moorwiesen am 25. Dezember 2018",
    "in der Zucht von Birgit Oehlers, Hameln, geboren wurde.",
    {
      name: "Secret Garden von den Moorwiesen",
      birthdate: "25. Dezember 2018",
      breeder: "Birgit Oehlers",
    },
  ],
  [
    "This is to certify that the kitten Silver Forest Nemo was born on 12 May 2021",
    "and was bred by Jane Whitfield, and registered under No. 4711-21.",
    {
      name: "Silver Forest Nemo",
      birthdate: "12 May 2021",
      breeder: "Jane Whitfield",
      number: "4711-21.",
    },
  ],
  [
    "Nous certifions que le chaton Nemo de la Forêt, né le 3 mai 2020, de race Sibérien,",
    "est élevé par Claire Dubois, Lyon.",
    { name: "Nemo de la Forêt", birthdate: "3 mai 2020", breeder: "Claire Dubois" },
  ],
  [
    "Настоящим подтверждается, что котёнок по кличке Умка Серебряный Век родился 12.03.2020",
    "в питомнике Серебряный Век, владелец Ирина Петрова.",
    { name: "Умка Серебряный Век", birthdate: "12.03.2020", owner: "Ирина Петрова." },
  ],
])("what a paper certifies in a sentence: %s", (first, second, expected) => {
  expect(fieldsOf([first, second])).toMatchObject(expected);
});

test("a heading with the word, or a sentence without a birth, says nothing of a cat", () => {
  expect(
    fieldsOf(["Certified pedigree of the Feline Association of the North and East"]),
  ).not.toHaveProperty("birthdate");
});
