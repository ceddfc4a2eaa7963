import { expect, test } from "vitest";
import { numberOnLine } from "./number-on-line.ts";

test.each([
  ["DE-4225-SBI-20 ред-пойнт", "DE-4225-SBI-20", "", "ред-пойнт"],
  ["SBT072616742 noir silver blotched tabby", "SBT072616742", "", "noir silver blotched tabby"],
  ["SBT 072616 742 brown spotted tabby", "SBT 072616 742", "", "brown spotted tabby"],
  ["A1T 021114 830 brown spotted tabby", "A1T 021114 830", "", "brown spotted tabby"],
  ["BROWN SPOTTED TABBY 1050/19/Q", "1050/19/Q", "BROWN SPOTTED TABBY", ""],
  ["Brown Tabby & White (PL)FPL LO 135009", "(PL)FPL LO 135009", "Brown Tabby & White", ""],
  ["Bentley del Borgo, DK FD LO 0874893", "DK FD LO 0874893", "Bentley del Borgo", ""],
  ["Seal Point FI SRK LO 123456", "FI SRK LO 123456", "Seal Point", ""],
  ["Black, CS PR 648169", "CS PR 648169", "Black", ""],
  ["FCCV 83785 F", "FCCV 83785 F", "", ""],
  ["CH FFH LOH 180555", "CH FFH LOH 180555", "", ""],
  ["1.DEKZV LO 459177 seal point", "1.DEKZV LO 459177", "", "seal point"],
  ["DE 1.DEKZV LO 459177 seal point", "DE 1.DEKZV LO 459177", "", "seal point"],
])("a number stands apart from what else its line says: %s", (text, number, before, after) => {
  expect(numberOnLine(text)).toEqual({ number, before, after });
});

test.each([
  "(SE)SVERAK LO 771043",
  "KfB 64649/12 LO",
  "IMP 204452 (DE)",
  "Apollo 13 of Pinewood",
  "WW 2019 Silver Lining",
])("of a line of nothing but a number, or without one, nothing is taken: %s", (text) => {
  expect(numberOnLine(text)).toBeNull();
});
