import { expect, test } from "vitest";
import { plainWord } from "./plain-word.ts";

test.each([
  ["Aralık", "aralik"],
  ["KASIM", "kasim"],
  ["İsim", "isim"],
  ["Μαΐου", "μαιου"],
  ["ΜΆΙΟΣ", "μαιος"],
  ["Fæðingardagur", "faedingardagur"],
  ["rođenja", "rodenja"],
  ["Чёрный", "черный"],
  ["Йод", "йод"],
  ["народження Її", "народження її"],
])("%s in a table of words is %s", (word, plain) => {
  expect(plainWord(word)).toBe(plain);
});
