/**
 * Words that begin names as well ("Cor", "Anya") are labels only with a colon. Forms that print none say it by where they
 * stand: alone, in a column or a row of others. Here they get their colon.
 */
import { kinStepOf, kinStepOfField } from "../kinship/kinship.ts";
import { labelAt, labelBeside, labelOf } from "./labels.ts";
import { positionSaid } from "../list-layout.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { middleOf, rightOf } from "../words.ts";

/** In text heights. */
const SAME_EDGE = 0.6;
const SAME_ROW = 0.5;
/** A value begins not farther from its label. */
const VALUE_FAR = 20;
/** So many labels above or below it make a column of them. */
const LABELS_FROM = 2;
const MOST_WORDS = 3;

export function withLoneLabels(sheet: Sheet): Sheet {
  const parents = loneParents(sheet);
  const labels = loneLabels(sheet);
  if (parents.size === 0 && labels.size === 0) return sheet;
  const segments = sheet.segments.map((segment) =>
    parents.has(segment) || labels.has(segment) ? withColon(segment) : segment,
  );
  return { ...sheet, segments };
}

function withColon({ words, page }: Segment): Segment {
  const last = words.at(-1)!;
  return segmentOf([...words.slice(0, -1), { ...last, text: `${last.text}:` }], page);
}

/** "Apa" above "Anya", "Mãe" below "Pai": the other parent's word stands in its column or in its row, and no other one does. */
function loneParents({ segments, em }: Sheet): ReadonlySet<Segment> {
  const lone = segments.flatMap((segment) => {
    const step =
      segment.words.length === 1 && kinStepOf(segment.text) === null
        ? kinStepOfField(segment.text)
        : null;
    return step === null ? [] : [{ segment, step }];
  });
  if (lone.length === 0) return new Set();
  const said = segments.flatMap((segment) => {
    const position = positionSaid(segment.text);
    return position === 2 || position === 3 ? [{ segment, step: String(position - 2) }] : [];
  });
  const found = lone.filter(
    ({ segment, step }) =>
      !said.some((one) => one.step === step) &&
      [...said, ...lone].some(
        (other) => other.step !== step && isAligned(segment, other.segment, em),
      ),
  );
  return new Set(found.map(({ segment }) => segment));
}

const isAligned = (one: Segment, other: Segment, em: number) =>
  Math.abs(one.x - other.x) < em * SAME_EDGE ||
  Math.abs(middleOf(one) - middleOf(other)) < em * SAME_ROW;

/** "Cor", "Sahibi" in a column of labels, with something printed to its right. */
function loneLabels({ segments, em }: Sheet): ReadonlySet<Segment> {
  const known = segments.filter(({ words }) => {
    const label = labelAt(words.map(({ text }) => text));
    return label !== null && label.key !== "heading";
  });
  if (known.length < LABELS_FROM) return new Set();
  const lone = segments.filter(
    ({ text, words }) =>
      words.length <= MOST_WORDS && labelOf(text) === null && labelBeside(text) !== null,
  );
  return new Set(
    lone.filter((segment) => {
      const column = known.filter(({ x }) => Math.abs(x - segment.x) < em * SAME_EDGE);
      return column.length >= LABELS_FROM && segments.some((one) => isBehind(one, segment, em));
    }),
  );
}

const isBehind = (value: Segment, label: Segment, em: number) =>
  value.x > rightOf(label) &&
  value.x - rightOf(label) < em * VALUE_FAR &&
  Math.abs(middleOf(value) - middleOf(label)) < em * SAME_ROW;
