/** A cat's sex as a line of a pedigree says it, beside what its place says. */
import type { Sex } from "../cats/sex.ts";

const WORDS: Readonly<Record<Sex, string>> = {
  male: "male ♂ 1.0 1,0 кот самец kater rüde mâle samiec kocur kocour uros hane hankat han maschio macho",
  female:
    "female ♀ 0.1 0,1 кошка самка katze weiblich femelle samica kotka kočka naaras hona hunkatt hunkat poes femmina hembra",
};
const SEX_OF: ReadonlyMap<string, Sex> = new Map(
  (["male", "female"] as const).flatMap((sex) =>
    WORDS[sex].split(" ").map((word) => [word, sex] as const),
  ),
);

/** Null for a piece of a line that is anything else. */
export const sexOfWord = (piece: string): Sex | null => SEX_OF.get(piece.toLowerCase()) ?? null;
