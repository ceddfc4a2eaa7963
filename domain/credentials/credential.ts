/** A cat's titles, show results and tests: what is claimed and how well it is proved. */

/** `title`: won for good; `result`: from one show; `health`: an examination; `dna`: a genetic test. */
export const CREDENTIAL_KINDS = ["title", "result", "health", "dna"] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** From weakest to strongest: the owner's word, a scan of the paper, confirmed by the judge who gave it, confirmed by the club. */
export const EVIDENCE_LEVELS = ["claimed", "scanned", "judged", "confirmed"] as const;
export type Evidence = (typeof EVIDENCE_LEVELS)[number];

/** The most entries a cat may have; the longest show careers fill about half of it. */
export const MOST_CREDENTIALS = 80;

export function isTest(kind: CredentialKind): boolean {
  return kind === "health" || kind === "dna";
}

/**
 * Titles suggested while typing; others may be entered as printed on the paper. FIFe Show Rules
 * (titles), WCF Show Rules (titles), TICA Show Rules (titles).
 */
export const KNOWN_TITLES: readonly string[] = (
  "CH PR IC IP GIC GIP SC SP JW DSM DVM DM " +
  "GCH GEC EC WC GPR EP WP " +
  "DGC TGC QGC SGC RW LA OD OS"
).split(" ");

/** Titles written after a name: junior winners and distinguished merits (FIFe Show Rules). */
const BEHIND_NAME: ReadonlySet<string> = new Set(["JW", "DSM", "DVM", "DM"]);

/** With a year, "WW'23", a winner's title belongs to one show and goes before the name like the others. */
function standsBehindName(title: string): boolean {
  return BEHIND_NAME.has(title.toUpperCase());
}

/** Common names of examinations and genetic tests. */
export const KNOWN_TESTS: Readonly<Record<"health" | "dna", readonly string[]>> = {
  health: ["HCM", "PKD", "FIV", "FeLV", "FCoV", "HD", "PL", "BAER"],
  dna: [
    "HCM A31P",
    "HCM R820W",
    "PKD1",
    "HCM ALMS1",
    "PK-Def",
    "PRA-rdAc",
    "PRA-Rdy",
    "PRA-pd",
    "PRA-b",
    "GSD IV",
    "SMA",
    "AB blood group",
    "GM1",
    "GM2",
    "ALPS",
    "BHD",
    "BHK",
    "CMS",
    "F XI",
    "F XII",
    "MPS VI",
    "MDR1",
    "AMD",
    "SFOCD",
  ],
};

/**
 * The titles around a name: "CH SC" before it, "JW" after it.
 * @param titles in the order they were won; a title won twice is shown once
 */
export function titlesAround(titles: readonly string[]): { before: string; behind: string } {
  const borne = [...new Set(titles)];
  return {
    before: borne.filter((title) => !standsBehindName(title)).join(" "),
    behind: borne.filter(standsBehindName).join(" "),
  };
}
