/** "Studs available for breeding", "Hankattlista 2024": the sex of a whole list, by the lines above it. */
import { plainWord } from "../../plain-word.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import { readHeading } from "../headings/read-heading.ts";

/** Several of one sex only: "Katzen", "kocky" and «кошки» are of both. */
const STUDS =
  /^(?:studs|toms|tomcats|males|deckkater|zuchtkater|hanar|hanner|hann?katt(?:er|e)?|dekkaters|katers|kocury|kocouri|urokset|kollit|siitosurokset|maschi|stalloni|machos|sementales|etalons|производители|коты-производители)$/u;
const QUEENS =
  /^(?:queens|females|zuchtkatzen|honor|(?:hon|hunn?)katt(?:er|e)?|siitosnaaraat|naaraat|fattrici|hembras|reproductrices|reproductoras|производительницы)$/u;
/** Grown together with the word for a list. */
const LIST_OF =
  /^(?<sex>hankatt|hannkatt|deckkater|zuchtkater|honkatt|hunnkatt|zuchtkatzen)\p{L}*list/u;

type Sex = "male" | "female";

/** Null where no title begins with such a word, they name both sexes, or kittens too. */
export function sexAbove(lines: readonly (readonly string[])[]): Sex | null {
  const titles = lines
    .map((cells) => cells.filter((cell) => cell.trim() !== ""))
    .flatMap(([title, ...more]) => (more.length === 0 && title !== undefined ? [title] : []))
    .map((title) => plainWord(title.slice(0, LONGEST_FACT)));
  if (titles.some((title) => wordsIn(title).some(isOfLitter))) return null;
  const sexes = new Set(titles.flatMap((title) => title.split(/\s[–—-]\s|[:|]/u).flatMap(sexOf)));
  return sexes.size === 1 ? [...sexes][0]! : null;
}

const wordsIn = (title: string): readonly string[] => title.match(/[\p{L}\p{M}-]+/gu) ?? [];

function isOfLitter(word: string): boolean {
  const { isKittens, isLitter } = readHeading(word);
  return isKittens === true || isLitter === true;
}

function sexOf(part: string): readonly Sex[] {
  const [first = ""] = wordsIn(part);
  const listed = LIST_OF.exec(first)?.groups?.["sex"];
  if (STUDS.test(listed ?? first)) return ["male"];
  return QUEENS.test(listed ?? first) ? ["female"] : [];
}
