import type { ColourCodes } from "./codes.ts";

/** The input for the phrase in any language. */
export interface Coat {
  readonly codes: ColourCodes;
  /** Tail, ears and coat codes, named last. */
  readonly extra: readonly string[];
  /** Agouti because of the breed, although no pattern is stated: silver, not smoke. */
  readonly agouti: boolean;
  /** The breed's special name for the main colour. */
  readonly mainWord: string | null;
  readonly after: string | null;
}

/** Silver without a pattern is smoke. */
export function isSmoke({ codes, agouti }: Coat): boolean {
  return codes.gold === "s" && codes.tabby === null && !agouti;
}
