/** What a paper prints before or behind every name: a number, a mark of the sex, its breed. */
import { sexAt } from "../../pedigree/positions.ts";
import { skeleton } from "../scripts.ts";

const LEAST_NAMES = 3;
const MOST_OF_NAMES = 0.7;
/** A country before a cattery is a part of its name, and half of a paper's cats may come from one. */
const COUNTRY = /^[A-Z]{2}$/u;
/** No affix is as short. */
const SHORT = 3;

/** "L Dutch Delight's Orion": the first letter of a country is lost where the same cattery has it with other cats. */
export function withWholeCountries(names: ReadonlyMap<number, string>): Map<number, string> {
  const starts = [...names.values()].flatMap(
    (name) => /^[A-Z]{2} \S{4,}(?= )/u.exec(name)?.[0] ?? [],
  );
  return new Map(
    [...names].map(([position, name]) => {
      const lost = /^[A-Z][ '’]\S{4,}(?= )/u.exec(name)?.[0];
      const bare = lost && `${lost[0]} ${lost.slice(2)}`;
      const whole = lost && starts.find((start) => start.slice(1) === bare);
      return [position, whole ? whole + name.slice(lost.length) : name];
    }),
  );
}

type Place = "first" | "last";
type IsMark = (word: string) => boolean;

/** The names without what is printed in the same place of all others of their sex. */
export function withoutMarks(
  names: ReadonlyMap<number, string>,
  isBreed: IsMark,
): Map<number, string> {
  const bare = withoutPaths(names);
  for (const place of ["first", "last"] as const) {
    const marks = marksOf(bare, place, isBreed);
    for (const [position, name] of bare) {
      const words = name.split(" ");
      const word = wordAt(words, place);
      if (words.length < 2 || !marks[sexAt(position)](word)) continue;
      bare.set(position, (place === "first" ? words.slice(1) : words.slice(0, -1)).join(" "));
    }
  }
  return bare;
}

const wordAt = (words: readonly string[], place: Place) =>
  place === "first" ? words[0]! : words.at(-1)!;

/** Sire and dam by their first letters, in several languages: "IEE" is a sire's dam's dam. */
const LETTERS = ["SD", "FM", "IE", "VM", "PM", "OM", "ОМ"];

/** Each cat's own way from the root, in letters, or its number. */
function withoutPaths(names: ReadonlyMap<number, string>): Map<number, string> {
  for (const letters of LETTERS)
    for (const isBackwards of [false, true]) {
      const rest = [...names].map(([position, name]) => {
        const [first = "", ...others] = name.split(" ");
        const bare = first.toUpperCase().replaceAll(/[^\p{L}]/gu, "");
        return [
          position,
          bare === pathOf(position, letters, isBackwards) ? others.join(" ") : null,
        ] as const;
      });
      const found = rest.filter(([, name]) => name !== null && name !== "");
      if (found.length >= Math.max(LEAST_NAMES, names.size / 2))
        return new Map([...names, ...(found as [number, string][])]);
    }
  return new Map(names);
}

function pathOf(position: number, [sire, dam]: string, isBackwards: boolean): string {
  const steps = Array.from(position.toString(2).slice(1), (step) => (step === "0" ? sire! : dam!));
  return (isBackwards ? steps.toReversed() : steps).join("");
}

function marksOf(
  names: ReadonlyMap<number, string>,
  place: Place,
  isBreed: IsMark,
): Record<"male" | "female", IsMark> {
  const wordsOf = (sex: "male" | "female") =>
    [...names]
      .filter(([position]) => sexAt(position) === sex)
      .map(([, name]) => name.split(" "))
      .filter((words) => words.length > 1)
      .map((words) => wordAt(words, place));
  const [sires, dams] = [wordsOf("male"), wordsOf("female")];
  return { male: markOf(sires, dams, isBreed), female: markOf(dams, sires, isBreed) };
}

const isOrdinal = (word: string) =>
  /^[([]?(?:\d{1,2}|[IVX]{1,4}(?:[./-]\d{1,2})?|\d[./-]\d{1,2})[)\].:]?$/u.test(word);

function markOf(words: readonly string[], ofOtherSex: readonly string[], isBreed: IsMark): IsMark {
  if (words.filter(isOrdinal).length >= leastOf(words)) return isOrdinal;
  const mark = commonWord(words);
  if (mark === null) return () => false;
  return isBreed(mark) || isMarkOfSex(mark, ofOtherSex)
    ? (word) => skeleton(word) === skeleton(mark)
    : () => false;
}

/** An affix or a country may be that of all dams by chance: a mark of the sex is short, or the other sex has its own. */
function isMarkOfSex(mark: string, ofOtherSex: readonly string[]): boolean {
  const isOfBoth = ofOtherSex.some((word) => skeleton(word) === skeleton(mark));
  return !isOfBoth && (mark.length <= SHORT || commonWord(ofOtherSex) !== null);
}

const leastOf = (words: readonly string[]) => Math.max(LEAST_NAMES, words.length * MOST_OF_NAMES);

/** The word that most of them are. */
function commonWord(words: readonly string[]): string | null {
  const times = Map.groupBy(words, skeleton);
  const [mark, same = []] = [...times].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  const isCommon = mark !== undefined && mark !== "" && same.length >= leastOf(words);
  return isCommon && !COUNTRY.test(same[0]!) ? same[0]! : null;
}
