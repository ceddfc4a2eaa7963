/** The output of text recognition: words with their boxes, in pixels of the upright page. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Word extends Box {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}

export interface PageWords {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

export function middleOf(box: Box): number {
  return box.y + box.h / 2;
}

export function rightOf(box: Box): number {
  return box.x + box.w;
}

/** The smallest box around all of them; needs at least one. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map(rightOf)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** The median; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
