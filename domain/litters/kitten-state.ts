/** Whether a kitten lives. Of one that has a page, its cat says whether it has died. */

/** What the breeder says of a kitten. */
export const KITTEN_STATES = ["alive", "died", "stillborn"] as const;
export type KittenState = (typeof KITTEN_STATES)[number];

/** `cancelled`: its litter was not confirmed, or its page has been deleted. */
export const SHOWN_STATES = [...KITTEN_STATES, "cancelled"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export interface SaidOfKitten {
  readonly state: KittenState;
  /** `yyyy-mm-dd` */
  readonly died_on: string | null;
}

/** Whether the day of death cannot be: a kitten that died lived until then, and any other has none. */
export function isWrongDeath(
  { state, died_on }: SaidOfKitten,
  born: string,
  today: string,
): boolean {
  if (state !== "died") return died_on !== null;
  return died_on === null || died_on < born || died_on > today;
}

export interface KittenCounts {
  readonly born: number;
  readonly alive: number;
  readonly died: number;
  readonly stillborn: number;
  readonly cancelled: number;
}

/** Of a litter: everything that was born, and what has become of it. */
export function countKittens(kittens: readonly { readonly state: ShownState }[]): KittenCounts {
  const count = (state: ShownState) => kittens.filter((kitten) => kitten.state === state).length;
  return {
    born: kittens.length,
    alive: count("alive"),
    died: count("died"),
    stillborn: count("stillborn"),
    cancelled: count("cancelled"),
  };
}
