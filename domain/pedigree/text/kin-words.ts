/** "Father's mother" in the languages in which papers are written besides English and Russian (readings/kinship.ts). */
import { positionOfKinship } from "../../readings/kinship/kinship.ts";
import { LAST_POSITION } from "../positions.ts";

type Step = "0" | "1";

/** In the order of the cat's line ("Vaters Mutter"), with the genitive first, or against it ("matka ojca"). */
const WORDS: readonly { readonly sire: string; readonly dam: string; readonly against?: true }[] = [
  { sire: "vater vaters", dam: "mutter mutters" },
  { sire: "vader vaders", dam: "moeder moeders" },
  { sire: "isä isän", dam: "emä emän emo emon" },
  { sire: "far fars", dam: "mor mors" },
  { sire: "père pere", dam: "mère mere", against: true },
  { sire: "ojciec ojca", dam: "matka matki", against: true },
  { sire: "otec otce", dam: "matka matky", against: true },
  { sire: "padre padre", dam: "madre madre", against: true },
];
const BETWEEN = new Set("des der von van du de la del della od z".split(" "));
const TURNED = /\s(?:des|der|von|van|du|de|del|della)\s/iu;
/** `farmor`, `morfars far`, `isänisä` are written as one word or more. */
const TOGETHER = /^(?:(?:far|mor)s?\s?){2,4}$|^(?:(?:isän?|emän?)\s?){2,4}$/iu;

const LONGEST = 200;

/** The position that a label names; null if it is none. */
export function positionOfKin(label: string): number | null {
  if (label.length > LONGEST) return null;
  return (
    positionOfKinship(label) ??
    positionIn(
      label
        .toLowerCase()
        .replace(/[:.;,]+$/u, "")
        .trim(),
    )
  );
}

function positionIn(label: string): number | null {
  const steps = TOGETHER.test(label)
    ? [...label.matchAll(/far|mor|isä|emä/gu)]
        .map(([word]) => (/far|isä/u.test(word) ? "0" : "1"))
        .join("")
    : WORDS.map((words) => stepsIn(label, words)).find((found) => found !== null);
  const position = steps ? Number.parseInt(`1${steps}`, 2) : 0;
  return position > 1 && position <= LAST_POSITION ? position : null;
}

function stepsIn(label: string, { sire, dam, against }: (typeof WORDS)[number]): string | null {
  const spoken = label.split(/[\s’'-]+/u).filter((word) => word !== "" && !BETWEEN.has(word));
  const steps = spoken.map((word): Step | null =>
    sire.split(" ").includes(word) ? "0" : dam.split(" ").includes(word) ? "1" : null,
  );
  if (steps.length === 0 || steps.length > 4 || steps.includes(null)) return null;
  return (against || TURNED.test(label) ? steps.toReversed() : steps).join("");
}
