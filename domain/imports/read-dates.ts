/** The dates of a row: the day of birth, or as much of it as is known, and the day of death, or that there was one. */
import { dateFaults } from "../cats/dates.ts";
import { type DateField, PLAIN_SHEET_FIELDS, sheetColumn, specOf } from "../cats/field-lists.ts";
import { type DatePrecision, partialDateOf } from "../cats/partial-date.ts";
import { plainWord } from "../plain-word.ts";
import type { CatRules, CellOf, SayFault } from "./cat-rules.ts";
import type { DateOrder } from "./dates.ts";
import { type Kept, WHOLE } from "./kept.ts";
import { bounded } from "../memory.ts";
import { isEntireWord, isNeuteredWord, undecorated } from "./values.ts";
import { readWhen, seasonIn } from "./when.ts";

export interface Dates {
  readonly of: { readonly [Field in DateField]?: string | null };
  readonly precision: DatePrecision;
  /** It has died, and nobody says when. */
  readonly isDead: boolean;
  readonly keptOfDeath: Kept;
  /** What says that it is neutered, but not on which day. */
  readonly neutered: string | null;
  readonly keptOfNeutering: Kept;
}

/** @param rules with the day that stands with the sex, as in "male, neutered 3.2.2021" */
export function datesOf(
  cellOf: CellOf,
  { dates: order, today, neuteredOn }: CatRules & { readonly neuteredOn: string },
  fault: SayFault,
): Dates {
  const cell: CellOf = (field) => cellOf(field) || (field === "neutered" ? neuteredOn : "");
  const of: { [Field in DateField]?: string | null } = {};
  let precision: DatePrecision = "day";
  const death = deathOf(cell("deceased"));
  const neutered = neuteredOf(cell("neutered"));
  let undated = neutered === true ? cell("neutered") : null;
  let isDead = death === true;
  for (const field of PLAIN_SHEET_FIELDS.filter(
    (each): each is DateField & typeof each => specOf(each).kind === "date",
  )) {
    const column = sheetColumn(field);
    const text = cell(column);
    if (text === "" || SAID_ALONE[field]?.({ death, neutered })) continue;
    const read = whenOf(/^'\d\d$/u.test(text) ? text : undecorated(text), order, today);
    const partial = read === null ? null : partialDateOf(read);
    const season = partial?.precision === "year" ? seasonIn(text) : undefined;
    if (season !== undefined) fault(column, "left_out", season);
    if (partial === null) fault(column, "date", text);
    else if (field === "cat_birthdate" || partial.precision === "day") of[field] = partial.date;
    else if (field === "neutered_on") undated = text;
    else {
      // Of a death there is a day, or the fact alone.
      isDead = true;
      fault(column, "left_out", text);
    }
    if (field === "cat_birthdate" && partial !== null) precision = partial.precision;
  }
  for (const [field, kind] of Object.entries(dateFaults(of, today)) as [DateField, string][]) {
    fault(
      sheetColumn(field),
      kind === "before_birth" || kind === "after_death" ? kind : "future",
      of[field]!,
    );
    of[field] = null;
  }
  return {
    of,
    precision: of.cat_birthdate ? precision : "day",
    isDead,
    keptOfDeath: of.deceased_on || death !== null ? WHOLE : [],
    neutered: undated,
    keptOfNeutering: of.neutered_on || neutered !== null || undated !== null ? WHOLE : [],
  };
}

const [YES, NO] = [
  "yes y true 1 x + да ja j oui tak ano si sim kylla",
  "no n false 0 нет nein non nie nee ei nej nei",
].map((words) => new Set(words.split(" ").map(plainWord))) as [Set<string>, Set<string>];

const [dead, alive] = [
  "yes y true 1 x † + да ja j oui tak ano si sim kylla dead deceased died death rip verstorben gestorben tot умер умерла погиб погибла пал пала decede decedee mort morte zmarl zmarla padl padla uhynul uhynula zemrel zemrela overleden kuollut avliden dod muerto muerta morto morta",
  "no n false 0 нет жив жива alive living nein lebt lebend non vivant vivante nie nee leeft ei elaa nej lever nei vivo viva",
].map((words) => new Set(words.split(" ").map(plainWord))) as [Set<string>, Set<string>];

/** Cells that say whether, and not when. */
const SAID_ALONE: {
  readonly [Field in DateField]?: (said: {
    readonly death: boolean | null;
    readonly neutered: boolean | null;
  }) => boolean;
} = {
  deceased_on: ({ death }) => death !== null,
  neutered_on: ({ neutered }) => neutered !== null,
};

/** Whether a cell only says that the cat is neutered, or that it is not; null if it says something else. */
function neuteredOf(text: string): boolean | null {
  if (text === "") return null;
  const word = plainWord(text).trim();
  if (isNeuteredWord(word) || YES.has(word)) return true;
  return isEntireWord(word) || NO.has(word) ? false : null;
}

/** Whether a cell only says that the cat has died, or that it has not; null if it says something else. */
function deathOf(text: string): boolean | null {
  if (text === "") return null;
  const word = plainWord(text).trim();
  if (dead.has(word)) return true;
  return alive.has(word) ? false : null;
}

const when = bounded((text: string) => {
  const [order = "", today = "", value = ""] = text.split("\t");
  return readWhen(value, order as DateOrder, today);
});
const whenOf = (text: string, order: DateOrder, today: string) =>
  when(`${order}\t${today}\t${text}`);
