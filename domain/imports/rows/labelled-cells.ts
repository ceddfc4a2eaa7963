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
      text
        .slice(index + whole.length, labels[i + 1]?.index)
        .replaceAll(/^[\s,;/|]+|[\s,;/|]+$/gu, "")
        .replace(/^\((?![^(]*\))|(?<!\([^)]*)\)$/gu, ""),
    ]),
  );
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
