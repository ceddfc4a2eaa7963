/** The part of a kitten's card that is a parent's: its fields, and its own parents where the card names them. */
import { grandStepOf } from "../kinship/kinship.ts";
import type { Labelled } from "../labels/labelled-fields.ts";
import { labelOf, type LabelKey } from "../labels/labels.ts";
import { type KinshipLabel, positionSaid } from "../list-layout.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { middleOf, type Word } from "../words.ts";

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The card's other fields: a parent's end where these begin. */
const BEHIND_PARENTS: ReadonlySet<LabelKey> = new Set([
  "breeder",
  "owner",
  "issuer",
  "system",
  "heading",
  "other",
  "sex",
]);
/** What a card says of a parent. */
export const OF_PARENT: ReadonlySet<LabelKey> = new Set(["name", "number", "ems", "birthdate"]);
/** In text heights. */
const MOST_HEIGHT = 12;
const MOST_WITH_OLDER = 30;
const SAME_ROW = 1;
/** What is filled in stands a little off its line. */
const OFF_LINE = 0.6;
const ROW = 2.5;
/** A caption printed smaller than what is filled in beside it begins lower by so much. */
const ABOVE_CAPTION = 0.4;
/** The next block's print reaches so far above the line that its caption gives. */
const BEFORE_NEXT = 0.3;
/** A column's print may begin so far to the left of its caption: the width of a letter, as paper is seldom quite straight. */
const BEFORE_COLUMN = 0.5;

/** The lines of the parents and of those of their parents that the card names, by position. */
export function familyLines(
  sheet: Sheet,
  pair: readonly KinshipLabel[],
  labelled: readonly Labelled[],
): ReadonlyMap<number, readonly Segment[]> {
  const { em } = sheet;
  const blocks = pair.map((own, i) => {
    const area = areaOf(sheet, own.label, pair[1 - i]!.label, labelled);
    return { own, area, older: olderWithin(sheet, area, own.label) };
  });
  const said = new Set(
    blocks.flatMap(({ own, older }) => [own, ...older].flatMap(({ label }) => label.words)),
  );
  return new Map(
    blocks.flatMap(({ own, area, older }): [number, Segment[]][] => {
      const { y } = own.label;
      const limited = {
        ...area,
        bottom: Math.min(area.bottom, y + em * (MOST_HEIGHT - BEFORE_NEXT)),
      };
      return [
        [
          own.position,
          linesWithin(
            sheet,
            older.reduce((rest, one) => withoutOlder(rest, one.label, y + em, em), limited),
            labelled,
            said,
          ),
        ],
        ...older.map(({ step, label }): [number, Segment[]] => [
          own.position * 2 + step,
          linesWithin(
            sheet,
            areaOfOlder(
              area,
              label,
              older.map((one) => one.label),
              em,
            ),
            labelled,
            said,
          ),
        ]),
      ];
    }),
  );
}

function areaOf(sheet: Sheet, own: Segment, other: Segment, labelled: readonly Labelled[]): Area {
  const { em } = sheet;
  const isBeside = Math.abs(middleOf(own) - middleOf(other)) < em * SAME_ROW;
  const [left, right] = isBeside ? columnOf(sheet, own, other) : [0, Infinity];
  const ends = labelled
    .filter(({ key, label }) => BEHIND_PARENTS.has(key) && label.y > own.y + em)
    .map(({ label }) => label.y);
  const below = !isBeside && other.y > own.y ? other.y : Infinity;
  const bottom = Math.min(...ends, below, own.y + em * MOST_WITH_OLDER) - em * BEFORE_NEXT;
  return { left, right, top: own.y - em * ABOVE_CAPTION, bottom };
}

/** A caption stands at the beginning of its column, or, where nothing else begins there, over its middle. */
function columnOf({ segments, em }: Sheet, own: Segment, other: Segment): [number, number] {
  const begins = ({ x, y }: Segment, caption: Segment) =>
    y > caption.y + caption.h && Math.abs(x - caption.x) < em;
  const isCentred = ![own, other].some((caption) => segments.some((one) => begins(one, caption)));
  if (isCentred) {
    const middle = (own.x + own.w / 2 + other.x + other.w / 2) / 2;
    return own.x < other.x ? [0, middle] : [middle, Infinity];
  }
  return [own.x - em, other.x > own.x ? other.x - em * BEFORE_COLUMN : Infinity];
}

const isWithin = (segment: Segment, { left, right, top, bottom }: Area) =>
  segment.x >= left && segment.x < right && middleOf(segment) > top && middleOf(segment) < bottom;

interface OlderLabel {
  readonly step: number;
  readonly label: Segment;
}

/** "Großvater", «бабка» below a parent: on whose side, the place says. Each stands there once. */
function olderWithin({ segments, page }: Sheet, area: Area, own: Segment): OlderLabel[] {
  const found = segments.flatMap(({ words, ...segment }): OlderLabel[] => {
    const steps = words.map(({ text }) => grandStepOf(text));
    const [step] = steps;
    if (step == null || segment.y < own.y - segment.h) return [];
    const other = steps.findIndex((one) => one !== step);
    const label = segmentOf(words.slice(0, other < 0 ? words.length : other), page);
    // "Großvater väterlicherseits" says it itself.
    const isSaid = words.some(
      (_, i) =>
        positionSaid(
          words
            .slice(0, i + 1)
            .map(({ text }) => text)
            .join(" "),
        ) !== null,
    );
    return isSaid || !isWithin(label, area) ? [] : [{ step: Number(step), label }];
  });
  return new Set(found.map(({ step }) => step)).size === found.length ? found : [];
}

/** Its parents stand below it, or to its right. */
function withoutOlder(area: Area, older: Segment, below: number, em: number): Area {
  return older.y < below
    ? { ...area, right: Math.min(area.right, older.x - em * BEFORE_COLUMN) }
    : { ...area, bottom: Math.min(area.bottom, older.y - em * OFF_LINE) };
}

function areaOfOlder(area: Area, own: Segment, all: readonly Segment[], em: number): Area {
  const other = all.find((one) => one !== own);
  const isBeside = other !== undefined && Math.abs(middleOf(other) - middleOf(own)) < em * SAME_ROW;
  const pitch = other && !isBeside ? Math.abs(other.y - own.y) : em * ROW;
  return {
    left: own.x - em * BEFORE_COLUMN,
    right: isBeside && other.x > own.x ? other.x - em * BEFORE_COLUMN : area.right,
    top: own.y - em * OFF_LINE,
    bottom: Math.min(area.bottom, own.y + pitch - em * OFF_LINE),
  };
}

/** The print there without its labels, name first. */
function linesWithin(
  sheet: Sheet,
  area: Area,
  labelled: readonly Labelled[],
  said: ReadonlySet<Word>,
): Segment[] {
  const fields = labelled.filter(({ label }) => isWithin(label, area));
  const ofFields = new Set(
    fields.flatMap(({ label, value }) => [...label.words, ...(value?.words ?? [])]),
  );
  const free = sheet.segments.flatMap((segment) => {
    const words = segment.words.filter((word) => !ofFields.has(word) && !said.has(word));
    const rest = words.length > 0 ? segmentOf(words, sheet.page) : null;
    return rest && isWithin(rest, area) && labelOf(rest.text) === null ? [rest] : [];
  });
  const values = (isName: boolean) =>
    fields.flatMap(({ key, value }) =>
      value && OF_PARENT.has(key) && (key === "name") === isName ? [value] : [],
    );
  return [...values(true), ...free, ...values(false)];
}
