/** A pedigree on a page: boxes that reach over several rows, each beside its own parents. */
import { bareName } from "../read-name.ts";
import { readNamePieces } from "../name-pieces.ts";
import { BESIDE, readHeading } from "../headings/read-heading.ts";
import { addValue, type CatRecord } from "./records.ts";
import { type Box, htmlBoxes } from "./html-rows.ts";

type Role = "father" | "mother";

interface Ancestor {
  readonly text: string;
  readonly role: Role | null;
  father: Ancestor | null;
  mother: Ancestor | null;
}

/** The cat, then its ancestors, each once; null for a page without such a table. */
export function pedigreeRecords(page: string): CatRecord[] | null {
  const { tables, remarks } = htmlBoxes(page);
  const at = tables.findIndex((table) => rootsIn(table) !== null);
  if (at < 0 || tables.slice(at + 1).some((table) => rootsIn(table) !== null)) return null;
  const roots = rootsIn(tables[at]!)!;
  const facts = [
    ...tables.filter((_, i) => i !== at).flatMap(factsIn),
    ...remarks.map((remark) => [BESIDE, remark] as const),
  ];
  const keyOf = (field: string) => facts.find(([key]) => readHeading(key).field === field)?.[0];
  const records = new Records(keyOf("name") ?? "Name", keyOf("sex") ?? "Sex");
  if (roots.length === 1) {
    const values = records.add(roots[0]!);
    for (const [key, value] of facts) if (!values.has(key)) addValue(values, key, value);
    return records.all;
  }
  const title = titleIn(tables[at]!);
  if (keyOf("name") === undefined && title === null) return null;
  const [father, mother] = roots as [Ancestor, Ancestor];
  const cat = records.begin();
  if (title !== null) addValue(cat, keyOf("name") ?? "Name", piecesOf(title));
  for (const [key, value] of facts) addValue(cat, key, value);
  addValue(cat, KEYS.father, records.nameOf(father));
  addValue(cat, KEYS.mother, records.nameOf(mother));
  for (const root of roots) records.add(root);
  return records.all;
}

/** "Name:" beside its value, in tables of two columns. */
function factsIn(boxes: readonly Box[]): [string, string][] {
  const rows = Map.groupBy(boxes, ({ row }) => row);
  return [...rows.values()].flatMap((cells): [string, string][] => {
    const [label, value, ...more] = cells;
    if (!label || !value || more.length > 0)
      return cells.map(({ text }) => [BESIDE, text] as [string, string]);
    const key = label.text.replace(/\s*:$/u, "");
    return [[readHeading(key).field === null ? `${BESIDE} ${key}` : key, value.text]];
  });
}

/** The boxes of the first column with their parents; null where each box does not stand beside two of half its height. */
function rootsIn(boxes: readonly Box[]): Ancestor[] | null {
  const heading = headingRows(boxes);
  const body = boxes.filter(({ row }) => row >= heading);
  const columns = [...new Set(body.map(({ column }) => column))].toSorted((a, b) => a - b);
  if (columns.length < 2) return null;
  const at = columns.map((column) => body.filter((box) => box.column === column));
  const isHalved = at.every((column, i) => i === 0 || column.length === at[i - 1]!.length * 2);
  const [first] = at;
  if (!isHalved || first!.length > 2 || first!.some(({ down }) => down < 2)) return null;
  let later: Ancestor[] = [];
  for (const [i, column] of at.entries().toArray().toReversed()) {
    const isRoot = i === 0 && column.length === 1;
    later = column.map(({ text }, place) => ({
      text,
      role: isRoot ? null : place % 2 === 0 ? "father" : "mother",
      father: later[place * 2] ?? null,
      mother: later[place * 2 + 1] ?? null,
    }));
  }
  return later;
}

/** Rows above in which no box reaches further down: the names of the generations. */
function headingRows(boxes: readonly Box[]): number {
  const first = boxes.filter(({ row }) => row === 0);
  return first.every(({ down }) => down === 1) ? 1 : 0;
}

/** The cat above its parents, in one box over all generations: "CH Ada, DM", and below it what else is said of her. */
function titleIn(boxes: readonly Box[]): string | null {
  const heading = headingRows(boxes);
  const [title, ...others] = boxes.filter(({ row, text }) => row < heading && text !== "");
  return title !== undefined && others.length === 0 && isCat(title.text) ? title.text : null;
}

/** "Pedigree", "Stammbaum, 4 Generationen" say nothing of a cat. */
function isCat(text: string): boolean {
  const { others } = readNamePieces(piecesOf(text));
  return others.sex !== undefined || others.birthdate !== undefined || others.ems !== undefined;
}

/** A name may have commas before its titles; of the lines below each piece says one thing. */
function piecesOf(text: string): string {
  const [name = "", ...lines] = text.split(/\s*\n\s*/u);
  return [name, ...lines.flatMap((line) => line.split(/\s*[,;]\s*/u))].filter(Boolean).join(" | ");
}

const KEYS = { father: "Sire", mother: "Dam" } as const;

class Records {
  readonly all: { line: number; values: Map<string, string> }[] = [];
  private readonly known = new Map<string, Map<string, string>>();
  private readonly nameKey: string;
  private readonly sexKey: string;

  constructor(nameKey: string, sexKey: string) {
    [this.nameKey, this.sexKey] = [nameKey, sexKey];
  }

  begin(): Map<string, string> {
    const values = new Map<string, string>();
    this.all.push({ line: this.all.length + 1, values });
    return values;
  }

  add(cat: Ancestor): Map<string, string> {
    const text = withoutLabel(cat.text);
    const key = text.toLowerCase();
    const name = this.nameOf(cat);
    if (name === "") return new Map();
    const values = this.known.get(key) ?? this.begin();
    if (!this.known.has(key)) {
      this.known.set(key, values);
      addValue(values, this.nameKey, text);
      if (cat.role) addValue(values, this.sexKey, cat.role === "father" ? "male" : "female");
    }
    for (const role of ["father", "mother"] as const) {
      const parent = cat[role];
      if (parent === null) continue;
      if (!values.has(KEYS[role])) addValue(values, KEYS[role], this.nameOf(parent));
      this.add(parent);
    }
    return values;
  }

  nameOf({ text }: Ancestor): string {
    const { name } = readNamePieces(withoutLabel(text));
    return bareName(name) === "" ? "" : name;
  }
}

/** "Vater" above the name, and its further lines as pieces of their own. */
function withoutLabel(text: string): string {
  const lines = text.split(/\s*\n\s*/u).filter((line) => line !== "");
  const { field } = readHeading((lines[0] ?? "").replace(/:$/u, ""));
  const isLabel = lines.length > 1 && (field === "father" || field === "mother");
  return lines.slice(isLabel ? 1 : 0).join(" | ");
}
