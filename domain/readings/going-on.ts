/** Print that goes on in the next line, as narrow cells break it. */
import { findEms } from "./find-ems.ts";

/** An open bracket, "mackerel tabby with", "Smooth Operator de la". */
const GOES_ON =
  /\([^)]*$|\s(?:with|and|mit|und|et|с|и|z|i|s|a|e|con|med|och|og|ja|of|von|vom|de|du|des|del|della|di|la|le|ze|из|&)$/u;
const FIGURES = /^\d\d(?:\s\d\d)*\)?$/u;

export const goesOnBelow = (line: string): boolean => GOES_ON.test(line);

/** "NFO ds 09" and "22" are one code. */
export function isCodeGoingOn(line: string, next: string): boolean {
  if (!FIGURES.test(next)) return false;
  const code = findEms(line);
  return code !== null && !/[\p{L}\p{N}]/u.test(code.after);
}
