/** A pedigree on a page: boxes that reach over several rows, each beside its own parents. */
import { bareName } from "../names/read-name.ts";
import { readNamePieces } from "../names/name-pieces.ts";
import { BESIDE, type HeadingField, readHeading } from "../headings/read-heading.ts";
import { readSex } from "../values.ts";
import { type Offspring, offspringIn } from "./pages/html-offspring.ts";
import { NOTE_TITLES, noteFact } from "./note-pieces.ts";
import { addValue, type CatRecord } from "./records.ts";
import { type Box, htmlBoxes } from "./html-rows.ts";

type Role = "father" | "mother";

interface Ancestor {
  readonly text: string;
  readonly role: Role | null;
  father: Ancestor | null;
  mother: Ancestor | null;
}

/** The cat, then its ancestors, each once, then its kittens; null for a page without such a table. */
export function pedigreeRecords(page: string): CatRecord[] | null {
  const { tables, remarks } = htmlBoxes(page);
  const at = tables.findIndex((table) => rootsIn(table) !== null);
  if (at < 0 || tables.slice(at + 1).some((table) => rootsIn(table) !== null)) return null;
  const roots = rootsIn(tables[at]!)!;
  const others = tables.filter((_, i) => i !== at);
  const kittens = others.map(offspringIn);
  const title = titleIn(tables[at]!);
  const facts = [
    ...(title?.facts ?? []),
    ...others.flatMap((table, i) => (kittens[i] ? [] : factsIn(table))),
    ...remarks.map((remark) => [BESIDE, remark] as const),
  ];
  const keyOf = (field: string) => facts.find(([key]) => readHeading(key).field === field)?.[0];
  const records = new Records(keyOf("name") ?? "Name", keyOf("sex") ?? "Sex");
  const cat = subjectIn(roots, title, facts, records);
  if (cat === null) return null;
  for (const offspring of kittens) if (offspring) records.addKittens(offspring, cat);
  return records.all;
}

type Facts = readonly (readonly [key: string, text: string])[];

/** The page's cat with its ancestors; null where nothing names it. */
function subjectIn(
  roots: readonly Ancestor[],
  title: Title | null,
  facts: Facts,
  records: Records,
): ReadonlyMap<string, string> | null {
  if (roots.length === 1) {
    const values = records.add(roots[0]!);
    for (const [key, value] of facts) if (!values.has(key)) addValue(values, key, value);
    return values;
  }
  const isNamed = facts.some(([key]) => readHeading(key).field === "name");
  if (!isNamed && title === null) return null;
  const [father, mother] = roots as [Ancestor, Ancestor];
  const cat = records.begin();
  if (title !== null) addValue(cat, records.nameKey, title.name);
  for (const [key, value] of facts) addValue(cat, key, value);
  addValue(cat, KEYS.father, records.nameOf(father));
  addValue(cat, KEYS.mother, records.nameOf(mother));
  for (const root of roots) records.add(root);
  return cat;
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
  const at = [...Map.groupBy(body, ({ column }) => column)]
    .toSorted(([one], [other]) => one - other)
    .map(([, column]) => column);
  if (at.length < 2) return null;
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

/** Rows above in which no box reaches further down: the names of the generations, the cat, and what is said of it below. */
function headingRows(boxes: readonly Box[]): number {
  const rows = Map.groupBy(boxes, ({ row }) => row);
  let count = 0;
  for (let first; (first = rows.get(count)) !== undefined; count++)
    if (first.some(({ down }) => down > 1) || (count > 0 && first.length > 1)) break;
  return count;
}

interface Title {
  readonly name: string;
  readonly facts: Facts;
}

/** The cat above its parents, in one box over all generations: "CH Ada, DM", and in lines and boxes below it what else is said of her. */
function titleIn(boxes: readonly Box[]): Title | null {
  const heading = headingRows(boxes);
  const above = boxes.filter(({ row, text }) => row < heading && text !== "");
  const [title, ...others] = above;
  if (title === undefined || others.some(({ row }) => row === title.row)) return null;
  const { name, facts } = withoutLife(title.text);
  if (!isCat(name)) return null;
  return {
    name: piecesOf(name),
    facts: [...facts, ...others.flatMap(({ text }) => saidBelow(text))],
  };
}

/** "Reg. LO 130457, breeder: A. Smith; inbreeding = 3 %" */
function saidBelow(text: string): Facts {
  return text.split(/[,;\n]/u).map((written) => {
    const piece = written.trim();
    const fact = noteFact(piece);
    const isKept = fact !== null && fact.isLabelled && fact.field !== "name";
    return isKept ? [NOTE_TITLES[fact.field], fact.text] : [BESIDE, piece];
  });
}

const LIFE = /^(\d[\d./-]{3,9})\s[–—-]\s(\d[\d./-]{3,9})$/u;
/** Where it was born and lives. */
const LANDS = /^[A-Z]{2}\s?\/\s?[A-Z]{2}$/u;

/** "CH Ada, DM, F, NFO n, 2006-05-17 - 2019-01-08, NO/DE": its years and its countries apart. */
function withoutLife(text: string): Title {
  const facts: [string, string][] = [];
  const pieces = text.split(",").filter((written) => {
    const piece = written.trim();
    const life = LIFE.exec(piece);
    if (life) facts.push([NOTE_TITLES.birthdate, life[1]!], ["Died", life[2]!]);
    else if (LANDS.test(piece)) facts.push([BESIDE, piece]);
    else return true;
    return false;
  });
  return { name: pieces.map((piece) => piece.trim()).join(", "), facts };
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
  readonly nameKey: string;
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

  /** Of a tom's kittens the other parents are the dams. */
  addKittens({ rows, other }: Offspring, cat: ReadonlyMap<string, string>): void {
    const { name, others } = readNamePieces(cat.get(this.nameKey) ?? "");
    const sex = readSex(cat.get(this.sexKey) ?? others.sex ?? "")?.sex;
    const keyFor = this.keysOf(cat);
    for (const said of rows) {
      const values = this.begin();
      for (const [key, text] of said)
        addValue(values, key === other ? this.mateKey(sex, key) : keyFor(key), text);
      const own = sex === "male" ? KEYS.father : KEYS.mother;
      if (sex !== undefined && other !== null) addValue(values, own, name);
    }
  }

  private mateKey(sex: string | undefined, key: string): string {
    if (sex === undefined) return `${BESIDE} ${key}`;
    return sex === "male" ? KEYS.mother : KEYS.father;
  }

  /** What is called otherwise above is one column all the same. */
  private keysOf(cat: ReadonlyMap<string, string>): (key: string) => string {
    const keys = new Map<HeadingField, string>([["name", this.nameKey]]);
    for (const key of cat.keys()) {
      const { field } = readHeading(key);
      if (field !== null && field !== "ignored" && !keys.has(field)) keys.set(field, key);
    }
    keys.set("sex", this.sexKey);
    return (key) => keys.get(readHeading(key).field) ?? key;
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
