import { expect, test } from "vitest";
import { inScriptOfPaper, numberRepair } from "./numbers-of-paper.ts";

test.each([
  ["L01757617M", "LO1757617M", ["LO3831119M", "NL6276628F", "RR0019138M"]],
  ["L0O6276628F", "LO6276628F", ["LO3831119M", "NL1757617M", "RR0019138M"]],
  ["617809-8", "617809-B", ["652266-B", "170016-F", "039165-P"]],
  [
    "(T)ANFI RX 15-35419",
    "(IT)ANFI RX 15-35419",
    ["1", "2", "3"].map((n) => `(IT)ANFI RX 15-3541${n}`),
  ],
  [
    "(IT)JANFI RX 15-35419",
    "(IT)ANFI RX 15-35419",
    ["1", "2", "3"].map((n) => `(IT)ANFI RX 15-3541${n}`),
  ],
  ["O1T 053014 901", "01T 053014 901", ["SBT 120614 264", "SBV 042514 845", "SBT 041317 758"]],
  ["01T 053014 901", "01T 053014 901", ["SBT 120614 264", "SBV 042514 845", "SBT 041317 758"]],
  ["(1T)ANFI 1541", "(IT)ANFI 1541", ["(IT)ANFI 1542", "(IT)ANFI 1543", "(IT)ANFI 1544"]],
  ["(BC) NFFe LO 4932", "(BG) NFFe LO 4932", ["(BG) NFFe LO 2706", "(BC) NFFe RIEX 7550"]],
])("%s is a misread %s, as the paper's other numbers are built", (read, meant, others) => {
  expect(numberRepair([read, ...others])(read)).toBe(meant);
});

test("a number of another registry stays as it is", () => {
  const repair = numberRepair([
    "(SE)SVERAK LO 771043",
    "(SE)SVERAK LO 541335",
    "(SE)SVERAK LO 022659",
    "(NO)NRR LO 666628",
  ]);
  expect(repair("(NO)NRR LO 666628")).toBe("(NO)NRR LO 666628");
});

test.each([["(BE) FB LO 1234"], ["(BC) FARUS LO 1234"], ["(XY) NFFe LO 1234"]])(
  "%s is left as it is: its country is one, its club another, or no country reads nearly so",
  (number) => expect(numberRepair([number, "(BG) NFFe LO 2706"])(number)).toBe(number),
);

test.each([
  ["PK-7403/24", true, "РК-7403/24"],
  ["PK-7403/24", false, "PK-7403/24"],
  ["622/22-MCO", true, "622/22-MCO"],
  ["RX 9053-MCO/11", true, "RX 9053-MCO/11"],
])("%s on Cyrillic paper (%s) is %s", (number, isCyrillic, expected) =>
  expect(inScriptOfPaper(number, isCyrillic)).toBe(expected),
);
