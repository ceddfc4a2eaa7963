/** Below the tree: repeated ancestors and their places. */
import type { Ancestors } from "@felistry/domain/pedigree/ancestors.ts";
import type { RepeatedAncestor } from "@felistry/domain/pedigree/repeated-ancestors.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Shape } from "../../print/drawing.ts";
import { inks } from "../../print/inks.ts";
import { fitted, placed, type SetText } from "../../print/running-text.ts";
import { markShapes } from "./mark.ts";
import { nameWords } from "./name.ts";
import { MARGIN, PAGE, TEXT_WIDTH } from "./sheet.ts";
import { kinshipWords, unbroken } from "./words.ts";

const COLUMN_GAP = 18;
const COLUMN = (TEXT_WIDTH - COLUMN_GAP) / 2;
const RADIUS = 4.2;
const INDENT = RADIUS * 2 + 4;
const SIZE = 7;
/** At most two lines, set smaller if necessary. */
const ENTRY = { width: COLUMN - INDENT, height: 17.2, size: SIZE, least: 4.75 };
const NO_TITLES = { before: "", behind: "" };

interface Entry {
  readonly mark: number;
  readonly set: SetText;
}

/** Sits on the lower margin; returns where the content above must end. */
export function layOutLegend(
  repeated: readonly RepeatedAncestor[],
  ancestors: Ancestors,
  locale: Locale,
): { shapes: Shape[]; top: number } {
  const end = PAGE.height - MARGIN;
  if (repeated.length === 0) return { shapes: [], top: end };
  const title = fitted(
    [{ text: m.pedigree_repeated({}, { locale }), face: "sans", ink: inks.soft }],
    { width: TEXT_WIDTH, height: 10, size: SIZE, least: SIZE },
  );
  const rows = rowsOf(repeated.map((one) => entryOf(one, ancestors, locale)));
  const heights = rows.map((row) => Math.max(...row.map(({ set }) => set.height)) + 1.5);
  const top = end - title.height - heights.reduce((sum, height) => sum + height, 0) - 2;
  const shapes: Shape[] = placed(title, { x: MARGIN, y: top });
  let y = top + title.height + 2;
  rows.forEach((row, index) => {
    row.forEach(({ mark, set }, column) => {
      const x = MARGIN + column * (COLUMN + COLUMN_GAP);
      shapes.push(
        ...markShapes(mark, x + RADIUS, y + SIZE * 0.62, RADIUS),
        ...placed(set, { x: x + INDENT, y }),
      );
    });
    y += heights[index]!;
  });
  return { shapes, top };
}

function entryOf(
  { mark, positions }: RepeatedAncestor,
  ancestors: Ancestors,
  locale: Locale,
): Entry {
  const name = nameWords(ancestors.get(positions[0]!)!, NO_TITLES);
  const last = name.pop()!;
  const places = positions.map((position) => unbroken(kinshipWords(position, locale)));
  const words = [
    ...name,
    { ...last, text: `${last.text}:` },
    { text: places.join(", "), face: "sans", ink: inks.soft } as const,
  ];
  return { mark, set: fitted(words, ENTRY) };
}

function rowsOf(entries: readonly Entry[]): Entry[][] {
  const rows: Entry[][] = [];
  for (let at = 0; at < entries.length; at += 2) rows.push(entries.slice(at, at + 2));
  return rows;
}
