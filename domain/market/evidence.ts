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
