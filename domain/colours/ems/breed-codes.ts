/**
 * The registry's breed codes (`data/breeds.csv`, compared by a test), and the codes that other systems and older lists
 * use for the same breeds.
 */
export const BREED_CODES: readonly string[] = (
  "ABL ABS ABY ACL ACS ASH ASI AUM AWH BAL BEN BLH BML BOM BRI BUR CHA " +
  "CHS CRX CYM DLH DRX DSP EUR EXO GRX HAV HCL HCS JBL JBT KAL KAM KAS " +
  "KBL KBS KOR LPL LPS LYO MAN MAU MBT MCO MIL MIS MNL MNS NEB NEM NFO " +
  "OCI OLH OSH PBL PBS PEB PER RAG RGM RUS SAV SBI SCL SCS SFL SFS SIA " +
  "SIB SIN SNO SOK SOM SPH SRL SRS THA TOB TOG TON TUA TUV ULV URL URS"
).split(" ");

/** Other code → ours. Sources: the notes of `data/breeds.csv`. */
const OTHER_BREED_CODES: Readonly<Record<string, string>> = {
  // FIFe codes where ours is WCF's or the more common one
  AMS: "ASH",
  ASS: "ASI",
  BSH: "BRI",
  TOS: "TON",
  // WCF codes where ours is FIFe's
  BMS: "BML",
  DSX: "DSP",
  JBS: "JBT",
  LYS: "LYO",
  OSL: "OLH",
  PBD: "PEB",
  // older WCF lists
  AMW: "AWH",
  BUL: "BML",
  MKL: "MNL",
  RMF: "RGM",
  // MFA
  TBL: "TOB",
  TBS: "TOB",
  // older Russian lists
  MUN: "MNS",
  NIB: "NEB",
  ORI: "OSH",
  SFX: "SPH",
  SSS: "SCS",
  TBT: "MBT",
  URX: "URS",
};

/** Codes that other systems or older lists use for our breeds. */
export const OTHER_CODES: readonly string[] = Object.keys(OTHER_BREED_CODES);

/** Our code for an upper-case breed code from any list; null for an unknown code. */
export function currentBreedCode(code: string): string | null {
  const capitals = code.toUpperCase();
  return BREED_CODES.includes(capitals) ? capitals : (OTHER_BREED_CODES[capitals] ?? null);
}
