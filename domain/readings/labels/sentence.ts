/** A paper that certifies in a sentence: "Hiermit wird bescheinigt, dass das Jungtier Mira am 3. Mai 2020 in der Zucht von …". */
import { findDate } from "../calendar-words.ts";
import { nearWithin, skeleton } from "../scripts.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { middleOf, type Word } from "../words.ts";
import { labelAt, type LabelKey } from "./labels.ts";

interface Said {
  readonly key: LabelKey;
  /** The words that lead to the value. */
  readonly label: Segment;
  readonly value: Segment | null;
}

export interface Sentence {
  readonly said: readonly Said[];
  /** Its lines, of which nothing else is a field. */
  readonly lines: ReadonlySet<Segment>;
}

const skeletons = (text: string): ReadonlySet<string> => new Set(text.split(" ").map(skeleton));

/** Beginnings of verbs. */
const CERTIFIES = [
  ...skeletons(
    "bescheinig bestätig beurkund certif attest zaświadcz potwierdz potvrz osvědč todist intyg bevitn bekreft verklaar подтвержд удостовер свидетельству",
  ),
];
const KITTENS = skeletons(
  "jungtier jungkatze kitten kätzchen kater katze tier cat animal chaton chat chatte kot kotka kocię kociak kotě kočka kocour gattino gatto gatta kissa pentu kattunge kattungen katt katten kat poes котёнок кошка кот",
);
/** What leads to the name besides. */
const CALLED = skeletons(
  "name namen namens genannt named called nom imię imieniu jméno jménem nome nimi nimeltä namn navn naam genaamd имени кличка кличке",
);
/** Written small they end a name or a person's. */
const ENDS = skeletons(
  "born was is has who geboren geb wurde ist né née nat nato nata è urodzony urodzona urodzone ur narozen narozena narozené syntynyt on född är født er werd родился родилась рождённый рождённая рождён рождена был была nacido nacida",
);
const BIRTHS = [
  ...skeletons("born geboren né nat nato urodz naroz syntyn född født fødd родил рожд nacid"),
];
const isOfBirth = (word: string) =>
  BIRTHS.some((birth) => skeleton(word).startsWith(birth)) && /^\p{Ll}/u.test(word);
/** Before a day. */
const BEFORE_DAY = skeletons("on am den le dnia dne il op");
const OF_SENTENCE: ReadonlySet<LabelKey> = new Set(["breeder", "owner", "number", "ems", "breed"]);
const FEWEST_WORDS = 8;
const MOST_LINES = 6;
const MOST_OF_NAME = 8;
const MOST_OF_DATE = 5;
/** In heights of the line. */
const SAME_ROW = 0.5;
const NEXT_LINE = 1.8;
const SAME_EDGE = 1.5;

/** Null for a paper without one; a heading that has the verb, "Certified pedigree", says nothing of a day. */
export function sentenceOn(sheet: Sheet): Sentence | null {
  for (const segment of sheet.segments) {
    if (!segment.words.some(({ text }) => certifies(text))) continue;
    const lines = linesFrom(segment, sheet);
    const words = lines.flatMap((line) => line.words);
    const day = words.length < FEWEST_WORDS ? null : dayIn(words);
    // "Certified a true extract, 10 October 2016" is dated, and says nothing of a birth.
    if (day && words.some(({ text }) => isOfBirth(text)))
      return { said: saidIn(words, day, sheet.page), lines: new Set(lines) };
  }
  return null;
}

function certifies(word: string): boolean {
  const said = skeleton(word);
  return CERTIFIES.some(
    (verb) => said.length >= verb.length && nearWithin(verb, said.slice(0, verb.length), 1),
  );
}

/** Down to its full stop, or to where the next line stands apart or begins with a label. */
function linesFrom(first: Segment, { segments }: Sheet): Segment[] {
  const rowOf = (line: Segment) =>
    segments
      .filter((one) => Math.abs(middleOf(one) - middleOf(line)) < line.h * SAME_ROW)
      .toSorted((a, b) => a.x - b.x);
  const lines = rowOf(first);
  const left = lines[0]!.x;
  let last = lines[0]!;
  for (let count = 1; count < MOST_LINES && !/\p{L}{4}\.$/u.test(lines.at(-1)!.text); count++) {
    const next = segments.find(
      (one) =>
        one.y > last.y + last.h * SAME_ROW &&
        one.y - last.y < (last.h + one.h) * NEXT_LINE * 0.75 &&
        Math.abs(one.x - left) < last.h * SAME_EDGE,
    );
    if (!next || next.words[0]!.text.endsWith(":")) break;
    lines.push(...rowOf(next).filter((one) => !lines.includes(one)));
    last = next;
  }
  return lines;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function dayIn(words: readonly Word[]): Stretch | null {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_OF_DATE); to++) {
      const text = textOf(words.slice(from, to));
      if (findDate(text) !== null && findDate(textOf(words.slice(from + 1, to))) === null)
        return { from, to };
    }
  return null;
}

function saidIn(words: readonly Word[], day: Stretch, page: number): Said[] {
  const found: (Stretch & { readonly key: LabelKey })[] = [{ ...day, key: "birthdate" }];
  const name = nameIn(words, day);
  if (name) found.push({ ...name, key: "name" });
  for (let at = 0; at < words.length; at++) {
    const label = labelAt(
      words.slice(at).map(({ text }) => text),
      at === 0,
    );
    if (!label || !OF_SENTENCE.has(label.key)) continue;
    const from = at + label.words;
    const to = endOf(words, from);
    const isNamed = label.key !== "number" || /\d{2}/u.test(textOf(words.slice(from, to)));
    if (to > from && isNamed && /^[\p{Lu}\p{N}(]/u.test(words[from]!.text))
      found.push({ key: label.key, from, to });
    at = from - 1;
  }
  const said: Said[] = [];
  let end = 0;
  for (const { key, from, to } of found.toSorted((a, b) => a.from - b.from)) {
    if (from <= end) continue;
    const [label, value] = [words.slice(end, from), words.slice(from, to)];
    said.push({ key, label: segmentOf(label, page), value: segmentOf(value, page) });
    end = to;
  }
  if (end < words.length)
    said.push({ key: "heading", label: segmentOf(words.slice(end), page), value: null });
  return said;
}

/** Behind the word for the kitten, up to a comma, a verb or the day. */
function nameIn(words: readonly Word[], day: Stretch): Stretch | null {
  const verb = words.findIndex(({ text }) => certifies(text));
  const kitten = words.findIndex(({ text }, i) => i > verb && KITTENS.has(skeleton(text)));
  let from = Math.max(verb, kitten) + 1;
  while (from < words.length && leadsToName(words, from)) from = behindLead(words, from);
  const to = Math.min(
    endOf(words, from),
    from + MOST_OF_NAME,
    from < day.from ? day.from : Infinity,
  );
  return to > from && /\p{L}{2}/u.test(textOf(words.slice(from, to))) ? { from, to } : null;
}

function leadsToName(words: readonly Word[], at: number): boolean {
  const { text } = words[at]!;
  return /^[^\p{Lu}(]/u.test(text) || CALLED.has(skeleton(text)) || isBreed(words, at);
}

const isBreed = (words: readonly Word[], at: number) =>
  labelAt(
    words.slice(at).map(({ text }) => text),
    at === 0,
  )?.key === "breed";

/** The breed's name is none of the cat's. */
function behindLead(words: readonly Word[], at: number): number {
  if (!isBreed(words, at)) return at + 1;
  let to = at + 1;
  while (
    to < words.length &&
    !/[,;]$/u.test(words[to - 1]!.text) &&
    !CALLED.has(skeleton(words[to]!.text))
  )
    to++;
  return to;
}

/** Behind a comma, before a verb, the next label or "am 3. Mai". */
function endOf(words: readonly Word[], from: number): number {
  for (let at = from; at < words.length; at++) {
    if (at > from && isEnd(words, at)) return at;
    if (/[,;]$/u.test(words[at]!.text)) return at + 1;
  }
  return words.length;
}

function isEnd(words: readonly Word[], at: number): boolean {
  const { text } = words[at]!;
  if (/^[^\p{Ll}]/u.test(text)) return false;
  const isDay = BEFORE_DAY.has(skeleton(text)) && /^\d/u.test(words[at + 1]?.text ?? "");
  const label = labelAt(
    words.slice(at).map((word) => word.text),
    at === 0,
  );
  return isDay || ENDS.has(skeleton(text)) || (label !== null && label.key !== "other");
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");
