import type { CredentialKind, Evidence } from "../credentials/credential.ts";

/** From weakest to strongest: the owner's word, a scan in the registry, the judge, the club, a laboratory whose paper the club has seen. */
const GRADES = ["said", "paper", "judge", "club", "laboratory"] as const;
export type Grade = (typeof GRADES)[number];

const GRADE_OF: Readonly<Record<Evidence, Grade>> = {
  claimed: "said",
  scanned: "paper",
  judged: "judge",
  confirmed: "club",
};

/** What the registry holds of a cat, with which colour, sex and birth were looked at too. */
export interface SeenOfCat {
  readonly registered: 0 | 1;
  readonly registered_by_rules: 0 | 1;
  readonly has_paper: 0 | 1;
  readonly has_birth_certificate: 0 | 1;
}

/**
 * How well a cat's colour, sex and birth are proven: the club compared them with papers when it registered the cat, and corrects them
 * alone. A kitten whose litter registered itself is as its breeder described it: the rules look at its parents.
 */
export function gradeOfDescription(cat: SeenOfCat): Grade {
  if (cat.registered === 1 && cat.registered_by_rules === 0) return "club";
  return cat.has_paper === 1 || cat.has_birth_certificate === 1 ? "paper" : "said";
}

/** How well a title or test is proven. Only a genetic test comes from a laboratory, and only if the paper names it. */
export function gradeOf({
  kind,
  evidence,
  issued_by,
}: {
  readonly kind: CredentialKind;
  readonly evidence: Evidence;
  readonly issued_by: string | null;
}): Grade {
  return kind === "dna" && evidence === "confirmed" && issued_by !== null
    ? "laboratory"
    : GRADE_OF[evidence];
}
