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
  const marks = marksOf({ data, width, height });
  const erased = Uint8Array.from(data);
  const isLine = marks.boxes.map(({ left, right, top, bottom, size }) => {
    const w = right - left + 1;
    const h = bottom - top + 1;
    const thin = Math.min(w, h) <= long * 0.12;
    return Math.max(w, h) >= long && (thin || size / (w * h) < LINE_FILL);
  });
  for (let i = 0; i < erased.length; i++) {
    const mark = marks.labels[i]!;
    if (mark === 0 || !isLine[mark - 1]) continue;
    // A line's grey edge goes with it.
    const x = i % width;
    for (let dy = -width; dy <= width; dy += width)
      for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
        const near = i + dy + dx;
        if (
          near >= 0 &&
          near < erased.length &&
          (marks.labels[near] === 0 || marks.labels[near] === mark)
        )
          erased[near] = 255;
      }
  }
  return { data: erased, width, height };
}

interface MarkBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
}

interface Marks {
  /** 0 for paper, otherwise the mark's number from 1. */
  readonly labels: Uint32Array;
  readonly boxes: readonly MarkBox[];
}

/** Dark pixels that touch, even at corners, form one mark (union-find over the rows). */
function marksOf({ data, width, height }: GreyImage): Marks {
  const labels = new Uint32Array(data.length);
  const parents: number[] = [0];
  const rootOf = (label: number): number => {
    let root = label;
    while (parents[root] !== root) root = parents[root]!;
    while (parents[label] !== root) [label, parents[label]] = [parents[label]!, root];
    return root;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (data[i]! >= DARK) continue;
      let own = x > 0 ? labels[i - 1]! : 0;
      if (y > 0) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const above = labels[i - width + dx]!;
          if (above === 0) continue;
          if (own === 0) own = above;
          else if (own !== above) {
            const [a, b] = [rootOf(own), rootOf(above)];
            if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
          }
        }
      }
      if (own === 0) {
        own = parents.length;
        parents.push(own);
      }
      labels[i] = own;
    }
  }
  return { labels, boxes: numbered(labels, width, parents.length, rootOf) };
}

/** Numbers the marks consecutively, in place, and measures them. */
function numbered(
  labels: Uint32Array,
  width: number,
  count: number,
  rootOf: (label: number) => number,
): MarkBox[] {
  const numberOf = new Uint32Array(count);
  const boxes: MarkBox[] = [];
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] === 0) continue;
    const root = rootOf(labels[i]!);
    const x = i % width;
    const y = (i - x) / width;
    if (numberOf[root] === 0) {
      boxes.push({ left: x, right: x, top: y, bottom: y, size: 0 });
      numberOf[root] = boxes.length;
    }
    const number = numberOf[root]!;
    const box = boxes[number - 1]!;
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    box.bottom = y;
    box.size++;
    labels[i] = number;
  }
  return boxes;
}
