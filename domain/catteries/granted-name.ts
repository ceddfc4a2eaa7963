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
  "heir_named",
  "heir_agreed",
  "heir_declined",
  "heir_silent",
  "heir_dropped",
  "ended",
] as const;
export type NameEvent = (typeof NAME_EVENTS)[number];

interface Standing {
  readonly state: NameState;
  /** To whom its holder wants it to pass. */
  readonly heir_id: number | null;
  /** The heir has been asked and has agreed. */
  readonly has_agreed: boolean;
}

/** Days in which an heir answers. */
export const HEIR_DAYS = 30;

/** What is to be decided now, if anything: `heir` by the heir, the others by the club. */
export function openQuestion({
  state,
  heir_id,
  has_agreed,
}: Standing): "claim" | "heir" | "passing" | null {
  if (state === "asked") return "claim";
  if (state !== "granted" || heir_id === null) return null;
  return has_agreed ? "passing" : "heir";
}

/** Nobody decides on a name that they hold, or are to get. */
export function concerns(
  { holder_id, heir_id }: { readonly holder_id: number; readonly heir_id: number | null },
  memberId: number,
): boolean {
  return memberId === holder_id || memberId === heir_id;
}
