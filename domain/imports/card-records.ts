/** Files of cards: a line for each fact, "Name: …", a card for each cat. */
import type { CatRecord } from "./records.ts";
import { readHeading } from "./read-heading.ts";

const FACT = /^\s*(?:[-*•]\s+)?([^:=\t]{1,30}?)\s*(?::|=|\t)\s*(.*)$/u;

/** Whether the text is cards and not a table: most lines are facts, of which several are known and come again. */
export function areCards(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== "");
  const labels = filled.map((line) => FACT.exec(line)?.[1] ?? "").filter((label) => label !== "");
  const known = new Set(labels.filter((label) => readHeading(label).field !== null));
  const has = (field: string) => [...known].some((label) => readHeading(label).field === field);
  return (
    labels.length > filled.length * 0.7 &&
    known.size >= 3 &&
    has("name") &&
    labels.length >= known.size * 1.2
  );
}

/** A card ends at an empty line or a line of signs, or where the name comes again. */
export function cardRecords(lines: readonly string[]): CatRecord[] {
  const records: { line: number; values: Map<string, string> }[] = [];
  let card: { line: number; values: Map<string, string> } | null = null;
  let label = "";
  for (const [i, line] of lines.entries()) {
    const [, key = "", value = ""] = FACT.exec(line) ?? [];
    if (line.trim() === "" || /^[\s\-=*_#]+$/u.test(line)) {
      if (card?.values.size) card = null;
      continue;
    }
    if (key === "") {
      if (card && label !== "")
        card.values.set(label, `${card.values.get(label) ?? ""} ${line.trim()}`.trim());
      continue;
    }
    if (card === null || (card.values.has(key) && readHeading(key).field === "name")) {
      card = { line: i + 1, values: new Map() };
      records.push(card);
    }
    label = key;
    card.values.set(key, value.trim());
  }
  return records.filter(({ values }) =>
    [...values.keys()].some((key) => readHeading(key).field === "name"),
  );
}
