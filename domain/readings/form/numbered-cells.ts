/** Ancestors numbered as in an ahnentafel: the cat is 1, its sire 2, its dam 3, and so on. */
import { findDate } from "../calendar-words.ts";
import { kinStepOf } from "../kinship/kinship.ts";
import { type KinshipLabel, kinshipLabels } from "../list-layout.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { middleOf, rightOf } from "../words.ts";
import { generationOf } from "../../pedigree/positions.ts";
import { countedBehind, countedCells } from "./counted-cells.ts";
import { ordinalOf } from "./ordinal.ts";

/** Two generations, without a gap. */
const LEAST = 6;
/** So long a list may have lost a line of them. */
const LEAST_WITH_GAP = 12;
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

/** The numbers' labels, if they count the ancestors from the first or the second on; empty otherwise. */
export function numberedCells(sheet: Sheet): KinshipLabel[] {
  const found = [numbersOf, countedCells, countedBehind]
    .map((cellsOf) => allOf(cellsOf(sheet)))
    .reduce((longest, cells) => (cells.length > longest.length ? cells : longest));
  return countFromSire(found, sheet)
    ? found.map((label) => ({ ...label, position: label.position + 1 }))
    : found.filter(({ position }) => position > 1);
}

/** Words of kinship beside the numbers that say the same of each. */
export function isSaidBy(
  kin: readonly KinshipLabel[],
  numbers: readonly KinshipLabel[],
  { em }: Sheet,
): boolean {
  const said = sayingWho(kin).flatMap((one) => {
    const number = numbers.find(({ label }) => inRow(label, one.label, em));
    return number ? [number.position === one.position] : [];
  });
  return said.length >= LEAST_SAID && said.every(Boolean);
}

const LEAST_SAID = 4;
/** In text heights. */
const SAME_ROW = 0.6;
const inRow = (one: Segment, other: Segment, em: number) =>
  Math.abs(middleOf(one) - middleOf(other)) < em * SAME_ROW;

/** Some papers give the sire number 1: words of kinship beside the numbers tell. */
function countFromSire(found: readonly KinshipLabel[], sheet: Sheet): boolean {
  if (!found.some(({ position }) => position === 1)) return false;
  const kin = sayingWho(kinshipLabels(sheet));
  const offs = found.flatMap(({ position, label }) => {
    const said = kin.find((one) => inRow(label, one.label, sheet.em));
    return said ? [said.position - position] : [];
  });
  return offs.filter((off) => off === 1).length > offs.length / 2;
}

function numbersOf({ segments, page }: Sheet): KinshipLabel[] {
  return segments.flatMap((segment): KinshipLabel[] => {
    const [first, ...others] = segment.words;
    const number = ordinalOf(first?.text ?? "");
    if (!first || number === null) return [];
    if (others.length > 0 && !/\p{L}{2}/u.test(segment.text)) return [];
    // "3. sire": whose sire it is, not which ancestor.
    if (isParentOf(segment)) return [];
    const rest = others.length > 0 ? segmentOf(others, page) : null;
    return [{ position: number, label: segmentOf([first], page), segment, rest }];
  });
}

/** Of a list whose numbers are partly lost: so many have to count its cats otherwise. */
const LEAST_OTHERWISE = 8;
const MOSTLY_ONCE = 0.9;
/** In text heights, from a number to its cat. */
const BEHIND = 3;

/**
 * Whether the numbers that are left of a list deny the places that a tree gives its cats. Where each generation is counted anew they
 * say nothing.
 */
export function countOtherwise(
  cells: ReadonlyMap<number, readonly Segment[]>,
  sheet: Sheet,
): boolean {
  const places = [...cells].flatMap(([position, lines]) =>
    lines.map((line) => ({ position, line })),
  );
  const met = numbersOf(sheet).flatMap(({ position: number, label, segment }) => {
    const isOf = (line: Segment) =>
      line === segment ||
      (inRow(line, label, sheet.em) &&
        line.x > label.x &&
        line.x - rightOf(label) < sheet.em * BEHIND);
    // "12 March 2016" is counted by nothing.
    const isCount = number > 1 && findDate(segment.text) === null;
    const place = isCount ? places.find(({ line }) => isOf(line)) : undefined;
    return place ? [{ number, position: place.position }] : [];
  });
  const once = new Set(met.map(({ number }) => number)).size;
  const right = met.filter(
    ({ number, position }) => position - number === 0 || position - number === 1,
  );
  return (
    met.length >= LEAST_OTHERWISE &&
    once >= met.length * MOSTLY_ONCE &&
    right.length < met.length / 2
  );
}

/** "Sire" beside many of a list has lost the number of the cat whose sire it is. */
const ONE_AND_AGAIN = 3;

function sayingWho(kin: readonly KinshipLabel[]): KinshipLabel[] {
  const times = Map.groupBy(kin, ({ position }) => position);
  return kin.filter((one) => isOfCat(one) && times.get(one.position)!.length <= ONE_AND_AGAIN);
}

const isOfCat = ({ label }: KinshipLabel) => ordinalOf(label.words[0]!.text) === null;

/** "3. sire" beside the name of a cat that is numbered itself. */
export const isParentOf = ({ words: [number, kin, ...more] }: Segment): boolean =>
  ordinalOf(number?.text ?? "") !== null &&
  kin !== undefined &&
  kinStepOf(kin.text) !== null &&
  more.length === 0;

function allOf(found: readonly KinshipLabel[]): KinshipLabel[] {
  const once = oncePerNumber(found);
  const lost = [2, 3, 4, 5, 6, 7].filter((number) => !once.has(number)).length;
  const isCount = lost === 0 || (lost === 1 && once.size >= LEAST_WITH_GAP);
  return isCount && once.size >= LEAST && once.size >= found.length * 0.8 ? [...once.values()] : [];
}

function oncePerNumber(labels: readonly KinshipLabel[]): Map<number, KinshipLabel> {
  const once = new Map<number, KinshipLabel>();
  for (const label of labels) if (!once.has(label.position)) once.set(label.position, label);
  return once;
}
