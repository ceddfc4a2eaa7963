/**
 * Sister breeds, which "share the same standards except for coat length and/or pattern and can be inter-mated without
 * permission", and outcrosses: FIFe, Breeding and Registration Rules, 4.1, edition of 1 January 2008
 * (http://www.fifeweb.org/wp/lib/lib_rls_breg_2008_05.html). The Seychellois have no code in our data; the Snowshoe's
 * outcrosses need permission there.
 */
const byFife: readonly (readonly string[])[] = [
  ["ABY", "SOM"],
  ["ACL", "ACS"],
  ["BAL", "OLH", "OSH", "SIA"],
  ["BML", "BUR"],
  ["CYM", "MAN"],
  ["EXO", "PER"],
  ["KBL", "KBS"],
  ["SNO", "SIA"],
  ["SNO", "OSH"],
  ["SNO", "RAG"],
];

/**
 * Beyond that list: coat-length varieties of one breed that FIFe recognised later or not at all, and outcrosses that
 * other federations register. This comes from no single document, and every club's own list decides: a superfluous pair
 * here only drops a warning, and no warning forbids a mating.
 */
const elsewhere: readonly (readonly string[])[] = [
  ["ABL", "ABS"],
  ["ASI", "BML", "BUR", "BOM"],
  ["BLH", "BRI", "SCS", "SCL", "SFS", "SFL"],
  ["JBL", "JBT"],
  ["KAL", "KAS"],
  ["LPL", "LPS"],
  ["MIL", "MIS", "PER", "EXO", "MNS", "MNL"],
  ["NEB", "RUS"],
  ["NEM", "SIB"],
  ["PEB", "BAL", "OLH", "OSH", "SIA"],
  ["PBL", "PBS"],
  ["SRL", "SRS", "BRI", "BLH", "PER", "EXO"],
  ["SIA", "THA"],
  ["TON", "BUR", "SIA"],
  ["URL", "URS"],
];

const groups = [...byFife, ...elsewhere];

/** Whether kittens of these two breeds (three letters each) are commonly registered. */
export function mayBeCrossed(one: string, other: string): boolean {
  return one === other || groups.some((group) => group.includes(one) && group.includes(other));
}

/** The breeds commonly bred with this one, itself first. */
export function crossableWith(breed: string): string[] {
  return [...new Set([breed, ...groups.filter((group) => group.includes(breed)).flat()])];
}
