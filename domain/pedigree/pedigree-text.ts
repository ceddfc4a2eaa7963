/** A pasted pedigree: which of its lines stands where. */
import { readPedigreeCell } from "./pedigree-cell.ts";
import { byBrackets } from "./text/by-brackets.ts";
import { byColumns } from "./text/by-columns.ts";
import { byGenerations, bySides } from "./text/by-generations.ts";
import { byLabels } from "./text/by-labels.ts";
import { byIndentation, byNumbers, bySteps, inOrder } from "./text/by-order.ts";
import { linesOf, type PlacedLines, withWholeCats } from "./text/placed-lines.ts";

/**
 * Places the lines of a text by what they say of themselves: brackets, a column a generation, "Sire's dam: …", "FM: …",
 * the numbers of a list, headings of generations, indentation. A block that says nothing fills the cells from the one
 * it was pasted into. The line of the cat itself has a place only in its own cell, where the text was pasted there.
 */
export function readPedigreeText(text: string, from: number): PlacedLines {
  const { cells, left } = placed(text, from);
  return { cells: new Map([...cells].filter(([position]) => position > 1 || from === 1)), left };
}

function placed(text: string, from: number): PlacedLines {
  const lines = withWholeCats(linesOf(text), (line) => readPedigreeCell(line).name !== null);
  return (
    byBrackets(text) ??
    byColumns(text) ??
    byGenerations(lines) ??
    bySides(lines) ??
    byLabels(lines, from === 1) ??
    bySteps(lines) ??
    byNumbers(lines) ??
    byIndentation(lines) ??
    inOrder(
      lines.map(({ text: line }) => line),
      from,
    )
  );
}
