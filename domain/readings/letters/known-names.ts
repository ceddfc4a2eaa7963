/** Names that print is nearly: a word of look-alike letters becomes the one known word of the same shape. */
import { isKinWord, kinStepOf } from "../kinship/kinship.ts";
import { isLabelWord } from "../labels/labels.ts";
import type { Segment } from "../segments.ts";
import { segmentOf } from "../segments.ts";

/** Signs that recognition mixes up, each row one shape; accents do not count. */
const ALIKE = ["lI1|!ij", "EF", "oec0O6Q", "Ss5$", "Zz2", "bh", "BR8", "gq9", "vyu", "VYU"];
const TO_SHAPE: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((row) => Array.from(row, (sign) => [sign, row[0]!] as const)),
);
/** Two that are read for one. */
const PAIRS = [
  [/rn/gu, "m"],
  [/ii/gu, "u"],
  [/vv/gu, "w"],
  [/cl/gu, "d"],
] as const;

/** Shorter words are one misread letter away from many others. */
const LEAST_LETTERS = 4;
const MOST_CHANGED = 2;

export interface KnownNames {
  /** The word itself if it is known, or nearly none or several known ones. */
  corrected(word: string): string;
  has(word: string): boolean;
}

/** @param words as they are written; where two differ in capitals only, the first counts */
export function knownNames(words: Iterable<string>): KnownNames {
  const known = new Set<string>();
  const byHash = new Map<number, string[]>();
  const keep = (form: string) => {
    for (const hash of hashesOf(form)) {
      const forms = byHash.get(hash);
      if (forms === undefined) byHash.set(hash, [form]);
      else forms.push(form);
    }
  };
  for (const word of words) {
    const small = word.toLowerCase();
    if (small.length < LEAST_LETTERS || known.has(small)) continue;
    known.add(small);
    const raised = capitalised(word);
    const capitals = word.toUpperCase();
    keep(word);
    if (raised !== word) keep(raised);
    if (capitals !== word && capitals !== raised) keep(capitals);
  }
  const near = (word: string): Set<string> => {
    const shapes = shapesOf(word);
    const forms = shapes.flatMap((shape) => byHash.get(hashOfShape(shape)) ?? []);
    return new Set(forms.filter((form) => shapesOf(form).some((shape) => shapes.includes(shape))));
  };
  return {
    has: (word) => known.has(word.toLowerCase()),
    corrected(word) {
      if (word.length < LEAST_LETTERS || known.has(word.toLowerCase())) return word;
      const forms = near(word);
      const [only] = forms;
      if (forms.size !== 1 || changedSigns(word, only!) > MOST_CHANGED) return word;
      return BARRED.test(only!) && withoutAccents(word) === withoutAccents(only!) ? word : only!;
    },
  };
}

/** Dots over letters are lost in reading, bars are not: "Undine" is none of the lists' "Undīne". */
const BARRED = /[āēīōū]/iu;

const capitalised = (word: string) => word.replace(/^\p{L}/u, (first) => first.toUpperCase());

/** With pairs read as one sign and without. */
function shapesOf(word: string): string[] {
  const joined = SOME_PAIR.test(word)
    ? PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), word)
    : word;
  return joined === word ? [shapeOf(word)] : [...new Set([shapeOf(word), shapeOf(joined)])];
}

const SOME_PAIR = new RegExp(PAIRS.map(([pair]) => pair.source).join("|"), "u");

function shapeOf(text: string): string {
  return Array.from(withoutAccents(text), (sign) => TO_SHAPE.get(sign) ?? sign).join("");
}

/** Of the shapes of a form: a registry has a hundred thousand forms, of which a page needs the shapes of a few. */
function hashesOf(form: string): number[] {
  if (SOME_PAIR.test(form)) return shapesOf(form).map(hashOfShape);
  let hash = 0;
  for (let i = 0; i < form.length; i++) {
    const code = form.charCodeAt(i);
    if (code >= SHAPES.length) return [hashOfShape(shapeOf(form))];
    hash = (Math.imul(hash, 31) + SHAPES[code]!) | 0;
  }
  return [hash];
}

function hashOfShape(shape: string): number {
  let hash = 0;
  for (let i = 0; i < shape.length; i++) hash = (Math.imul(hash, 31) + shape.charCodeAt(i)) | 0;
  return hash;
}

/** What each sign without an accent looks like. */
const SHAPES = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return (TO_SHAPE.get(sign) ?? sign).charCodeAt(0);
});

const withoutAccents = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ø", "o");

function changedSigns(one: string, other: string): number {
  if (one.length !== other.length) return Math.abs(one.length - other.length);
  return Array.from(one).filter((sign, i) => sign !== other[i]).length;
}

/** Behind a country's star, "Fl*Lumiyön", the cattery's name is a word of its own. */
const NAME_WORD =
  /^(?<before>(?:\(?[\p{L}\d]{1,3}\)?[*"“”°]+)?[^\p{L}\p{N}|!]*)(?<word>[\p{L}\p{N}|!$-]+)(?<after>.*)$/u;
/** "Sire" is no cat called Siro, nor is «Бабка» one called Бабко. */
const isOfForm = (word: string) => isLabelWord(word) || kinStepOf(word) !== null || isKinWord(word);

/** A star lowers what the reader makes of its whole word; a name that is known is hardly another's misread. */
const BORNE_OUT = 0.6;
/** Words of which the letters are beyond doubt stay as they are. */
const BEYOND_DOUBT = 0.97;

/** The lines with their names' words as they are known; words of figures and signs stay. */
export function withKnownNames(lines: readonly Segment[], known: KnownNames): readonly Segment[] {
  return lines.map((line) => {
    const words = line.words.map((word) => {
      const { before = "", word: own = "", after = "" } = NAME_WORD.exec(word.text)?.groups ?? {};
      if (word.confidence >= BEYOND_DOUBT || !/\p{L}{3}/u.test(own) || isOfForm(own)) return word;
      const name = known.corrected(own);
      const isBorneOut = known.has(name) && after.length < own.length;
      const confidence = isBorneOut ? Math.max(word.confidence, BORNE_OUT) : word.confidence;
      if (name === own && confidence === word.confidence) return word;
      return { ...word, text: `${before}${name}${after}`, confidence };
    });
    return words.every((word, i) => word === line.words[i]) ? line : segmentOf(words, line.page);
  });
}

/** In the names of one paper the same affixes come again: words of which it is sure, or that it has more than once. */
export function namesOfPaper(lines: readonly Segment[]): string[] {
  const seen = new Map<string, { times: number; confidence: number }>();
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    const own = NAME_WORD.exec(text)?.groups?.["word"] ?? "";
    if (!/^\p{Lu}?\p{L}{3,}$/u.test(own)) continue;
    const before = seen.get(own) ?? { times: 0, confidence: 0 };
    seen.set(own, {
      times: before.times + 1,
      confidence: Math.max(before.confidence, confidence),
    });
  }
  return [...seen].flatMap(([word, { times, confidence }]) =>
    times >= READ_AGAIN || (confidence >= SURELY_READ && (times > 1 || confidence >= ALONE_READ))
      ? [word]
      : [],
  );
}

/** So often the same is hardly misread each time. */
const READ_AGAIN = 3;
const SURELY_READ = 0.85;
const ALONE_READ = 0.93;
