/**
 * A kitten's card (a metric, Kittenschein, birth certificate): the kitten's own fields and its two parents, each with
 * a few labelled fields, beside each other or one below the other.
 */
import { goesOnWithWhose, isOf, kinStepOfField } from "../kinship/kinship.ts";
import {
  hasCaptionsBelow,
  type Labelled,
  labelledFields,
  valueAbove,
} from "../labels/labelled-fields.ts";
import { labelBeside, labelOf, type LabelKey } from "../labels/labels.ts";
import { type KinshipLabel, kinshipLabels } from "../list-layout.ts";
import { familyLines, OF_PARENT } from "./parent-block.ts";
import { parentTable } from "./parent-table.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { skeleton } from "../scripts.ts";
import { middleOf } from "../words.ts";

export interface MetricForm {
  /** Of the kitten itself. */
  readonly labelled: readonly Labelled[];
  /** The print of sire (2) and dam (3), and of their parents where they are named: name first. */
  readonly cells: ReadonlyMap<number, readonly Segment[]>;
  /** The labels that name a parent and a field of it: no tree has them as names. */
  readonly said: readonly Segment[];
}

/** In text heights. */
const SAME_ROW = 1;
const BELOW_MOST = 3;

/** @returns null for a sheet with other ancestors than two parents, or without them */
export function metricForm(sheet: Sheet): MetricForm | null {
  const labelled = labelledFields(sheet);
  const byField = parentFields(sheet, labelled);
  if (byField !== null) return { ...byField, labelled: without(labelled, byField.cells) };
  const kin = kinshipLabels(sheet);
  const pair = kin.some(({ position }) => position > 3) ? null : parentsAmong(kin, sheet.em);
  if (pair === null) return null;
  const labels = new Set(
    [...labelled, ...kin].map(({ label }) =>
      sheet.segments.find(({ words }) => words.includes(label.words[0]!))!,
    ),
  );
  const table = parentTable(sheet, pair, labelled);
  if (table !== null)
    return { labelled: without(table.labelled, table.cells), cells: table.cells, said: [] };
  const isAbove = hasCaptionsBelow(sheet, labels);
  const cells = new Map<number, readonly Segment[]>();
  for (const [position, within] of familyLines(sheet, pair, labelled)) {
    const own = pair.find((label) => label.position === position);
    const above = isAbove && own ? valueAbove(own.segment, sheet, labels) : null;
    const lines = above ? [above] : within;
    if (lines.length > 0) cells.set(position, lines);
  }
  if (!cells.has(2) || !cells.has(3)) return null;
  return { labelled: without(labelled, cells), cells, said: [] };
}

/** A sire's and a dam's label in one row or one column: "Kater" may also be a sex. */
function parentsAmong(kin: readonly KinshipLabel[], em: number): KinshipLabel[] | null {
  const off = (one: KinshipLabel, other: KinshipLabel) =>
    Math.min(Math.abs(one.label.x - other.label.x), Math.abs(one.label.y - other.label.y));
  const pairs = kin
    .filter(({ position }) => position === 2)
    .flatMap((sire) =>
      kin
        .filter(({ position }) => position === 3)
        .map((dam) => ({ pair: [sire, dam], off: off(sire, dam) })),
    )
    .toSorted((a, b) => a.off - b.off);
  const isOnly = pairs.length === 1;
  return pairs[0] && (isOnly || pairs[0].off < em) ? pairs[0].pair : null;
}

function without(
  labelled: readonly Labelled[],
  cells: ReadonlyMap<number, readonly Segment[]>,
): Labelled[] {
  const taken = new Set(
    [...cells.values()].flatMap((lines) => lines.flatMap(({ words }) => words)),
  );
  return labelled.filter(({ value }) => !value?.words.some((word) => taken.has(word)));
}

/** "Sire's name", «Окрас матери», "Nr. rodowodu ojca", or "Dam" and "Dam's number": each field of a parent has its own label. */
function parentFields(
  sheet: Sheet,
  labelled: readonly Labelled[],
): Pick<MetricForm, "cells" | "said"> | null {
  const found = sheet.segments.flatMap((segment) => {
    const label = parentLabelAt(segment.words.map(({ text }) => text));
    return label ? [{ ...label, segment }] : [];
  });
  if (found.length < 2 || new Set(found.map(({ position }) => position)).size < 2) return null;
  const ofFields = new Set(found.map(({ segment }) => segment));
  const names = kinshipLabels(sheet).flatMap(({ position, label, segment }) =>
    ofFields.has(segment)
      ? []
      : [{ position, key: "name" as const, words: label.words.length, segment }],
  );
  if (names.some(({ position }) => position > 3)) return null;
  const all = [...found, ...names];
  if (all.length < 4) return null;
  const labels = new Set([
    ...all.map(({ segment }) => segment),
    ...sheet.segments.filter(({ text }) => labelOf(text) !== null),
  ]);
  const cells = new Map<number, Segment[]>();
  for (const { position, key, words, segment } of all) {
    const rest = segment.words.slice(words);
    const value =
      rest.length > 0
        ? segmentOf(rest, sheet.page)
        : (nextInRow(segment, sheet, labels) ?? nextBelow(segment, sheet, labels));
    if (!value || !OF_PARENT.has(key)) continue;
    const own = cells.get(position) ?? [];
    cells.set(position, key === "name" ? [value, ...own] : [...own, value]);
  }
  if (cells.size !== 2) return null;
  for (const { position, value } of besideFields(labelled, found, sheet.em))
    cells.set(position, [...(cells.get(position) ?? []), value]);
  return { cells, said: [...ofFields] };
}

/** "Nome do pai: …  Nasc.: …": a field that the cat has too is the parent's in whose row it stands. */
function besideFields(
  labelled: readonly Labelled[],
  found: readonly { position: number; segment: Segment }[],
  em: number,
): { position: number; value: Segment }[] {
  const isFound = (label: Segment) =>
    found.some(({ segment }) => segment.words.includes(label.words[0]!));
  /** The parents whose labels stand before it in its row. */
  const rowsOf = (label: Segment) => [
    ...new Set(
      found.flatMap(({ position, segment }) =>
        segment.x < label.x && Math.abs(middleOf(segment) - middleOf(label)) < em * SAME_ROW
          ? [position]
          : [],
      ),
    ),
  ];
  return labelled.flatMap(({ key, label, value }) => {
    if (!value || !OF_PARENT.has(key) || key === "name" || isFound(label)) return [];
    const positions = rowsOf(label);
    // A field that stands in one parent's row alone is the cat's own, beside it.
    const both = new Set(
      labelled.flatMap((one) => (one.key === key && !isFound(one.label) ? rowsOf(one.label) : [])),
    );
    return positions.length === 1 && both.size === 2 ? [{ position: positions[0]!, value }] : [];
  });
}

/** Null where a label comes first: its value is another's. */
function nextInRow(
  label: Segment,
  sheet: Sheet,
  labels: ReadonlySet<Segment>,
): Segment | undefined {
  const next = sheet.segments
    .filter(
      (one) =>
        one.x > label.x + label.w &&
        Math.abs(middleOf(one) - middleOf(label)) < sheet.em * SAME_ROW,
    )
    .toSorted((a, b) => a.x - b.x)[0];
  return next && !labels.has(next) ? next : undefined;
}

function nextBelow(
  label: Segment,
  { segments, em }: Sheet,
  labels: ReadonlySet<Segment>,
): Segment | undefined {
  return segments
    .filter(
      (one) =>
        !labels.has(one) &&
        one.y > label.y + label.h * 0.5 &&
        one.y - label.y - label.h < em * BELOW_MOST &&
        Math.abs(one.x - label.x) < em * 1.5,
    )
    .toSorted((a, b) => a.y - b.y)[0];
}

const MOST_WORDS = 5;
const saysWhose = (word: string) => isOf(word) || goesOnWithWhose(word);

/** A label that names a parent and a field of it. */
export function parentLabelAt(
  words: readonly string[],
): { position: number; key: LabelKey; words: number } | null {
  for (let count = Math.min(MOST_WORDS, words.length); count > 1; count--) {
    const own = words
      .slice(0, count)
      .flatMap((word) => word.split(/[/|]+/u))
      .filter((word) => skeleton(word) !== "");
    const steps = own.map((word) =>
      kinStepOfField(word.replace(/['’`]s?[:.]*$/u, "s").replace(/^[dl]['’]/iu, "")),
    );
    const at = steps.findIndex((step) => step !== null);
    if (at < 0 || steps.filter((step) => step !== null).length > 1) continue;
    const field = own.filter((word, i) => i !== at && !saysWhose(word)).join(" ");
    const key = labelBeside(field);
    if (key !== null) return { position: steps[at] === "0" ? 2 : 3, key, words: count };
  }
  return null;
}
