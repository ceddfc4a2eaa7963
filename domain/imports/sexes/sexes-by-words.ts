/** Codes and words for the sexes that only the column's others tell: "kastrát" beside "kastrátka", N and S beside M and F. */
import { plainWord } from "../../plain-word.ts";

/**
 * What a cell of the column is read as, by its text in small letters; empty where each cell says enough alone.
 * @param titles the table's headings, which tell its language
 */
export function sexesByWords(
  column: readonly string[],
  titles: readonly string[] = [],
): ReadonlyMap<string, string> {
  const texts = new Set(column.map((text) => text.trim().toLowerCase()).filter(Boolean));
  const words = new Set([...texts].map(plainWord));
  const hasAll = (...wanted: string[]) => wanted.every((word) => words.has(word));
  // American programs: neuters are males, spays females.
  if (hasAll("m", "f") && [...words].every((word) => ENGLISH.has(word)))
    return new Map(
      words.has("s")
        ? [
            ["n", "male neuter"],
            ["s", "female spay"],
          ]
        : [["n", "neuter"]],
    );
  if (hasAll("neuter", "spay") && [...words].every((word) => AMERICAN.has(word)))
    return new Map([["neuter", "male neuter"]]);
  // Beside M for males K is for "kotka" or "kvinna"; elsewhere it may be a "kater" beside a "mieze", and the member says.
  if (hasAll("k", "m") && [...words].every((word) => POLISH.has(word)))
    return new Map([
      ["k", words.has("kastratka") || titles.some(isOfKotka) ? "kotka" : "K: ♀ ♂ ?"],
    ]);
  if (words.has("к") && [...words].every((word) => RUSSIAN.has(word)) && words.size > 1)
    return new Map([["к", "кот"]]);
  // Finnish letters: naaras and uros.
  if (hasAll("n", "u") && [...words].every((word) => FINNISH.has(word.split(/[\s,]/u)[0]!)))
    return new Map([
      ["n", "naaras"],
      ["u", "uros"],
    ]);
  // Slavic nouns have a gender: a "kastrat" is a male where a "kotka" or "kastrátka" stands beside it.
  if ([...words].some((word) => SLAVIC_FEMALE.has(word)))
    return new Map(
      [...texts].flatMap((text) =>
        /^kastrat$/u.test(plainWord(text)) ? [[text, `${text} kocur`] as const] : [],
      ),
    );
  return new Map();
}

const ENGLISH: ReadonlySet<string> = new Set(["m", "f", "n", "s"]);
/** Polish, Danish, Norwegian and Swedish headings. */
const OF_KOTKA =
  /^(?:plec|kon|kjonn|imie|masc|umaszczenie|hodowca|hodowla|ojciec|matka|data urodzenia|data ur\.?|navn|namn|fodt|fodd|fodselsdato|fodelsedatum|far|mor)$/u;
const isOfKotka = (title: string) => OF_KOTKA.test(plainWord(title).trim());

const POLISH: ReadonlySet<string> = new Set(["k", "m", "kastrat", "kastratka"]);
/** Beside a word for a queen that begins like it "к" is a tom. */
const RUSSIAN: ReadonlySet<string> = new Set(["к", "кот", "кш", "кош", "кошка"]);
const FINNISH: ReadonlySet<string> = new Set(["n", "u", "naaras", "uros", "kolli"]);
const AMERICAN: ReadonlySet<string> = new Set(["male", "female", "neuter", "spay"]);
const SLAVIC_FEMALE: ReadonlySet<string> = new Set(
  "kotka kocica kocka samica samice kastratka kotka-kastratka".split(" "),
);
