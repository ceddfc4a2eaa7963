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
  const lastColumn = columns - 1;
  const lastRow = rows - 1;
  for (let y = 0; y < height; y++) {
    const v = Math.min(lastRow, Math.max(0, (y + 0.5) / SQUARE - 0.5));
    const row = Math.min(Math.floor(v), Math.max(0, lastRow - 1));
    const down = lastRow === 0 ? 0 : v - row;
    for (let x = 0; x < width; x++) {
      const u = Math.min(lastColumn, Math.max(0, (x + 0.5) / SQUARE - 0.5));
      const column = Math.min(Math.floor(u), Math.max(0, lastColumn - 1));
      const across = lastColumn === 0 ? 0 : u - column;
      const at = row * columns + column;
      const beside = lastColumn === 0 ? 0 : 1;
      const below = lastRow === 0 ? 0 : columns;
      const upper = paper[at]! * (1 - across) + paper[at + beside]! * across;
      const lower = paper[at + below]! * (1 - across) + paper[at + below + beside]! * across;
      const light = upper * (1 - down) + lower * down;
      even[y * width + x] = Math.min(255, (data[y * width + x]! * 250) / light);
    }
  }
  return { data: even, width, height };
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
