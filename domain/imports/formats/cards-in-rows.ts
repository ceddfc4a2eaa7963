/** A form for each cat, one below the other: rows of a label and its value, with the cat's name among them or above. */
import { SURE } from "../headings/likely-heading.ts";
import { BESIDE, readHeading } from "../headings/read-heading.ts";
import type { TableRow } from "../table-shape.ts";
import { addValue, type CatRecord } from "./records.ts";

const LEAST_LABELLED = 0.6;
const LEAST_FIELDS = 3;
const LEAST_CARDS = 2;

const labelOf = (text: string) => text.replace(/[:\s]+$/u, "");
const filledIn = ({ cells }: TableRow) =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== "");

function factOf(row: TableRow): readonly [label: string, value: string] | null {
  const [label = "", value, ...more] = filledIn(row);
  const known = readHeading(labelOf(label)).field !== null;
  const isTitled =
    value !== undefined &&
    value.length > 2 &&
    readHeading(value).rank >= SURE &&
    !/\d/u.test(value);
  return known && value !== undefined && more.length === 0 && !isTitled && !label.includes("\n")
    ? [labelOf(label), value]
    : null;
}

/** Null for a table. @param rows all rows of the file */
export function cardsInRows(rows: readonly TableRow[]): CatRecord[] | null {
  const filled = rows.filter((row) => filledIn(row).length > 0);
  const facts = filled.map(factOf);
  const labels = facts.flatMap((fact) => (fact ? [fact[0]] : []));
  const kinds = new Set(labels.map((label) => readHeading(label).field));
  const first = labels[0];
  const isForm = labels.length > filled.length * LEAST_LABELLED && kinds.size >= LEAST_FIELDS;
  const count = labels.filter((label) => label === first).length;
  if (!isForm || count < LEAST_CARDS) return null;
  const isNamed = kinds.has("name");
  const titled = filled.filter((_, i) => isTitle(filled, facts, i)).length;
  if (!isNamed && titled < count) return null;
  return records(filled, facts, first!, isNamed);
}

/** The one line above a form. */
const isTitle = (
  rows: readonly TableRow[],
  facts: readonly (readonly [string, string] | null)[],
  at: number,
) => facts[at] === null && facts[at + 1] != null && filledIn(rows[at]!).length === 1;

function records(
  rows: readonly TableRow[],
  facts: readonly (readonly [string, string] | null)[],
  first: string,
  isNamed: boolean,
): CatRecord[] {
  const cards: { line: number; values: Map<string, string> }[] = [];
  const above = new Map<string, string>();
  let begun = false;
  for (const [i, row] of rows.entries()) {
    const fact = facts[i];
    const begins = !isNamed && isTitle(rows, facts, i) && facts[i + 1]![0] === first;
    if (begins || (!begun && fact?.[0] === first)) {
      cards.push({ line: row.line, values: new Map() });
      if (begins) cards.at(-1)!.values.set("Name", filledIn(row)[0]!);
      begun = begins;
      if (begins) continue;
    }
    begun = false;
    const values = cards.at(-1)?.values ?? above;
    if (fact) addValue(values, fact[0], fact[1]);
    else addValue(values, BESIDE, filledIn(row).join(" "));
  }
  for (const [key, text] of above)
    addValue(cards[0]!.values, key.startsWith(BESIDE) ? key : `${BESIDE} ${key}`, text);
  return cards;
}
