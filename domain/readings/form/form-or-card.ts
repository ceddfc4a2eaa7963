/** A kitten's card may look like a tree of other print, and a tree whose parents have captions like a card. */
import { generationOf } from "../../pedigree/positions.ts";
import { labelledFields } from "../labels/labelled-fields.ts";
import { kinshipLabels } from "../list-layout.ts";
import { type MetricForm, metricForm } from "./metric-form.ts";
import type { Segment, Sheet } from "../segments.ts";
import type { Word } from "../words.ts";
import { BY_LABEL, BY_ONE_OF_LABELS, type Form, formOf } from "./form.ts";
import { namedAgain } from "./named-again.ts";
import type { PlacedCell } from "./placed-cell.ts";
import { readCell } from "./read-cell.ts";

/** Of a kitten's card only two parents are found. */
const CARD_MOST = 3;
/** So many names in their places are no chance. */
const TREE_SURE_FROM = 14;
const TWO_GENERATIONS = 6;
const MOSTLY_FILLED = 0.7;

export function formOrCard(sheet: Sheet): Form {
  const form = formOf(sheet);
  const isTree = form.cells.size > CARD_MOST;
  const isTold = isTree && !isBare(form);
  if (isTold && isWhole(form) && form.cells.size > TWO_GENERATIONS) return form;
  const card = metricForm(sheet);
  if (card === null) return form;
  if (
    isTree &&
    !hasLabelsOf(form, card) &&
    hasParentsOf(form, card) &&
    (isTold || hasMoreThan(form, sheet))
  )
    return form;
  const again = namedAgain(sheet, kinshipLabels(sheet));
  const cells = new Map<number, PlacedCell>();
  for (const [position, lines] of card.cells)
    cells.set(position, { lines, sure: again.has(position) ? BY_ONE_OF_LABELS : BY_LABEL });
  return { labelled: card.labelled, cells, root: [] };
}

/** A tree of names with nothing else of its cats may be one of other print. */
function isBare({ cells }: Form): boolean {
  const told = [...cells.values()].filter(({ lines }) => {
    const cell = readCell(lines);
    return cell?.number ?? cell?.ems ?? cell?.birthdate;
  });
  return cells.size <= TREE_SURE_FROM && told.length < cells.size / 2;
}

/** Few cells of its generations are blank. */
function isWhole({ cells }: Form): boolean {
  const generations = Math.max(...[...cells.keys()].map(generationOf));
  return cells.size > (2 ** (generations + 1) - 2) * MOSTLY_FILLED;
}

/** "Nome do pai:" in the place of a name: a tree of a form's labels is none. */
function hasLabelsOf({ cells }: Form, { said }: MetricForm): boolean {
  const ofLabels = wordsOf(said);
  return [...cells.values()].some(({ lines }) =>
    lines[0]?.words.some((word) => ofLabels.has(word)),
  );
}

/** The tree has the parents that the labels name in their places. */
function hasParentsOf({ cells }: Form, card: MetricForm): boolean {
  return [2, 3].every((position) => {
    const named = wordsOf(card.cells.get(position) ?? []);
    return cells.get(position)?.lines.some((line) => line.words.some((word) => named.has(word)));
  });
}

/** Behind the parents are names that no label explains. */
function hasMoreThan({ cells }: Form, sheet: Sheet): boolean {
  const explained = wordsOf(
    labelledFields(sheet).flatMap(({ label, value }) => (value ? [label, value] : [label])),
  );
  const older = [...cells].filter(([position]) => position > CARD_MOST);
  const ofLabels = older.filter(([, { lines }]) =>
    lines[0]?.words.some((word) => explained.has(word)),
  );
  return ofLabels.length < older.length / 2;
}

const wordsOf = (segments: readonly Segment[]): ReadonlySet<Word> =>
  new Set(segments.flatMap(({ words }) => words));
