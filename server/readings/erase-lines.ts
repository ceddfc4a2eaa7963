import type { GreyImage } from "./grey-image.ts";

const DARK = 170;
/** As a fraction of the page's long side. No letter in a pedigree is this wide or high. */
const LINE_LENGTH = 0.03;
/** Letters fill their boxes, lines and frames do not. */
const LINE_FILL = 0.12;

/**
 * Removes rules, frames and brackets: connected dark marks that are long and hollow become paper. Otherwise their ends are
 * recognised as letters.
 */
export function eraseLines({ data, width, height }: GreyImage): GreyImage {
  const long = Math.max(width, height) * LINE_LENGTH;
  const strokes = strokesOf({ data, width, height });
  const isLine = boxesOf(strokes).map(({ left, right, top, bottom, size }) => {
    const w = right - left + 1;
    const h = bottom - top + 1;
    const thin = Math.min(w, h) <= long * 0.12;
    return Math.max(w, h) >= long && (thin || size / (w * h) < LINE_FILL);
  });
  const erased = Uint8Array.from(data);
  for (let i = 0; i < strokes.count; i++) {
    if (!isLine[strokes.marks[i]!]) continue;
    // A line's grey edge goes with it. No other mark is there: what touches belongs to the line.
    const from = Math.max(0, strokes.left[i]! - 1);
    const to = Math.min(width, strokes.right[i]! + 2);
    const y = strokes.row[i]!;
    for (let near = Math.max(0, y - 1); near <= Math.min(height - 1, y + 1); near++)
      erased.fill(255, near * width + from, near * width + to);
  }
  return { data: erased, width, height };
}

/** Dark pixels side by side in a row, row by row; those of strokes that touch, even at corners, are one mark. */
interface Strokes {
  readonly count: number;
  readonly row: Uint32Array;
  /** The first and the last pixel. */
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  /** The number of the first stroke of its mark. */
  readonly marks: Uint32Array;
}

function strokesOf({ data, width, height }: GreyImage): Strokes {
  const found = new StrokeList();
  let above = 0;
  for (let y = 0, i = 0; y < height; y++) {
    const first = found.count;
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! >= DARK) continue;
      const left = x;
      while (x + 1 < width && data[i + 1]! < DARK) {
        x++;
        i++;
      }
      const own = found.add(y, left, x);
      // Both rows run from left to right, so that each stroke above is passed once.
      while (above < first && found.right[above]! + 1 < left) above++;
      for (let one = above; one < first && found.left[one]! <= x + 1; one++) found.join(own, one);
    }
    above = first;
  }
  return found.settled();
}

class StrokeList implements Strokes {
  count = 0;
  row = new Uint32Array(1 << 14);
  left = new Uint32Array(1 << 14);
  right = new Uint32Array(1 << 14);
  marks = new Uint32Array(1 << 14);

  add(row: number, left: number, right: number): number {
    if (this.count === this.row.length) this.grow();
    const own = this.count++;
    this.row[own] = row;
    this.left[own] = left;
    this.right[own] = right;
    this.marks[own] = own;
    return own;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)];
    if (a !== b) this.marks[Math.max(a, b)] = Math.min(a, b);
  }

  settled(): Strokes {
    for (let i = 0; i < this.count; i++) this.marks[i] = this.rootOf(i);
    return this;
  }

  private rootOf(stroke: number): number {
    const { marks } = this;
    let root = stroke;
    while (marks[root] !== root) root = marks[root]!;
    while (marks[stroke] !== root) [stroke, marks[stroke]] = [marks[stroke]!, root];
    return root;
  }

  private grow(): void {
    const more = (list: Uint32Array) => {
      const larger = new Uint32Array(list.length * 2);
      larger.set(list);
      return larger;
    };
    this.row = more(this.row);
    this.left = more(this.left);
    this.right = more(this.right);
    this.marks = more(this.marks);
  }
}

interface MarkBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
}

/** Measures each mark, at the number of its first stroke. */
function boxesOf({ count, row, left, right, marks }: Strokes): MarkBox[] {
  const boxes: MarkBox[] = [];
  for (let i = 0; i < count; i++) {
    const box = (boxes[marks[i]!] ??= {
      left: left[i]!,
      right: right[i]!,
      top: row[i]!,
      bottom: row[i]!,
      size: 0,
    });
    box.left = Math.min(box.left, left[i]!);
    box.right = Math.max(box.right, right[i]!);
    box.bottom = row[i]!;
    box.size += right[i]! - left[i]! + 1;
  }
  return boxes;
}
