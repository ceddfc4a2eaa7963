import { type CatDates, dateFaults } from "../cats/dates.ts";
import {
  type DateField,
  PLAIN_SHEET_FIELDS,
  type PlainSheetColumn,
  type PlainSheetField,
  sheetColumn,
  specOf,
} from "../cats/field-lists.ts";
import { isCatName } from "../cats/name.ts";
import type { Sex } from "../cats/sex.ts";
import type { ColourCodes } from "../colours/ems/codes.ts";
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import { emsFromWords } from "../colours/ems/colour-words.ts";
import { normaliseName } from "../letters.ts";
import {
  isRegistrationNumber,
  passesForRegistrationNumber,
} from "../registration/registration-number.ts";
import type { ColumnMapping, ImportField } from "./columns.ts";
import { type DateOrder, readDate } from "./dates.ts";

export const IMPORT_FAULTS = [
  "required",
  "name",
  "sex",
  "date",
  "future",
  "before_birth",
  "breed",
  "breeds_differ",
  "ems",
  "chip",
  "too_long",
  "breeder",
  "number_ours",
  "twice",
  "parent_not_found",
  "parent_ambiguous",
  "parent_faulty",
  "parent_too_young",
  "own_ancestor",
] as const;
export type ImportFaultKind = (typeof IMPORT_FAULTS)[number];

export interface ImportFault {
  readonly field: ImportField;
  readonly kind: ImportFaultKind;
  /** The cell's text, or the part of it that is wrong. */
  readonly value: string;
}

export type PlainCells = { readonly [Column in PlainSheetColumn]: string | null };

export interface ImportedCat extends PlainCells {
  readonly name: string;
  readonly prefix: string | null;
  readonly suffix: string | null;
  readonly sex: Sex;
  readonly breed: string;
  readonly codes: ColourCodes;
  readonly number: string | null;
  readonly mother: string | null;
  readonly father: string | null;
  readonly mine: boolean;
}

export type ReadRow =
  | { readonly ok: true; readonly cat: ImportedCat }
  | { readonly ok: false; readonly faults: readonly ImportFault[] };

export interface RowRules {
  readonly mapping: ColumnMapping;
  /** Breed codes by lower-case breed names in both languages. */
  readonly breedOfName: ReadonlyMap<string, string>;
  readonly dates: DateOrder;
  readonly today: string;
  /** The prefix of our club's numbers. */
  readonly registrationPrefix: string;
}

const TEXT_MAX = 100;

/** Reads one row and lists all its faults. The apostrophe that spreadsheets put before a formula is removed. */
export function readRow(cells: readonly string[], rules: RowRules): ReadRow {
  const faults: ImportFault[] = [];
  const fault: Fault = (field, kind, value) => {
    faults.push({ field, kind, value });
    return null;
  };
  const cell: Cell = (field) => cellOf(cells, rules.mapping[field]);
  const named = (field: ImportField) => {
    const text = cell(field);
    return text === "" || isCatName(text) ? text || null : fault(field, "name", text);
  };
  const within = (field: ImportField) => {
    const text = cell(field);
    return text.length <= TEXT_MAX
      ? text || null
      : fault(field, "too_long", `${text.slice(0, 20)}…`);
  };
  // A number in the club's own form may come from a table exported here: it identifies the cat.
  const otherThanOurs = (number: string | null) =>
    number !== null &&
    passesForRegistrationNumber(number, rules.registrationPrefix) &&
    !isRegistrationNumber(number.toUpperCase(), rules.registrationPrefix)
      ? fault("number", "number_ours", number)
      : number;
  const name = cell("name") === "" ? fault("name", "required", "") : named("name");
  const sex =
    cell("sex") === ""
      ? fault("sex", "required", "")
      : (sexOf(cell("sex")) ?? fault("sex", "sex", cell("sex")));
  const plain = readPlain(cell, within, rules, fault);
  const colour = readColour(cell("ems"), cell("breed"), rules, fault);
  const cat = {
    name,
    prefix: named("prefix"),
    suffix: named("suffix"),
    sex,
    ...plain,
    ...colour,
    number: otherThanOurs(within("number")),
    mother: within("mother"),
    father: within("father"),
    mine: /^(?:1|yes|true|да|x|\+)$/iu.test(cell("mine")),
  };
  return faults.length > 0 ? { ok: false, faults } : { ok: true, cat: cat as ImportedCat };
}

type Cell = (field: ImportField) => string;
type Fault = (field: ImportField, kind: ImportFaultKind, value: string) => null;

/** What is held as it stands there. */
function readPlain(
  cell: Cell,
  within: (field: ImportField) => string | null,
  rules: RowRules,
  fault: Fault,
): PlainCells {
  const dates: { [Field in DateField]?: string | null } = {};
  const read = (field: PlainSheetField): string | null => {
    const { kind, rule, fault: broken } = specOf(field);
    const column = sheetColumn(field);
    const text = cell(column);
    if (kind === "date") {
      const date = readDate(text, rules.dates);
      if (date === "") return fault(column, "date", text);
      dates[field as DateField] = date;
      return date;
    }
    if (rule === undefined || broken === undefined) return within(column);
    return text === "" || rule.test(text) ? text || null : fault(column, broken, text);
  };
  const cells = Object.fromEntries(
    PLAIN_SHEET_FIELDS.map((field) => [sheetColumn(field), read(field)]),
  ) as PlainCells;
  sayDateFaults(dates, rules.today, fault);
  return cells;
}

function sayDateFaults(dates: CatDates, today: string, fault: Fault): void {
  for (const [field, kind] of Object.entries(dateFaults(dates, today)))
    fault(
      sheetColumn(field as DateField),
      kind === "before_birth" ? kind : "future",
      dates[field as DateField]!,
    );
}

function cellOf(cells: readonly string[], at: number | undefined): string {
  const text = at === undefined ? "" : (cells[at] ?? "");
  return normaliseName(text.replace(/^'(?=[=+\-@\t\r])/u, "").replaceAll("\u0000", ""));
}

const MALE = [
  "male",
  "m",
  "tom",
  "stud",
  "sire",
  "boy",
  "1.0",
  "1,0",
  "кот",
  "м",
  "муж",
  "мужской",
  "самец",
  "мальчик",
];
const FEMALE = [
  "female",
  "f",
  "queen",
  "dam",
  "girl",
  "0.1",
  "0,1",
  "кошка",
  "ж",
  "жен",
  "женский",
  "самка",
  "девочка",
];

function sexOf(text: string): Sex | null {
  const plain = text.toLowerCase().replace(/\.$/u, "");
  if (MALE.includes(plain)) return "male";
  return FEMALE.includes(plain) ? "female" : null;
}

function readColour(
  ems: string,
  breedText: string,
  { breedOfName }: RowRules,
  fault: Fault,
): { breed: string | null; codes: ColourCodes } {
  const given =
    breedText === ""
      ? null
      : (breedOfName.get(breedText.toLowerCase()) ?? currentBreedCode(breedText));
  const { breed, codes, unknown } = emsFromWords(ems, given);
  if (unknown.length > 0) fault("ems", "ems", unknown.join(", "));
  const inEms = currentBreedCode(breed ?? "");
  if (breedText === "")
    return {
      codes,
      breed: inEms ?? (unknown.length > 0 ? null : fault("breed", "required", "")),
    };
  if (given === null) return { codes, breed: fault("breed", "breed", breedText) };
  if (inEms !== null && inEms !== given) fault("ems", "breeds_differ", `${given}, ${inEms}`);
  return { codes, breed: given };
}
