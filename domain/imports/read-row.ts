import { dateFaults } from "../cats/dates.ts";
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
import { type ImportFault, type ImportFaultKind, stopsRow } from "./faults.ts";
import type { RepairBook } from "./repairs.ts";

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

/** A value that is not understood is left out of the cat, and said. */
export interface ReadRow {
  /** Null if a fault stops the row. */
  readonly cat: ImportedCat | null;
  /** What is understood, whether or not it makes a cat. */
  readonly values: { readonly [Key in keyof ImportedCat]: ImportedCat[Key] | null };
  readonly faults: readonly ImportFault[];
}

export interface RowRules {
  readonly mapping: ColumnMapping;
  /** Breed codes by lower-case breed names in both languages. */
  readonly breedOfName: ReadonlyMap<string, string>;
  readonly dates: DateOrder;
  readonly today: string;
  /** The prefix of our club's numbers. */
  readonly registrationPrefix: string;
  /** What the member has mended. */
  readonly repairs: RepairBook;
}

const TEXT_MAX = 100;

/** Reads the row of a line as it is after the member's repairs, and lists all its faults. */
export function readRow(line: number, cells: readonly string[], rules: RowRules): ReadRow {
  const faults: ImportFault[] = [];
  const fault: Fault = (field, kind, value) => {
    faults.push({ field, kind, value });
    return null;
  };
  const cell: Cell = (field) => repairedCell(line, cells, field, rules).text;
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
  return { cat: faults.some(stopsRow) ? null : (cat as ImportedCat), values: cat, faults };
}

/** The text of a cell, and what is read in its place if the member has mended it. */
export function repairedCell(
  line: number,
  cells: readonly string[],
  field: ImportField,
  { mapping, repairs: { cells: edits, values } }: Pick<RowRules, "mapping" | "repairs">,
): { readonly text: string; readonly isMended: boolean } {
  const edited = edits.size > 0 ? edits.get(line)?.get(field) : undefined;
  const text = normaliseName(edited ?? cellOf(cells, mapping[field]));
  const replaced = values.size > 0 ? values.get(field)?.get(text.toLowerCase()) : undefined;
  return { text: replaced ?? text, isMended: edited !== undefined || replaced !== undefined };
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
  ) as { -readonly [Column in keyof PlainCells]: PlainCells[Column] };
  for (const [field, kind] of Object.entries(dateFaults(dates, rules.today))) {
    const column = sheetColumn(field as DateField);
    cells[column] = fault(
      column,
      kind === "before_birth" ? kind : "future",
      dates[field as DateField]!,
    );
  }
  return cells;
}

/** Without the apostrophe that spreadsheets put before a formula. */
function cellOf(cells: readonly string[], at: number | undefined): string {
  const text = at === undefined ? "" : (cells[at] ?? "");
  return text.replace(/^'(?=[=+\-@\t\r])/u, "").replaceAll("\u0000", "");
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

export function sexOf(text: string): Sex | null {
  const plain = text.toLowerCase().replace(/\.$/u, "");
  if (MALE.includes(plain)) return "male";
  return FEMALE.includes(plain) ? "female" : null;
}

function readColour(
  ems: string,
  breedText: string,
  { breedOfName, repairs }: RowRules,
  fault: Fault,
): { breed: string | null; codes: ColourCodes } {
  const given =
    breedText === ""
      ? null
      : (breedOfName.get(breedText.toLowerCase()) ?? currentBreedCode(breedText));
  const { breed, codes, unknown } = coloursOf(ems, given, repairs);
  for (const word of unknown) fault("ems", "ems", word);
  const inEms = currentBreedCode(breed ?? "");
  if (breedText === "") return { codes, breed: inEms ?? fault("breed", "required", "") };
  if (given === null) return { codes, breed: fault("breed", "breed", breedText) };
  if (inEms !== null && inEms !== given) fault("ems", "breeds_differ", `${given}, ${inEms}`);
  return { codes, breed: given };
}

/** A word that is not understood is read as the member has said of it. */
function coloursOf(ems: string, breed: string | null, { values }: RepairBook) {
  const read = emsFromWords(ems, breed);
  const said = values.get("ems");
  if (said === undefined || !read.unknown.some((word) => said.has(word.toLowerCase()))) return read;
  const mended = read.unknown.reduce(
    (text, word) => text.replace(word, () => said.get(word.toLowerCase()) ?? word),
    ems,
  );
  return emsFromWords(mended, breed);
}
