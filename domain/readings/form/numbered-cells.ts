/** Ancestors numbered as in an ahnentafel: the cat is 1, its sire 2, its dam 3, and so on. */
import type { KinshipLabel } from "../list-layout.ts";
import { segmentOf, type Sheet } from "../segments.ts";

/** `2.`, `(2)`, `2)`, `№2`, or a bare number that stands apart. */
const NUMBER = /^[([#№]{0,2}(\d{1,2})[\])]?[.):]?$/u;
const LAST = 63;
/** Two generations, without a gap. */
const LEAST = 6;

/** The numbers' labels, if they count the ancestors from the second on; empty otherwise. */
export function numberedCells({ segments, page }: Sheet): KinshipLabel[] {
  const found = segments.flatMap((segment): KinshipLabel[] => {
    const [first, ...others] = segment.words;
    const number = Number(NUMBER.exec(first?.text ?? "")?.[1]);
    if (!first || !(number >= 1 && number <= LAST)) return [];
    if (others.length > 0 && !/\p{L}{2}/u.test(segment.text)) return [];
    const rest = others.length > 0 ? segmentOf(others, page) : null;
    return [{ position: number, label: segmentOf([first], page), segment, rest }];
  });
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
