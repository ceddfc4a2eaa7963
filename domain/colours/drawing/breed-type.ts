/** A breed's build, independent of colour, and what its colour code leaves unsaid. */

export type HeadType =
  | "moderate"
  | "round"
  | "flat"
  | "modified"
  | "wedge"
  | "square"
  | "triangle"
  | "bare"
  | "pixie";
export type EarType =
  | "upright"
  | "tufted"
  | "small"
  | "tiny"
  | "tall"
  | "flaring"
  | "bat"
  | "folded"
  | "curled";
export type TailType = "full" | "bob" | "riser" | "none";
export type Texture = "plain" | "wavy" | "wiry" | "bare" | "roan";

export interface BreedType {
  readonly head: HeadType;
  readonly ears: EarType;
  /** Build from slender and long (0, Oriental) to cobby (1, Persian). */
  readonly bulk: number;
  readonly longhair: boolean;
  readonly texture: Texture;
  readonly tail: TailType;
  /** Short legs (Munchkin, Minuet). */
  readonly low: boolean;
}

type Traits = Partial<BreedType>;

const MODERATE: BreedType = {
  head: "moderate",
  ears: "upright",
  bulk: 0.55,
  longhair: false,
  texture: "plain",
  tail: "full",
  low: false,
};
const COBBY: Traits = { head: "round", ears: "small", bulk: 0.95 };
const PERSIAN: Traits = { head: "flat", ears: "tiny", bulk: 1 };
const FOREIGN: Traits = { head: "modified", ears: "tall", bulk: 0.25 };
const ORIENTAL: Traits = { head: "wedge", ears: "flaring", bulk: 0 };
const FOREST: Traits = { head: "triangle", ears: "tufted", bulk: 0.75 };
const HAIRLESS: Traits = { head: "bare", ears: "bat", bulk: 0.4, texture: "bare" };
const BOBTAIL: Traits = { tail: "bob" };
const LONG: Traits = { longhair: true };
const ROUNDED: Traits = { head: "round", bulk: 0.7 };

const TRAITS: Readonly<Record<string, readonly Traits[]>> = {
  ABL: [LONG, BOBTAIL, { bulk: 0.75 }],
  ABS: [BOBTAIL, { bulk: 0.75 }],
  ABY: [FOREIGN],
  ACL: [LONG, { ears: "curled", bulk: 0.45 }],
  ACS: [{ ears: "curled", bulk: 0.45 }],
  ASH: [{ bulk: 0.75 }],
  ASI: [{ bulk: 0.45 }],
  AUM: [ROUNDED, { bulk: 0.5 }],
  AWH: [{ bulk: 0.7, texture: "wavy" }],
  BAL: [ORIENTAL, LONG],
  BEN: [{ bulk: 0.5 }],
  BLH: [COBBY, LONG],
  BML: [ROUNDED, { bulk: 0.5 }],
  BOM: [ROUNDED, { bulk: 0.55 }],
  BRI: [COBBY],
  BUR: [ROUNDED, { bulk: 0.6 }],
  CHA: [COBBY, { bulk: 0.85 }],
  CHS: [FOREIGN],
  CRX: [{ head: "modified", ears: "bat", bulk: 0.1, texture: "wavy" }],
  CYM: [COBBY, LONG, { tail: "none" }],
  DLH: [LONG, { bulk: 0.7 }],
  DRX: [{ head: "pixie", ears: "bat", bulk: 0.25, texture: "wavy" }],
  DSP: [HAIRLESS, { bulk: 0.5 }],
  EXO: [PERSIAN],
  GRX: [{ texture: "wavy" }],
  HAV: [FOREIGN],
  HCL: [LONG],
  JBL: [FOREIGN, LONG, BOBTAIL],
  JBT: [FOREIGN, BOBTAIL],
  KAL: [LONG, BOBTAIL],
  KAS: [BOBTAIL],
  KBL: [LONG, BOBTAIL, { bulk: 0.75 }],
  KBS: [BOBTAIL, { bulk: 0.75 }],
  KOR: [FOREIGN, { bulk: 0.4 }],
  LPL: [FOREIGN, LONG, { texture: "wavy" }],
  LPS: [FOREIGN, { texture: "wavy" }],
  LYO: [FOREIGN, { texture: "roan" }],
  MAN: [COBBY, { tail: "none" }],
  MAU: [{ bulk: 0.35 }],
  MBT: [FOREIGN, BOBTAIL],
  MCO: [LONG, { head: "square", ears: "tufted", bulk: 0.85 }],
  MIL: [PERSIAN, LONG, { head: "round", low: true }],
  MIS: [PERSIAN, { head: "round", low: true }],
  MNL: [LONG, { low: true }],
  MNS: [{ low: true }],
  NEB: [FOREIGN, LONG],
  NEM: [FOREST, LONG],
  NFO: [FOREST, LONG],
  OCI: [{ bulk: 0.45 }],
  OLH: [ORIENTAL, LONG],
  OSH: [ORIENTAL],
  PBL: [LONG, BOBTAIL, { ears: "tufted", bulk: 0.75 }],
  PBS: [BOBTAIL, { ears: "tufted", bulk: 0.75 }],
  PEB: [ORIENTAL, { texture: "bare" }],
  PER: [PERSIAN, LONG],
  RAG: [LONG, ROUNDED, { ears: "upright", bulk: 0.8 }],
  RGM: [LONG, ROUNDED, { bulk: 0.85 }],
  RUS: [FOREIGN],
  SAV: [FOREIGN, { bulk: 0.1 }],
  SBI: [LONG, ROUNDED],
  SCL: [COBBY, LONG],
  SCS: [COBBY],
  SFL: [COBBY, LONG, { ears: "folded" }],
  SFS: [COBBY, { ears: "folded" }],
  SIA: [ORIENTAL],
  SIB: [FOREST, LONG],
  SIN: [ROUNDED, { ears: "tall", bulk: 0.3 }],
  SOK: [FOREIGN],
  SOM: [FOREIGN, LONG],
  SPH: [HAIRLESS],
  SRL: [COBBY, LONG, { texture: "wavy" }],
  SRS: [COBBY, { texture: "wavy" }],
  THA: [{ bulk: 0.4 }],
  TOB: [ROUNDED, BOBTAIL, { bulk: 0.5 }],
  TON: [{ bulk: 0.45 }],
  TUA: [FOREIGN, LONG],
  TUV: [LONG, { bulk: 0.6 }],
  ULV: [HAIRLESS, { ears: "folded" }],
  URL: [LONG, { texture: "wavy" }],
  URS: [{ texture: "wavy" }],
  XLH: [LONG],
};

/** A breed's type by its EMS code; an unknown or missing breed is a moderate shorthair. */
export function breedType(breed: string | null): BreedType {
  return Object.assign({}, MODERATE, ...(own(TRAITS, breed) ?? []));
}

/** What a breed's cats show beyond their code and the breed's EMS rules. */
export interface Unwritten {
  readonly point?: string;
  /** An EMS code, or `gloves` for those of the Birman, which have none. */
  readonly white?: string;
  readonly eye?: string;
  /** What to draw if the colour is unknown. */
  readonly usual?: { readonly main: string; readonly tabby?: string };
}

const GREEN_EYES: Unwritten = { eye: "64" };
const SPOTTED: Unwritten = { usual: { main: "n", tabby: "24" } };
const PLAIN: Unwritten = { usual: { main: "n" } };

const UNWRITTEN: Readonly<Record<string, Unwritten>> = {
  ABY: { ...GREEN_EYES, ...PLAIN },
  BAL: PLAIN,
  BEN: SPOTTED,
  BOM: { eye: "62" },
  BRI: { usual: { main: "a" } },
  BUR: { eye: "65", ...PLAIN },
  CHA: { eye: "62" },
  HAV: GREEN_EYES,
  KAM: { eye: "61" },
  KOR: GREEN_EYES,
  LYO: PLAIN,
  MAU: { ...GREEN_EYES, ...SPOTTED },
  MBT: { point: "33", ...PLAIN },
  NEB: { ...GREEN_EYES, usual: { main: "a" } },
  NEM: PLAIN,
  OCI: SPOTTED,
  RAG: PLAIN,
  RUS: GREEN_EYES,
  SAV: SPOTTED,
  SBI: { white: "gloves", ...PLAIN },
  SFS: { usual: { main: "a" } },
  SIA: PLAIN,
  SIN: GREEN_EYES,
  SNO: { white: "05", ...PLAIN },
  SOK: { usual: { main: "n", tabby: "22" } },
  SOM: { ...GREEN_EYES, ...PLAIN },
  THA: PLAIN,
  TOG: { usual: { main: "n", tabby: "23" } },
  TON: { point: "32", eye: "66", ...PLAIN },
  TUV: { white: "01", usual: { main: "d" } },
};

export function unwrittenOf(breed: string | null): Unwritten {
  return own(UNWRITTEN, breed) ?? {};
}

/** Looks only at the table's own keys: a code is free text and may read `constructor`. */
export function own<Value>(
  table: Readonly<Record<string, Value>>,
  key: string | null,
): Value | undefined {
  return key !== null && Object.hasOwn(table, key) ? table[key] : undefined;
}
