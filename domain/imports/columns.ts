/** What a column of an imported table may hold, and how its heading is recognised in both languages. */
export const IMPORT_FIELDS = [
  "name",
  "prefix",
  "suffix",
  "sex",
  "birthdate",
  "breed",
  "ems",
  "number",
  "mother",
  "father",
  "chip",
  "description",
  "breeder",
  "mine",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What to do with a row whose parent is neither in the table nor in the registry. */
export const MISSING_PARENTS = ["leave_out", "add"] as const;
export type MissingParents = (typeof MISSING_PARENTS)[number];

/** The index of each field's column; a field without one is not in the table. */
export type ColumnMapping = Partial<Record<ImportField, number>>;

const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  name: [
    "name",
    "cat",
    "cat name",
    "full name",
    "registered name",
    "pedigree name",
    "reg name",
    "имя",
    "кличка",
    "кошка",
    "имя кошки",
    "полное имя",
  ],
  prefix: [
    "prefix",
    "cattery prefix",
    "cat name cattery prefix",
    "префикс",
    "приставка",
    "питомник",
  ],
  suffix: ["suffix", "cattery suffix", "cat name suffix", "суффикс", "окончание"],
  sex: ["sex", "gender", "пол"],
  birthdate: [
    "birthdate",
    "birth date",
    "date of birth",
    "birthday",
    "born",
    "dob",
    "cat birthdate",
    "дата рождения",
    "рождение",
    "родился",
    "д р",
    "др",
  ],
  breed: ["breed", "breed code", "race", "порода", "код породы"],
  ems: ["ems", "ems code", "colour", "color", "colour code", "окрас", "код окраса", "код ems"],
  number: [
    "number",
    "reg num",
    "reg no",
    "registration number",
    "registration",
    "pedigree",
    "pedigree number",
    "reg number",
    "registration no",
    "studbook number",
    "номер",
    "регистрационный номер",
    "рег номер",
    "родословная",
    "номер родословной",
  ],
  mother: ["mother", "dam", "dam name", "mother name", "мать", "мама"],
  father: ["father", "sire", "sire name", "father name", "отец", "папа"],
  chip: [
    "chip",
    "microchip",
    "chip number",
    "microchip number",
    "chip no",
    "microchip no",
    "чип",
    "микрочип",
    "номер чипа",
  ],
  description: ["description", "note", "notes", "comment", "описание", "примечание", "заметки"],
  breeder: ["breeder", "заводчик"],
  mine: ["mine", "my cat", "is my cat", "моя", "моя кошка"],
};

/** Guesses from the headings; each column and each field is used at most once. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const plain = headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  const mapping: ColumnMapping = {};
  const used = new Set<number>();
  for (const field of IMPORT_FIELDS) {
    const at = plain.findIndex((heading, i) => !used.has(i) && HEADINGS[field].includes(heading));
    if (at < 0) continue;
    mapping[field] = at;
    used.add(at);
  }
  return mapping;
}
