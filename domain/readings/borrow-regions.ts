import type { FieldOrNot, ReadAncestor, ReadPedigree } from "./recognised.ts";

/**
 * Fills the missing regions of a reading from another reading of the same pages: language models read well but locate
 * badly.
 */
export function borrowRegions(own: ReadPedigree, other: ReadPedigree): ReadPedigree {
  return {
    ...borrowed(own, other, ["number", "issuer", "system", "breeder", "owner"]),
    cat: borrowed(own.cat, other.cat, [
      "prefix",
      "name",
      "suffix",
      "sex",
      "breed",
      "ems",
      "birthdate",
    ]),
    ancestors: own.ancestors.map((ancestor): ReadAncestor => {
      const same = other.ancestors.find(({ position }) => position === ancestor.position);
      if (!same) return ancestor;
      return borrowed(ancestor, same, ["prefix", "name", "suffix", "ems", "birthdate", "number"]);
    }),
  };
}

function borrowed<Part extends object, Key extends keyof Part>(
  own: Part,
  other: Part,
  keys: readonly Key[],
): Part {
  const result = { ...own };
  for (const key of keys) {
    const mine = own[key] as FieldOrNot;
    const theirs = other[key] as FieldOrNot;
    if (mine && !mine.region && theirs?.region)
      result[key] = { ...mine, region: theirs.region } as Part[Key];
  }
  return result;
}
