/**
 * Curves of the drawing: every outline is a list of points joined by a Catmull-Rom spline.
 * A third number gives the length of the fur that breaks the outline behind that point:
 * positive locks lean along the path, negative ones against it.
 */
export type Point = readonly [x: number, y: number, fur?: number];

/** Parses points written like SVG's `points` attribute: `x,y x,y`. */
export function points(text: string): readonly Point[] {
  return text.split(" ").map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return [x ?? 0, y ?? 0];
  });
}

/** Tenths for small shapes (the face, around 0), whole units on the body, to save bytes. */
function grid(value: number): number {
  return Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value);
}

export function short(value: number): string {
  return String(grid(value) || 0).replace(/^(-?)0\./, "$1.");
}

/** Joins numbers as path data: a minus sign is separation enough. */
function joined(values: readonly number[]): string {
  return values.map(short).join(" ").replaceAll(" -", "-");
}

export function at(point: Point): string {
  return joined([point[0], point[1]]);
}

/** Points relative to another, on the grid, so that rounding does not add up along a path. */
function from(origin: Point, ...to: readonly Point[]): string {
  return joined(to.flatMap(([x, y]) => [grid(x) - grid(origin[0]), grid(y) - grid(origin[1])]));
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function betweenPoints(from: Point, to: Point, share: number): Point {
  return [
    between(from[0], to[0], share),
    between(from[1], to[1], share),
    between(from[2] ?? 0, to[2] ?? 0, share),
  ];
}

/** Interpolates between two lists of points of equal length. */
export function betweenOutlines(
  from: readonly Point[],
  to: readonly Point[],
  share: number,
): Point[] {
  return from.map((point, index) => betweenPoints(point, to[index] ?? point, share));
}

/** Mirrors points that run down the right side (x >= 0) into a closed outline around x = 0. */
export function mirrored(right: readonly Point[]): Point[] {
  const left = right
    .filter(([x]) => x > 0)
    .map(([x, y], index, side): Point => {
      // The fur belongs to the stretch after a point, which comes before it when walked backwards.
      const previous = side[index - 1]?.[2] ?? 0;
      return [-x, y, -previous];
    })
    .reverse();
  return [...right, ...left];
}

type Stretch = readonly [Point, Point, Point, Point];

function stretches(points: readonly Point[], closed: boolean): Stretch[] {
  const count = points.length;
  const pick = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point;
  return Array.from({ length: closed ? count : count - 1 }, (_, index): Stretch => [
    pick(index - 1),
    pick(index),
    pick(index + 1),
    pick(index + 2),
  ]);
}

function along([p0, p1, p2, p3]: Stretch, t: number): Point {
  const coordinate = (axis: 0 | 1): number => {
    const [a, b, c, d] = [p0[axis], p1[axis], p2[axis], p3[axis]];
    return (
      0.5 *
      (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
    );
  };
  return [coordinate(0), coordinate(1)];
}

/** The point at a share (0 to 1) of an open spline. */
export function pointOn(points: readonly Point[], share: number): Point {
  const all = stretches(points, false);
  const position = Math.min(Math.max(share, 0), 0.9999) * all.length;
  const index = Math.floor(position);
  return along(all[index] as Stretch, position - index);
}

/** One stretch of a spline; `smooth` if it continues another, whose last handle is then mirrored. */
function bezier([p0, p1, p2, p3]: Stretch, smooth: boolean): string {
  const first: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
  const second: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
  return smooth ? `s${from(p1, second, p2)}` : `c${from(p1, first, second, p2)}`;
}

const LOCK_SPACING = 26;

/** A stretch of outline broken into pointed locks of fur, outwards on a clockwise path. */
function locks(stretch: Stretch, fur: number): string {
  const length = Math.hypot(stretch[2][0] - stretch[1][0], stretch[2][1] - stretch[1][1]);
  const count = Math.max(1, Math.round(length / LOCK_SPACING));
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const start = along(stretch, index / count);
    const end = along(stretch, (index + 1) / count);
    const span = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    const tangent: Point = [(end[0] - start[0]) / span, (end[1] - start[1]) / span];
    const reach = Math.abs(fur);
    const outward = (from: Point, out: number, forward: number): Point => [
      from[0] + tangent[1] * out + tangent[0] * forward,
      from[1] - tangent[0] * out + tangent[1] * forward,
    ];
    const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const long = outward(middle, reach * 0.7, 0);
    if (fur > 0) {
      const tip = outward(end, reach * 0.8, reach * 0.5);
      path += `q${from(start, long, tip)}l${from(tip, end)}`;
    } else {
      const tip = outward(start, reach * 0.8, -reach * 0.5);
      path += `l${from(start, tip)}q${from(tip, long, end)}`;
    }
  }
  return path;
}

function joint(all: readonly Stretch[]): string {
  return all
    .map((stretch, index) => {
      const fur = stretch[1][2];
      if (fur) return locks(stretch, fur);
      const previous = all[index - 1];
      return bezier(stretch, previous !== undefined && !previous[1][2]);
    })
    .join("");
}

/** A closed outline; must run clockwise if it has fur. */
export function outline(points: readonly Point[]): string {
  return `M${at(points[0] as Point)}${joint(stretches(points, true))}Z`;
}

/** An open line. */
export function line(points: readonly Point[]): string {
  return `M${at(points[0] as Point)}${joint(stretches(points, false))}`;
}

/** A stripe from one point over a bend to another, pointed at both ends or (`blunt`) only at the second. */
export function stripe(root: Point, bend: Point, to: Point, width: number, blunt = false): string {
  const span = Math.hypot(to[0] - root[0], to[1] - root[1]) || 1;
  const normal: Point = [((to[1] - root[1]) / span) * width, ((root[0] - to[0]) / span) * width];
  const side = (point: Point, share: number): Point => [
    point[0] + normal[0] * share,
    point[1] + normal[1] * share,
  ];
  const [start, end] = blunt ? [side(root, 0.5), side(root, -0.5)] : [root, root];
  return `M${at(start)}q${from(start, side(bend, 1), to)}q${from(to, side(bend, -1), end)}Z`;
}

/** An uneven blot around a point; drawn counter-clockwise it is a hole in what surrounds it. */
export function blot([x, y]: Point, size: number, hole = false): string {
  const edge = [1, 0.7, 1.15, 0.75, 1.1];
  const round = (hole ? -2 : 2) * Math.PI;
  return outline(
    edge.map((share, index): Point => {
      const turn = (index / edge.length) * round;
      return [x + Math.cos(turn) * size * share * 1.1, y + Math.sin(turn) * size * share];
    }),
  );
}

/** An ellipse, as a path. */
export function ellipse([x, y]: Point, rx: number, ry: number, degrees = 0): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * rx, Math.sin(turn) * rx];
  const arc = `a${short(rx)} ${short(ry)} ${short(Math.round(degrees))} 1 0`;
  return `M${at([x - dx, y - dy])}${arc} ${at([dx * 2, dy * 2])}${arc} ${at([dx * -2, dy * -2])}Z`;
}

/** A closed shape from a base over a bend, a tip and a bend back to a base; its tip is rounded by `round` units. */
export function peak(points: readonly Point[], round: number): string {
  const [start, rise, tip, fall, end] = points as [Point, Point, Point, Point, Point];
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [
      from[0] + ((to[0] - from[0]) / length) * round,
      from[1] + ((to[1] - from[1]) / length) * round,
    ];
  };
  return `M${at(start)}Q${at(rise)} ${at(towards(tip, rise))}Q${at(tip)} ${at(towards(tip, fall))}Q${at(fall)} ${at(end)}Z`;
}
