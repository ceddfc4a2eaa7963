/** The recognised lines of the pages but for their labels, so that what was placed nowhere can be placed by hand. */
import { parentLabelAt } from "./form/metric-form.ts";
import { isKinWord, positionOfKinship } from "./kinship/kinship.ts";
import { labelAt } from "./labels/labels.ts";
import { withLoneLabels } from "./labels/lone-labels.ts";
import type { Region } from "./recognised.ts";
import { type Segment, sheetOf } from "./segments.ts";
import type { PageWords } from "./words.ts";

export interface PaperLine {
  readonly text: string;
  readonly region: Region;
}

/** A sheet of five generations has about 200 lines; a page of more is not worth listing. */
const MOST_LINES = 400;
/** Specks and strokes are read as words of little confidence. */
const LEAST_CONFIDENCE = 0.3;

/** In reading order, page by page. */
export function paperLines(pages: readonly PageWords[]): PaperLine[] {
  return pages
    .flatMap((page, index) =>
      withLoneLabels(sheetOf(page, index))
        .segments.filter((segment) => isLegible(segment) && !isLabel(segment))
        .map((segment) => ({ text: segment.text, region: regionOf(segment, page) })),
    )
    .slice(0, MOST_LINES);
}

function isLegible({ words, text }: Segment): boolean {
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
  return mean >= LEAST_CONFIDENCE && /[\p{L}\p{N}]{2}/u.test(text);
}

/** A label by itself says nothing that could be placed. */
function isLabel({ words, text }: Segment): boolean {
  if (isKinWord(text) || positionOfKinship(text) !== null) return true;
  const texts = words.map((word) => word.text);
  return [labelAt(texts), parentLabelAt(texts)].some((label) => label?.words === words.length);
}

function regionOf({ page, x, y, w, h }: Segment, { width, height }: PageWords): Region {
  return {
    page,
    x: part(x / width),
    y: part(y / height),
    w: part(w / width),
    h: part(h / height),
  };
}

const part = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

/** Lines on whose print none of the regions lies. */
export function leftOver(lines: readonly PaperLine[], used: readonly Region[]): PaperLine[] {
  return lines.filter(({ region }) => !used.some((other) => covers(other, region)));
}

/** A field may be one word of its line, or a name of two lines. */
function covers(used: Region, line: Region): boolean {
  if (used.page !== line.page) return false;
  const across = Math.min(used.x + used.w, line.x + line.w) - Math.max(used.x, line.x);
  const down = Math.min(used.y + used.h, line.y + line.h) - Math.max(used.y, line.y);
  return across > Math.min(used.w, line.w) * 0.5 && down > Math.min(used.h, line.h) * 0.5;
}
