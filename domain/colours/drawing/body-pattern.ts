import { at, ellipse, line, type Point, pointOn, stripe } from "./curve.ts";
import { type Figure, type Flank, flankOf, type Tail } from "./figure.ts";
import type { Pattern } from "./look.ts";
import { type Marks, NO_MARKS } from "./marks.ts";

export function torsoMarks(figure: Figure, pattern: Pattern): Marks {
  const flank = flankOf(figure);
  switch (pattern) {
    case "blotched":
      return blotched(flank);
    case "mackerel":
      return { shapes: ribs(flank, 8, 10.5, 0.78) + necklace(figure) };
    case "ghost":
      return { shapes: ribs(flank, 7, 9, 0.6) };
    case "unspecified":
      return { shapes: ribs(flank, 6, 8, 0.42) + necklace(figure) };
    case "spotted":
      return { shapes: necklace(figure), bands: spots(flank), pen: SPOT_PEN };
    case "rosetted":
      return rosettes(flank, figure);
    case "charcoal":
      return { shapes: cape(flank), bands: spots(flank), pen: SPOT_PEN };
    case "ticked":
      return { shapes: "", bands: flecks(flank), pen: 2.2 };
    default:
      return NO_MARKS;
  }
}

function ribs(flank: Flank, count: number, width: number, reach: number): string {
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const length = 0.04 + (index / (count - 1)) * 0.8;
    const long = reach - (index % 2) * 0.16;
    path += stripe(
      flank(length, -0.08),
      flank(length + 0.045, long * 0.5),
      flank(length - 0.02, long),
      width,
      true,
    );
    // A broken second piece, as a tiger's ribs have.
    if (index % 2 === 1)
      path += stripe(
        flank(length, long + 0.05),
        flank(length, long + 0.13),
        flank(length - 0.02, long + 0.2),
        width * 0.6,
      );
  }
  return path;
}

function necklace({ head }: Figure): string {
  return [84, 102]
    .map((drop, index) =>
      stripe(
        [head.x - 62, head.y + drop - 26],
        [head.x - 12, head.y + drop + 14],
        [head.x + 40, head.y + drop - 22],
        7 - index,
      ),
    )
    .join("");
}

/** The butterfly of the shoulder, the bull's eye of the flank with its ring, and the spine's line. */
function blotched(flank: Flank): Marks {
  const round = (length: number, depth: number, long: number, deep: number): Point[] =>
    Array.from({ length: 13 }, (_, index) => {
      const turn = (index / 12) * Math.PI * 1.86 + 0.5;
      return flank(length + Math.cos(turn) * long, depth + Math.sin(turn) * deep);
    });
  const eye = flank(0.66, 0.46);
  const wings = [
    line([flank(0.06, 0.1), flank(0.16, 0.3), flank(0.14, 0.52), flank(0.02, 0.66)]),
    line([flank(0.3, 0.02), flank(0.27, 0.3), flank(0.3, 0.54), flank(0.24, 0.78)]),
  ];
  return {
    shapes: ellipse(eye, 16, 12, 40),
    bands: [
      line([flank(0, 0.02), flank(0.3, 0.02), flank(0.6, 0.02), flank(1, 0.05)]),
      ...wings,
      line(round(0.66, 0.47, 0.2, 0.3)),
    ].join(""),
    pen: 11,
  };
}

function scatter(flank: Flank, rows: number, place: (at: Point, index: number) => string): string {
  let path = "";
  let index = 0;
  for (let row = 0; row < rows; row += 1) {
    const depth = 0.1 + row * (0.82 / rows);
    const count = (rows < 4 ? 6 : 7) - Math.floor(row / 2);
    for (let step = 0; step < count; step += 1) {
      path += place(flank(0.08 + ((step + (row % 2) * 0.5) / count) * 0.86, depth), index);
      index += 1;
    }
  }
  return path;
}

/** Dots drawn as short strokes of a broad round pen. */
const SPOT_PEN = 10;

function spots(flank: Flank): string {
  return scatter(flank, 5, (place, index) => `M${at(place)}l${3 + (index % 3)} ${5 - (index % 2)}`);
}

/** Dark rings, broken in two, around a warmer centre. */
function rosettes(flank: Flank, figure: Figure): Marks {
  const rings = scatter(flank, 3, ([x, y], index) => {
    const r = 11 - (index % 3);
    return `M${Math.round(x - r)} ${Math.round(y)}q1-${r} ${r}-${r - 1}m6 2q${r - 3} 4 ${r - 6} ${r}m-6 5q-8 4-13-4`;
  });
  return { shapes: necklace(figure), bands: rings, pen: 5.5 };
}

function cape(flank: Flank): string {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const edge = [
    ...steps.map((step) => flank(step, 0.2)),
    ...steps.toReversed().map((step) => flank(step, -0.1)),
  ];
  return `${line(edge)}Z`;
}

function flecks(flank: Flank): string {
  return scatter(flank, 8, (place, index) => `M${at(place)}l${(index % 2) * 3 - 4} 9`);
}

/** Bracelets of the front legs; `leg` is the outline of one. */
export function legMarks(leg: readonly Point[], pattern: Pattern): Marks {
  const left = Math.min(...leg.map(([x]) => x));
  const right = Math.max(...leg.map(([x]) => x));
  const widths: Partial<Record<Pattern, number>> = {
    mackerel: 6,
    spotted: 5,
    rosetted: 6,
    blotched: 10,
    charcoal: 6,
    unspecified: 4,
    ghost: 5,
  };
  const width = widths[pattern];
  if (!width) return NO_MARKS;
  const rings = pattern === "blotched" ? [268, 296, 324] : [262, 282, 302, 322];
  return {
    shapes: rings
      .map((y, index) => {
        const [from, to] = index % 2 ? [left, right - 8] : [left + 8, right];
        return stripe([from, y], [(left + right) / 2, y + 8], [to, y - 1], width);
      })
      .join(""),
  };
}

/** Rings of the tail and its dark tip. */
export function tailMarks(tail: Tail, pattern: Pattern): Marks {
  if (pattern === "none" || pattern === "shell" || pattern === "shaded") return NO_MARKS;
  const plain = pattern === "ticked";
  const rings = plain
    ? []
    : pattern === "blotched"
      ? [0.3, 0.48, 0.66, 0.82]
      : [0.28, 0.42, 0.56, 0.69, 0.81];
  const across = tail.width + 14;
  const cuts = [...rings, 0.97].map((share) => {
    const [x, y] = pointOn(tail.axis, share);
    const [nextX, nextY] = pointOn(tail.axis, Math.min(1, share + 0.02));
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const [nx, ny] = [((nextY - y) / length) * across, ((x - nextX) / length) * across];
    return `M${Math.round(x + nx)} ${Math.round(y + ny)}L${Math.round(x - nx)} ${Math.round(y - ny)}`;
  });
  return { shapes: "", bands: cuts.join(""), pen: pattern === "blotched" ? 11 : 8 };
}
