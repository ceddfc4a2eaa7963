import { at, line, type Point, short, stripe } from "./curve.ts";
import type { HeadShape } from "./head-shape.ts";
import type { Pattern } from "./look.ts";
import { type Marks, NO_MARKS } from "./marks.ts";

const FACELESS: ReadonlySet<Pattern> = new Set(["none", "shell"]);

/** The tabby face: the M of the forehead, the crown's lines, eyeliner strokes and cheek swirls. */
export function headMarks(head: HeadShape, pattern: Pattern): Marks {
  if (FACELESS.has(pattern)) return NO_MARKS;
  const letter = forehead(head);
  if (pattern === "shaded") return { shapes: "", bands: letter, pen: 2.5 };
  if (pattern === "ticked") {
    return { shapes: cheeks(head, 0.6), bands: letter + flecks(head), pen: 2.8 };
  }
  if (pattern === "charcoal") {
    return { shapes: mask(head) + cheeks(head, 1), bands: letter, pen: 6 };
  }
  if (pattern === "ghost") return { shapes: cheeks(head, 0.9), bands: letter, pen: 4 };
  if (pattern === "spotted" || pattern === "rosetted") {
    return { shapes: cheeks(head, 1), bands: letter + crownSpots(head), pen: 5.5 };
  }
  const broad = pattern === "blotched";
  return {
    shapes: cheeks(head, broad ? 1.3 : 1) + crownLines(head, broad),
    bands: letter,
    pen: broad ? 6.5 : 5,
  };
}

function forehead({ eye }: HeadShape): string {
  const brow = eye.y - eye.ry - 4;
  const rise = (side: number): string => {
    const [foot, bend, top, fall]: Point[] = [
      [side * eye.x * 1.2, brow + 2],
      [side * eye.x * 0.72, brow - 6],
      [side * eye.x * 0.56, brow - 24],
      [side * eye.x * 0.36, brow - 10],
    ];
    return `M${at(foot as Point)}Q${at(bend as Point)} ${at(top as Point)}Q${at(fall as Point)} 0 ${short(brow - 4)}`;
  };
  return rise(-1) + rise(1);
}

function crownLines({ eye }: HeadShape, broad: boolean): string {
  const peak = eye.y - eye.ry - 24;
  const width = broad ? 9 : 6;
  return [-0.62, 0, 0.62]
    .map((share) => {
      const x = share * eye.x;
      return stripe(
        [x, peak - 42],
        [x * 0.95, peak - 20],
        [x, peak + (share === 0 ? 14 : 2)],
        width,
        true,
      );
    })
    .join("");
}

function crownSpots({ eye }: HeadShape): string {
  const peak = short(eye.y - eye.ry - 36);
  return `M0 ${peak}v-8M-12 ${peak}v3M12 ${peak}v3M0 ${peak}m0 14v2M-26 ${peak}l-3 4M26 ${peak}l3 4`;
}

function cheeks({ eye, cheek }: HeadShape, weight: number): string {
  return [-1, 1]
    .map((side) => {
      const corner = eye.x + eye.rx;
      const upper = stripe(
        [side * (corner - 2), eye.y - eye.slant * 0.6 + 2],
        [side * (corner + 12), eye.y + 10],
        [side * (cheek + 8), eye.y + 8],
        6 * weight,
      );
      const lower = stripe(
        [side * (corner - 4), eye.y + eye.ry + 8],
        [side * (corner + 6), eye.y + 31],
        [side * (cheek + 2), eye.y + 27],
        6.5 * weight,
      );
      return upper + lower;
    })
    .join("");
}

function flecks({ eye }: HeadShape): string {
  const top = eye.y - eye.ry - 44;
  const rows = [0, 1, 2].flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column) => at([column * 13 + (row % 2) * 6, top + row * 9])),
  );
  return rows.map((place) => `M${place}v4`).join("");
}

/** The dark spectacles and nose of a charcoal Bengal. */
function mask({ eye, nose }: HeadShape): string {
  const wide = eye.x + eye.rx + 6;
  return `M${at([-wide, eye.y])}Q0 ${-58} ${at([wide, eye.y])}Q${at([eye.x, nose + 8])} ${at([12, nose])}L${at([-12, nose])}Q${at([-eye.x, nose + 8])} ${at([-wide, eye.y])}Z`;
}

/** Folds of bare skin over the brow. */
export function wrinkles({ eye }: HeadShape): string {
  const brow = eye.y - eye.ry - 9;
  return [0, 8, 16]
    .map((rise) =>
      line([
        [-26 + rise * 0.6, brow - rise + 3],
        [-12, brow - rise - 2],
        [0, brow - rise + 2],
        [12, brow - rise - 2],
        [26 - rise * 0.6, brow - rise + 3],
      ]),
    )
    .join("");
}
