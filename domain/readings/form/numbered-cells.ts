/** Ancestors numbered as in an ahnentafel: the cat is 1, its sire 2, its dam 3, and so on. */
import type { KinshipLabel } from "../list-layout.ts";
import { segmentOf, type Sheet } from "../segments.ts";
import { generationOf } from "../../pedigree/positions.ts";
import { countedCells } from "./counted-cells.ts";
import { ordinalOf } from "./ordinal.ts";

/** Two generations, without a gap. */
const LEAST = 6;
/** Generations. */
const LEAST_ALONE = 3;

/**
 * Whether numbers alone say that these are generations: any list counts to seven, a pedigree of three generations or more
 * ends with the last of them, or with its sire where the dam's line is lost.
 */
export function endsWithGeneration(cells: readonly KinshipLabel[]): boolean {
  const last = Math.max(...cells.map(({ position }) => position));
  return generationOf(last) >= LEAST_ALONE && generationOf(last) < generationOf(last + 2);
}

/** The numbers' labels, if they count the ancestors from the second on; empty otherwise. */
export function numberedCells(sheet: Sheet): KinshipLabel[] {
  const [asRead, counted] = [allOf(numbersOf(sheet)), allOf(countedCells(sheet))];
  return counted.length > asRead.length ? counted : asRead;
}

function numbersOf({ segments, page }: Sheet): KinshipLabel[] {
  return segments.flatMap((segment): KinshipLabel[] => {
    const [first, ...others] = segment.words;
    const number = ordinalOf(first?.text ?? "");
    if (!first || number === null) return [];
    if (others.length > 0 && !/\p{L}{2}/u.test(segment.text)) return [];
    const rest = others.length > 0 ? segmentOf(others, page) : null;
    return [{ position: number, label: segmentOf([first], page), segment, rest }];
  });
}

function allOf(found: readonly KinshipLabel[]): KinshipLabel[] {
  const once = oncePerNumber(found);
  const counted = [2, 3, 4, 5, 6, 7].every((number) => once.has(number));
  return counted && once.size >= LEAST && once.size >= found.length * 0.8
    ? [...once.values()].filter(({ position }) => position > 1)
    : [];
}

function oncePerNumber(labels: readonly KinshipLabel[]): Map<number, KinshipLabel> {
  const once = new Map<number, KinshipLabel>();
  for (const label of labels) if (!once.has(label.position)) once.set(label.position, label);
  return once;
}
