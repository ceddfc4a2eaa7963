/** Titles, show results and tests of a cat: what is claimed of it, and how well it is proved. */

/** `title`: won for good; `result`: of one show; `health`: an examination; `dna`: a genetic test. */
export const CREDENTIAL_KINDS = ["title", "result", "health", "dna"] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** From the weakest to the strongest: the owner's word, a scan of the paper, the club has seen it. */
export const EVIDENCE_LEVELS = ["claimed", "scanned", "confirmed"] as const;
export type Evidence = (typeof EVIDENCE_LEVELS)[number];

/** So many entries one cat may have: the longest show careers fill about half of it. */
export const MOST_CREDENTIALS = 80;

export function isTest(kind: CredentialKind): boolean {
  return kind === "health" || kind === "dna";
}

/**
 * Titles as they are written, offered while one is typed; others may be entered as they stand on the paper. FIFe Show Rules
 * (titles), WCF Show Rules (titles), TICA Show Rules (titles).
 */
export const KNOWN_TITLES: readonly string[] = (
  "CH PR IC IP GIC GIP SC SP JW DSM DVM DM " +
  "GCH GEC EC WC GPR EP WP " +
  "DGC TGC QGC SGC RW LA OD OS"
).split(" ");

/** Titles that a name bears behind it: junior winners and distinguished merits (FIFe Show Rules). */
const BEHIND_NAME: ReadonlySet<string> = new Set(["JW", "DSM", "DVM", "DM"]);

/** A year makes a winner's title one of a show, "WW'23": it stands before the name like the others. */
function standsBehindName(title: string): boolean {
  return BEHIND_NAME.has(title.toUpperCase());
}

/** Examinations and genetic tests that breeders of cats know by these names. */
export const KNOWN_TESTS: Readonly<Record<"health" | "dna", readonly string[]>> = {
  health: ["HCM", "PKD", "FIV", "FeLV", "FCoV", "HD", "PL", "BAER"],
  dna: [
    "HCM A31P",
    "HCM R820W",
    "PKD1",
    "PK-Def",
    "PRA-rdAc",
    "PRA-b",
    "GSD IV",
    "SMA",
    "ABO",
    "GM1",
    "GM2",
    "ALPS",
  ],
};

/**
 * What a name bears: "CH SC" before it, "JW" behind.
 * @param titles in the order in which they were won; one that was won twice is borne once
 */
export function titlesAround(titles: readonly string[]): { before: string; behind: string } {
  const borne = [...new Set(titles)];
  return {
    before: borne.filter((title) => !standsBehindName(title)).join(" "),
    behind: borne.filter(standsBehindName).join(" "),
  };
}
