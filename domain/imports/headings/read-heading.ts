/** What a heading, a tag or a key says its values are: a field of the cat, of a parent, or nothing that is kept. */
import { TOLD } from "./told.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import type { ImportField } from "../columns.ts";
import { bounded } from "../../memory.ts";
import { ideasOf, isKnownByItsEnd } from "./heading-ideas.ts";
import type { HeadingIdea } from "./heading-words.ts";
import { SHORT_HEADINGS } from "./short-headings.ts";
import { plainWord } from "../../plain-word.ts";

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
  /** A day of which an unknown word says what happened on it. */
  readonly isOtherDay?: boolean;
}

/** Begins the heading of what a file says beside its table: it is shown, and no field takes it. */
export const BESIDE = "…";

const NOTHING: HeadingReading = { field: null, rank: 0 };
const OTHER_DAY: HeadingReading = { field: null, rank: 0, isOtherDay: true };

/** Of "Окрас (EMS)" and "Имя / Name" each part is tried; the first that is known counts. */
export const readHeading = bounded(headingOf);

function headingOf(written: string): HeadingReading {
  if (written.startsWith(BESIDE) || written.length > LONGEST_FACT) return NOTHING;
  const heading = written.split(TOLD).at(-1)!;
  const text = heading
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replaceAll("_", " ")
    .replaceAll(JOINED, "$1 $2")
    .replaceAll(WITH, " and ")
    .replaceAll(LATVIAN_DAM, "mother")
    .replaceAll(WITHIN_WORD, "");
  const short = SHORT_HEADINGS.get(plainWord(heading).replaceAll(/\s+/gu, " ").trim());
  if (short) return { field: short, rank: 3 };
  const whole = readPart(text.replaceAll(LISTED, " and "));
  // "Name (call name)": the name is the column's, whatever some cells have behind it.
  const before = /^([^()]+)\([^()]+\)\s*$/u.exec(text)?.[1];
  if (whole.field === "call_name" && before !== undefined) {
    const own = readPart(before);
    return own.field === "name" ? own : whole;
  }
  if (whole.field !== null && whole.field !== "ignored") return whole;
  for (const part of text.split(/[/()[\]|\n:]+/u)) {
    const read = readPart(part);
    const isOtherDay = whole === OTHER_DAY && read.field === "birthdate";
    if (read.field !== null && !isOtherDay) return read;
  }
  return whole;
}

/** "Name, affix, titles", "Titel/Name" */
const LISTED = /(?<=\p{L})(?:\s*[,&+]\s+|\s*\/\s*)(?=\p{L})/gu;

/** "sireid", "DAMNAME", as databases call their columns. */
const JOINED = /\b(sire|dam|father|mother)(id|name|reg|no|nr|num|number)\b/giu;

/** "Navn m/titler", "Name w/ titles" */
const WITH = /(?<=\p{L} )(?:m|w|v)\/ ?(?=\p{L}{3})/giu;

/** "Ім'я", "В'язка": of Cyrillic letters it parts no words. */
const WITHIN_WORD = /(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu;

/** Without its accent it is the English partner. */
const LATVIAN_DAM = /(?<!\p{L})mātes?(?!\p{L})/giu;

function readPart(text: string): HeadingReading {
  const words = plainWord(text).match(/[\p{L}\p{M}№#]+|\d+/gu) ?? [];
  const found = words.map(ideasOf);
  const isNumber =
    words.length > 1 &&
    found.some((all) => all.includes("number")) &&
    !found.some((all) => all.includes("name") || all.includes("cat"));
  const ideas = found.map((all, i) =>
    isNumber && SHORT_PEDIGREE.test(words[i]!)
      ? OF_PEDIGREE
      : isNumber && (i === 0 || i === words.length - 1)
        ? (PARENT_LETTERS.get(words[i]!) ?? all)
        : all,
  );
  const has = (...wanted: HeadingIdea[]) =>
    ideas.some((all) => wanted.some((idea) => all.includes(idea)));
  if (!ideas.some((all) => all.length > 0)) return NOTHING;
  const unknown = ideas.filter((all) => all.length === 0).length;
  const isNamed = ideas.some((all, i) => all.length === 0 && !SAYS_NO_DAY.test(words[i]!));
  if (
    isNamed &&
    ideas.every((all) => all.every((idea) => idea === "date" || idea === "cat")) &&
    has("date")
  )
    return OTHER_DAY;
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
    rank: field === "ignored" ? 0 : field === "birthdate" ? rank - weaknessOf(text, has) : rank,
    ...(piece && { piece }),
    ...(has("parent") && !has("other", "number", "date") && { isParents: true }),
    ...(has("litter") && field === "ignored" && { isLitter: true }),
    ...(has("kitten") && field === "name" && { isKittens: true }),
  };
}

/** A day that is called so only gives way to one of birth, in however many words; a year alone gives way to both. */
function weaknessOf(text: string, has: (...ideas: HeadingIdea[]) => boolean): number {
  if (/year|jahr|ann[eé]e|\brok|vuosi|\bår\b|\bjaar|\bгод/iu.test(text)) return 0.8;
  return has("birth") ? 0 : 0.5;
}

/** Small words beside "date", and how a day is written: "Дата р.", "Date (dd.mm.yyyy)". */
const SAYS_NO_DAY = /^(?:of|the|de|do|da|del|du|der|р|г|(.)\1+)$/u;

const COLOUR_PARTS = ["white", "silver", "pattern"] as const;

/** "№ род.", "Nr rod.": short for a pedigree, where no day is meant. */
const SHORT_PEDIGREE = /^(?:род|rod)$/u;
const OF_PEDIGREE: readonly HeadingIdea[] = ["number"];

/** Beside a number: "ZB-Nr. V", "Reg. no. (S)", "№ РК м". */
const PARENT_LETTERS: ReadonlyMap<string, readonly HeadingIdea[]> = new Map([
  ["v", ["sire"]],
  ["s", ["sire"]],
  ["о", ["sire"]],
  ["m", ["dam"]],
  ["d", ["dam"]],
  ["м", ["dam"]],
]);

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
