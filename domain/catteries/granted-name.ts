/** The names that the club keeps for catteries: applied for, granted, passed on with its consent, ended. */
export const NAME_STATES = ["asked", "granted", "declined", "withdrawn", "ended"] as const;
export type NameState = (typeof NAME_STATES)[number];

export const NAME_EVENTS = [
  "asked",
  "withdrawn",
  "granted",
  "declined",
  "offered",
  "kept",
  "passed",
  "refused",
  "inherited",
  "ended",
] as const;
export type NameEvent = (typeof NAME_EVENTS)[number];

interface Standing {
  readonly state: NameState;
  /** To whom its holder wants it to pass. */
  readonly heir_id: number | null;
}

/** What the club has to decide on now, if anything. */
export function openQuestion({ state, heir_id }: Standing): "claim" | "passing" | null {
  if (state === "asked") return "claim";
  return state === "granted" && heir_id !== null ? "passing" : null;
}

/** Nobody decides on a name that they hold, or are to get. */
export function concerns(
  { holder_id, heir_id }: { readonly holder_id: number; readonly heir_id: number | null },
  memberId: number,
): boolean {
  return memberId === holder_id || memberId === heir_id;
}
