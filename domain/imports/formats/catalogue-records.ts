/** Catalogues of shows: some lines for each cat, its parents as "Sire x" above "Dam", below lines of its breed and class. */
import { BESIDE } from "../headings/read-heading.ts";
import { sectionOf } from "../sections.ts";
import { readSex } from "../values.ts";
import { LONGEST_FACT } from "./longest.ts";
import { type NoteFact, noteFact, NOTE_TITLES, type NoteField } from "./note-pieces.ts";
import { addValue, type CatRecord } from "./records.ts";

const LEAST_CATS = 3;
const MOST_LINES = 20_000;
const GAP = /\s{2,}/u;
/** The sire, whose line ends with the sign; the cat's class may stand behind it. */
const SIRE = /^(\S.*?)\s+[x×]$/u;
/** "Br: Ruth Foo  Ow: Jo Bar (7)", "Br/Ow: Ruth Foo": the region in brackets is the club's. */
const BREEDER =
  /^(?:br|breeder)(?:\s*\/\s*(?:ow|owner)\p{L}*)?\s*:\s*(\S.*?)(?:\s*\(\d{1,2}\))?$/iu;
const CLASS = /^(?:class|klasse|klass|класс)\s+\S+\s+[-–—]\s+(\S.*?)\s+(\p{L}+)$/iu;
/** Where judges write their marks, beside the cat's number in the show. */
const FORM = /^(?:\d{1,4}\.?|[_\s.\d]*_[_\s.\d]*)$/u;

interface Line {
  readonly line: number;
  readonly phrases: readonly string[];
}

/** Null for a text that is no catalogue. */
export function catalogueRecords(lines: readonly string[]): CatRecord[] | null {
  if (lines.length > MOST_LINES) return null;
  const blocks = blocksOf(lines);
  const cats = blocks.filter(isCat);
  const haveBreeders = cats.filter((block) =>
    block.some(({ phrases }) => phrases.some((phrase) => BREEDER.test(phrase))),
  );
  if (haveBreeders.length < LEAST_CATS || haveBreeders.length < cats.length / 2) return null;
  const catalogue = new Catalogue(blocks);
  return blocks.flatMap((block) => catalogue.read(block));
}

/** Lines up to the next empty one. */
function blocksOf(lines: readonly string[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]];
  for (const [i, text] of lines.entries())
    if (text.trim() === "") blocks.push([]);
    else blocks.at(-1)!.push({ line: i + 1, phrases: phrasesOf(text) });
  return blocks.filter(({ length }) => length > 0);
}

/** Also what a form joins to them: "41. ___  ___". */
const phrasesOf = (text: string) =>
  text.length > 4 * LONGEST_FACT ? [text.trim()] : text.trim().split(GAP);

const sireAt = (block: readonly Line[]) =>
  block.findIndex(({ phrases: [first = ""] }) => first.length < LONGEST_FACT && SIRE.test(first));

const isCat = (block: readonly Line[]) => {
  const at = sireAt(block);
  return at > 0 && at < block.length - 1;
};

const classIn = (text: string) => (text.length < LONGEST_FACT ? CLASS.exec(text) : null);
/** In whichever order: the whole file tells that. */
const DAY = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})$/u;

class Catalogue {
  private breed = "";
  private colour = "";
  private sex = "";
  private above: string[] = [];
  /** Beside spays, neuters are toms. */
  private readonly haveSpays: boolean;

  constructor(blocks: readonly (readonly Line[])[]) {
    const classes = blocks.flat().map(({ phrases }) => classIn(phrases.join(" "))?.[2] ?? "");
    this.haveSpays = classes.some((word) => /^spay$/iu.test(word));
  }

  read(block: readonly Line[]): readonly CatRecord[] {
    if (isCat(block)) return [this.cat(block)];
    const texts = block.map(({ phrases }) => phrases.join(" "));
    for (const [i, text] of texts.entries())
      this.section(text, classIn(texts[i + 1] ?? "") !== null);
    return [];
  }

  /** @param isAboveClass where a breed stands, whether anybody knows it or not */
  private section(text: string, isAboveClass: boolean): void {
    const [, colour = "", word = ""] = classIn(text) ?? [];
    const isTom = this.haveSpays && /^neuter$/iu.test(word);
    const isSexed = isTom || readSex(word) !== null;
    const breed = sectionOf(text)?.breed ?? (isAboveClass ? text : undefined);
    if (isSexed) [this.colour, this.sex] = [colour, isTom ? `male ${word}` : word];
    else if (breed !== undefined) [this.breed, this.colour, this.sex] = [breed, "", ""];
    else this.above.push(text);
  }

  private cat(block: readonly Line[]): CatRecord {
    const values = new Map<string, string>();
    const set = (field: NoteField, text: string) => addValue(values, NOTE_TITLES[field], text);
    const at = sireAt(block);
    const [name = "", ...beside] = block[0]!.phrases.filter((phrase) => !FORM.test(phrase));
    const [dam = "", ...behind] = block[at + 1]!.phrases;
    set("name", name);
    set("father", SIRE.exec(block[at]!.phrases[0]!)![1]!);
    set("mother", dam);
    if (this.sex !== "") set("sex", this.sex);
    if (this.breed !== "") set("breed", this.breed);
    if (this.colour !== "") set("ems", this.colour);
    const others = block.filter((_, i) => i > 0 && i !== at && i !== at + 1);
    const rest = [
      beside,
      block[at]!.phrases.slice(1),
      behind,
      others.flatMap(({ phrases }) => phrases),
    ];
    for (const phrase of rest.flat()) this.fact(phrase, values);
    for (const text of this.above.splice(0)) addValue(values, BESIDE, text);
    return { line: block[0]!.line, values };
  }

  private fact(phrase: string, values: Map<string, string>): void {
    if (FORM.test(phrase)) return;
    const breeder = phrase.length < LONGEST_FACT ? BREEDER.exec(phrase)?.[1] : undefined;
    const day: NoteFact = { field: "birthdate", text: phrase, isLabelled: false };
    const fact = DAY.test(phrase) ? day : noteFact(phrase);
    const isKept = fact !== null && ["number", "birthdate", "chip"].includes(fact.field);
    if (breeder !== undefined) addValue(values, NOTE_TITLES.breeder, breeder);
    else if (isKept && !values.has(NOTE_TITLES[fact.field]))
      addValue(values, NOTE_TITLES[fact.field], fact.text);
    else addValue(values, BESIDE, phrase);
  }
}
