/** Cats of GEDCOM files, 5.5.1 and 7.0: ours whole, those of other programs as far as their tags and types are understood. */
import { addValue, type CatRecord } from "./records.ts";
import { isTitle } from "../../cats/printed-name.ts";
import { BESIDE, readHeading } from "../headings/read-heading.ts";
import { wordsBeyond } from "../words-beyond.ts";

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
  const notes = new Map(
    roots.flatMap(({ tag, xref, value }) =>
      ["NOTE", "SNOTE"].includes(tag) && xref !== "" ? [[xref, value] as const] : [],
    ),
  );
  const names = new Map(cats.map((cat) => [cat.xref, nameOf(cat)]));
  return cats.map((cat) => {
    const values = new Map<string, string>([["Key", cat.xref]]);
    addValue(values, "Name", names.get(cat.xref)!);
    for (const line of cat.below) readFact(values, noted(line, notes));
    for (const name of cat.below.filter(({ tag }) => tag === "NAME"))
      addBeside(values, "NAME", wordsBeyond(name.value, [...values.values()]));
    const family = parents.get(cat.xref);
    for (const [role, key] of [
      ["Sire", family?.father],
      ["Dam", family?.mother],
    ] as const) {
      if (key === undefined) continue;
      addValue(values, role, names.get(key) ?? "");
      addValue(values, `${role} number`, names.has(key) ? key : "");
    }
    for (const line of family?.others ?? []) addRest(values, line, "FAM");
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

interface Couple {
  readonly father: string | undefined;
  readonly mother: string | undefined;
  /** What else the family's record says. */
  readonly others: readonly Line[];
}

function parentsByChild(roots: readonly Line[]) {
  const parents = new Map<string, Couple>();
  const keyOf = (line: Line, tag: string) =>
    pointer(line.below.find((one) => one.tag === tag)?.value ?? "");
  for (const family of roots.filter(({ tag }) => tag === "FAM")) {
    const others = family.below.filter(({ tag }) => !["HUSB", "WIFE", "CHIL"].includes(tag));
    const couple = { father: keyOf(family, "HUSB"), mother: keyOf(family, "WIFE"), others };
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
  // A cattery with its country stands before the cat: `Aurora /S*Norrsken/`.
  const [, given = "", cattery = ""] = /^([^/]*)\/([A-Z]{1,3}\*[^/]+)\/\s*$/u.exec(name) ?? [];
  if (cattery !== "") return `${cattery} ${given}`.trim();
  return name.replaceAll("/", " ").replaceAll(/\s+/gu, " ").trim();
}

const LABELS = new Map(
  Object.entries({
    SEX: "Sex",
    TITL: "Title",
    _TITLES: "Title",
    NICK: "Call name",
    EXID: "Registration number",
    DSCR: "Colour",
    NPFX: "Title",
  }),
);
/** What a program keeps for itself, and the links of which the parents come. */
const SILENT = new Set(["FAMC", "FAMS", "CHAN", "RIN", "UID", "_UID", "CREA", "SUBM"]);
const WHOLE_NAME = /^(?:NAME|_(?:FULL|FULLNAME|REGNAME|NAME|REGISTERED\w*))$/u;
const IN_NAME = new Set(["GIVN", "SURN", "NICK", "NPFX"]);

/** Behind a person's name stands "Junior" as well. */
const isTitlesBehind = ({ tag, value }: Line) =>
  tag === "NSFX" && value.split(/[\s,]+/u).every(isTitle);

function readFact(values: Map<string, string>, line: Line): void {
  const { tag, value, below } = line;
  if (SILENT.has(tag)) return;
  const sub = (wanted: string) => below.find((each) => each.tag === wanted)?.value ?? "";
  const rest = (...taken: readonly string[]) => {
    for (const each of below) if (!taken.includes(each.tag)) addRest(values, each, tag);
  };
  if (WHOLE_NAME.test(tag)) {
    for (const each of below)
      if (tag === "NAME" && (LABELS.has(each.tag) || isTitlesBehind(each)))
        addValue(values, LABELS.get(each.tag) ?? "Title", each.value);
      else if (!IN_NAME.has(each.tag)) addRest(values, each, tag);
    for (const each of below.filter(({ tag: own }) => IN_NAME.has(own)))
      addBeside(values, tag, wordsBeyond(each.value, [...values.values()]));
    return;
  }
  if (tag === "BIRT" || tag === "DEAT") {
    const date = gedcomDate(sub("DATE"));
    addValue(values, tag === "BIRT" ? "Born" : "Died", date);
    // It has died, and nobody says when.
    if (tag === "DEAT" && date === "" && value === "Y") addValue(values, "Died", value);
    addBeside(values, tag, value === "Y" ? "" : value);
    return rest("DATE");
  }
  if (tag === "SEX") {
    addValue(values, "Sex", /^[MF]$/u.test(value) ? value : "");
    return addBeside(values, tag, /^[MFUXN]?$/u.test(value) ? "" : value);
  }
  if (tag === "NOTE" || tag === "SNOTE") {
    readNote(values, value);
    return rest();
  }
  const type = sub("TYPE");
  const named =
    LABELS.get(tag) ??
    (/^(?:FACT|EVEN|IDNO|REFN|ATTR|PROP)$/u.test(tag) ? type : tag.replace(/^_/u, ""));
  const isKnown = readHeading(named).field !== null;
  const date = gedcomDate(sub("DATE"));
  const isNumber = !isKnown && tag === "IDNO";
  const heading = isNumber ? "Registration number" : titleCase(named || tag);
  addValue(values, heading, [value, isKnown || isNumber ? "" : date].filter(Boolean).join(", "));
  if (isKnown || isNumber) addBeside(values, `${tag} DATE`, date);
  if (named !== type) addBeside(values, `${tag} TYPE`, type);
  rest("TYPE", "DATE");
}

/** A line that no field takes, with all below it, under its tags. */
function addRest(values: Map<string, string>, { tag, value, below }: Line, path: string): void {
  if (SILENT.has(tag)) return;
  addBeside(values, `${path} ${tag}`, value);
  for (const line of below) addRest(values, line, `${path} ${tag}`);
}

function addBeside(values: Map<string, string>, path: string, text: string): void {
  addValue(values, `${BESIDE} ${path}`, text);
}

/** A note that stands elsewhere in the file, in its place. */
function noted(line: Line, notes: ReadonlyMap<string, string>): Line {
  const found = line.tag.endsWith("NOTE") ? notes.get(pointer(line.value) ?? "") : undefined;
  return found === undefined ? line : { ...line, value: found };
}

/** The forms that ours and others' keys share are one column. */
function titleCase(named: string): string {
  return named === named.toUpperCase() ? named.charAt(0) + named.slice(1).toLowerCase() : named;
}

/** "Robe: noir, éleveur: X": what is labelled goes to its column, the rest is a note. */
function readNote(values: Map<string, string>, note: string): void {
  for (const piece of note.split(/\n|[,;](?=\s*[^,;:]{2,25}:\s)/u)) {
    const [, label = "", value = ""] = /^([^:]{2,25}?)\s*:\s+(.+)$/u.exec(piece.trim()) ?? [];
    if (label !== "" && readHeading(label).field !== null) addValue(values, label.trim(), value);
    else addValue(values, "Note", piece);
  }
}

/** Without calendars and phrases' brackets; of a span its beginning is no date. */
function gedcomDate(text: string): string {
  return text.replaceAll(/@#?D?[A-Z ]+@|[()]|^(?:INT|GREGORIAN)\s/gu, "").trim();
}
