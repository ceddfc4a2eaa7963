/** Cells of several facts, each behind its label: "V: Boris, M: Zita". */
import { type HeadingField, readHeading } from "../headings/read-heading.ts";
import { wordsBeyond } from "../words-beyond.ts";

const LABEL = /(?:^|[\s,;/|(])(\p{L}{1,12})\.?\s*[:=]\s*/gu;

/** "V: Boris, M: Zita": what stands behind the label of each field. */
export function labelledIn(text: string): ReadonlyMap<HeadingField, string> {
  const labels = Array.from(text.matchAll(LABEL));
  return new Map(
    labels.map(({ 0: whole, 1: label = "", index }, i) => [
      readHeading(label).field,
      withoutHalfBracket(trimmed(text.slice(index + whole.length, labels[i + 1]?.index))),
    ]),
  );
}

const BETWEEN = /[\s,;/|]/u;

/** By hand: an expression would look from each of a thousand spaces whether the text ends behind them. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && BETWEEN.test(text[from]!)) from++;
  while (to > from && BETWEEN.test(text[to - 1]!)) to--;
  return text.slice(from, to);
}

/** The bracket that the value shares with a label before or behind it. */
function withoutHalfBracket(text: string): string {
  const isOpen = text.startsWith("(") && !/^[^(]*\)/u.test(text.slice(1));
  const before = text.slice(0, -1);
  const isClosed = text.endsWith(")") && before.lastIndexOf("(") <= before.lastIndexOf(")");
  return text.slice(isOpen ? 1 : 0, isClosed ? -1 : undefined);
}

/** What is behind no label of the heading's, or behind another. */
export function beyondLabels(text: string, fields: readonly HeadingField[]): string {
  const said = labelledIn(text);
  const labels = Array.from(text.matchAll(LABEL), ([, label = ""]) => label);
  const known = labels.filter((label) => readHeading(label).field !== null);
  return wordsBeyond(text, [...fields.map((field) => said.get(field) ?? ""), ...known]);
}

/** Whether a column of these values labels them. */
export function isLabelled(parts: readonly string[], values: readonly string[]): boolean {
  const fields = parts.map((part) => readHeading(part).field);
  const labelled = values.filter((value) => {
    const said = labelledIn(value);
    return fields.some((field) => said.has(field));
  });
  return labelled.length > values.length * 0.4;
}
