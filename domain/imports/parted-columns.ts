/** Columns that hold several things: "Cat / Reg. No", "Name (call name)", "born / died", "Sire x Dam". */
import { plainWord } from "../plain-word.ts";
import type { Column } from "./joined-columns.ts";
import { BESIDE, type HeadingField, readHeading } from "./headings/read-heading.ts";
import { LONGEST_FACT } from "./formats/longest.ts";
import { TOLD } from "./headings/told.ts";
import { readNamePieces } from "./names/name-pieces.ts";
import { papersColumns } from "./numbers/papers-column.ts";
import { isNeuteredWord, readSex } from "./values.ts";
import { isWhen } from "./when.ts";
import { labelAgain, withoutLabel } from "./rows/label-again.ts";
import { beyondLabels, isLabelled, labelledIn } from "./rows/labelled-cells.ts";

const SEPARATORS: readonly RegExp[] = [
  /\s*\n\s*/u,
  /\s+[x×XхХ*]\s+/u,
  /\s+[/&|+–—-]\s+/u,
  /\s*[;|]\s*/u,
  /\s*\/\s*/u,
  /\s*,\s*/u,
];

interface Sample {
  readonly values: readonly string[];
  readonly isWhole: boolean;
}

/** The columns that come of one. */
export function columnsOf(
  title: string,
  at: number,
  { values, isWhole }: Sample,
): readonly Column[] {
  const again = isParent(title) ? labelAgain(values) : null;
  const plain: Column = {
    title,
    of: (cells) => inOneLine(title, withoutLabel(cells[at] ?? "", again)),
  };
  const papers = papersColumns(title, at, values);
  if (papers) return papers;
  const parts = partsOf(title);
  if (parts === null) return [plain];
  if (isLabelled(parts, values)) {
    const fields = parts.map((part) => readHeading(part).field);
    const columns = parts.map((part, i) => ({
      title: part,
      of: (cells: readonly string[]) => labelledIn(cells[at] ?? "").get(fields[i]!) ?? "",
    }));
    const rest = (text: string) => beyondLabels(text, fields);
    const isAll = isWhole && values.every((value) => rest(value) === "");
    const beside = {
      title: `${BESIDE} ${title}`,
      of: (cells: readonly string[]) => rest(cells[at] ?? ""),
    };
    return isAll ? columns : [...columns, beside];
  }
  return (
    daysColumns(parts, at, values) ??
    separatedColumns(title, at, parts, { values, isWhole }) ?? [plain]
  );
}

function daysColumns(
  parts: readonly string[],
  at: number,
  values: readonly string[],
): readonly Column[] | null {
  if (areBirthAndDeath(parts) && values.some((value) => daysIn(value)[1] !== ""))
    return parts.map((part, i) => ({ title: part, of: (cells) => daysIn(cells[at] ?? "")[i]! }));
  return null;
}

/** Null where most cells are not parted as the heading is. */
function separatedColumns(
  title: string,
  at: number,
  parts: readonly string[],
  { values, isWhole }: Sample,
): readonly Column[] | null {
  const ofCell = (cells: readonly string[]) => inOneLine(title, cells[at] ?? "");
  const isBracketed = isAside(title, parts);
  const within = readHeading(parts.at(-1)!).field;
  // Not every cat has what stands in brackets.
  if (isBracketed && values.some((value) => asideIn(value, within)[1] !== ""))
    return parts.map((part, i) => ({
      // "Sire (reg. no.)": the number is the parent's.
      title: i > 0 && isParent(parts[0]!) ? `${parts[0]!} ${part}` : part,
      of: (cells) => asideIn(ofCell(cells), within)[i]!,
    }));
  const separators = isOfPeople(parts)
    ? [OF_PEOPLE]
    : AND.test(title)
      ? [...SEPARATORS, AND]
      : SEPARATORS;
  const separator = separators.find(
    (each) =>
      values.filter((value) => value.split(each).length === parts.length).length >
      values.length * 0.4,
  );
  if (separator === undefined) {
    const isOfNames = isBracketed && readHeading(parts[0]!).field === "name";
    return isOfNames ? [{ title: parts[0]!, of: ofCell }] : null;
  }
  const labels = isParents(title)
    ? parentLabels(values.map((value) => value.split(separator)))
    : [];
  const piecesOf = (text: string) => text.replaceAll(/^[ \t]+|\s+$/gu, "").split(separator);
  // "Rum and Cola and Zita": which of the words joins the two, nobody knows.
  const isUnclear = (text: string) => separator === AND && piecesOf(text).length > parts.length;
  const columns = parts.map((part, i) => ({
    title: part,
    of: (cells: readonly string[]) => {
      const text = cells[at] ?? "";
      if (isUnclear(text)) return "";
      const pieces = piecesOf(text);
      const label = labels[i];
      if (label !== undefined) return (pieces[label.at] ?? "").replace(label.sign, "").trim();
      if (separator === OF_PEOPLE) return (pieces[i] ?? "").replace(PERSON_LABEL, "");
      const isLast = i === parts.length - 1;
      return isLast ? pieces.slice(i).join(", ") : (pieces[i] ?? "");
    },
  }));
  if (separator !== AND || (isWhole && !values.some(isUnclear))) return columns;
  const unclear = (cells: readonly string[]) => (isUnclear(cells[at] ?? "") ? ofCell(cells) : "");
  return [...columns, { title: `${BESIDE} ${title}`, of: unclear }];
}

const OF_DAYS: readonly HeadingField[] = ["birthdate", "deceased"];
const areBirthAndDeath = (parts: readonly string[]) =>
  parts.length === 2 && parts.every((part, i) => readHeading(part).field === OF_DAYS[i]);

/** "3.4.2018 - 5.6.2023", "2018/2023", "3.4.2018 †": the day of birth, and what stands behind the sign between two days. */
function daysIn(text: string): readonly [string, string] {
  const plain: readonly [string, string] = [text, ""];
  if (text.length > LONGEST_DAYS) return plain;
  for (const { 0: sign, index } of text.matchAll(BETWEEN_DAYS)) {
    const [born, died] = [text.slice(0, index), text.slice(index + sign.length).trim()];
    const isBorn = isWhen(born.replace(/^\s*\*\s*/u, ""));
    if (isBorn && (died === "" || isWhen(died)))
      return [born, died || sign.replaceAll(/[^†✝]/gu, "")];
  }
  return plain;
}
const LONGEST_DAYS = 50;
const BETWEEN_DAYS = /\s*[/|–—†✝-]+\s*/gu;

/** "Name (call name)", "Sire (reg. no.)": what stands in brackets behind the cell is the second. */
const isAside = (title: string, parts: readonly string[]) =>
  parts.length === 2 && title.trim().startsWith(parts[0]!) && /^[^()]+\([^()]+\)\s*$/u.test(title);

/** "Ada of Foo (Adi)"; "(CZ)" is a country, and by "(neutered)" nobody calls a cat. */
function asideIn(text: string, field: HeadingField): readonly [string, string] {
  const plain: readonly [string, string] = [text, ""];
  const trimmed = text.trimEnd();
  const at = trimmed.endsWith(")") ? bracketAt(trimmed) : -1;
  const [own, aside] = [trimmed.slice(0, Math.max(0, at)).trim(), trimmed.slice(at + 1, -1).trim()];
  const isNoName = field === "call_name" && saysSex(aside);
  return own === "" || aside === "" || isNoName || /^\p{Lu}{2,3}$/u.test(aside)
    ? plain
    : [own, aside];
}

/** Where the bracket opens that the end closes: "Carl (black (tabby))". */
function bracketAt(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === ")") depth++;
    else if (text[at] === "(" && --depth === 0) return at;
  }
  return -1;
}

/** "neutered", "m", "male"; "Tom" and "Boy" are names too. */
function saysSex(text: string): boolean {
  if (text.length > LONGEST_FACT) return false;
  if (plainWord(text).split(/\s+/u).some(isNeuteredWord)) return true;
  return readSex(text)?.unknown.length === 0 && !/^\p{Lu}\p{Ll}/u.test(text);
}

/** "Father and mother" */
const AND = /\s+(?:and|und|et|og|och|ja|en|и|та)\s+/u;

/** "f. Boris", "m. Zita": signs that most cells of both parents have, each with the place of what stands behind it. */
function parentLabels(cells: readonly (readonly string[])[]) {
  const parted = cells.filter(({ length }) => length === 2);
  const labels = [0, 1].map((at) => {
    const signs = parted.map((pieces) => /^\p{L}{1,6}[.:](?=\s|$)/u.exec(pieces[at]!)?.[0] ?? "");
    return parted.length > 0 && signs[0] !== "" && new Set(signs).size === 1
      ? { at, sign: signs[0]! }
      : undefined;
  });
  const [first, second] = labels;
  if (!first || !second) return [];
  const isDamFirst = readHeading(first.sign.slice(0, -1)).field === "mother";
  return isDamFirst ? [second, first] : [first, second];
}

/** The headings in a heading of several: "Cat / Reg. No", "Sire x Dam", "Parents". */
function partsOf(title: string): readonly string[] | null {
  const { field } = readHeading(title);
  if (title.includes(TOLD)) return null;
  for (const separator of [/\n/u, /[()[\]/|;&+,\n]|\s[x×хX–—-]\s|\s(?:and|und|et|и)\s/u]) {
    const parts = title
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part));
    const fields = parts.map((part) => readHeading(part).field);
    const isKnown = (i: number) => fields[i] !== null && fields[i] !== "ignored";
    const known = fields.filter((_, i) => isKnown(i));
    const isPair = field === "ignored" || known.length === parts.length;
    if (/[/|\n]/u.test(title) && parts.length === 2 && isOfPeople(parts) && known.length === 1)
      return parts;
    if (isPair && known.length >= 2 && new Set(known).size === known.length)
      return parts.filter((_, i) => isKnown(i));
  }
  return isParents(title) ? [`${title}${TOLD}Sire`, `${title}${TOLD}Dam`] : null;
}

/** "Breeder / Exhibitor": the first is kept, the other is shown as a column that is not. */
const isOfPeople = (parts: readonly string[]) =>
  parts.length === 2 && parts.filter((part) => readHeading(part).field === "breeder").length === 1;
const OF_PEOPLE = /\s*[/|\n]\s*/u;
const PERSON_LABEL = /^\p{L}{1,4}\.?:\s+/u;

const isParent = (title: string) => ["father", "mother"].includes(readHeading(title).field ?? "");

const isParents = (title: string) =>
  readHeading(title).field === "ignored" && readHeading(title).isParents === true;

/** Below a breeder stands an address. */
const LISTED: readonly HeadingField[] = ["titles", "number", "breeder"];

/** A name's further lines are pieces of their own where one is known for a number, a sex, a date. */
function inOneLine(title: string, text: string): string {
  if (!text.includes("\n")) return text;
  const { field } = readHeading(title);
  // A description may have several lines.
  if (field === "description") return text;
  const pieces = text.trim().split(/\s*\n\s*/u);
  const piped = pieces.join(" | ");
  const isName = field === "name" || field === "father" || field === "mother";
  if (isName && Object.keys(readNamePieces(piped).others).length > 0) return piped;
  return pieces.join(LISTED.includes(field) ? ", " : " ");
}
