/** What the cells of one row say of a cat. What is not understood is left out and said, never dropped. */
import { excess } from "./faults.ts";
import type { DatePrecision } from "../cats/partial-date.ts";
import {
  type DateField,
  PLAIN_SHEET_FIELDS,
  type PlainSheetColumn,
  sheetColumn,
  specOf,
} from "../cats/field-lists.ts";
import { isCatName } from "../cats/name.ts";
import { isTitle } from "../cats/printed-name.ts";
import { CREDENTIAL_FIELDS } from "../credentials/fields.ts";
import { plainWord } from "../plain-word.ts";
import type { Sex } from "../cats/sex.ts";
import type { ColourCodes } from "../colours/ems/codes.ts";
import type { CatRules, CellOf, SayFault } from "./cat-rules.ts";
import type { ImportField } from "./columns.ts";
import { type Attached, readAttached } from "./attached.ts";
import { type Kept, WHOLE } from "./kept.ts";
import { bounded } from "../memory.ts";
import { withoutAddress } from "./remarks/breeder-address.ts";
import { chipAmong, factsInNote } from "./remarks/note-facts.ts";
import { colourOf } from "./read-colour.ts";
import { bareName, type NameReading, readName } from "./names/read-name.ts";
import { titlesIn } from "./title-list.ts";
import { readNamePieces } from "./names/name-pieces.ts";
import { parentOf } from "./read-parent.ts";
import { clubNumber, firstNumber, numberFrom } from "./numbers/read-number.ts";
import { type Dates, datesOf } from "./read-dates.ts";
import {
  isNothing,
  readChip,
  readNumber,
  readSex,
  type SexReading,
  undecorated,
} from "./values.ts";

export type PlainCells = { readonly [Column in PlainSheetColumn]: string | null };

export interface CatValues extends PlainCells {
  readonly name: string | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  /** The name as it stands, where it says more than its parts. */
  readonly printed: string | null;
  readonly titles: readonly string[];
  readonly sex: Sex | null;
  /** How much of the birth date is known. */
  readonly precision: DatePrecision;
  /** It has died, and nobody says when. */
  readonly isDead: boolean;
  readonly breed: string | null;
  readonly codes: ColourCodes;
  readonly number: string | null;
  /** One of the club's: it finds a cat that is there already, and no other gets it. */
  readonly club_number: string | null;
  /** By which other rows of the file name the cat. */
  readonly key: string | null;
  readonly call_name: string | null;
  readonly mother: string | null;
  readonly father: string | null;
  readonly mother_number: string | null;
  readonly father_number: string | null;
  readonly mine: boolean;
  /** Of a file of ours: every text is meant as it stands, and the key says which cat is meant. */
  readonly isExact: boolean;
  /** Only in a file of ours. */
  readonly attached: Attached | null;
  /** What of the cells is understood that are not kept as they stand. */
  readonly understood: Understood;
}

export interface Understood {
  readonly sex: Kept;
  readonly breed: Kept;
  readonly ems: Kept;
  readonly eyes: Kept;
  readonly mine: Kept;
  readonly deceased: Kept;
  readonly neutered: Kept;
  /** Pieces of the name's cell that have gone into other fields. */
  readonly inName: readonly string[];
}

const TEXT_MAX = 100;
const TITLE_MAX = CREDENTIAL_FIELDS.name.max;

export function readCat(cellOf: CellOf, rules: CatRules, fault: SayFault): CatValues {
  // Only our own exports have both.
  const isExact = cellOf("printed_name") !== "" && cellOf("key") !== "";
  const inName = isExact ? NO_PIECES : piecesOf(cellOf("name"));
  const cell = isExact ? cellOf : withFactsBeside(cellOf, inName);
  for (const [field, text] of Object.entries(inName.others) as [ImportField, string][])
    if (!isNothing(cellOf(field)) && cellOf(field) !== "" && !isLike(cellOf(field), text))
      fault("name", "left_out", text);
  const within = (field: ImportField, text = cell(field)) =>
    text.length <= TEXT_MAX ? text || null : fault(field, "too_long", excess(text, TEXT_MAX));
  const named = isExact ? exactNames(cell, fault) : namesOf(cell, fault);
  const sexText = cell("sex");
  const sex = sexIn(sexText, fault);
  const dates = datesOf(cell, { ...rules, neuteredOn: sex?.neuteredOn ?? "" }, fault);
  const { understood, ...colour } = colourOf(cell, rules, fault);
  const numberOf = (field: ImportField) =>
    within(field, isExact ? cell(field) : firstNumber(readNumber(cell(field))));
  const keyOf = (field: ImportField) => {
    const key = numberOf(field);
    return isExact && key !== null ? `${KEY_SIGN}${key}` : key;
  };
  const nameUnlessKey = (role: "mother" | "father") =>
    cell(`${role}_number`) !== "" ? null : within(role);
  const ownNumber = numberOf("number");
  const number = numberOf("number_elsewhere") ?? ownNumber;
  return {
    ...named,
    sex: sex?.sex ?? null,
    ...plainCells(cell, within, { dates, neutered: neuteredWords(sex, dates), isExact }, fault),
    precision: dates.precision,
    isDead: dates.isDead,
    ...colour,
    number: number === null ? null : numberFrom(number, isExact, rules, fault),
    club_number: clubNumber(number, isExact ? ownNumber : null, rules),
    key: isExact ? keyOf("key") : within("key"),
    call_name: within("call_name"),
    ...(isExact
      ? {
          mother: nameUnlessKey("mother"),
          father: nameUnlessKey("father"),
          mother_number: keyOf("mother_number"),
          father_number: keyOf("father_number"),
        }
      : { ...parentOf("mother", cell, within), ...parentOf("father", cell, within) }),
    mine: MINE.test(cellOf("mine")),
    isExact,
    attached: isExact ? attachedOf(cellOf("attached"), rules, fault) : null,
    understood: {
      ...understood,
      sex: sex === null || sex.unknown.length === 0 ? WHOLE : withoutWords(sexText, sex.unknown),
      mine: MINE.test(cellOf("mine")) || NOT_MINE.test(cellOf("mine")) ? WHOLE : [],
      deceased: dates.keptOfDeath,
      neutered: dates.keptOfNeutering,
      inName: [...Object.values(inName.others), ...inName.labels],
    },
  };
}

/** What a cell says, or for an empty one what another says of it: the name's, a remark, the number's. */
function withFactsBeside(cellOf: CellOf, inName: ReturnType<typeof readNamePieces>): CellOf {
  const inNote = { ...chipBeside(cellOf), ...factsIn(cellOf("description")) };
  return (field) => {
    const text = field === "name" ? inName.name : cellOf(field);
    if (text !== "" && !isNothing(text)) return text;
    return inName.others[field] ?? (hasNumber(cellOf, field) ? "" : (inNote[field] ?? ""));
  };
}

/** Beside the number, in a column for both. */
function chipBeside(cellOf: CellOf): { readonly chip?: string } {
  const number = cellOf("number");
  const among = /[,;|/]/u.test(number) ? chipAmong(number) : null;
  return among && /\d/u.test(among.rest) ? { chip: among.chip } : {};
}

/** A parent that a column gives by its number is none of a remark's. */
const hasNumber = (cellOf: CellOf, field: ImportField) =>
  (field === "mother" || field === "father") && cellOf(`${field}_number`) !== "";

function sexIn(text: string, fault: SayFault): SexReading | null {
  if (text === "") return fault("sex", "required", "");
  return sexOf(text) ?? fault("sex", "sex", text);
}

const MINE = /^(?:1|yes|y|true|да|ja|oui|tak|ano|x|\+)$/iu;
const NOT_MINE = /^(?:0|no|n|false|нет|nein|non|nie|ne|-)?$/iu;

const TOLD_OF_ATTACHED = 80;

function attachedOf(text: string, { today }: CatRules, fault: SayFault): Attached | null {
  if (text === "") return null;
  const { attached, left } = readAttached(text, today);
  for (const item of left) fault("attached", "left_out", item.slice(0, TOLD_OF_ATTACHED));
  return attached;
}

/** The words of a text without those that are not understood. */
function withoutWords(text: string, unknown: readonly string[]): string[] {
  const words = text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  return words.filter((word) => !unknown.includes(plainWord(word)));
}

/** Whether two cells say the same but for signs. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  return a!.includes(b!) || b!.includes(a!);
}

/** No number of a registry begins with it: a key of ours is never taken for one. */
const KEY_SIGN = "#";
const NO_PIECES: ReturnType<typeof readNamePieces> = { name: "", others: {}, labels: [] };

/** "† Ada of Foo" has died. */
const CROSS = /^\s*[†✝]\s*(?=\S)/u;

const piecesOf = bounded((text) => {
  const cross = CROSS.exec(text)?.[0] ?? "";
  const pieces = readNamePieces(text.slice(cross.length));
  return cross === "" ? pieces : { ...pieces, others: { deceased: "†", ...pieces.others } };
});
const factsIn = bounded(factsInNote);
const nameOf = bounded(readName);
const sexOf = bounded(readSex);

function namesOf(cell: CellOf, fault: SayFault) {
  const affixTitles = (["prefix", "suffix"] as const).map((field) => titlesAlone(cell(field)));
  const [prefix, suffix] = (["prefix", "suffix"] as const).map((field, i) => {
    const written = affixTitles[i]!.length > 0 ? "" : cell(field);
    const text = isCatName(written) ? written : withoutCountry(written);
    return text === "" || isCatName(text) ? text || null : notName(field, written, fault);
  }) as [string | null, string | null];
  const text = cell("name");
  const read = text === "" ? null : nameOf(undecorated(text));
  if (text === "") fault("name", "required", "");
  else if (read === null) notName("name", text, fault);
  if (read?.leftOut) fault("name", "left_out", read.leftOut);
  const titles = [
    ...new Set([
      ...titlesIn(cell("titles")),
      ...affixTitles.flat(),
      ...(read?.titles ?? []),
      ...titlesAlone(cell("description")),
    ]),
  ];
  return { ...partsOf(read, prefix, suffix), titles: short(titles, fault) };
}

/** Of what is wrong with a name, its length says most. */
function notName(field: ImportField, text: string, fault: SayFault): null {
  return text.length > TEXT_MAX
    ? fault(field, "too_long", excess(text, TEXT_MAX))
    : fault(field, "name", text);
}

/** "PL*Beesha", "Beesha*PL", "Modrý Měsíc, CZ": the cattery alone; its country is told as left out. */
function withoutCountry(cattery: string): string {
  return cattery.replace(/^\(?\p{Lu}{1,3}\)?\*\s*|\s*[*,]\s*\p{Lu}{1,3}$/u, "");
}

/** What some programs call a prefix or suffix are the titles before and behind a name. */
function titlesAlone(text: string): readonly string[] {
  const words = text.split(/[\s,;/]+/u).filter(Boolean);
  return words.every(isTitle) ? words : [];
}

function exactNames(cell: CellOf, fault: SayFault) {
  const [prefix, name, suffix] = (["prefix", "name", "suffix"] as const).map((field) => {
    const text = cell(field);
    return text === "" || isCatName(text) ? text || null : notName(field, text, fault);
  }) as [string | null, string | null, string | null];
  if (cell("name") === "") fault("name", "required", "");
  const printed = cell("printed_name");
  const isMore = printed !== [prefix, name, suffix].filter(Boolean).join(" ");
  const titles = [...new Set(titlesIn(cell("titles")))];
  return { prefix, name, suffix, printed: isMore ? printed : null, titles: short(titles, fault) };
}

/** As long as a title may be; the rest of one that is longer is told. */
function short(titles: readonly string[], fault: SayFault): readonly string[] {
  return titles.map((title) => {
    if (title.length <= TITLE_MAX) return title;
    fault("titles", "left_out", title.slice(TITLE_MAX));
    return title.slice(0, TITLE_MAX);
  });
}

/** Whether the cattery of its own column is in the name as well. */
function saysMore({ prefix, name, suffix }: NameReading, cattery: string): boolean {
  const whole = bareName([prefix, name, suffix].filter(Boolean).join(" "));
  return ` ${whole} `.includes(` ${bareName(cattery)} `) && whole !== bareName(cattery);
}

/** With such a word a cattery's name stands behind the cat's. */
const BEHIND =
  /^(?:von|vom|zu|zum|zur|aus|van|de|du|des|d'|della|del|di|of|from|at|av|af|från|fra|z|ze|od|из|от|с)(?:[ '’]|(?<='))/iu;

function partsOf(read: NameReading | null, prefix: string | null, suffix: string | null) {
  if (read === null) return { name: null, prefix, suffix, printed: null };
  const { name, printed } = read;
  if (prefix !== null && !suffix && saysMore(read, prefix))
    return { name, prefix: read.prefix, suffix: read.suffix, printed };
  if (prefix !== null && suffix === null && BEHIND.test(prefix)) return partsOf(read, null, prefix);
  // With columns of their own for the cattery, the name is the cat's alone.
  if (prefix !== null || suffix !== null) {
    const own = [read.prefix, name, read.suffix].filter(Boolean).join(" ");
    return { name: own, prefix, suffix, printed: null };
  }
  return { name, prefix: read.prefix, suffix: read.suffix, printed };
}

/** With a day, the day says it. */
function neuteredWords(sex: SexReading | null, dates: Dates): string | null {
  if (dates.of.neutered_on) return null;
  if (sex?.neutered) return sex.neutered;
  return dates.neutered && `neutered: ${dates.neutered}`;
}

interface ReadBefore {
  readonly dates: Dates;
  readonly neutered: string | null;
  readonly isExact: boolean;
}

function plainCells(
  cell: CellOf,
  within: (field: ImportField, text?: string) => string | null,
  { dates, neutered, isExact }: ReadBefore,
  fault: SayFault,
): PlainCells {
  const read = (field: (typeof PLAIN_SHEET_FIELDS)[number]): string | null => {
    const { kind, rule, fault: broken } = specOf(field);
    const column = sheetColumn(field);
    if (kind === "date") return dates.of[field as DateField] ?? null;
    const text = cell(column);
    if (column === "chip") return text === "" ? null : chipOf(text, isExact, fault);
    // What says that a cat is neutered is kept where its owner reads it.
    if (column === "description")
      return within(column, [text, neutered].filter(Boolean).join("; "));
    if (column === "breeder")
      return /^.*\p{L}.{2,}$|^.{2,}\p{L}.*$/u.test(text) || text === ""
        ? within(column, isExact ? text : withoutAddress(text))
        : fault(column, "breeder", text);
    if (rule === undefined || broken === undefined) return within(column);
    return text === "" || rule.test(text) ? text || null : fault(column, broken, text);
  };
  return Object.fromEntries(
    PLAIN_SHEET_FIELDS.map((field) => [sheetColumn(field), read(field)]),
  ) as PlainCells;
}

function chipOf(text: string, isExact: boolean, fault: SayFault): string | null {
  const { rule } = specOf("chip");
  const digits = isExact ? text : readChip(text);
  if (digits === "lost") return fault("chip", "digits_lost", text);
  // "applied for", "not chipped yet"
  if (!isExact && /^[^\d]*\p{L}{3}[^\d]*$/u.test(text)) return fault("chip", "left_out", text);
  const chip = digits ?? undecorated(text);
  if (rule?.test(chip)) return chip;
  const among = isExact ? null : chipAmong(text);
  if (among === null) return fault("chip", "chip", text);
  fault("chip", "left_out", among.rest);
  return among.chip;
}
