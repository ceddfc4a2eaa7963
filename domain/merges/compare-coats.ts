/** Whether two colour codes may be of one cat: as written by different hands, or as kitten and grown. */
import { pigmentOf } from "../colours/coat/colour-letters.ts";
import { BUILD_KINDS, readBuild } from "../colours/ems/build.ts";
import type { ColourCodes } from "../colours/ems/codes.ts";

/** The same code; as a kitten's coat changes or one says less; not expected; impossible in one cat. */
export type CoatMatch = "same" | "changes" | "differs" | "impossible";

export interface ComparedCoats {
  readonly match: CoatMatch;
  /** Evidence, in the units of `likeness`. */
  readonly weight: number;
}

const IMPOSSIBLE = -3;
const MISMATCH = -1;

/** Eyes are left out: they change until a kitten is grown. Null if either colour is unknown. */
export function compareCoats(
  one: ColourCodes | null,
  other: ColourCodes | null,
): ComparedCoats | null {
  if (!isKnown(one) || !isKnown(other)) return null;
  const parts = ["main", "gold", "white", "tabby", "point"] as const;
  const build = ofBuild(one.build, other.build);
  if (build === 0 && parts.every((part) => one[part] === other[part])) {
    const said = parts.filter((part) => one[part] !== null).length;
    return { match: "same", weight: Math.min(1.75, 0.5 + said * 0.25) };
  }
  const weight = Math.max(
    -6,
    ofPigment(one, other) +
      ofSilver(one.gold, other.gold) +
      ofWhite(one.white, other.white) +
      ofPattern(one, other) +
      ofPoints(one.point, other.point) +
      build,
  );
  if (weight <= IMPOSSIBLE) return { match: "impossible", weight };
  return { match: weight <= MISMATCH ? "differs" : "changes", weight };
}

function isKnown(codes: ColourCodes | null): codes is ColourCodes & { main: string } {
  return codes !== null && codes.main !== null && codes.main !== "x";
}

/** Black is not red, dense not dilute; chocolate is told from cinnamon, lilac from fawn or blue only in the grown coat. */
function ofPigment(one: ColourCodes, other: ColourCodes): number {
  if (one.main === other.main) return 0;
  const [a, b] = [pigmentOf(one.main!.charAt(0)), pigmentOf(other.main!.charAt(0))];
  // White hides what is below it, and is there at birth.
  if (!a || !b) return IMPOSSIBLE;
  let weight = 0;
  if (a.red !== b.red) weight += a.red === "tortie" || b.red === "tortie" ? -1.5 : -5;
  if (a.dilute !== b.dilute) weight += IMPOSSIBLE;
  // Red pigment does not show brown.
  if (a.red !== "all" && b.red !== "all" && a.brown !== b.brown)
    weight += (a.brown !== "B" && b.brown !== "B") || (a.dilute && b.dilute) ? -0.5 : -2;
  // Amber kittens are born black; dilute modifiers are seen late.
  return weight === 0 ? -0.2 : weight;
}

/** Smoke and shaded coats show themselves in months. */
function ofSilver(one: string | null, other: string | null): number {
  if (one === other) return 0;
  return one !== null && other !== null ? -0.8 : -0.5;
}

const MUCH_WHITE = ["01", "02", "03", "04", "05", "09"];

/** How much white there is is a matter of grades; whether there is any, hardly. */
function ofWhite(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one !== null && other !== null)
    return Math.abs(MUCH_WHITE.indexOf(one) - MUCH_WHITE.indexOf(other)) > 2 ? -1 : -0.5;
  return one === "09" || other === "09" ? -0.7 : -2;
}

const SHADED = ["11", "12", "14"];

function ofPattern(one: ColourCodes, other: ColourCodes): number {
  if (one.tabby === other.tabby) return 0;
  const isRed = "de".includes(one.main!.charAt(0)) || "de".includes(other.main!.charAt(0));
  // Every red cat shows a pattern, and many papers leave it out.
  if (isRed && (one.tabby === null || other.tabby === null)) return 0;
  if (one.tabby === null || other.tabby === null) return -0.8;
  if (SHADED.includes(one.tabby) || SHADED.includes(other.tabby)) return -0.4;
  return one.tabby === "24" || other.tabby === "24" ? -0.4 : -1;
}

/** Ears fold and curl within weeks, and many papers leave them out; a tail is as long as it is. */
function ofBuild(one: string | null | undefined, other: string | null | undefined): number {
  const [a, b] = [readBuild(one ?? ""), readBuild(other ?? "")];
  if (!a || !b) return 0;
  const isOther = (kind: (typeof BUILD_KINDS)[number]) =>
    a[kind] !== null && b[kind] !== null && a[kind] !== b[kind];
  return BUILD_KINDS.filter(isOther).length * -2;
}

function ofPoints(one: string | null, other: string | null): number {
  if (one === other) return 0;
  return one !== null && other !== null ? -0.5 : -2.5;
}
