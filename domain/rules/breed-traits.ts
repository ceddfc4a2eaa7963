/** What rules of the market mean by a nude cat, one without whiskers and a hybrid: by its breed. */

/** Unless a coat is written: longhair, shorthair or brush. */
export const NUDE: ReadonlySet<string> = new Set(["SPH", "DSP", "PEB", "ULV"]);

/** Nude cats, and rexes, whose whiskers break or are lacking: only of these is it asked. */
const MAY_LACK_WHISKERS: ReadonlySet<string> = new Set([
  ...NUDE,
  "CRX",
  "DRX",
  "GRX",
  "SRL",
  "SRS",
  "URL",
  "URS",
]);

export const mayLackWhiskers = (breed: string): boolean => MAY_LACK_WHISKERS.has(breed);

/** Breeds that go back to a wild cat: leopard cat, jungle cat, serval. */
export const HYBRIDS = ["BEN", "CHS", "SAV", "TOG"] as const;

/** The generation from which no rule asks any more. */
export const FAR_GENERATION = 5;

export const isHybrid = (breed: string): boolean => HYBRIDS.some((each) => each === breed);
