/** Where the arrows lead in the pedigree on the desk: the nearest place first. */
import {
  childOf,
  damOf,
  generationOf,
  LAST_POSITION,
  sireOf,
} from "@felistry/domain/pedigree/positions.ts";
import { CAT, DOCUMENT } from "./sheet.ts";

export function stepsOf(key: string, at: number): readonly number[] {
  if (at === DOCUMENT) return key === "ArrowRight" || key === "ArrowDown" ? [CAT] : [];
  if (key === "ArrowLeft") return [at === CAT ? DOCUMENT : childOf(at)];
  if (key === "ArrowRight" || (key === "ArrowDown" && at === CAT))
    return damOf(at) <= LAST_POSITION ? [sireOf(at), damOf(at)] : [];
  const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (by === 0) return [];
  const within: number[] = [];
  for (let next = at + by; next > CAT && generationOf(next) === generationOf(at); next += by)
    within.push(next);
  // Above the first of a generation is the cat.
  return by < 0 ? [...within, CAT] : within;
}
