import type { Allele } from "./loci.ts";

/** How much of the pigment is red: none, the patches of a tortie, all of it. */
export type RedPigment = "none" | "tortie" | "all";

/** What a colour letter says about the pigment. `brown` is null if red hides it. */
export interface Pigment {
  readonly red: RedPigment;
  readonly brown: Allele<"B"> | null;
  readonly dilute: boolean;
}

const rows: readonly (readonly [
  letter: string,
  red: RedPigment,
  brown: Allele<"B"> | null,
  dilute: boolean,
])[] = [
  ["n", "none", "B", false],
  ["a", "none", "B", true],
  ["b", "none", "b", false],
  ["c", "none", "b", true],
  ["o", "none", "b1", false],
  ["p", "none", "b1", true],
  ["f", "tortie", "B", false],
  ["g", "tortie", "B", true],
  ["h", "tortie", "b", false],
  ["j", "tortie", "b", true],
  ["q", "tortie", "b1", false],
  ["r", "tortie", "b1", true],
  ["d", "all", null, false],
  ["e", "all", null, true],
];

export function letterOf({ red, brown, dilute }: Pigment): string {
  const row = rows.find(
    (r) => r[1] === red && (r[2] === brown || r[2] === null) && r[3] === dilute,
  );
  if (!row) throw new RangeError(`no colour letter for ${red} ${brown}`);
  return row[0];
}

/** What the letter says; null for white, the unregistered colour and letters that do not exist. */
export function pigmentOf(letter: string): Pigment | null {
  const row = rows.find((r) => r[0] === letter);
  return row ? { red: row[1], brown: row[2], dilute: row[3] } : null;
}
