import type { Coat } from "./coat.ts";

/** How a language makes one phrase of a coat's parts. */
export interface CoatGrammar {
  /** "black silver blotched tabby with white, green eyes" */
  coat(coat: Coat): string;
}
