import type { GreyImage } from "./grey-image.ts";

/** The paper's brightness is measured over squares of this size, larger than letters. */
const SQUARE = 32;
/** The share of a square's pixels that is paper even in dense print. */
const PAPER_PART = 0.85;

/** Evens out the light: paper becomes white even in shadow, print stays as dark as it was against its paper. */
export function evenLight({ data, width, height }: GreyImage): GreyImage {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const paper = smoothed(paperOf({ data, width, height }, columns, rows), columns, rows);
  const even = new Uint8Array(data.length);
  const across = between(width, columns);
  const down = between(height, rows);
  const light = new Float64Array(columns + 1);
  for (let y = 0, i = 0; y < height; y++) {
    const upper = down.from[y]! * columns;
    const lower = Math.min(rows - 1, down.from[y]! + 1) * columns;
    const part = down.part[y]!;
    for (let column = 0; column < columns; column++)
      light[column] = paper[upper + column]! * (1 - part) + paper[lower + column]! * part;
    light[columns] = light[columns - 1]!;
    for (let x = 0; x < width; x++, i++) {
      const column = across.from[x]!;
      const left = light[column]!;
      const scaled = data[i]! * 250;
      const value = scaled / (left + (light[column + 1]! - left) * across.part[x]!);
      even[i] = value > 255 ? 255 : value;
    }
  }
  return { data: even, width, height };
}

/** For each pixel of a side: the square whose middle is before it, and how far it is on the way to the next one's. */
function between(length: number, squares: number): { from: Uint16Array; part: Float64Array } {
  const from = new Uint16Array(length);
  const part = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const at = Math.min(squares - 1, Math.max(0, (i + 0.5) / SQUARE - 0.5));
    from[i] = Math.floor(at);
    part[i] = at - from[i]!;
  }
  return { from, part };
}

function paperOf({ data, width, height }: GreyImage, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let total = 0;
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 2)
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 2) {
          counts[data[y * width + x]!]!++;
          total++;
        }
      let value = 0;
      for (let seen = 0; value < 255; value++) {
        seen += counts[value]!;
        if (seen >= total * PAPER_PART) break;
      }
      paper[row * columns + column] = Math.max(value, 24);
    }
  }
  return paper;
}

/** A square full of print takes its neighbours' paper: first the brightest around, then the mean of those. */
function smoothed(values: Float32Array, columns: number, rows: number): Float32Array {
  const around = (source: Float32Array, merge: (found: number[]) => number) => {
    const merged = new Float32Array(source.length);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const found: number[] = [];
        for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
          for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
            found.push(source[y * columns + x]!);
        merged[row * columns + column] = merge(found);
      }
    return merged;
  };
  const brightest = around(values, (found) => Math.max(...found));
  return around(brightest, (found) => found.reduce((sum, value) => sum + value, 0) / found.length);
}
