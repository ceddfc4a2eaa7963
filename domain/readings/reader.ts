/** Fields from print: what is read, how sure it is, and where on the paper it stands. */
import { BELIEVED_FROM, believed } from "./belief.ts";
import type { FieldOrNot, ReadField } from "./recognised.ts";
import type { Segment, Sheet } from "./segments.ts";
import { boxAround } from "./words.ts";

export class Reader {
  readonly sheets: readonly Sheet[];
  constructor(sheets: readonly Sheet[]) {
    this.sheets = sheets;
  }

  /** @param isParsed what breaks the rules of its kind (a date, a code) would not have become this value */
  field(value: string, from: readonly Segment[], sure = 1, isParsed = false): ReadField {
    const words = from.flatMap((segment) => segment.words);
    const weight = words.reduce((sum, word) => sum + word.text.length, 0) || 1;
    const mean = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / weight;
    const least = Math.min(...words.map((word) => word.confidence));
    // One doubtful word makes the field doubtful, however long the rest.
    const read = Math.min(1, Math.max(0, (mean + least) / 2));
    const letters = isParsed ? 1 - (1 - read) * PARSED_DOUBT : read;
    const confidence = Math.round(believed(letters * sure) * 100) / 100;
    const { page } = from[0]!;
    const { width, height } = this.sheets[page]!;
    const box = boxAround(from.filter((segment) => segment.page === page));
    return {
      value: confidence < BELIEVED_FROM ? "" : value,
      confidence,
      region: {
        page,
        x: part(box.x, width),
        y: part(box.y, height),
        w: part(box.w, width),
        h: part(box.h, height),
      },
    };
  }

  /** Print that is no value of its field: the field stays empty, and its place is shown. */
  empty(from: readonly Segment[]): ReadField {
    return { ...this.field("", from), confidence: 0 };
  }

  optional(value: string, from: readonly Segment[], sure = 1): FieldOrNot {
    return value === "" ? null : this.field(value, from, sure);
  }
}

/** Of the seen layouts together: dates, codes and sexes of doubtful letters were right oftener than their letters say; held-out layouts were not tried. */
const PARSED_DOUBT = 0.5;

function part(value: number, of: number): number {
  return Math.round(Math.min(1, Math.max(0, value / of)) * 10_000) / 10_000;
}
