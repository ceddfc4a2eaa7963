/** Tables that anybody might keep, with words that stand once. */
import fc from "fast-check";

const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
export const wordsOf = (text: string) =>
  (text.toLowerCase().match(WORD) ?? []).filter((word) => word.length > 3);

/** Words that no language has: each stands once in a file. */
const SYLLABLES = ["zun", "qer", "vop", "xib", "gul", "jaf", "wek", "hod"];
export const wordOf = (n: number) => {
  const made = [0, 3, 6, 9].map((shift) => SYLLABLES[(n >> shift) % 8]!).join("");
  return made.charAt(0).toUpperCase() + made.slice(1);
};

const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  name: ["Name", "Кличка", "Namn", "Imię", "Jméno", "Naam", "Nom"],
  sex: ["Sex", "Пол", "Geschlecht", "Kön", "Płeć", "Pohlaví", "Sexe"],
  born: ["Born", "Дата рождения", "geb.", "Född", "Data urodzenia", "Narozen", "Né(e) le"],
  breed: ["Breed", "Порода", "Rasse", "Ras", "Rasa", "Plemeno", "Race"],
  ems: ["EMS", "Окрас", "Farbe", "Färg", "Umaszczenie", "Barva", "Robe"],
  number: [
    "Reg. no.",
    "№ родословной",
    "Zuchtbuch-Nr.",
    "Reg.nr",
    "Nr rodowodu",
    "Č. zápisu",
    "LOOF",
  ],
  sire: ["Sire", "Отец", "Vater", "Far", "Ojciec", "Otec", "Père"],
  dam: ["Dam", "Мать", "Mutter", "Mor", "Matka", "Matka", "Mère"],
  breeder: ["Breeder", "Заводчик", "Züchter", "Uppfödare", "Hodowca", "Chovatel", "Éleveur"],
  note: ["Notes", "Примечание", "Bemerkung", "Anmärkning", "Uwagi", "Poznámka", "Remarques"],
  vet: ["Vet", "Клиника", "Tierarzt", "Veterinär", "Weterynarz", "Veterinář", "Vétérinaire"],
};
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  sex: ["F", "M"],
  born: ["3.4.2018", "05.06.2019", "2020-07-08"],
  breed: ["MCO", "SIB"],
  ems: ["n 22", "MCO d 22", "black", "blue tabby"],
};
const KINDS = Object.keys(HEADINGS);

const MADE = new RegExp(`^(?:(?:${SYLLABLES.join("|")}){4}|1\\d{4})$`, "u");
/** The words that were made up for the file. */
export const madeIn = (text: string) => wordsOf(text).filter((word) => MADE.test(word));

const LINES = "cat cat cat cat odd alone pair long blank table again label litter two paren".split(
  " ",
);

/** A table in one of the languages, with what hands do to tables: titles, sections, blanks, remarks, further tables. */
const choices = fc.record({
  language: fc.integer({ min: 0, max: 6 }),
  others: fc.uniqueArray(fc.constantFrom(...KINDS.slice(1)), { minLength: 2, maxLength: 8 }),
  further: fc.uniqueArray(fc.constantFrom(...KINDS.slice(1)), { minLength: 2, maxLength: 6 }),
  lines: fc.array(fc.constantFrom(...LINES), { minLength: 3, maxLength: 12 }),
  title: fc.boolean(),
  seed: fc.integer({ min: 0, max: 300 }),
  choice: fc.infiniteStream(fc.nat(99)),
});

type Choices = typeof choices extends fc.Arbitrary<infer One> ? One : never;

function tableOf(
  before: number,
  { language, others, further, lines, title, seed, choice }: Choices,
): string[][] {
  let [count, kinds] = [seed, ["name", ...others]];
  const word = (beside = "") => `${wordOf(count++)}${beside}`;
  const pick = (from: readonly string[]) => from[choice.next().value! % from.length]!;
  const valueOf = (kind: string): string => {
    if (kind === "name" || choice.next().value! < 12) return `${word()} of ${word()}`;
    if (kind in PLAIN) return pick(PLAIN[kind]!);
    if (kind === "number") return `LO ${10_000 + count++}`;
    return choice.next().value! < 15 ? "" : word(` ${wordOf(count++)}`);
  };
  const headings = () => kinds.map((kind) => HEADINGS[kind]![language]!);
  const cat = () => kinds.map(valueOf);
  const made: string[][] = title ? [[word(" herd 2025")], headings()] : [headings()];
  for (let i = 0; i < before; i++) made.push(cat());
  const lineOf: Readonly<Record<string, () => string[][]>> = {
    cat: () => [cat()],
    odd: () => [cat().map((cell, i) => (i > 0 && choice.next().value! < 40 ? word() : cell))],
    alone: () => [[word(` ${word()}`)]],
    pair: () => [[word(), word()]],
    long: () => [[...cat(), word()]],
    blank: () => [kinds.map(() => "")],
    label: () => [[`${word()}: ${word()}`]],
    litter: () => [[`Litter A, 5.6.2020, ${word()} x ${word()}`]],
    two: () => [cat().map((cell) => `${cell} / ${word()}`)],
    paren: () => [cat().map((cell) => `${cell} (${word()})`)],
    again: () => [headings()],
    table: () => {
      kinds = ["name", ...further];
      return [[word()], headings()];
    },
  };
  for (const line of lines) made.push(...lineOf[line]!());
  return made;
}

export const tablesBelow = (before: number): fc.Arbitrary<string[][]> =>
  choices.map((one) => tableOf(before, one));

/** Also with more cats above than the rows by which a table's shape is told. */
export const LONG = 230;
export const tables = tablesBelow(0);

export const csvOf = (rows: readonly (readonly string[])[], separator: string) =>
  rows.map((row) => row.join(separator)).join("\n");
