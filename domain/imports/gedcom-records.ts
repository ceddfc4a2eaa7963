/** Cats of GEDCOM files, 5.5.1 and 7.0: ours whole, those of other programs as far as their tags and types are understood. */
import { addValue, type CatRecord } from "./records.ts";
import { readHeading } from "./read-heading.ts";

interface Line {
  readonly level: number;
  readonly at: number;
  readonly xref: string;
  readonly tag: string;
  value: string;
  readonly below: Line[];
}

const LINE = /^\s*(\d{1,2})\s+(?:@([^@\s]+)@\s+)?(\S+)(?: (.*))?$/u;

export function isGedcom(text: string): boolean {
  return /^\uFEFF?\s*0\s+HEAD\b/u.test(text);
}

export function gedcomRecords(text: string): CatRecord[] {
  const roots = tree(text);
  const cats = roots.filter(({ tag, xref }) => tag === "INDI" && xref !== "");
  const parents = parentsByChild(roots);
  const names = new Map(cats.map((cat) => [cat.xref, nameOf(cat)]));
  return cats.map((cat) => {
    const values = new Map<string, string>([["Key", cat.xref]]);
    addValue(values, "Name", names.get(cat.xref)!);
    for (const line of cat.below) readFact(values, line);
    const family = parents.get(cat.xref);
    for (const [role, key] of [
      ["Sire", family?.father],
      ["Dam", family?.mother],
    ] as const) {
      if (key === undefined) continue;
      addValue(values, role, names.get(key) ?? "");
      addValue(values, `${role} number`, names.has(key) ? key : "");
    }
    return { line: cat.at, values };
  });
}

function tree(text: string): Line[] {
  const roots: Line[] = [];
  const path: Line[] = [];
  for (const [i, row] of text
    .replace(/^\uFEFF/u, "")
    .split(/\r\n|\r|\n/u)
    .entries()) {
    const [, level = "", xref = "", tag = "", value = ""] = LINE.exec(row) ?? [];
    if (level === "") continue;
    const line: Line = {
      level: Number(level),
      at: i + 1,
      xref,
      tag: tag.toUpperCase(),
      value: value.replaceAll("@@", "@"),
      below: [],
    };
    path.length = Math.min(path.length, line.level);
    const above = path.at(-1);
    if (line.tag === "CONC" && above) above.value += line.value;
    else if (line.tag === "CONT" && above) above.value += `\n${line.value}`;
    else {
      (above?.below ?? roots).push(line);
      path.push(line);
    }
  }
  return roots;
}

const pointer = (value: string) => /^@([^@\s]+)@/u.exec(value)?.[1];

function parentsByChild(roots: readonly Line[]) {
  const parents = new Map<string, { father: string | undefined; mother: string | undefined }>();
  const keyOf = (line: Line, tag: string) =>
    pointer(line.below.find((one) => one.tag === tag)?.value ?? "");
  for (const family of roots.filter(({ tag }) => tag === "FAM")) {
    const couple = { father: keyOf(family, "HUSB"), mother: keyOf(family, "WIFE") };
    for (const { tag, value } of family.below) {
      const child = tag === "CHIL" ? pointer(value) : undefined;
      if (child !== undefined && !parents.has(child)) parents.set(child, couple);
    }
  }
  return parents;
}

/** A whole name that a program adds says more than `Given /Kennel/`. */
function nameOf(cat: Line): string {
  const whole = cat.below.find(
    ({ tag, value }) =>
      /^_(?:FULL|FULLNAME|REGNAME|NAME|REGISTERED\w*)$/u.test(tag) && value !== "",
  );
  const name = whole?.value ?? cat.below.find(({ tag }) => tag === "NAME")?.value ?? "";
  return name.replaceAll("/", " ").replaceAll(/\s+/gu, " ").trim();
}

const LABELS: Readonly<Record<string, string>> = {
  SEX: "Sex",
  TITL: "Title",
  _TITLES: "Title",
  NICK: "Call name",
  EXID: "Registration number",
  DSCR: "Colour",
  NPFX: "Title",
};
const SILENT = new Set([
  "NAME",
  "FAMC",
  "FAMS",
  "CHAN",
  "RIN",
  "OBJE",
  "SOUR",
  "UID",
  "_UID",
  "CREA",
  "SUBM",
]);

function readFact(values: Map<string, string>, line: Line): void {
  const { tag, value, below } = line;
  if (SILENT.has(tag) || /^_(?:FULL|FULLNAME|REGNAME|NAME|REGISTERED\w*)$/u.test(tag)) {
    for (const sub of below)
      if (tag === "NAME" && ["NICK", "NPFX"].includes(sub.tag))
        addValue(values, LABELS[sub.tag]!, sub.value);
    return;
  }
  const date = below.find((sub) => sub.tag === "DATE")?.value ?? "";
  if (tag === "BIRT") return addValue(values, "Born", gedcomDate(date));
  if (tag === "DEAT") return addValue(values, "Died", gedcomDate(date));
  if (tag === "SEX") return addValue(values, "Sex", /^[MF]$/u.test(value) ? value : "");
  if (tag === "NOTE") return readNote(values, value);
  const type = below.find((sub) => sub.tag === "TYPE")?.value ?? "";
  const named =
    LABELS[tag] ??
    (/^(?:FACT|EVEN|IDNO|REFN|ATTR|PROP)$/u.test(tag) ? type : tag.replace(/^_/u, ""));
  const isKnown = readHeading(named).field !== null;
  if (!isKnown && tag === "IDNO") return addValue(values, "Registration number", value);
  const text = [value, isKnown ? "" : gedcomDate(date)].filter(Boolean).join(", ");
  if (isKnown) addValue(values, titleCase(named), text);
  else if (text !== "") addValue(values, titleCase(named || tag), text);
}

/** The forms that ours and others' keys share are one column. */
function titleCase(named: string): string {
  return named === named.toUpperCase() ? named.charAt(0) + named.slice(1).toLowerCase() : named;
}

/** "Robe: noir, éleveur: X": what is labelled goes to its column, the rest is a note. */
function readNote(values: Map<string, string>, note: string): void {
  for (const piece of note.split(/\n|[,;](?=\s*[^,;:]{2,25}:\s)/u)) {
    const [, label = "", value = ""] = /^\s*([^:]{2,25}?)\s*:\s+(.+)$/u.exec(piece) ?? [];
    if (label !== "" && readHeading(label).field !== null) addValue(values, label.trim(), value);
    else addValue(values, "Note", piece);
  }
}

/** Without calendars and phrases' brackets; of a span its beginning is no date. */
function gedcomDate(text: string): string {
  return text.replaceAll(/@#?D?[A-Z ]+@|[()]|^(?:INT|GREGORIAN)\s/gu, "").trim();
}
