/** Four generations from left to right, as on the cat's page. */
import {
  codeOf,
  colourWordsOf,
  type Ancestor,
  type Ancestors,
} from "@felistry/domain/pedigree/ancestors.ts";
import { GENERATIONS_WITH_BIRTHDATE } from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import {
  childOf,
  generationOf,
  LAST_POSITION,
  PEDIGREE_GENERATIONS,
  sexAt,
} from "@felistry/domain/pedigree/positions.ts";
import type { RepeatedAncestor } from "@felistry/domain/pedigree/repeated-ancestors.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Shape } from "../../print/drawing.ts";
import { inks } from "../../print/inks.ts";
import { branchBetween, placeIn, type Place } from "../../print/pedigree-columns.ts";
import { fitted, LEADING, placed, type SetText, type Words } from "../../print/running-text.ts";
import { markShapes } from "./mark.ts";
import { nameWords } from "./name.ts";
import { MARGIN, PAGE, TEXT_WIDTH } from "./sheet.ts";
import { dateWords, unbroken } from "./words.ts";

const GAP = 13;
const COLUMN = (TEXT_WIDTH - GAP * (PEDIGREE_GENERATIONS - 1)) / PEDIGREE_GENERATIONS;
const BAR = 2.5;
const PAD = { x: 5, y: 2 } as const;
/** The gap between two places of the last generation. */
const BETWEEN = 3;

/** By generation from 1; the colour is in words if there is room, as on the page. */
const SIZES = [
  { name: 13, facts: 8.25, most: 84, inWords: true },
  { name: 10.5, facts: 8, most: 62, inWords: true },
  { name: 9, facts: 7.25, most: 38, inWords: false },
  { name: 8, facts: 6.75, most: 27, inWords: false },
] as const;
const LEAST = 4.75;

const HEADINGS = [
  m.pedigree_parents,
  m.pedigree_grandparents,
  m.pedigree_great_grandparents,
  m.pedigree_great_great_grandparents,
];
const HEADINGS_HEIGHT = 17;

export interface Tree {
  readonly ancestors: Ancestors;
  readonly repeated: readonly RepeatedAncestor[];
  readonly locale: Locale;
  readonly top: number;
  readonly bottom: number;
}

export function layOutTree(tree: Tree): Shape[] {
  const top = tree.top + HEADINGS_HEIGHT;
  const columns = { left: MARGIN, top, height: tree.bottom - top, width: COLUMN, gap: GAP };
  const place = (position: number) =>
    placeIn(columns, position, (generation, room) =>
      Math.min(SIZES[generation - 1]!.most, room - BETWEEN),
    );
  const positions = Array.from({ length: LAST_POSITION - 1 }, (_, index) => index + 2);
  return [
    ...headings(tree),
    ...positions
      .filter((position) => childOf(position) > 1)
      .map((position): Shape => ({
        kind: "polyline",
        points: branchBetween(place(childOf(position)), place(position)),
        stroke: inks.strongLine,
      })),
    ...positions.flatMap((position) => cell(tree, position, place(position))),
  ];
}

function headings({ top, locale }: Tree): Shape[] {
  const titles = HEADINGS.flatMap((heading, index) => {
    const words: Words = { text: heading({}, { locale }), face: "sans", ink: inks.soft };
    const set = fitted([words], { width: COLUMN, height: 12, size: 8, least: 6 });
    return placed(set, { x: MARGIN + index * (COLUMN + GAP), y: top });
  });
  const y = top + 12;
  const line = [
    [MARGIN, y],
    [PAGE.width - MARGIN, y],
  ] as const;
  return [...titles, { kind: "polyline", points: line, stroke: inks.line }];
}

function cell({ ancestors, repeated, locale }: Tree, position: number, place: Place): Shape[] {
  const ancestor = ancestors.get(position);
  if (!ancestor) return emptyCell(position, place, locale);
  const { x, y, height } = place;
  const sex = sexAt(position) === "female" ? inks.female : inks.male;
  const mark = repeated.find(({ id }) => id === ancestor.id)?.mark;
  return [
    { kind: "rectangle", ...place, fill: inks.paper, stroke: inks.line },
    { kind: "rectangle", x, y, width: BAR, height, fill: sex },
    ...cellText(ancestor, { position, place, locale, isMarked: mark !== undefined }),
    ...(mark === undefined ? [] : markShapes(mark, place.x + place.width - 8, y + 8, 5)),
  ];
}

/** A blank to be filled in by hand. */
function emptyCell(position: number, place: Place, locale: Locale): Shape[] {
  const { x, y, height } = place;
  const size = SIZES[generationOf(position) - 1]!.facts;
  const unknown: Words = { text: m.pedigree_unknown({}, { locale }), face: "sans", ink: inks.soft };
  const set = fitted([unknown], { width: COLUMN, height, size, least: size });
  return [
    { kind: "rectangle", ...place, stroke: inks.line, dashed: true },
    { kind: "rectangle", x, y, width: BAR, height, fill: inks.line },
    ...placed(set, { x: x + BAR + PAD.x, y: y + (height - set.height) / 2 }),
  ];
}

interface Cell {
  readonly position: number;
  readonly place: Place;
  readonly locale: Locale;
  readonly isMarked: boolean;
}

/** The space that a mark takes from the name. */
const MARK_WIDTH = 12;

function cellText(ancestor: Ancestor, { position, place, locale, isMarked }: Cell): Shape[] {
  const sizes = SIZES[generationOf(position) - 1]!;
  const width = place.width - BAR - 2 * PAD.x;
  const inner = place.height - 2 * PAD.y;
  const line = sizes.facts * 1.25;
  const facts = fitted(factsOf(ancestor, position, locale), {
    width,
    height: line,
    size: sizes.facts,
    least: LEAST,
  });
  const colour = sizes.inWords ? colourWordsOf(ancestor, locale) : "";
  const words =
    colour === ""
      ? null
      : fitted([{ text: colour, face: "sans", ink: inks.soft }], {
          width,
          height: line * 2,
          size: sizes.facts,
          least: LEAST,
        });
  const below = facts.height + (words?.height ?? 0);
  const name = fitted(nameWords(ancestor, ancestor.titles), {
    width: width - (isMarked ? MARK_WIDTH : 0),
    height: inner - below,
    size: sizes.name,
    least: LEAST,
  });
  const room = inner - below - name.height;
  const other = otherLine(ancestor, { width, height: room, size: sizes.facts });
  const named = name.height + (other?.height ?? 0);
  const x = place.x + BAR + PAD.x;
  const y = place.y + (place.height - named - below) / 2;
  return [
    ...placed(name, { x, y }),
    ...(other ? placed(other, { x, y: y + name.height }) : []),
    ...placed(facts, { x, y: y + named }),
    ...(words ? placed(words, { x, y: y + named + facts.height }) : []),
  ];
}

/** The name in the reader's script, whole and in one line, where there is room for it. */
function otherLine(
  { other_name }: Ancestor,
  { width, height, size }: { width: number; height: number; size: number },
): SetText | null {
  if (!other_name || height < size * LEADING) return null;
  const words: Words = { text: other_name, face: "serif", ink: inks.soft };
  const set = fitted([words], { width, height: size * LEADING, size, least: LEAST });
  return set.lines.flat().some(({ text }) => text.endsWith("…")) ? null : set;
}

/** "MCO ns 22 · 14 May 2022 · No. 7" */
function factsOf(ancestor: Ancestor, position: number, locale: Locale): Words[] {
  const code = codeOf(ancestor);
  const showsBirth =
    generationOf(position) <= GENERATIONS_WITH_BIRTHDATE && ancestor.birthdate !== null;
  const others = [
    showsBirth && dateWords(ancestor.birthdate!, locale),
    unbroken(m.cat_number({ id: ancestor.id }, { locale })),
  ].filter((fact) => fact !== false);
  return [
    ...(code ? [{ text: code, face: "sansBold", ink: inks.ink } as const] : []),
    { text: `${code ? "· " : ""}${others.join(" · ")}`, face: "sans", ink: inks.soft },
  ];
}
