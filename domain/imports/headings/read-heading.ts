/** What a heading, a tag or a key says its values are: a field of the cat, of a parent, or nothing that is kept. */
import { TOLD } from "./told.ts";
import type { ImportField } from "../columns.ts";
import { HEADING_WORDS, type HeadingIdea } from "./heading-words.ts";
import { plainWord } from "../../plain-word.ts";

const WHOLE = new Map<string, HeadingIdea[]>();
const BEGINNINGS: (readonly [stem: string, idea: HeadingIdea])[] = [];
const SIGNS: (readonly [sign: string, idea: HeadingIdea])[] = [];
for (const [idea, words] of Object.entries(HEADING_WORDS) as [HeadingIdea, string][])
  for (const written of words.split(" ")) {
    const word = plainWord(written);
    WHOLE.set(word, [...(WHOLE.get(word) ?? []), idea]);
    if (/^[\p{Script=Han}\p{Script=Katakana}]/u.test(word)) SIGNS.push([word, idea]);
    else if (word.length >= LEAST_STEM()) BEGINNINGS.push([word, idea]);
  }
BEGINNINGS.sort((one, other) => other[0].length - one[0].length);
SIGNS.sort((one, other) => other[0].length - one[0].length);

function LEAST_STEM(): number {
  return 5;
}

/** What a column of a foreign table is. `ignored` is known and not kept; null is not known. */
export type HeadingField = ImportField | "ignored" | null;

/** How sure a heading is of its field: of two columns for one field the surer is taken. */
export interface HeadingReading {
  readonly field: HeadingField;
  readonly rank: number;
  /** Of a parent's name one of its parts. */
  readonly piece?: {
    readonly of: "father" | "mother";
    readonly kind: "title" | "prefix" | "suffix" | "name";
  };
  /** Of a colour one of its parts. */
  readonly colourPart?: "white" | "silver" | "pattern";
  /** Both parents in one column. */
  readonly isParents?: boolean;
  /** The litter's letter or number. */
  readonly isLitter?: boolean;
  /** The kittens of a litter, or one of them. */
  readonly isKittens?: boolean;
}

/** Begins the heading of what a file says beside its table: it is shown, and no field takes it. */
export const BESIDE = "…";

const NOTHING: HeadingReading = { field: null, rank: 0 };

/** Of "Окрас (EMS)" and "Имя / Name" each part is tried; the first that is known counts. */
export function readHeading(written: string): HeadingReading {
  if (written.startsWith(BESIDE)) return NOTHING;
  const heading = written.split(TOLD).at(-1)!;
  const text = heading
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replaceAll("_", " ")
    .replaceAll(WITH, " and ");
  const short = SHORT[plainWord(heading).replaceAll(/\s+/gu, " ").trim()];
  if (short) return { field: short, rank: 3 };
  const whole = readPart(text);
  if (whole.field !== null && whole.field !== "ignored") return whole;
  for (const part of text.split(/[/()[\]|\n:]+/u)) {
    const read = readPart(part);
    if (read.field !== null) return read;
  }
  return whole;
}

/** "Navn m/titler", "Name w/ titles" */
const WITH = /(?<=\p{L} )(?:m|w|v)\/ ?(?=\p{L}{3})/giu;

/** Signs that are no words. */
const SHORT: Readonly<Record<string, HeadingField>> = {
  "m/f": "sex",
  "f/m": "sex",
  "m/w": "sex",
  "w/m": "sex",
  "м/ж": "sex",
  "ж/м": "sex",
  "1,0/0,1": "sex",
  "1.0/0.1": "sex",
  "1,0": "sex",
  "♂/♀": "sex",
  "♀/♂": "sex",
  "k/s": "sex",
  "s/m": "sex",
  // Of our own exports.
  printed_name: "printed_name",
  number_elsewhere: "number_elsewhere",
  "*": "birthdate",
  "†": "deceased",
  "№": "key",
  "#": "key",
  "n°": "key",
  nº: "key",
  "д.р.": "birthdate",
  "д/р": "birthdate",
  v: "father",
  m: "mother",
  g: "sex",
  п: "sex",
  n: "key",
  no: "key",
  "no.": "key",
  nr: "key",
  "nr.": "key",
  nro: "key",
  "c.": "key",
  "č.": "key",
  c: "key",
  "№ п/п": "key",
  "п/п": "key",
  "lp.": "key",
  lp: "key",
  id: "key",
  "l.p.": "key",
  o: "father",
  о: "father",
  м: "mother",
  s: "father",
  d: "mother",
  studs: "name",
  queens: "name",
  "studs (name)": "name",
  toms: "name",
  males: "name",
  females: "name",
  коты: "name",
  кошки: "name",
  kater: "name",
  koci: "name",
  attached: "attached",
  "d.o.b.": "birthdate",
  "d.o.b": "birthdate",
  ems: "ems",
  "ems code": "ems",
  "ems-code": "ems",
  "kod ems": "ems",
  "код ems": "ems",
};

function readPart(text: string): HeadingReading {
  const words = plainWord(text).match(/[\p{L}\p{M}№#]+|\d+/gu) ?? [];
  const found = words.map(ideasOf);
  const isNumber =
    words.length > 1 &&
    found.some((all) => all.includes("number")) &&
    !found.some((all) => all.includes("name") || all.includes("cat"));
  const ideas = found.map((all, i) =>
    isNumber && words[i] === "род"
      ? OF_PEDIGREE
      : isNumber && (i === 0 || i === words.length - 1)
        ? (PARENT_LETTERS[words[i]!] ?? all)
        : all,
  );
  const has = (...wanted: HeadingIdea[]) =>
    ideas.some((all) => wanted.some((idea) => all.includes(idea)));
  if (!ideas.some((all) => all.length > 0)) return NOTHING;
  const unknown = ideas.filter((all) => all.length === 0).length;
  const rank = 2 - (unknown + words.filter(isKnownByItsEnd).length / 2) / words.length;
  const colourPart = has("sire", "dam", "eyes", "note", "number", "name")
    ? undefined
    : COLOUR_PARTS.find((part) => has(part));
  // "Coat pattern", "Colour and pattern": where no other column says the colour, this one does.
  if (colourPart)
    return has("colour")
      ? { field: "ems", rank: rank - 0.5, colourPart }
      : { field: "ignored", rank: 0, colourPart };
  const field = fieldOf(has, ideas);
  if (field === null) return NOTHING;
  const piece = pieceOf(has);
  // Both in one code: it says more than a colour's words do, in however sure a column.
  if (field === "ems" && has("breed") && has("code")) return { field, rank: 4.5 };
  return {
    field,
    rank: field === "ignored" ? 0 : rank,
    ...(piece && { piece }),
    ...(has("parent") && !has("other", "number", "date") && { isParents: true }),
    ...(has("litter") && field === "ignored" && { isLitter: true }),
    ...(has("kitten") && field === "name" && { isKittens: true }),
  };
}

const COLOUR_PARTS = ["white", "silver", "pattern"] as const;

/** "№ род.": short for a pedigree, where no day is meant. */
const OF_PEDIGREE: readonly HeadingIdea[] = ["number"];

/** Beside a number: "ZB-Nr. V", "Reg. no. (S)", "№ РК м". */
const PARENT_LETTERS: Readonly<Record<string, readonly HeadingIdea[]>> = {
  v: ["sire"],
  s: ["sire"],
  о: ["sire"],
  m: ["dam"],
  d: ["dam"],
  м: ["dam"],
};

function pieceOf(has: (...ideas: HeadingIdea[]) => boolean): HeadingReading["piece"] {
  if (has("sire") === has("dam")) return undefined;
  const of = has("sire") ? "father" : "mother";
  if (has("title")) return { of, kind: "title" };
  if (has("prefix")) return { of, kind: "prefix" };
  if (has("suffix")) return { of, kind: "suffix" };
  return has("name") ? { of, kind: "name" } : undefined;
}

function fieldOf(
  has: (...ideas: HeadingIdea[]) => boolean,
  ideas: readonly (readonly HeadingIdea[])[],
): HeadingField {
  const relations = ideas.filter((all) => all.includes("sire") || all.includes("dam")).length;
  if (relations > 1) return "ignored";
  if (relations === 1) {
    const role = has("sire") ? "father" : "mother";
    if (
      has(
        "birth",
        "colour",
        "title",
        "prefix",
        "suffix",
        "breed",
        "owner",
        "breeder",
        "chip",
        "country",
        "eyes",
        "other",
        "date",
      )
    )
      return "ignored";
    const isNumber = has("number", "row") && !has("name", "full");
    return isNumber ? `${role}_number` : role;
  }
  if (has("other", "parent"))
    return has("number") && has("other") && !has("parent") ? null : "ignored";
  return ownField(has);
}

/** In this order: "registration date" is no number, "registered name" is a name, "colour code" no key. */
function ownField(has: (...ideas: HeadingIdea[]) => boolean): HeadingField {
  if (has("breeder", "owner"))
    return has("country", "number", "date") || !has("breeder") ? "ignored" : "breeder";
  if (has("death")) return "deceased";
  if (has("birth")) return has("country") ? "ignored" : "birthdate";
  if (has("chip")) return has("date") ? "ignored" : "chip";
  if (has("eyes")) return "eyes";
  if (has("colour")) return "ems";
  if (has("breed")) return "breed";
  if (has("call")) return "call_name";
  // "Name with titles", "Nom et affixe": the whole name. "Title before name" holds titles alone.
  if (has("name") && has("and") && has("title", "prefix")) return "name";
  if (has("title")) return "titles";
  if (has("sex")) return "sex";
  if (has("prefix")) return "prefix";
  if (has("suffix")) return "suffix";
  if (has("mine")) return "mine";
  if (has("name")) return "name";
  if (has("neuter") && has("date")) return "neutered";
  if (has("date")) return has("number") ? "ignored" : "birthdate";
  if (has("neuter", "litter", "country")) return "ignored";
  if (has("note")) return "description";
  if (has("kitten")) return has("number", "other") ? "ignored" : "name";
  if (has("number")) return "number";
  if (has("row")) return "key";
  if (has("full")) return "name";
  if (has("cat")) return "name";
  return has("code") ? "ems" : null;
}

const known = new Map<string, readonly HeadingIdea[]>();

function beginningOf(word: string): readonly HeadingIdea[] | undefined {
  const beginning = BEGINNINGS.find(
    ([stem]) => word.startsWith(stem) && word.length <= stem.length + 12,
  );
  return beginning && [beginning[1]];
}

/** "Vaternummer", "Züchtername", "moedernaam": what both words mean. */
function grownTogether(word: string): readonly HeadingIdea[] | undefined {
  for (let length = word.length - 4; length >= 3; length--) {
    const head = word.slice(0, length);
    const rest = WHOLE.get(word.slice(length));
    const first =
      WHOLE.get(head) ?? (/[sn]$/u.test(head) ? WHOLE.get(head.slice(0, -1)) : undefined);
    if (first && rest && length > 2) return [...first, ...rest];
  }
  return undefined;
}

/** "Vachtkleur", "Haarfarbe": the last word says what it is. Not of a day, of which a cat has many: "Kaufdatum", "Impfdatum". */
const LAST_WORDS = "kleur farbe farge nummer name naam namn navn nimi".split(" ");
/** Of a person, a house or a collar. */
const NOT_OF_A_CAT =
  /^(?:tele|hausnummer|konto|kund|klant|halsband|band|vorname|nachname|familie|voornaam|achternaam|fornamn|efternamn|fornavn|etternavn|efternavn|sukunimi|etunimi|user|benutzer|datei)/u;

function endOf(word: string): readonly HeadingIdea[] | undefined {
  if (NOT_OF_A_CAT.test(word)) return undefined;
  const last = LAST_WORDS.find((each) => word.endsWith(each) && word.length > each.length + 2);
  return last === undefined ? undefined : WHOLE.get(last);
}

/** Such a column gives way to one whose heading is known as a whole. */
function isKnownByItsEnd(word: string): boolean {
  return wholly(word) === undefined && endOf(word) !== undefined;
}

function wholly(word: string): readonly HeadingIdea[] | undefined {
  const signs = SIGNS.filter(([each]) => word.includes(each)).map(([, idea]) => idea);
  const whole = WHOLE.get(word) ?? (signs.length > 0 ? signs : undefined);
  return whole ?? grownTogether(word) ?? beginningOf(word);
}

function ideasOf(word: string): readonly HeadingIdea[] {
  const before = known.get(word);
  if (before) return before;
  const ideas = wholly(word) ?? endOf(word) ?? [];
  if (known.size < 2_000) known.set(word, ideas);
  return ideas;
}
