/** Whatever is typed into a table, a tree of JSON or GEDCOM's tags ends in a cat, in a warning, or beside the cats. */
import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catsOf, tableOf } from "@felistry/bench/foreign-cats.ts";
import { stopsRow } from "@felistry/domain/imports/faults.ts";
import { guessColumns } from "@felistry/domain/imports/headings/guess-columns.ts";
import { isLeft } from "@felistry/domain/imports/headings/left-columns.ts";
import { gedcoms, notes, pages, trees } from "./any-file.ts";
import { csvOf, LONG, madeIn, tables, tablesBelow, wordsOf } from "./any-table.ts";
import { madeWorkbook } from "../made-workbook.ts";

/** The words of everything that a member sees of a file that was read. */
async function shownOf(bytes: Buffer): Promise<ReadonlySet<string>> {
  const table = await tableOf(bytes, Readable.from([bytes]));
  const mapping = guessColumns(table.headings);
  const isBeside = isLeft(mapping);
  const cats = await catsOf(table, mapping);
  const told = cats.flatMap(({ values, said, cells }) => [
    ...Object.values(values).flatMap((value) => (typeof value === "string" ? [value] : [])),
    ...values.titles,
    ...said.map(({ value }) => value),
    // A row that makes no cat is shown as it is.
    ...cells.filter((cell, i) => isBeside(i, cell) || said.some(stopsRow)),
    // A key says which cat a parent is.
    ...(mapping.key === undefined ? [] : [cells[Number(mapping.key)] ?? ""]),
  ]);
  const lines = table.left.lines.map((line) => line.text);
  // Of a long line the beginning is told, and that it goes on.
  fc.pre(!lines.some((line) => line.endsWith("…")));
  return new Set([...told, ...lines, ...table.headings].flatMap(wordsOf));
}

async function lostOf(text: string, bytes: Buffer = Buffer.from(text)): Promise<string[]> {
  const shown = await shownOf(bytes);
  return madeIn(text).filter((word) => !shown.has(word));
}

/** Always the same files. */
const RUNS = { numRuns: 60, seed: 29_112_026 };

describe("of what is typed nothing is lost without a word", () => {
  test(
    "in a table of any language, with titles, sections, remarks and further tables",
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof({ arbitrary: tables, weight: 9 }, { arbitrary: tablesBelow(LONG), weight: 1 }),
          fc.constantFrom(";", "\t"),
          async (rows, separator) => {
            expect(await lostOf(csvOf(rows, separator))).toEqual([]);
          },
        ),
        RUNS,
      );
    },
  );

  test(
    "in a tree of JSON, with cats in cats, litters, people and keys that nobody knows",
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(trees, async (tree) => {
          expect(await lostOf(JSON.stringify(tree, null, 1))).toEqual([]);
        }),
        RUNS,
      );
    },
  );

  test("in the tags of GEDCOM", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(gedcoms, async (text) => {
        expect(await lostOf(text)).toEqual([]);
      }),
      RUNS,
    );
  });

  test(
    "in a page, with cells over several rows and columns and words about its tables",
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(pages, async (text) => {
          expect(await lostOf(text)).toEqual([]);
        }),
        RUNS,
      );
    },
  );

  test("in the sheets of a workbook", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tables, { minLength: 1, maxLength: 3 }), async (sheets) => {
        const book = await madeWorkbook(sheets.map((rows, i) => ({ name: `Sheet ${i}`, rows })));
        expect(await lostOf(sheets.flat(2).join("\n"), book)).toEqual([]);
      }),
      RUNS,
    );
  });

  test("in notes", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(notes, async (text) => {
        expect(await lostOf(text)).toEqual([]);
      }),
      RUNS,
    );
  });
});
