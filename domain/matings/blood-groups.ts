/**
 * The AB system (CMAH, OMIA 000119-9685): A is dominant over c (group AB), c over b (group B). A queen of group B has antibodies
 * against A and AB in her first milk, which destroy her kittens' blood: neonatal isoerythrolysis (Silvestre-Ferreira & Pastor 2010,
 * Vet Med Int, PMC2899707; Kehl et al. 2018 for the alleles).
 */

export const BLOOD_ALLELES = ["A", "c", "b"] as const;
export type BloodAllele = (typeof BLOOD_ALLELES)[number];
export type BloodGroup = "A" | "AB" | "B";

/** Two alleles, the dominant first; null is one that the group does not tell. */
export type Blood = readonly [BloodAllele, BloodAllele | null];

/** Breeds in which 10 % of the cats or more are of group B (Little 2004, surveys of the University of Pennsylvania). */
export const BREEDS_WITH_B: ReadonlySet<string> = new Set(
  "ABY SOM SBI BRI BLH CRX DRX EXO PER JBT JBL SFS SFL SCS SCL SPH TUV TUA RAG".split(" "),
);

const GROUP: Readonly<Record<BloodAllele, BloodGroup>> = { A: "A", c: "AB", b: "B" };

const NO_CARRIER = /not? (?:a )?carrier|non-?carrier|carries no|не носител|не несёт|kein träger/iu;
const CARRIER = /carri|носител|несёт|träger|traeger|\bhet\b|heteroz|гетероз/iu;

/** `A`, `B`, `AB`, `A/b`, `N/b`, `b/b`, `group A`, `A, carrier of b`; null where it is none. */
export function bloodOf(result: string): Blood | null {
  const text = result.replaceAll(/АВ/gu, "AB").replaceAll("А", "A").replaceAll("В", "B");
  const pair = /(?:^|[\s(:])(A|N|c|a|aab|b|B|AB)\s*[/|]\s*(A|N|c|a|aab|b|B|AB)(?:$|[\s),.;])/u.exec(
    text,
  );
  if (pair) {
    const [one, other] = [alleleOf(pair[1]!), alleleOf(pair[2]!)];
    return BLOOD_ALLELES.indexOf(one) <= BLOOD_ALLELES.indexOf(other) ? [one, other] : [other, one];
  }
  const group = /(?:^|[\s:])(AB|A|B|C)(?:$|[\s,.;(])/u.exec(text)?.[1];
  if (group === undefined) return null;
  if (group === "B") return ["b", "b"];
  return [group === "A" ? "A" : "c", hiddenAllele(group, text)];
}

/** What a cat of group A or AB carries, as laboratories say it in words. */
function hiddenAllele(group: string, text: string): BloodAllele | null {
  if (group === "A" && NO_CARRIER.test(text)) return "A";
  if (!CARRIER.test(text) || NO_CARRIER.test(text)) return null;
  return /(?:AB|\bc\b)(?!.*\bb\b)/u.test(text) && group === "A" ? null : "b";
}

function alleleOf(written: string): BloodAllele {
  if (written === "A" || written === "N") return "A";
  return written === "b" || written === "B" ? "b" : "c";
}

export function groupOf([dominant]: Blood): BloodGroup {
  return GROUP[dominant];
}

/** Quarters of the kittens by group, if both alleles of both parents are known. */
export function kittenGroups(dam: Blood, sire: Blood): Readonly<Record<BloodGroup, number>> | null {
  if (dam[1] === null || sire[1] === null) return null;
  const quarters = { A: 0, AB: 0, B: 0 };
  for (const one of dam as readonly [BloodAllele, BloodAllele])
    for (const other of sire as readonly [BloodAllele, BloodAllele])
      quarters[
        groupOf(
          BLOOD_ALLELES.indexOf(one) <= BLOOD_ALLELES.indexOf(other) ? [one, other] : [other, one],
        )
      ]++;
  return quarters;
}

/**
 * Quarters of a group-B queen's kittens that her milk may kill, from the least to the most that the stud's group allows; null where
 * there is no danger of it.
 */
export function endangered(dam: Blood, sire: Blood): readonly [least: number, most: number] | null {
  if (groupOf(dam) !== "B" || groupOf(sire) === "B") return null;
  if (sire[1] === null) return [2, 4];
  return sire[1] === "b" ? [2, 2] : [4, 4];
}
