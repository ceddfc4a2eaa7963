/** Files of cards: a line for each fact, "Name: …", a card for each cat. */
import { addValue, type CatRecord } from "./records.ts";
import { BESIDE, readHeading } from "../headings/read-heading.ts";

const LABEL_MAX = 30;

/** "Name: Ada", "- Name = Ada", "Name\tAda"; no label of a line that is none. */
function factOf(line: string): { readonly key: string; readonly value: string } {
  const text = line.trim();
  const at = text.search(/[:=\t]/u);
  const key = text
    .slice(0, Math.max(0, at))
    .replace(/^[-*•]\s+/u, "")
    .trim();
  if (key === "" || key.length > LABEL_MAX) return { key: "", value: "" };
  // Tabs may stand before the sign.
  const value = text.slice(at).trimStart();
  return { key, value: (/^[:=]/u.test(value) ? value.slice(1) : value).trim() };
}

/** Whether the text is cards and not a table: most lines are facts, of which several are known and come again. */
export function areCards(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== "");
  const labels = filled.map((line) => factOf(line).key).filter((label) => label !== "");
  const known = new Set(labels.filter((label) => readHeading(label).field !== null));
  const has = (field: string) => [...known].some((label) => readHeading(label).field === field);
  // Two tabs and more part the columns of a table, whose first one may hold known words too; behind a colon they do not.
  const columns = filled.filter(
    (line) => line.trim().split(/\t+/u).length > 2 && !/^[^\t]*:\s*\t/u.test(line),
  ).length;
  return (
    columns < filled.length / 2 &&
    labels.length > filled.length * 0.7 &&
    known.size >= 3 &&
    has("name") &&
    labels.length >= known.size * 1.2
  );
}

/** What no card holds, or no cat, stands beside the cat above it, else the one below. A card ends at an empty line or a line of signs, or where the name comes again. */
export function cardRecords(lines: readonly string[]): CatRecord[] {
  const records: { line: number; values: Map<string, string> }[] = [];
  const above = new Map<string, string>();
  let card: { line: number; values: Map<string, string> } | null = null;
  let label = "";
  for (const [i, line] of lines.entries()) {
    const { key, value } = factOf(line);
    if (line.trim() === "" || /^[\s\-=*_#]+$/u.test(line)) {
      if (card?.values.size) card = null;
      continue;
    }
    if (key === "") {
      if (card && label !== "")
        card.values.set(
          label,
          card.values.has(label) ? `${card.values.get(label)} ${line.trim()}` : line.trim(),
        );
      else addValue(records.at(-1)?.values ?? above, BESIDE, line);
      continue;
    }
    if (card === null || (card.values.has(key) && readHeading(key).field === "name")) {
      card = { line: i + 1, values: new Map() };
      records.push(card);
    }
    label = key;
    addValue(card.values, key, value);
  }
  return withoutNameless(records, above);
}

function withoutNameless(
  records: readonly CatRecord[],
  above: ReadonlyMap<string, string>,
): CatRecord[] {
  const cats: { line: number; values: Map<string, string> }[] = [];
  const before = new Map(above);
  for (const { line, values } of records) {
    // "Total cats on file: 32" is no cat's name.
    const isNamed = ([key, value]: readonly [string, string]) =>
      readHeading(key).field === "name" && (/\p{L}/u.test(value) || values.size > 1);
    if ([...values].some(isNamed)) cats.push({ line, values: new Map(values) });
    else
      for (const [key, value] of values)
        addValue(
          cats.at(-1)?.values ?? before,
          `${BESIDE} ${key}`.replace(`${BESIDE} ${BESIDE}`, BESIDE),
          value,
        );
  }
  for (const [key, value] of before) addValue(cats[0]?.values ?? new Map(), key, value);
  return cats;
}
