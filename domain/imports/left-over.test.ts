/** No cell of a table is passed over: it is in the cat, in a warning of its row, or in a column that is shown as left out. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readExcess, stopsRow } from "./faults.ts";
import { guessColumns } from "./headings/guess-columns.ts";
import { WHOLE } from "./kept.ts";
import { leftColumns } from "./headings/left-columns.ts";
import { readRow, type RowRules } from "./read-row.ts";
import { NO_REPAIRS } from "./repairs.ts";
import { isNothing, readNumber } from "./values.ts";
import { wordsBeyond } from "./words-beyond.ts";

const RULES: Omit<RowRules, "mapping"> = {
  breedOfName: new Map([["siberian", "SIB"]]),
  dates: "day_first",
  today: "2026-11-22",
  registrationPrefix: "FEL",
  repairs: NO_REPAIRS,
};

const HEADINGS = [
  "Name",
  "Prefix",
  "Suffix",
  "Sex",
  "Born",
  "Died",
  "Breed",
  "Colour",
  "Eyes",
  "Reg. No",
  "Chip",
  "Sire",
  "Dam",
  "Sire No",
  "Dam No",
  "Breeder",
  "Title",
  "Notes",
  "Mine",
  "Owner",
  "Shelf",
];

/** Words as cells hold them, right and wrong, in any column. */
const word = fc.oneof(
  fc.constantFrom(
    ..."Ada Boris Foo's EST*Foo CH GIC JW DSM f 0.1 male Kater kastriert SIB MCO Siberian ns 22 n 09 brown tabby blue 2019 12.05.2019 LO 12345 643094100000001 Petrova yes да кошка".split(
      " ",
    ),
  ),
  fc.stringMatching(/^[a-zа-яA-ZА-Я0-9]{1,9}$/),
);
const cell = fc.oneof(
  { weight: 1, arbitrary: fc.constant("") },
  {
    weight: 4,
    arbitrary: fc
      .array(word, { minLength: 1, maxLength: 5 })
      .chain((words) => fc.constantFrom(" ", ", ", " | ", "; ").map((sign) => words.join(sign))),
  },
);

test("every word of a row is in its cat, in a warning, or in a column that is left out", () => {
  fc.assert(
    fc.property(
      fc.subarray(HEADINGS, { minLength: 3 }).filter((columns) => columns[0] === "Name"),
      fc.array(cell, { minLength: HEADINGS.length, maxLength: HEADINGS.length }),
      (headings, values) => {
        const cells = headings.map((_, i) => values[i]!);
        const mapping = guessColumns(headings);
        const { values: read, faults } = readRow(2, cells, { ...RULES, mapping });
        const left = leftColumns(mapping);
        left.add(2, cells);
        const beside = left.listed().map(({ column }) => cells[column]!);
        const { understood, codes: _, ...kept } = read;
        const stored = Object.values(kept).flatMap((value) =>
          Array.isArray(value) ? (value as string[]) : typeof value === "string" ? [value] : [],
        );
        const told = [...faults.map(({ value }) => value), ...beside, ...stored];
        const isPassedOver = (text: string, at: number): boolean => {
          if (text === "" || isNothing(text)) return false;
          const field = Object.entries(mapping).find(([, column]) => column === at)?.[0];
          if (field === undefined) return !beside.includes(text);
          // Of these the text itself is not kept, but what it means.
          if (INTERPRETED.includes(field)) return !isMeant(field, read, faults);
          // "РК" before a number is its label.
          const said = field.includes("number") ? readNumber(text) : text;
          return wordsBeyond(said, [...told, ...understood!.inName]) !== "";
        };
        expect(cells.filter(isPassedOver)).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

test("what a name's cell says elsewhere excuses no other cell", () => {
  const headings = ["Name", "Eyes"];
  const cells = ["Ada | 2019 | a", "2019"];
  const { faults } = readRow(2, cells, { ...RULES, mapping: guessColumns(headings) });
  expect(faults).toContainEqual({ field: "eyes", kind: "left_out", value: "2019" });
});

const INTERPRETED = ["sex", "birthdate", "deceased", "breed", "ems", "eyes", "mine", "chip"];

function isMeant(
  field: string,
  read: ReturnType<typeof readRow>["values"],
  faults: ReturnType<typeof readRow>["faults"],
): boolean {
  if (faults.some((fault) => fault.field === field)) return true;
  // A colour's cell may hold the breed alone.
  if (field === "ems" && read.breed !== null) return true;
  if (field === "ems" || field === "eyes") return Object.values(read.codes!).some(Boolean);
  // "Yes" or "no" alone.
  if (field === "deceased" && read.deceased === null)
    return read.isDead === true || read.understood!.deceased === WHOLE;
  return field === "mine" || read[field as "sex"] !== null;
}

const OF_TEXTS = { name: 0, sex: 1, breed: 2, description: 3, mother: 4 };
const readTexts = (...cells: string[]) => readRow(1, cells, { ...RULES, mapping: OF_TEXTS });

test("a text beyond its limit is left out, and by how much it is too long is said", () => {
  const { cat, faults } = readTexts(
    "Aurora",
    "f",
    "MCO",
    "x".repeat(130),
    `${"Old Dam ".repeat(13)}x`,
  );
  expect(cat).toMatchObject({ name: "Aurora", description: null, mother: null });
  expect(faults.map(({ field, kind, value }) => [field, kind, readExcess(value)])).toEqual([
    ["description", "too_long", { over: 30, begins: `${"x".repeat(20)}…` }],
    ["mother", "too_long", { over: 5, begins: "Old Dam Old Dam Old …" }],
  ]);
  expect(faults.some(stopsRow)).toBe(false);
});

test("a name beyond its limit stops the row: a cat with half a name would be another", () => {
  const { cat, faults } = readTexts("Aurora Borealis ".repeat(8).trim(), "f", "MCO", "", "");
  expect(cat).toBeNull();
  expect(faults).toMatchObject([{ field: "name", kind: "too_long" }]);
  expect(readExcess(faults[0]!.value).over).toBe(27);
});

test("a fault that was kept before says its text alone", () => {
  expect(readExcess("Aurora Borealis…")).toEqual({ over: 0, begins: "Aurora Borealis…" });
});

test("a column by which cats are told apart is said to be left out, unless it only counts them", () => {
  const leftOf = (...ids: readonly string[]) => {
    const left = leftColumns({ key: 0, name: 1 });
    for (const [i, id] of ids.entries()) left.add(i + 2, [id, "Ada"]);
    return left.listed();
  };
  expect(leftOf("643094100123456", "A-17")).toEqual([{ column: 0, cells: 2, line: 2 }]);
  expect(leftOf("1", "2.", "17)")).toEqual([]);
});

const saidOf = (headings: readonly string[], cells: readonly string[]) => {
  const { values, faults } = readRow(2, cells, { ...RULES, mapping: guessColumns(headings) });
  return { values, said: faults.map(({ field, value }) => `${field}: ${value}`) };
};

test("what stands in brackets behind a breed, or behind a moment, is told", () => {
  const { values, said } = saidOf(
    ["Name", "Sex", "Breed", "Born"],
    ["Ada", "f", "Maine Coon (ns 22)", "2019-08-13T00:00:00.000Z bought"],
  );
  expect(values.breed).toBe("MCO");
  expect(said).toEqual(["birthdate: 2019-08-13T00:00:00.000Z bought", "breed: ns 22"]);
  const other = saidOf(["Name", "Sex", "Breed", "Born"], ["Ada", "f", "Maine Coon (MCO)", "2019"]);
  expect(other.said).toEqual([]);
});

test("the figures of a day, a chip or a registry's number are no codes of a colour", () => {
  for (const beside of ["17.03.2011", "826 098 093 051 319", "FARUS-6172-16"]) {
    const { values, said } = saidOf(
      ["Name", "Sex", "Breed", "Colour"],
      ["Ada", "f", "SIB", `n 22, ${beside}`],
    );
    expect(values.codes).toMatchObject({ main: "n", white: null, tabby: "22", eye: null });
    expect(said.map((one) => one.replace("ems: ", "")).join(" ")).toBe(beside);
  }
});
