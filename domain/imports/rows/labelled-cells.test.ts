import { expect, test } from "vitest";
import { labelledIn } from "./labelled-cells.ts";

test.each([
  ["V: Boris, M: Zita", ["Boris", "Zita"]],
  ["(V: Boris, M: Zita)", ["Boris", "Zita"]],
  ["V: Boris (CZ) | M: Zita (PL) ;", ["Boris (CZ)", "Zita (PL)"]],
  ["V: (Boris; M: Zita) ", ["Boris", "Zita"]],
])("%s: behind each label its value, without what is between them", (text, values) => {
  expect([...labelledIn(text).values()]).toEqual(values);
});

test.each([" ", ", ", ") ", "(a, ", "V:  "])(
  "many of %o in a cell are looked at once",
  { timeout: 3_000 },
  (unit) => {
    expect(labelledIn(`V: a${unit.repeat(100_000)}x`).size).toBeGreaterThan(0);
  },
);
