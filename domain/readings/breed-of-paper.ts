/** A colour in words says no breed: it is the paper's, whose cats are one breed's but for rare outcrosses. */
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import type { ReadCell } from "./form/read-cell.ts";
import type { FieldOrNot } from "./recognised.ts";

/** The cat's own breed; null if it is not printed, or the ancestors' codes name others too. */
export function commonBreed(
  entries: ReadonlyMap<number, { readonly cell: ReadCell }>,
  own: FieldOrNot,
): string | null {
  const breed = currentBreedCode(own?.value ?? "");
  const others = [...entries.values()].flatMap(({ cell }) => {
    const code = /^[A-Z]{3}(?= |$)/u.exec(cell.ems?.value ?? "")?.[0];
    return code === undefined ? [] : [code];
  });
  return others.every((code) => code === breed) ? breed : null;
}
