/** Which print on a sheet says what: the cat's own fields, and each ancestor's lines. */
import { type Labelled, labelledFields } from "../labels/labelled-fields.ts";
import type { LabelKey } from "../labels/labels.ts";
import { isCodeGoingOn } from "../going-on.ts";
import { isKinWord, isMuchMisread } from "../kinship/kinship.ts";
import {
  captionOf,
  type KinshipLabel,
  kinshipLabels,
  labelColumns,
  listLayout,
} from "../list-layout.ts";
import type { Segment, Sheet } from "../segments.ts";
import type { Word } from "../words.ts";
import { withDetailsAround } from "./around/around-names.ts";
import { bareParents } from "./bare-parents.ts";
import { countedPaths } from "./counted-cells.ts";
import { findTree, type FoundTree, type TreeLine } from "./find-tree.ts";
import { type LabelledBlock, labelledBlocks, withBlocksApart } from "./labelled-blocks.ts";
import { mostLegible } from "./most-legible.ts";
import { namedAgain } from "./named-again.ts";
import {
  countOtherwise,
  endsWithGeneration,
  isParentOf,
  isSaidBy,
  numberedCells,
} from "./numbered-cells.ts";
import { ordinalOf } from "./ordinal.ts";
import { numberedOutline, outlineCells } from "./outline.ts";
import { joinedDetails } from "./joined-details.ts";
import type { PlacedCell } from "./placed-cell.ts";
import { kindOf, type LineKind, lineOf } from "./printed-line.ts";

export interface Form {
  /** Of the cat itself, without those within ancestors' cells. */
  readonly labelled: readonly Labelled[];
  readonly cells: ReadonlyMap<number, PlacedCell>;
  /** The cat's own cell at the root of the tree; empty if there is none. */
  readonly root: readonly Segment[];
}

/** With at least this many ancestors named by labels a page is a list; fewer are captions. */
const LIST_FROM = 4;
/** A label printed so often belongs to the ancestors. */
const OF_CELLS_FROM = 3;
/** Numbers of cells stand in a column for each generation, those of a list in one, or in two. */
const LIST_COLUMNS = 2;
/** So much of what is printed around the names may be a few lost cats'. */
const LOST = 0.15;
/** Where another explanation of the page is nearly as good, or what is printed beside the cats denies it. */
const CONTESTED = 0.8;
/** What stands in a cat's place, but may well be a person: it is not filled in. */
const MAY_BE_PERSON = 0.3;
/** Cats so many, each in its place, stand in a tree, whatever number their cells have. */
const WHOLE_TREE_FROM = 12;
export const BY_LABEL = 0.97;
/** Where the label names others too. */
export const BY_ONE_OF_LABELS = 0.6;
const BY_NUMBER_ALONE = 0.8;
const BY_MISREAD_LABEL = 0.8;
/** What may be said of an ancestor. */
const OF_ANCESTORS: ReadonlySet<LabelKey> = new Set([
  "name",
  "number",
  "breed",
  "ems",
  "sex",
  "birthdate",
]);

export function formOf(whole: Sheet): Form {
  const sheet = mostLegible(whole);
  const labelled = labelledFields(sheet);
  const said = outlineCells(sheet);
  if (said !== null) return ofOutline(said, labelled);
  const kin = withLostParents(kinshipLabels(sheet), sheet);
  const named = new Set(kin.map(({ position }) => position));
  const numbers = numberedCells(sheet);
  const isNumbered = numbers.length > named.size && isSaidBy(kin, numbers, sheet);
  const listed = named.size >= LIST_FROM && !isNumbered ? kin : numbers;
  const numbered = listed.length === 0 ? numberedOutline(sheet) : null;
  if (numbered !== null) return ofOutline(numbered, labelled);
  const found = treeAmong(sheet, labelled, kin);
  const isMore =
    found !== null &&
    (listed === kin
      ? isMoreThanListed(found.tree, kin, { named: named.size, em: sheet.em })
      : labelColumns(listed, sheet.em).length > LIST_COLUMNS &&
        found.tree.cells.size >= WHOLE_TREE_FROM);
  if (listed.length > 0 && !isMore) return ofList(sheet, listed, labelled);
  const isFamily = named.has(2) && named.has(3);
  if (isFamily && (found === null || !agrees(found.tree, kin))) return ofList(sheet, kin, labelled);
  if (found === null) return { labelled, cells: new Map(), root: [] };
  const { tree } = found;
  const isContested = tree.isContested || countOtherwise(tree.cells, sheet);
  const cells = new Map<number, PlacedCell>();
  const bare = bareParents(tree.cells);
  for (const [position, lines] of tree.cells) {
    const sure = sureOf(tree, position) * (isContested ? CONTESTED : 1);
    cells.set(position, { lines, sure: bare.has(position) ? Math.min(sure, MAY_BE_PERSON) : sure });
  }
  const outside = outsideOf(found.labelled, cells);
  return { labelled: outside, cells, root: rootOf(sheet, tree, labelledWords(outside)) };
}

/** Both stand in the two lines above those named by their ways. */
function withLostParents(kin: readonly KinshipLabel[], sheet: Sheet): readonly KinshipLabel[] {
  if (kin.length < LIST_FROM || kin.some(({ position }) => position < 4)) return kin;
  const parents = countedPaths(sheet).filter(({ position }) => position === 2 || position === 3);
  return parents.length === 2 ? [...parents, ...kin] : kin;
}

/** A tree that explains most of its cats well is believed in all of them; a cell a little off its place says less. */
function sureOf({ fits, unexplained }: FoundTree, position: number): number {
  const mean = [...fits.values()].reduce((sum, fit) => sum + fit, 0) / fits.size;
  const doubt = Math.max(0, unexplained - LOST);
  return Math.min(1, mean + 0.1) * (0.75 + 0.25 * fits.get(position)!) * (1 - doubt);
}

/** Where only the first generations are named by words, the tree knows them, and more. */
function isMoreThanListed(
  { cells }: FoundTree,
  kin: readonly KinshipLabel[],
  { named, em }: { named: number; em: number },
): boolean {
  /** A label may stand at the upper edge of its cell, and the cat in its middle. */
  const nearestBelow = (label: Segment) =>
    [...cells]
      .filter(([, [first]]) => first && first.y > label.y && Math.abs(first.x - label.x) < em * 4)
      .toSorted(([, [one]], [, [other]]) => one!.y - other!.y)[0]?.[0];
  const placeOfLabel = ({ segment, label }: KinshipLabel) =>
    [...cells].find(([, lines]) => lines.includes(segment))?.[0] ?? nearestBelow(label);
  const known = kin.filter((label) => placeOfLabel(label) !== undefined);
  const right = known.filter((label) => placeOfLabel(label) === label.position);
  return cells.size >= named * 1.5 && right.length >= Math.max(3, known.length * 0.8);
}

/** The parents named by words stand where the tree has them, and theirs are there too. */
function agrees({ cells }: FoundTree, kin: readonly KinshipLabel[]): boolean {
  const isRepeated = kin.length > 4;
  const isElsewhere = kin.some(({ position, segment }) =>
    [...cells].some(
      ([other, lines]) =>
        lines.includes(segment) && (isRepeated ? (other - position) % 2 !== 0 : other !== position),
    ),
  );
  return !isElsewhere && [4, 5, 6, 7].filter((position) => cells.has(position)).length >= 3;
}

/** Ancestors named by words or by numbers: their own fields stand below the first of them. */
function ofList(
  sheet: Sheet,
  labels: readonly KinshipLabel[],
  labelled: readonly Labelled[],
): Form {
  const first = Math.min(...labels.map(({ label }) => label.y)) - sheet.em * 0.5;
  // What stands below a column's heading is the ancestors', not the heading's value.
  const own = labelled.filter(
    ({ key, label, value }) =>
      !OF_ANCESTORS.has(key) || (label.y < first && (value === null || value.y < first)),
  );
  const taken = labelledWords(own);
  for (const { label } of labels) for (const word of label.words) taken.add(word);
  const isNumber = labels.some(({ label }) => ordinalOf(label.text) !== null);
  const lines = sheet.segments.filter(
    (line) => !line.words.some((word) => taken.has(word)) && !(isNumber && isKinAlone(line)),
  );
  const again = namedAgain(sheet, labels);
  const sure = !isNumber || endsWithGeneration(labels) ? BY_LABEL : BY_NUMBER_ALONE;
  const misread = new Set(labels.filter(isDoubted).map(({ position }) => position));
  const positions = new Set(labels.map(({ position }) => position));
  const last = Math.max(...positions);
  // Where the next number is lost, its cat's print may stand with this one's.
  const isBeforeGap = (position: number) =>
    isNumber && position < last && !positions.has(position + 1);
  const cells = new Map<number, PlacedCell>();
  for (const [position, entry] of listLayout(sheet, labels, lines))
    cells.set(position, {
      lines: entry,
      sure:
        again.has(position) || isBeforeGap(position)
          ? BY_ONE_OF_LABELS
          : Math.min(sure, misread.has(position) ? BY_MISREAD_LABEL : 1),
    });
  return { labelled: outsideOf(own, cells), cells, root: [] };
}

const isDoubted = ({ label }: KinshipLabel) => isMuchMisread(label.text);

/** A column beside the numbers says who each is. */
const isKinAlone = (line: Segment) =>
  isParentOf(line) || captionOf(line.words.map(({ text }) => text)).count === line.words.length;

/** The cat's own fields stand above its ancestors. */
function ofOutline(cells: ReadonlyMap<number, PlacedCell>, labelled: readonly Labelled[]): Form {
  const first = Math.min(...[...cells.values()].flatMap(({ lines }) => lines.map(({ y }) => y)));
  const own = labelled.filter(({ key, label }) => !OF_ANCESTORS.has(key) || label.y < first);
  return { labelled: outsideOf(own, cells), cells, root: [] };
}

/**
 * What is printed within the tree is the ancestors', with its labels; which that is shows when the tree is found. Then
 * the labels outside find their own values, and the tree is sought once more.
 */
function treeAmong(
  sheet: Sheet,
  labelled: readonly Labelled[],
  kin: readonly KinshipLabel[],
): { tree: FoundTree; labelled: Labelled[] } | null {
  const blocks = labelledBlocks(sheet);
  const treeWith = (own: readonly Labelled[]) => {
    const tree = findTree(sheet, treeLines(sheet, own, kin, blocks));
    return tree && withDetailsAround(withBlocksApart(tree, blocks), sheet, labelledWords(own));
  };
  const counts = new Map<LabelKey, number>();
  for (const { key } of labelled) counts.set(key, (counts.get(key) ?? 0) + 1);
  const ofBlocks = new Set(blocks.flatMap(({ whole }) => whole.words));
  const own = labelled.filter(
    ({ key, label }) =>
      !label.words.some((word) => ofBlocks.has(word)) &&
      (!OF_ANCESTORS.has(key) || counts.get(key)! < OF_CELLS_FROM),
  );
  const tree = treeWith(own);
  if (!tree) return null;
  // A label beside the tree is sought its value again, without the cell to its right.
  const ofForm = labelledWords(
    singleFields(own, counts).filter(
      ({ label, value }) =>
        isWithin(label, tree, sheet.em) ||
        // What stands below its label is no cell to its right.
        (value && isBelow(value, label, sheet.em) && isWithin(value, tree, sheet.em)),
    ),
  );
  const outside = sheet.segments.filter(
    (segment) =>
      !isWithin(segment, tree, sheet.em) || segment.words.some((word) => ofForm.has(word)),
  );
  const ofCat = labelledFields({ ...sheet, segments: outside });
  const again = treeWith(ofCat);
  return { tree: again ?? tree, labelled: ofCat };
}

const isBelow = (value: Segment, label: Segment, em: number) =>
  value.y > label.y && Math.abs(value.x - label.x) < em;

/** Several fields, each on the page only once, are one cat's, wherever they stand. */
const FORM_FROM = 3;

function singleFields(
  own: readonly Labelled[],
  counts: ReadonlyMap<LabelKey, number>,
): readonly Labelled[] {
  const single = own.filter(({ key }) => key !== "heading" && counts.get(key) === 1);
  return single.filter(({ key }) => OF_ANCESTORS.has(key)).length >= FORM_FROM ? single : [];
}

function isWithin(segment: Segment, tree: FoundTree, em: number): boolean {
  const { start, end, from, to } = lineOf(segment, "detail", tree.direction);
  const middle = (from + to) / 2;
  return (
    start > tree.start - em && end < tree.end + em && middle > tree.top && middle < tree.bottom
  );
}

function treeLines(
  sheet: Sheet,
  own: readonly Labelled[],
  kin: readonly KinshipLabel[],
  blocks: readonly LabelledBlock[],
): TreeLine[] {
  const taken = labelledWords(own);
  const captions = new Map(kin.map((label) => [label.segment, label.rest]));
  const ofBlocks = new Set(blocks.flatMap(({ segments }) => segments));
  const lines = sheet.segments.flatMap((segment): TreeLine[] => {
    if (ofBlocks.has(segment)) return [];
    if (segment.words.some((word) => taken.has(word))) return [];
    if (isOrdinal(segment.text) && !goesOnWithCode(segment, sheet)) return [];
    // "Sire" says of the print beside or below it whose it is.
    const rest = captions.has(segment) ? captions.get(segment)! : segment;
    return [{ segment, kind: rest && !isKinWord(rest.text) ? kindOf(rest) : "title" }];
  });
  const wholes = blocks.flatMap(({ whole }): TreeLine[] =>
    whole.words.some((word) => taken.has(word)) ? [] : [{ segment: whole, kind: "whole" }],
  );
  return [...joinedDetails(lines, sheet.em), ...wholes];
}

/** The cells of a generation may be numbered. */
const isOrdinal = (text: string) => /^[([]?(?:[IVXl|]{1,5}|\d{1,2})[)\].:]?$/u.test(text);

/** Figures below a code that a narrow cell broke are none of a cell's. */
const goesOnWithCode = (segment: Segment, { segments, em }: Sheet) =>
  segments.some(
    (one) =>
      Math.abs(one.x - segment.x) < em * 0.5 &&
      one.y < segment.y &&
      segment.y - one.y - one.h < em &&
      isCodeGoingOn(one.text, segment.text),
  );

function labelledWords(labelled: readonly Labelled[]): Set<Word> {
  return new Set(
    labelled.flatMap(({ label, value }) => [...label.words, ...(value ? value.words : [])]),
  );
}

function outsideOf(
  labelled: readonly Labelled[],
  cells: ReadonlyMap<number, PlacedCell>,
): Labelled[] {
  const placed = new Set(
    [...cells.values()].flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );
  return labelled.filter(
    ({ label, value }) =>
      ![...label.words, ...(value ? value.words : [])].some((word) => placed.has(word)),
  );
}

/** What stands before the first column, halfway across the tree, without a label. */
function rootOf(sheet: Sheet, tree: FoundTree, taken: ReadonlySet<Word>): Segment[] {
  const half = (tree.from + tree.to) / 2;
  const reach = (tree.to - tree.from) / 4;
  const placed = new Set([...tree.cells.values()].flat().flatMap(({ words }) => words));
  const free = sheet.segments.filter(
    ({ words }) => !words.some((word) => placed.has(word) || taken.has(word)),
  );
  const root = free.filter((segment) => {
    const { start, from, to } = lineOf(segment, "name", tree.direction);
    return start < tree.start - sheet.em && Math.abs((from + to) / 2 - half) < reach;
  });
  // Details alone may be those of a parent whose name is lost.
  return root.some((segment) => isNamed(kindOf(segment))) ? root : [];
}

const isNamed = (kind: LineKind) => kind === "name" || kind === "whole";
