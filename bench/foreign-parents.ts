/** Finds the parents that a foreign table names. */
import type { CatValues } from "@felistry/domain/imports/read-cat.ts";
import { bareName } from "@felistry/domain/imports/names/read-name.ts";
import type { ReadCat } from "./foreign-cats.ts";

export const fullName = (values: CatValues) =>
  bareName(values.printed ?? [values.prefix, values.name, values.suffix].filter(Boolean).join(" "));

export type Finder = (reference: string, sex: string, child: ReadCat) => ReadCat | null;

/** As the server matches: by number, key, name, call name, one word of the name, words of it, of the right sex, born before the kitten. */
export function parentFinder(cats: readonly ReadCat[]): Finder {
  const keysOf = ({ values }: ReadCat) => [
    values.number,
    values.key,
    values.name === null ? null : fullName(values),
    values.call_name === null ? null : bareName(values.call_name),
  ];
  const maps = [0, 1, 2, 3].map((i) =>
    Map.groupBy(
      cats.filter((cat) => keysOf(cat)[i]),
      (cat) => keysOf(cat)[i]!,
    ),
  );
  const byWord = Map.groupBy(
    cats.flatMap((cat) => {
      const words = cat.values.name === null ? [] : fullName(cat.values).split(" ");
      return [...new Set([words[0], words.at(-1)])].flatMap((word) => (word ? { word, cat } : []));
    }),
    ({ word }) => word,
  );
  maps.push(new Map([...byWord].map(([word, all]) => [word, all.map(({ cat }) => cat)])));
  const byPart = Map.groupBy(
    cats.flatMap((cat) =>
      cat.values.name === null ? [] : partsOf(fullName(cat.values)).map((part) => ({ part, cat })),
    ),
    ({ part }) => part,
  );
  maps.push(new Map([...byPart].map(([part, all]) => [part, all.map(({ cat }) => cat)])));
  return (reference, sex, child) => {
    for (const [i, map] of maps.entries()) {
      const found = (map.get(i < 2 ? reference : bareName(reference)) ?? []).filter(
        ({ values }) => values.sex === null || values.sex === sex,
      );
      const older = found.filter(
        ({ values }) =>
          !values.birthdate || !child.values.birthdate || values.birthdate < child.values.birthdate,
      );
      if (older.length === 1) return older[0]!;
      if (found.length > 0) return null;
    }
    return null;
  };
}

const LEAST_OF_NAME = 4;

/** Up to four words that stand together. */
function partsOf(name: string): readonly string[] {
  const words = name.split(" ");
  const parts = words.flatMap((_, i) =>
    [1, 2, 3, 4].map((count) => words.slice(i, i + count).join(" ")),
  );
  return [...new Set(parts)].filter((part) => part.length >= LEAST_OF_NAME);
}
