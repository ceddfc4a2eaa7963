/** A colour in words says no breed: it is the paper's, whose cats are one breed's but for rare outcrosses. */
import { currentBreedCode } from "../../colours/ems/breed-codes.ts";
import type { ReadCell } from "../form/read-cell.ts";
import type { FieldOrNot } from "../recognised.ts";

/** A name may look like another breed's code. */
const MISREAD_MOST = 0.04;

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
  const strange = others.filter((code) => code !== breed);
  return strange.length <= entries.size * MISREAD_MOST ? breed : null;
}
