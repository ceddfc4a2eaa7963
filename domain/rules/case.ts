import type { EventKind, Facts, SellerKind } from "./rule.ts";

interface Asked {
  readonly day?: string;
  readonly buyer?: string;
  readonly optional?: readonly string[];
  readonly licensed?: true;
}

export type Case = readonly [
  place: string | null,
  seller: SellerKind,
  event: EventKind,
  what: string,
  facts: Facts,
  /** The verdict and the rules that fired. */
  result: string,
  asked?: Asked,
];
