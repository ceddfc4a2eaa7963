/** FIFe's lists by breed: Breeding and Registration Rules §6.1, 9.1 and Appendix I (the sources of data/rules/club/fife.json). */

const BRITISH = ["BSH", "BLH"];

/** Sister breeds, and outcrosses that need no permission. */
const CROSSED_FREELY: readonly (readonly string[])[] = [
  ["ABY", "SOM"],
  ["ACL", "ACS"],
  ["BAL", "OLH", "OSH", "SIA"],
  BRITISH,
  ["BML", "BUR"],
  ["CYM", "MAN"],
  ["EXO", "PER"],
  ["KBL", "KBS"],
  ["LPL", "LPS"],
  ["NEM", "SIB"],
  ["SRL", "SRS"],
];
const SELKIRK = ["SRL", "SRS"];
const OUTCROSS_OF_SELKIRK = [...BRITISH, "EXO", "PER"];

/** @param breeds in FIFe's codes */
export function isSameOrSister(one: string, other: string): boolean {
  return (
    one === other ||
    CROSSED_FREELY.some((group) => group.includes(one) && group.includes(other)) ||
    (SELKIRK.includes(one) && OUTCROSS_OF_SELKIRK.includes(other)) ||
    (SELKIRK.includes(other) && OUTCROSS_OF_SELKIRK.includes(one))
  );
}

/** TICA's letters, the mildest first: one breed, breeds of one group, a permitted outcross, one that is not permitted. */
const CROSSINGS = ["T", "V", "P", "N"] as const;
export type Crossing = (typeof CROSSINGS)[number];

/** Breeds that may be crossed and are no varieties of one. */
const OUTCROSS_ONLY: readonly (readonly string[])[] = [["BML", "BUR"]];

export function crossingOf(one: string, other: string): Crossing {
  if (one === other) return "T";
  const isIn = (group: readonly string[]) => group.includes(one) && group.includes(other);
  if (CROSSED_FREELY.some(isIn) && !OUTCROSS_ONLY.some(isIn)) return "V";
  return isSameOrSister(one, other) ? "P" : "N";
}

/** Null if no ancestor is known. */
export function worstCrossing(found: readonly Crossing[]): Crossing | null {
  return CROSSINGS.findLast((letter) => found.includes(letter)) ?? null;
}

/** Our code where FIFe has another. */
const RENAMED: Readonly<Record<string, string>> = { BRI: "BSH" };

export function clubBreed(ems: string): string {
  return RENAMED[ems] ?? ems;
}

/** The genetic tests advised for a breed, by our codes of tests. */
const ADVISED: readonly (readonly [tests: readonly string[], breeds: readonly string[]])[] = [
  [["HCM A31P", "SMA"], ["MCO"]],
  [["HCM R820W"], ["RAG"]],
  [["PKD1"], ["EXO", "PER", "BSH", "BLH", "SRS", "SRL"]],
  [["PK-DEF"], ["ABY", "SOM", "BEN", "SIN", "LPL", "LPS"]],
  [["PRA-RDAC"], ["ABY", "SOM", "OCI"]],
  [["BHK"], ["BML", "BUR", "SIN"]],
  [["GM1"], ["SIA", "BAL", "OSH", "OLH"]],
];

export function advisedTests(breed: string): string[] {
  return ADVISED.flatMap(([tests, breeds]) => (breeds.includes(breed) ? tests : []));
}

/** Breeds with a gene of form: W04 lets no two of them be combined. */
const MUTATIONS: readonly (readonly string[])[] = [
  ["SFS", "SFL"],
  ["MAN", "CYM"],
  ["MNS", "MNL", "MIS", "MIL"],
  ["ACS", "ACL"],
  ["JBT", "JBL"],
  ["KBS", "KBL"],
  ["KAS", "KAL"],
  ["ABS", "ABL"],
  ["CRX"],
  ["DRX"],
  ["GRX"],
  ["SRS", "SRL"],
  ["LPS", "LPL"],
  ["URS", "URL"],
  ["AWH"],
  ["SPH"],
  ["DSP", "PEB"],
];

/** How many different ones two cats have between them. */
export function mutationsOf(breeds: readonly string[]): number {
  return MUTATIONS.filter((group) => breeds.some((breed) => group.includes(breed))).length;
}
