import { breedOfForeignName } from "../breeds/breed-names.ts";
import { breedInTitle } from "../breeds/breeds-in-titles.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import { sectionOf } from "../sections.ts";

/** "Cattery Foo – Norwegian Forest": of a whole list, where no other line above names another. */
export function breedAbove(lines: readonly (readonly string[])[]): string | null {
  const said = lines
    .map((cells) => cells.filter((cell) => cell.trim() !== ""))
    .filter(({ length }) => length === 1);
  const breeds = new Set(
    said.flatMap(([title]) => sectionOf(title!.trim())?.breed ?? breedsAmong(title!)),
  );
  return breeds.size === 1 ? [...breeds][0]! : null;
}

/** "Питомник «Берег», мейн-куны": one part of a title. */
function breedsAmong(title: string): readonly string[] {
  if (title.length > LONGEST_FACT) return [];
  return title.split(/[,;|«»"()]|\s[–—-]\s/u).flatMap((part) => {
    const word = part.trim();
    const breed =
      word.length <= 4 || A_TOWN.test(word)
        ? null
        : (breedOfForeignName(word) ?? breedInTitle(word));
    return breed === null ? [] : [breed];
  });
}

const A_TOWN = /^savannah$/iu;
