/** Rules of the market by country, club and platform: data (`data/rules`), evaluated by `evaluate.ts`. */

/** Private, breeder, licensed or business, shelter. */
const SELLER_KINDS = ["P", "B", "L", "S"] as const;
export type SellerKind = (typeof SELLER_KINDS)[number];

/** An ad, a reservation, the hand-over, a mating. */
const EVENT_KINDS = ["AD", "RES", "HND", "BRD"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const VERDICTS = ["fine", "warn", "evidence", "refuse"] as const;
export type VerdictWord = (typeof VERDICTS)[number];

type Value = string | number | boolean | null;

/** What is known of a sale. A fact that is absent is unknown; `false` and `null` are known to be lacking. */
export interface Facts {
  readonly born?: string;
  readonly ready_on?: string;
  readonly traits?: readonly string[];
  /** The items printed in the ad. */
  readonly shows?: readonly string[];
  /** The facts that rest on the seller's word alone: what only they keep from being refused still asks for evidence. */
  readonly claimed?: readonly string[];
  readonly [fact: string]: Value | readonly string[] | undefined;
}

interface Bounds {
  readonly below?: number | string;
  readonly least?: number | string;
  readonly most?: number | string;
  readonly above?: number | string;
}

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly shown: string }
  | { readonly not_shown: readonly string[] }
  | { readonly trait: readonly string[] }
  | { readonly seller: SellerKind }
  | { readonly place: string }
  | { readonly age: Bounds & { readonly unit: "days" | "months" } }
  | { readonly since: string; readonly below?: number; readonly above_months?: number }
  | { readonly between: readonly [from: string, to: string]; readonly below: number }
  | (Bounds & { readonly fact: string; readonly is?: Value; readonly in?: readonly Value[] });

export interface Rule {
  readonly id: string;
  /** `A`: all sellers. */
  readonly who: "A" | SellerKind;
  /** A kitten, any cat, a litter. */
  readonly object: "K" | "C" | "Li";
  readonly on: EventKind;
  readonly verdict: Exclude<VerdictWord, "fine">;
  readonly when: Condition;
  readonly unless?: Condition;
  /** About the age when the cat moves: decided when the ad is placed, from the day it may move. */
  readonly age_rule?: true;
  /** Not in force; fires only where the operator has turned it on. */
  readonly plan?: true;
  readonly since?: string;
  readonly source: string;
  readonly confidence: "L" | "O" | "2";
  readonly text: Readonly<Record<string, string>>;
}

export interface Pack {
  readonly id: string;
  /** Absent: of a club or a platform. */
  readonly place?: string;
  /** Regions of the place in which it does not hold. */
  readonly except?: readonly string[];
  /** The countries of a union. */
  readonly members?: readonly string[];
  readonly kind: "law" | "club" | "platform";
  readonly name: Readonly<Record<string, string>>;
  /** When its sources were read. */
  readonly read_on: string;
  readonly rules: readonly Rule[];
}
