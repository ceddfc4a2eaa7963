import { buildCodes } from "./build.ts";
import { type ColourCodes, FLAG_CODES } from "./codes.ts";

/**
 * The colour part of an EMS code as a pedigree writes it: letters, then numbers in rising order (white, tabby, point,
 * eyes): `ns 09 22 33 61`. Empty if nothing is known; silver or golden needs a colour letter.
 */
export function colourEms(codes: ColourCodes): string {
  return emsText(null, codes, []);
}

/** Breed and colour: `MCO ns 09 22`. */
export function fullEms(breedEms: string | null, codes: ColourCodes): string {
  return emsText(breedEms, codes, []);
}

/**
 * The whole code, including what comes besides the six parts: `x` before the colour, tail, ears and coat among the
 * numbers, `non`, `prov`, `var` at the end. The inverse of `parseEms`.
 */
export function emsText(
  breed: string | null,
  codes: ColourCodes,
  extra: readonly string[],
): string {
  const letters = codes.main === null ? null : codes.main + (codes.gold ?? "");
  const others = new Set([...extra, ...buildCodes(codes.build)]);
  const numbers = [codes.white, codes.tabby, codes.point, codes.eye, ...others]
    .filter((code): code is string => code !== null && isNumber(code))
    .sort();
  const flags = FLAG_CODES.filter((flag) => flag !== "x" && extra.includes(flag));
  return [breed, extra.includes("x") ? "x" : null, letters, ...numbers, ...flags]
    .filter((part) => part !== null)
    .join(" ");
}

/** Canonical order of the codes besides the six parts: `x`, numbers rising, the other flags. */
export function sortExtra(extra: readonly string[]): string[] {
  const rank = (code: string) =>
    code === "x"
      ? "0"
      : isNumber(code)
        ? `1${code}`
        : `2${FLAG_CODES.findIndex((f) => f === code)}`;
  return [...extra].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

function isNumber(code: string): boolean {
  return /^\d/u.test(code);
}
