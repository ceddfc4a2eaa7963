const CYRILLIC: Readonly<Record<string, string>> = {
  ж: "zh",
  х: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sch",
  ю: "iu",
  я: "ia",
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  з: "z",
  и: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  ы: "i",
  э: "e",
  і: "i",
  є: "e",
  ґ: "g",
};

/** Spellings of one sound, longest first, in the same order as the database's `name_key`. */
const FOLDED: readonly (readonly [string, string])[] = [
  ["shch", "sch"],
  ["kh", "h"],
  ["ch", "%"],
  ["ck", "k"],
  ["c", "k"],
  ["%", "ch"],
  ["ph", "f"],
  ["tz", "ts"],
  ["x", "ks"],
  ["w", "v"],
  ["j", "i"],
  ["y", "i"],
];

/**
 * A name by its sound, in lower-case Latin letters and digits: "Ксения", "Kseniya" and "Xenia" share a key. Cats with
 * the same key are probably the same cat. The database has the same rule, `name_key`; a test compares the two.
 */
export function nameKey(name: string): string {
  const latin = Array.from(
    name.toLowerCase().normalize("NFD"),
    (letter) => CYRILLIC[letter] ?? letter,
  ).join("");
  const folded = FOLDED.reduce((text, [from, to]) => text.replaceAll(from, to), latin);
  return folded.replaceAll(/[^a-z0-9]/gu, "").replaceAll(/(.)\1+/gu, "$1");
}
