/** What a registrar looks at before a case is confirmed, and what the rules may look at instead. */
import type { CaseKind } from "./kinds.ts";

/** What the case's screen decides; the others are decided where they are shown. */
export const DESK_KINDS = [
  "application",
  "litter",
  "title",
  "test",
  "correction",
  "transfer",
  "merge",
] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

export const isDeskKind = (kind: CaseKind): kind is DeskKind =>
  (DESK_KINDS as readonly CaseKind[]).includes(kind);

/** Two people decide these if the operator has asked for it. */
export const FOUR_EYES_KINDS = ["correction", "annulment", "merge"] as const;
export type FourEyesKind = (typeof FOUR_EYES_KINDS)[number];

export const CASE_CHECKS = [
  "paper",
  "identity",
  "number",
  "ancestors",
  "parents",
  "kittens",
  "owner",
  "registration",
  "same_cat",
  "numbers",
] as const;
export type CaseCheck = (typeof CASE_CHECKS)[number];

/** A cat that leaves brings no paper. */
type Looked = DeskKind | "transfer_out";

const BY_EYE: Readonly<Record<Looked, readonly CaseCheck[]>> = {
  application: ["paper", "identity", "number", "ancestors"],
  litter: ["parents", "kittens"],
  title: ["paper", "identity"],
  test: ["paper", "identity"],
  correction: ["paper"],
  transfer: ["paper", "identity", "number", "ancestors"],
  transfer_out: ["owner", "registration"],
  merge: ["same_cat", "numbers"],
};

/** What the club's rules say of a case. */
export interface RulesSay {
  /** Nothing asks for a person, and nothing that they would have needed is missing. */
  readonly passed: boolean;
  /** The rules that ask. */
  readonly asking: readonly string[];
}

/** The ticks that a confirmation needs; none if the rules have passed it. */
export function checksNeeded(kind: Looked, rules: RulesSay | null): string[] {
  if (rules?.passed) return [];
  return [...BY_EYE[kind], ...(rules?.asking ?? [])];
}

export function checksMissing(needed: readonly string[], ticked: readonly string[]): string[] {
  return needed.filter((check) => !ticked.includes(check));
}
