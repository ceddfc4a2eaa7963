/** The name of the cattery whose list a table is: the lines above name it, and several of its cats begin with it. */
import { readPrintedName } from "../../cats/printed-name.ts";
import { plainWord } from "../../plain-word.ts";
import { LONGEST_FACT } from "../formats/longest.ts";

const LEAST_CATS = 2;
const LEAST_LETTERS = 4;
const WORDS_MAX = 4;

export interface HouseAffix {
  readonly text: string;
  /** Behind the cat's own name. */
  readonly isBehind: boolean;
}

/** "IT*delle Antiche Mura", of "Cattery delle Antiche Mura" above "IT*delle Antiche Mura Aleatica"; null where no line says it. */
export function houseAffix(names: readonly string[], above: readonly string[]): HouseAffix | null {
  const before = affixBefore(names, above);
  if (before !== null) return { text: before, isBehind: false };
  return affixBehind(names, above) ?? affixWithItsWord(names, above);
}

/** "de Almazara Real", of `CRIADERO "ALMAZARA REAL"` above two cats that are called so: with its small word it is no name of a cat. */
function affixWithItsWord(names: readonly string[], above: readonly string[]): HouseAffix | null {
  const said = ` ${above
    .filter((line) => OF_CATTERY.test(line))
    .map(wordsOf)
    .join(" ")} `;
  const affixes = names.flatMap((name) => {
    const [, affix = "", own = ""] =
      name.length > LONGEST_FACT ? [] : (WITH_WORD.exec(name.trim()) ?? []);
    const bare = wordsOf(own);
    return bare.length >= LEAST_LETTERS && said.includes(` ${bare} `) ? [affix] : [];
  });
  const text = affixes.find((one) => affixes.filter((each) => each === one).length >= LEAST_CATS);
  return text === undefined ? null : { text, isBehind: true };
}

/** "Cats born in England" names no cattery. */
const OF_CATTERY =
  /cattery|criadero|criadouro|zucht|zwinger|élevage|elevage|chatterie|hodowla|chovatel|allevamento|cattinho|kissala|uppfödning|katteri|питомник|["“”„«»]/iu;
const WITH_WORD =
  /\s((?:von|vom|van|de|du|des|del|della|di|of|from|av|af|från|fra|ze?|od|из|от)\s(\p{Lu}.*))$/u;

/** `"KOCIA ŚCIEŻKA*PL"` above "Żywia Kocia Ścieżka*PL": with its country's sign it is a cattery's for sure, and one cat has it. */
function affixBehind(names: readonly string[], above: readonly string[]): HouseAffix | null {
  const signed = above
    .filter((line) => line.length <= LONGEST_FACT)
    .map((line) => ` ${wordsOf(SIGNED.exec(line)?.[0] ?? "")}`)
    .filter((words) => words.length > LEAST_LETTERS);
  for (const name of names) {
    const words = name.length <= LONGEST_FACT && SIGNED.test(name) ? name.trim().split(" ") : [];
    for (let from = 1; from < words.length; from++) {
      const text = words.slice(from).join(" ");
      if (
        signed.some((one) => one.endsWith(` ${wordsOf(text)}`)) &&
        wordsOf(text).length > LEAST_LETTERS
      )
        return { text, isBehind: true };
    }
  }
  return null;
}

const SIGNED = /\p{L}[\p{L}'’ -]{2,60}\*\s?\p{Lu}{1,3}(?!\p{L})/u;

function affixBefore(names: readonly string[], above: readonly string[]): string | null {
  const said = ` ${above.map(wordsOf).join(" ")} `;
  const affixes = names.flatMap((name) => {
    if (name.length > LONGEST_FACT) return [];
    const { printed, titlesBefore, country } = readPrintedName(name);
    const words = printed
      .split(" ")
      .slice(titlesBefore.join(" ").split(" ").filter(Boolean).length);
    if (country === "") return [];
    for (let length = Math.min(WORDS_MAX, words.length - 1); length > 0; length--) {
      const affix = words.slice(0, length).join(" ");
      const bare = wordsOf(affix.replace(/^\(?\p{Lu}{1,3}\)?\s?\*?\s?/u, ""));
      if (bare.length >= LEAST_LETTERS && said.includes(` ${bare} `)) return [affix];
    }
    return [];
  });
  const found = affixes.find(
    (affix) => affixes.filter((one) => one === affix).length >= LEAST_CATS,
  );
  return found ?? null;
}

/** "Don Quijote", to which "de Almazara Real" is added. */
const TWO_WORDS = /^\p{Lu}[\p{L}'’-]{1,20} \p{Lu}[\p{L}'’-]{1,20}$/u;

/** A kitten's own name, of one word, with the cattery's. */
export function withAffix(name: string, affix: HouseAffix | null): string {
  const own = name.trim();
  const isTwoWords = affix !== null && /^\p{Ll}/u.test(affix.text) && TWO_WORDS.test(own);
  if (affix === null || !(isTwoWords || /^\p{Lu}[\p{L}'’-]{2,}$/u.test(own))) return name;
  return affix.isBehind ? `${own} ${affix.text}` : `${affix.text} ${own}`;
}

const wordsOf = (text: string) => (plainWord(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
