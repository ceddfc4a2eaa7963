/** What a row of labels and values says of a litter: "Sire | A | LO 1", "C-Wurf, geb. 06.03.2014 | Vater: A | Mutter: B". */
import { LONGEST_FACT } from "../formats/longest.ts";
import { readHeading } from "../headings/read-heading.ts";
import { sectionOf } from "../sections.ts";
import { isWhen } from "../when.ts";
import { isDayOfPaper } from "./title-days.ts";
import { wordsBeyond } from "../words-beyond.ts";

export const LITTER_FIELDS = [
  "father",
  "father_number",
  "mother",
  "mother_number",
  "birthdate",
  "breed",
  "breeder",
] as const;
export type LitterField = (typeof LITTER_FIELDS)[number];

export interface Facts {
  readonly said: { readonly [Field in LitterField]?: string };
  /** What is of no field of the kittens': a parent's colour, the litter's number. */
  readonly rest: readonly string[];
}

type Role = "father" | "mother";

interface Pair {
  /** Empty for a value without one. */
  readonly label: string;
  readonly value: string;
}

/** Null for a row that is no such. */
export function factsIn(cells: readonly string[]): Facts | null {
  const pairs = pairsIn(cells.map((cell) => cell.trim()).filter((cell) => cell !== ""));
  const roles = new Set(pairs.map(({ label }) => roleOf(label)).filter((role) => role !== null));
  const said: { [Field in LitterField]?: string } = {};
  const rest: string[] = [];
  let role: Role | null = null;
  for (const { label, value } of pairs) {
    role = roleOf(label) ?? role;
    const field = fieldOf(label, value, role, roles.size);
    const section = label === "" && field === null ? sectionOf(value) : null;
    if (field !== null && said[field] === undefined) said[field] = value;
    else if (section?.birthdate !== undefined) {
      said.birthdate ??= section.birthdate;
      rest.push(wordsBeyond(value, [section.birthdate]));
    } else {
      const whose = role !== null && label !== "" ? `${role === "father" ? "Sire" : "Dam"}, ` : "";
      rest.push(label === "" ? value : `${whose}${label}: ${value}`);
    }
  }
  const day = said.birthdate === undefined && roles.size === 2 ? onlyDay(pairs) : undefined;
  if (day !== undefined) {
    said.birthdate = day.value;
    rest.splice(
      rest.findLastIndex((text) => text.endsWith(day.value)),
      1,
    );
  }
  return Object.keys(said).length > 0 ? { said, rest } : null;
}

/** Beside both parents a day without a label is the kittens'; one that nobody knows may be of the mating, or of the vet. */
function onlyDay(pairs: readonly Pair[]): Pair | undefined {
  const days = pairs.filter(
    ({ label, value }) => label === "" && /^\d[\d./-]{5,9}$/u.test(value) && isWhen(value),
  );
  return days.length === 1 ? days[0] : undefined;
}

/** A row that no cat has: labels with colons, each before its value, and a parent's among them; or a litter's title with both parents beside it. */
export function labelledFacts(cells: readonly string[]): Facts | null {
  if (isSpreadTitle(cells)) return factsIn(cells);
  const labels = cells.filter((cell, i) => isBeforeValue(cell) && i < cells.length - 1);
  const isOfParent = labels.some((label) => roleOf(label) !== null);
  return labels.length >= 2 && isOfParent ? factsIn(cells) : null;
}

/** The same, or one label with a colon beside its value, "Sire: | Boris", as lines above a table have them. */
export function factsBeside(cells: readonly string[]): Facts | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const isPair = filled.length === 2 && isBeforeValue(filled[0]!);
  return labelledFacts(cells) ?? (isPair ? factsIn(filled) : null);
}

/** "Litter C, born 12.03.2019 | dam: A | sire: B": a title over several cells. Both parents behind a name may be a cat's own. */
function isSpreadTitle(cells: readonly string[]): boolean {
  const [title = "", ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (others.length < 2 || others.length > 4 || title.length > LONGEST_FACT) return false;
  const roles = new Set(others.map((cell) => roleOf(LABEL_OF.exec(cell)?.[1] ?? "")));
  return roles.has("father") && roles.has("mother") && sectionOf(title) !== null;
}

const LABEL_OF = /^(\p{L}[\p{L} .]{0,24}):\s*\S/u;

const isBeforeValue = (cell: string) => cell.length <= LONGEST_FACT && /\p{L}\s*:\s*$/u.test(cell);

function roleOf(label: string): Role | null {
  const { field } = readHeading(label);
  return field === "father" || field === "mother" ? field : null;
}

/** Beside one parent alone a number is its own; beside both, breed and birth are the litter's. */
function fieldOf(
  label: string,
  value: string,
  role: Role | null,
  roles: number,
): LitterField | null {
  if (label === "")
    return role !== null && /\d{3}/u.test(value) && !isWhen(value) ? `${role}_number` : null;
  const { field } = readHeading(label);
  if (isDayOfPaper(label)) return null;
  // A cat may be called Mama; behind her name stands a sex.
  if (roleOf(label) !== null && value.length < 3) return null;
  if (field === "number" && role !== null) return `${role}_number`;
  const isOfParent = role !== null && roles === 1 && roleOf(label) === null;
  return isOfParent ? null : (LITTER_FIELDS.find((each) => each === field) ?? null);
}

const SEVERAL = /:\s.*[,;]\s*\p{L}[\p{L} .]{0,24}:\s/u;

/** "Label: value" in one cell, a label beside its value, and values alone. Nothing where the row does not begin with a label or a litter. */
function pairsIn(cells: readonly string[]): readonly Pair[] {
  const pairs: Pair[] = [];
  let label: string | null = null;
  for (const [i, cell] of cells.entries()) {
    // Behind a colon a name is one, whatever its words mean elsewhere.
    const isValue = label !== null && cells[i - 1]!.endsWith(":") && !cell.endsWith(":");
    // A line that says all is a section's title.
    if (cell.length > LONGEST_FACT || SEVERAL.test(cell)) return [];
    const [, inCell = "", value = ""] = /^([^:]{1,40}):\s+(\S[^]*)$/u.exec(cell) ?? [];
    if (!isValue && inCell !== "" && readHeading(inCell).field !== null) {
      pairs.push({ label: inCell, value });
      label = null;
    } else if (i === 0 && (isLitter(cell) || isBeforeLabel(cells)))
      pairs.push({ label: "", value: cell });
    else if (label === null && isLitter(cells[0]!) && worded(cell) !== null) {
      pairs.push(worded(cell)!);
    } else if (!isValue && isLabel(cell, cells.length === 2 && i === 0)) {
      label = cell.replace(/\s*:$/u, "");
    } else if (label === null && i === 0) return [];
    else {
      pairs.push({ label: label ?? "", value: cell });
      label = null;
    }
  }
  return pairs;
}

/** "Nidada B | Sire: | Boris | Dam: | Zita": the litter's name in whatever language, before what is said of it. */
function isBeforeLabel([first = "", second = ""]: readonly string[]): boolean {
  return !first.endsWith(":") && second.endsWith(":") && roleOf(second) !== null;
}

/** "born 12.03.2020", beside the litter's letter. */
function worded(cell: string): Pair | null {
  const [, label = "", value = ""] = /^(\p{L}{3,}\.?)\s+(\S[^]*)$/u.exec(cell) ?? [];
  const { field } = readHeading(label);
  const isSaid = field === "birthdate" ? isWhen(value) : field === "breed";
  return isSaid ? { label, value } : null;
}

/** Every word of a label is known, of one beside its value alone most; no value is in figures. */
function isLabel(cell: string, isAlone: boolean): boolean {
  if (/\d/u.test(cell) || cell.length > 40) return false;
  const { field, rank, colourPart } = readHeading(cell);
  // "Black Silver Spotted Tabby" is a parent's colour.
  if (colourPart !== undefined && !cell.endsWith(":")) return false;
  return (
    cell.endsWith(":") || (field !== null && (rank >= (isAlone ? 1.5 : 2) || field === "ignored"))
  );
}

function isLitter(cell: string): boolean {
  if (cell.length > LONGEST_FACT) return false;
  const { field } = readHeading(cell);
  // "Litter born", beside its day; "C-Wurf, geb. 06.03.2014" says it itself.
  const isLabelAlone = field !== null && field !== "ignored" && !/\d/u.test(cell);
  if (cell.endsWith(":") || isLabelAlone) return false;
  const isNamed = cell
    .split(/[\s,.#№-]+/u)
    .some((word) => word.length > 2 && readHeading(word).isLitter === true);
  return isNamed && sectionOf(cell) !== null;
}
