/** "Studs available for breeding", "Hankattlista 2024": the sex of a whole list, by the lines above it. */
import { plainWord } from "../../plain-word.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import { sexOfCats } from "../sections.ts";

/** Grown together with the word for a list or for breeding. */
const OF_STUDS = /^(?:hankatt|hannkatt|deckkater|zuchtkater|zuchtkatern)/u;
const OF_QUEENS = /^(?:honkatt|hunnkatt|zuchtkatze)/u;

/** Null where the titles name no sex, or both. */
export function sexAbove(lines: readonly (readonly string[])[]): "male" | "female" | null {
  const titles = lines
    .map((cells) => cells.filter((cell) => cell.trim() !== ""))
    .flatMap(([title, ...more]) => (more.length === 0 && title !== undefined ? [title] : []));
  const sexes = new Set(
    titles.flatMap((title) =>
      (plainWord(title.slice(0, LONGEST_FACT)).match(/[\p{L}\p{M}]+/gu) ?? []).flatMap(
        (word) => sexOf(word) ?? [],
      ),
    ),
  );
  return sexes.size === 1 ? [...sexes][0]! : null;
}

function sexOf(word: string): "male" | "female" | null {
  if (OF_STUDS.test(word)) return "male";
  return OF_QUEENS.test(word) ? "female" : sexOfCats(word);
}
