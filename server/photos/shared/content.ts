/** What a shared picture shows: everything its thread needs. */
import type { Locale } from "@felistry/i18n/locale.ts";

/** Sire, dam, then the sire's and the dam's parents; null where unknown. */
export type SharedLine = readonly (string | null)[];

export interface SharedContent {
  readonly locale: Locale;
  readonly siteName: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Of an ad. */
  readonly price: string | null;
  /** Empty where nothing is bred: of a breed and a cattery. */
  readonly family: SharedLine;
  /** A drawing's name, `MCO-ns-22`, if there is no photo. */
  readonly drawn: string;
}

export interface SharedOrder {
  readonly content: SharedContent;
  readonly photo: Uint8Array | null;
}
