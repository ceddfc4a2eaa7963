import type { ColourCodes } from "./codes.ts";

/** What the phrase of one language is made from. */
export interface Coat {
  readonly codes: ColourCodes;
  /** Tail, ears and coat codes, said at the end. */
  readonly extra: readonly string[];
  /** Agouti by breed though no pattern is said: silver, not smoke. */
  readonly agouti: boolean;
  /** A breed's own word for the main colour. */
  readonly mainWord: string | null;
  readonly after: string | null;
}

/** Where a coat is silver without a pattern it is a smoke. */
export function isSmoke({ codes, agouti }: Coat): boolean {
  return codes.gold === "s" && codes.tabby === null && !agouti;
}
