/** The facts that club rules may name (`data/rules/club/facts.json`). */
import type { Words } from "./club-rule.ts";

export const FACT_KINDS = ["flag", "number", "day", "code"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Most facts the registry knows by itself; some only where an owner has entered them, some never. */
export const FACT_RECORDS = ["entered", "never"] as const;
export type FactRecord = (typeof FACT_RECORDS)[number];

export interface FactEntry {
  readonly kind: FactKind;
  /** Speaks neither for nor against anything by itself: a day, a country, a sex. */
  readonly circumstance?: true;
  readonly recorded?: FactRecord;
  readonly words: Words;
}

export type FactTable = Readonly<Record<string, FactEntry>>;
