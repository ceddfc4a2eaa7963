/** The name of the cattery whose list a table is: the lines above name it, and several of its cats begin with it. */
import { readPrintedName } from "../../cats/printed-name.ts";
import { plainWord } from "../../plain-word.ts";
import { LONGEST_FACT } from "../formats/longest.ts";

const LEAST_CATS = 2;
const LEAST_LETTERS = 4;
const WORDS_MAX = 4;

/** "IT*delle Antiche Mura", of "Cattery delle Antiche Mura" above "IT*delle Antiche Mura Aleatica"; null where no line says it. */
export function houseAffix(names: readonly string[], above: readonly string[]): string | null {
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

/** A kitten's own name, of one word, with the cattery's before it. */
export function withAffix(name: string, affix: string | null): string {
  return affix !== null && /^\p{Lu}[\p{L}'’-]{2,}$/u.test(name.trim())
    ? `${affix} ${name.trim()}`
    : name;
}

const wordsOf = (text: string) => (plainWord(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
