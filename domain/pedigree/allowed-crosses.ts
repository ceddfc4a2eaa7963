/**
 * Breeds that are commonly bred with each other and whose kittens can be registered: varieties of hair and ear of one
 * breed, and the outcrosses that most federations permit. Source: the breed rules of FIFe and WCF as they agree; each
 * club's own list decides, which is why everything else is a warning and never a refusal.
 */
const groups: readonly (readonly string[])[] = [
  ["ABL", "ABS"],
  ["ABY", "SOM"],
  ["ACL", "ACS"],
  ["ASI", "BML", "BUR", "BOM"],
  ["BLH", "BRI", "SCS", "SCL", "SFS", "SFL"],
  ["EXO", "PER"],
  ["JBL", "JBT"],
  ["KAL", "KAS"],
  ["KBL", "KBS"],
  ["LPL", "LPS"],
  ["MAN", "CYM"],
  ["MIL", "MIS", "PER", "EXO", "MNS", "MNL"],
  ["MNL", "MNS"],
  ["NEB", "RUS"],
  ["NEM", "SIB"],
  ["OLH", "OSH", "BAL", "SIA", "PEB"],
  ["PBL", "PBS"],
  ["SRL", "SRS", "BRI", "BLH", "PER", "EXO"],
  ["SIA", "THA"],
  ["TON", "BUR", "SIA"],
  ["URL", "URS"],
];

/** Whether kittens of these two breeds (three letters each) are commonly registered. */
export function mayBeCrossed(one: string, other: string): boolean {
  return one === other || groups.some((group) => group.includes(one) && group.includes(other));
}

/** The breeds, itself first, with which a breed is commonly bred. */
export function crossableWith(breed: string): string[] {
  return [...new Set([breed, ...groups.filter((group) => group.includes(breed)).flat()])];
}

/** Two of these together make kittens that are not viable or suffer: the dominant gene is harmful in two copies. */
const neverTogether: readonly (readonly string[])[] = [
  ["SFS", "SFL"],
  ["MAN", "CYM"],
  ["MNS", "MNL"],
];

/** Whether both carry one and the same gene of which two copies do harm: folded ears, taillessness, short legs. */
export function isHarmfulTogether(one: string, other: string): boolean {
  return neverTogether.some((group) => group.includes(one) && group.includes(other));
}
