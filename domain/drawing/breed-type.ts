/** What a breed's cat looks like whatever its colour, and what its colour code leaves unsaid. */

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
export type TailType = "full" | "bob" | "none";
export type Texture = "plain" | "wavy" | "bare" | "roan";

export interface BreedType {
  readonly head: HeadType;
  readonly ears: EarType;
  /** Body from slender and long (0, Oriental) to cobby (1, Persian). */
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

/** The type of a breed by its EMS code; an unknown or missing breed is a moderate shorthair. */
export function breedType(breed: string | null): BreedType {
  return Object.assign({}, MODERATE, ...(own(TRAITS, breed) ?? []));
}

/** What the EMS code of a breed's cat does not repeat because every cat of the breed has it. */
export interface Implied {
  readonly tabby?: string;
  readonly point?: string;
  readonly white?: string;
  readonly eye?: string;
  /** What to draw while nothing is known of the colour. */
  readonly usual?: { readonly main: string; readonly tabby?: string };
}

const TICKED: Implied = { tabby: "25", eye: "64", usual: { main: "n" } };
const POINTED: Implied = { point: "33" };

const IMPLIED: Readonly<Record<string, Implied>> = {
  ABY: TICKED,
  BAL: POINTED,
  BEN: { usual: { main: "n", tabby: "24" } },
  BOM: { eye: "62", usual: { main: "n" } },
  BRI: { usual: { main: "a" } },
  BUR: { point: "31", eye: "65" },
  CHA: { eye: "62", usual: { main: "a" } },
  HAV: { eye: "64", usual: { main: "b" } },
  KAM: { eye: "61", usual: { main: "w" } },
  KOR: { eye: "64", usual: { main: "a" } },
  MAU: { eye: "64", usual: { main: "n", tabby: "24" } },
  MBT: POINTED,
  NEB: { eye: "64", usual: { main: "a" } },
  NEM: POINTED,
  OCI: { usual: { main: "n", tabby: "24" } },
  RAG: POINTED,
  RUS: { eye: "64", usual: { main: "a" } },
  SAV: { usual: { main: "n", tabby: "24" } },
  SBI: { point: "33", white: "gloves" },
  SFS: { usual: { main: "a" } },
  SIA: POINTED,
  SIN: { tabby: "25", point: "31", eye: "64" },
  SNO: { point: "33", white: "05" },
  SOK: { usual: { main: "n", tabby: "22" } },
  SOM: TICKED,
  THA: POINTED,
  TOG: { usual: { main: "n", tabby: "23" } },
  TON: { point: "32", eye: "66" },
  TUV: { white: "01", usual: { main: "d" } },
};

export function impliedBy(breed: string | null): Implied {
  return own(IMPLIED, breed) ?? {};
}

/** Looked up only among the table's own keys: a code is free text and may read `constructor`. */
export function own<Value>(
  table: Readonly<Record<string, Value>>,
  key: string | null,
): Value | undefined {
  return key !== null && Object.hasOwn(table, key) ? table[key] : undefined;
}
