/** One ancestor's lines on a scan: name, EMS code, number, date of birth. */
import { isTitle } from "../../cats/printed-name.ts";
import { type PedigreeCell, readPedigreeCell } from "../../pedigree/pedigree-cell.ts";
import { partialDateText } from "../../cats/partial-date.ts";
import { dateWithin } from "../calendar-words.ts";
import { emsOfWords, isNearlyColour } from "../colour-value.ts";
import { colourOnly, findEms } from "../find-ems.ts";
import { goesOnBelow, isCodeGoingOn } from "../going-on.ts";
import { isKinWord } from "../kinship/kinship.ts";
import { labelAt } from "../labels/labels.ts";
import { captionIn } from "../list-layout.ts";
import { numberOnLine } from "../number-on-line.ts";
import { cleanName, withoutTitles } from "../printed-name.ts";
import { COUNTRIES } from "../paper/number-books.ts";
import { numberIn, printedNumber } from "../printed-number.ts";
import { inOneScript, latinLookalike, skeleton } from "../scripts.ts";
import { type Segment, segmentOf } from "../segments.ts";
import { isReadTitle } from "../titles.ts";
import { kindOf } from "./printed-line.ts";

export interface ReadPart {
  readonly value: string;
  readonly from: readonly Segment[];
}

export interface ReadCell {
  /** Cleaned, but not yet split. */
  readonly name: ReadPart;
  readonly ems: ReadPart | null;
  readonly number: ReadPart | null;
  readonly birthdate: ReadPart | null;
  /** The share of the print's letters that belongs to one of the parts, 0 to 1. */
  readonly understood: number;
}

/** Labels whose values are no part of an ancestor. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  "breeder",
  "owner",
  "issuer",
  "system",
  "other",
  "sex",
  "breed",
  "eyes",
  "chip",
  "titles",
]);

interface Prepared {
  readonly line: Segment;
  readonly text: string;
  readonly ems: string | null;
  readonly date: string | null;
  readonly number: string | null;
  readonly isName: boolean;
  /** Its label says that it is the colour. */
  readonly isCoat: boolean;
}

/** @returns null if the lines contain no name */
export function readCell(lines: readonly Segment[]): ReadCell | null {
  const prepared = wholeLines(lines).flatMap(preparedLine);
  const cell = readPedigreeCell(joined(prepared));
  if (cell.name === null) return null;
  const printed: ReadPart = {
    value: cleanName(cell.name.printed),
    from: linesWith(cell.name.printed, lines),
  };
  const name = withCountry(printed, cell.notUnderstood, lines);
  if (!/\p{L}{2}/u.test(name) || isReadTitle(name)) return null;
  const emsLine = prepared.find(({ ems }) => ems !== null);
  const dateLine = prepared.find(({ date }) => date !== null);
  const partOf = (value: string | null): ReadPart | null =>
    value === null ? null : { value, from: linesWith(value, lines) };
  const number = prepared.find((one) => one.number !== null)?.number ?? numberOf(cell);
  const birth = cell.birth === null ? "" : partialDateText(cell.birth);
  return {
    name: { value: name, from: printed.from },
    ems: emsLine
      ? { value: emsLine.ems!, from: [emsLine.line] }
      : (partedColour(prepared) ??
        (cell.ems === null
          ? (bareColour(lines, name) ?? spelledColour(prepared))
          : partOf(cell.ems.normalised))),
    number: partOf(number),
    birthdate: dateLine
      ? { value: dateLine.date!, from: [dateLine.line] }
      : partOf(/^\d{4}-\d\d-\d\d$/u.test(birth) ? birth : null),
    understood: understoodShare(cell.notUnderstood, lines),
  };
}

/** A bracket that the next line closes, "mackerel tabby with": they are one. */
function wholeLines(lines: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (
      before &&
      (goesOnBelow(before.text) ||
        isCodeGoingOn(before.text, line.text) ||
        isColourGoingOn(before, line))
    )
      whole[whole.length - 1] = segmentOf([...before.words, ...line.words], line.page);
    else whole.push(line);
  }
  return whole;
}

/** A colour in words that takes two lines, "окр. чёрный черепаховый" and «серебристый мраморный». */
function isColourGoingOn(before: Segment, line: Segment): boolean {
  const label = labelAt(before.words.map(({ text }) => text));
  const said = label?.key === "ems" ? before.words.slice(label.words) : before.words;
  const first = said.map(({ text }) => text).join(" ");
  return (
    said.length > 0 &&
    [first, line.text].every((text) => !/\d/u.test(text) && findEms(text) === null) &&
    (label?.key === "ems" || isNearlyColour(first)) &&
    colourOnly(line.text) === null &&
    emsOfWords(line.text, null) !== null &&
    emsOfWords(`${first} ${line.text}`, null) !== null
  );
}

function preparedLine(line: Segment): Prepared[] {
  const printedWords = line.words.map(({ text }) => text);
  const words = isKinWord(line.text) ? [] : printedWords.slice(captionIn(line.words).count);
  if (words.length === 0) return [];
  const label = labelAt(words);
  const isLabel = label !== null && (label.words < words.length || words.at(-1)!.endsWith(":"));
  if (isLabel && OF_OTHERS.has(label.key)) return [];
  const printed = proofread((isLabel ? words.slice(label.words) : words).join(" "));
  if (printed === "") return [];
  const date = dateWithin(printed);
  const isNumber = (isLabel && label.key === "number") || BOOKED.test(printed);
  const said = isNumber && date === null ? numberSaid(printed) : null;
  if (said !== null)
    return [{ line, text: "", ems: null, date: null, number: said, isName: false, isCoat: false }];
  const dateless = date === null ? [printed] : [withoutBorn(date.before), date.after];
  const found = dateless.map(findEms).find((one) => one !== null) ?? null;
  const parts = dateless.flatMap((part) => {
    const code = found && part.includes(found.ems) ? found : findEms(part);
    return code ? [code.before, code.ems, code.after] : [part];
  });
  const numbered = parts.map((part) => (part === found?.ems ? null : numberOnLine(part)));
  const first = numbered.findIndex((one) => one !== null);
  const rest = parts.flatMap((part, i) =>
    i === first ? [numbered[i]!.before, numbered[i]!.after] : [part],
  );
  const text = rest
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map(withoutTitles)
    .join("\n");
  const kind = kindOf({ ...line, words: line.words.slice(-words.length), text: words.join(" ") });
  return [
    {
      line,
      text,
      ems: found?.ems ?? null,
      date: date?.date ?? null,
      number: numbered[first]?.number ?? null,
      isName: kind === "name" || kind === "title",
      isCoat: isLabel && label.key === "ems",
    },
  ];
}

/** "b. 15/12/2007": one letter with a full stop before a date is no colour. */
const withoutBorn = (before: string) => (/^\p{L}\.\s*$/u.test(before) ? "" : before);

/** Behind its label, with nothing else on the line, a number has all of its registers: "Reg. No: (BG) NFFe LO 4932". */
const numberSaid = (text: string) => (findEms(text) === null ? numberIn(text) : null);
/** No colour has as many figures in one word: "CS 058424". */
const BOOKED = /^\p{Lu}{2,5} \d{5,}$/u;

/** Look-alike letters put right: by its neighbours within a word, as Latin in codes and numbers. */
function proofread(text: string): string {
  const hasFigures = /\d{2}/u.test(text);
  return text
    .replaceAll(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}.)'’]+$/gu, "")
    .split(/\s+/u)
    .map((word, i, words) =>
      /\d/u.test(word) ||
      (hasFigures && /^[\p{Lu}().*/-]{1,5}$/u.test(word) && !isBesideCyrillic(words, i))
        ? latinLookalike(word)
        : inOneScript(word),
    )
    .join(" ");
}

/** "УМКА СЕРЕБРЯНЫЙ ВЕК": a word whose letters both scripts have is of its neighbour's. */
const isBesideCyrillic = (words: readonly string[], at: number) =>
  [words[at - 1], words[at + 1]].some(
    (word) =>
      word !== undefined && /[\u0400-\u04FF]/u.test(latinLookalike(word)) && !/\d/u.test(word),
  );

/** The name first, which may go on in the next line; all else is parted by the ends of its lines. */
function joined(lines: readonly Prepared[]): string {
  const first = lines.findIndex(({ isName }) => isName);
  const from = Math.max(0, first);
  const behind = lines.findIndex(({ isName }, i) => i > from && !isName);
  const to = behind < 0 ? lines.length : behind;
  const name = lines.slice(from, to).map(({ text }) => text);
  const others = [...lines.slice(0, from), ...lines.slice(to)].map(({ text }) => text);
  return [name.join(first < 0 ? "\n" : " "), ...others].join("\n");
}

/** "Jolie z Bílého dvora, CZ": the cattery's country on the name's line, or behind a comma; elsewhere it is what a number has lost. */
function withCountry(name: ReadPart, rest: readonly string[], lines: readonly Segment[]): string {
  const words = lines.flatMap(({ words: own }) => own);
  const isOfName = (country: string) =>
    words.some(
      (word, i) =>
        word.text.includes(country) &&
        (words[i - 1]?.text.endsWith(",") === true ||
          name.from.some((line) => line.words.includes(word))),
    );
  const country = rest.find((piece) => COUNTRIES.has(piece) && isOfName(piece));
  return country === undefined ? name.value : `${name.value} ${country}`;
}

/** With at least three figures, if the lines have such a one. */
function numberOf({ number, notUnderstood }: PedigreeCell): string | null {
  if (number !== null && LONG.test(number) && !isCode(number)) return withoutWords(number);
  const others = notUnderstood
    .filter((piece) => !isCode(piece))
    .map(printedNumber)
    .filter((other) => other !== null);
  return others.find((other) => LONG.test(other)) ?? withoutCode(number) ?? others[0] ?? null;
}

/** Behind its colour in words a cat's code is one too many for a line, but no number. */
const isCode = (text: string) => findEms(text) !== null || colourOnly(text) !== null;

const withoutCode = (number: string | null) => (number !== null && isCode(number) ? null : number);

/** "rod. RX 6685/13": what is written small before the first figure is of the line, not of the number. */
function withoutWords(number: string): string {
  const words = number.split(" ");
  const figure = words.findIndex((word) => /\d/u.test(word));
  const last = words.slice(0, figure).findLastIndex((word) => /\p{Ll}{2}/u.test(word));
  const bare = words.slice(last + 1).join(" ");
  // The first bracket is easily lost at the edge of a cell.
  return /^[A-Z]{1,3}\)/u.test(bare) ? `(${bare}` : bare;
}

const LONG = /\d\D{0,2}\d\D{0,2}\d/u;

function bareColour(lines: readonly Segment[], name: string): ReadPart | null {
  for (const line of lines) {
    const value = skeleton(line.text) === skeleton(name) ? null : colourOnly(line.text);
    if (value !== null) return { value, from: [line] };
  }
  return null;
}

/** "Brown (black) mackerel tabby", "white, odd-eyed": what is in brackets says the same again, and neither part is all of the colour. */
function partedColour(lines: readonly Prepared[]): ReadPart | null {
  for (const { line, text, isName } of lines) {
    const value =
      isName || !/\p{L}{3}.*(?:\(|,\s?)\p{L}{3}/u.test(text) ? null : emsOfWords(text, null);
    if (value !== null) return { value, from: [line] };
  }
  return null;
}

/** In words, some of them misread. */
function spelledColour(lines: readonly Prepared[]): ReadPart | null {
  for (const { line, text, isName, isCoat } of lines) {
    const isSaid = isCoat || (!isName && isNearlyColour(text));
    const value = isSaid ? emsOfWords(text, null) : null;
    if (value !== null) return { value, from: [line] };
  }
  return null;
}

/** The lines that hold the value's words; all of them if it is written otherwise. */
function linesWith(value: string, lines: readonly Segment[]): readonly Segment[] {
  const wanted = value.split(/\s+/u).map(skeleton).filter(Boolean);
  const holding = lines.filter(({ words }) => {
    const own = words.map(({ text }) => skeleton(text)).filter((word) => word !== "");
    return own.some((word) => wanted.includes(word));
  });
  return holding.length > 0 ? holding : lines;
}

function understoodShare(rest: readonly string[], lines: readonly Segment[]): number {
  const lettersOf = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  const all = lettersOf(lines.map(({ text }) => text)) || 1;
  return Math.max(0, 1 - lettersOf(rest.filter((piece) => !isTitle(piece))) / all);
}
