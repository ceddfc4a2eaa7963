/** What a paper prints before or behind every name: a number, a mark of the sex, its breed. No two affixes are in all names. */
import { sexAt } from "../../pedigree/positions.ts";
import { skeleton } from "../scripts.ts";

const LEAST_NAMES = 3;
const MOST_OF_NAMES = 0.7;
/** A country before a cattery is a part of its name, and half of a paper's cats may come from one. */
const COUNTRY = /^[A-Z]{2}$/u;

/** The names without what all of their sex have in the same place. */
export function withoutMarks(names: ReadonlyMap<number, string>): Map<number, string> {
  const bare = withoutPaths(names);
  for (const place of ["first", "last"] as const) {
    const marks = marksOf(bare, place);
    for (const [position, name] of bare) {
      const words = name.split(" ");
      const word = place === "first" ? words[0]! : words.at(-1)!;
      if (words.length < 2 || !marks.get(sexAt(position))?.(word)) continue;
      bare.set(position, (place === "first" ? words.slice(1) : words.slice(0, -1)).join(" "));
    }
  }
  return bare;
}

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

type IsMark = (word: string) => boolean;

function marksOf(
  names: ReadonlyMap<number, string>,
  place: "first" | "last",
): Map<"male" | "female", IsMark | null> {
  return new Map(
    (["male", "female"] as const).map((sex) => {
      const words = [...names]
        .filter(([position]) => sexAt(position) === sex)
        .map(([, name]) => name.split(" "))
        .filter((parts) => parts.length > 1)
        .map((parts) => (place === "first" ? parts[0]! : parts.at(-1)!));
      return [sex, commonMark(words)] as const;
    }),
  );
}

const isOrdinal = (word: string) =>
  /^[([]?(?:\d{1,2}|[IVX]{1,4}(?:[./-]\d{1,2})?|\d[./-]\d{1,2})[)\].:]?$/u.test(word);

function commonMark(words: readonly string[]): IsMark | null {
  const most = Math.max(LEAST_NAMES, words.length * MOST_OF_NAMES);
  if (words.filter(isOrdinal).length >= most) return isOrdinal;
  const times = Map.groupBy(words, skeleton);
  const [mark, same = []] = [...times].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (mark === undefined || mark === "" || same.length < most || COUNTRY.test(same[0]!))
    return null;
  return (word) => skeleton(word) === mark;
}
