import { expect, test } from "vitest";
import { nameKey } from "./name-key.ts";

test.each([
  ["Ксения", "Xenia"],
  ["Ксения", "Kseniya"],
  ["Юлия Снежный Барс", "Yuliya Snezhnyy Bars"],
  ["Щедрый Дар", "Shchedryi Dar"],
  ["Sibirskaja Sказка", "SIBIRSKAYA  SKAZKA"],
  ["O'Hara d’Or", "Ohara dOr"],
  ["Élodie Noël", "Elodie Noel"],
  ["Филипп", "Philip"],
  ["Ёлка", "Elka"],
])("%s and %s sound alike", (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ["Murka", "Marka"],
  ["Aurora 1", "Aurora 2"],
  ["Чара", "Кара"],
])("%s and %s do not", (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});
