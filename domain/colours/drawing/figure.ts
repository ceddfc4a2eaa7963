import type { BreedType } from "./breed-type.ts";
import { betweenOutlines, betweenPoints, type Point, pointOn, points } from "./curve.ts";

/** The sitting cat in a square of 400: body turned to the left, face towards the viewer. */
export interface Figure {
  readonly head: { readonly x: number; readonly y: number; readonly scale: number };
  readonly torso: readonly Point[];
  /** From the neck along the back to the root of the tail. */
  readonly spine: readonly Point[];
  /** From the throat along the edge of the chest and belly to the hind foot. */
  readonly belly: readonly Point[];
  readonly farLeg: readonly Point[];
  readonly nearLeg: readonly Point[];
  readonly hindPaw: readonly Point[];
  readonly thigh: readonly Point[];
  readonly ruff: readonly Point[] | null;
  readonly tail: Tail | null;
}

export interface Tail {
  readonly outline: readonly Point[];
  /** From root to tip. */
  readonly axis: readonly Point[];
  readonly width: number;
}

export const GROUND = 354;

// The outlines of the slenderest and of the most cobby cat; a breed lies between them.
const SLENDER_TORSO: readonly Point[] = points(
  "132,150 190,150 222,188 262,240 290,302 282,344 240,353 190,348 130,280 120,222",
);
const COBBY_TORSO: readonly Point[] = points(
  "94,186 234,176 276,206 314,256 334,308 314,346 262,354 186,350 100,300 84,244",
);
const SLENDER_HEAD: Point = [160, 136];
const COBBY_HEAD: Point = [160, 154];

export function figureOf(type: BreedType): Figure {
  const bulk = type.longhair ? type.bulk * 0.85 + 0.15 : type.bulk;
  const torso = betweenOutlines(SLENDER_TORSO, COBBY_TORSO, bulk).map((point) =>
    settle(point, type.low),
  );
  const [head] = betweenOutlines([SLENDER_HEAD], [COBBY_HEAD], bulk).map((point) =>
    settle(point, type.low),
  );
  const [x, y] = head as Point;
  const [, neck, shoulder, back, rump, foot, , toes] = torso as readonly Point[];
  const spine = [neck, shoulder, back, rump, foot] as Point[];
  const chest: Point = [x - 10, y + 60];
  const legs = legsOf(bulk, type.low);
  const belly: Point[] = [chest, [x + 26 + bulk * 4, y + 118], [x + 38, 306], toes as Point];
  return {
    head: { x, y, scale: 0.97 + bulk * 0.06 },
    torso: type.longhair ? withFur(torso, [0, 0, 6, 9, 8, 0, 0, 0, 0, 0]) : torso,
    spine,
    belly,
    ...legs,
    hindPaw: [
      [196 + bulk * 4, 340],
      [214, 330],
      [244, 331],
      [262, 344],
      [258, 355],
      [226, 357],
      [200, 356],
    ],
    thigh: [
      [206, 338],
      [204 + bulk * 2, 304],
      [228 + bulk * 8, 272],
      [262 + bulk * 18, 272],
    ],
    ruff: type.longhair ? ruffAt(x, y, bulk + (type.head === "flat" ? 0.8 : 0)) : null,
    tail: tailOf(type, bulk),
  };
}

/**
 * A place on the flank: `length` runs from neck (0) to tail (1), `depth` from the spine (0) down to the belly (1).
 * Markings on the flank use these coordinates and so follow any build.
 */
export type Flank = (length: number, depth: number) => Point;

export function flankOf({ spine, belly }: Figure): Flank {
  return (length, depth) => {
    const [topX, topY] = pointOn(spine, length);
    const [lowX, lowY] = pointOn(belly, length);
    const [x, y] = betweenPoints([topX, topY], [lowX, lowY], depth);
    return [x, y + Math.sin(Math.PI * depth) * 8];
  };
}

/** A short-legged cat sits lower; what touches the ground stays there. */
function settle([x, y]: Point, low: boolean): Point {
  return [x, low ? y + 24 * Math.min(1, Math.max(0, (340 - y) / 70)) : y];
}

function withFur(points: readonly Point[], fur: readonly number[]): Point[] {
  return points.map(([x, y], index): Point => [x, y, fur[index] ?? 0]);
}

function legsOf(bulk: number, low: boolean): Pick<Figure, "farLeg" | "nearLeg"> {
  const width = 24 + bulk * 16;
  const top = (low ? 282 : 236) + bulk * 16;
  const far = 134 - bulk * 26;
  return { farLeg: leg(far, width, top), nearLeg: leg(far + width + 5, width + 2, top + 6) };
}

function leg(left: number, width: number, top: number): Point[] {
  const right = left + width;
  return [
    [left - 5, top],
    [left + width * 0.5, top - 22],
    [right + 5, top],
    [right - 1, 320],
    [right + 2, 346],
    [right - 6, 357],
    [left - 2, 357],
    [left - 8, 346],
    [left + 1, 322],
  ];
}

function ruffAt(x: number, y: number, bulk: number): Point[] {
  const wide = 1 + bulk * 0.2;
  const at = (dx: number, dy: number, fur: number): Point => [x + dx * wide, y + dy, fur];
  return [
    at(-64, 6, 0),
    at(64, 6, 9),
    at(74, 52, 11),
    at(50, 98, 12),
    at(14, 132, 10),
    at(-10, 140, -11),
    at(-42, 122, -12),
    at(-66, 84, -11),
    at(-76, 48, -9),
  ];
}

const SLENDER_TAIL: readonly Point[] = points("262,338 312,347 348,318 350,268 334,226 338,196");
const COBBY_TAIL: readonly Point[] = points("292,334 336,338 362,308 366,268 352,238 352,220");

const PLUME = points("284,336 322,340 348,312 352,270 344,232 350,202");

function tailOf(type: BreedType, bulk: number): Tail | null {
  if (type.tail === "none") return null;
  const long = type.longhair ? PLUME : betweenOutlines(SLENDER_TAIL, COBBY_TAIL, bulk);
  const [, root] = long as [Point, Point];
  const bob = type.tail !== "full";
  const axis: Point[] = bob ? shortTail(root[0], type.tail === "riser" ? 0.45 : 1) : [...long];
  const [start, end] = type.longhair
    ? [13, 16 + bulk * 3]
    : type.texture === "bare"
      ? [10, 4]
      : [10 + bulk * 5, 7 + bulk * 7];
  return {
    axis,
    width: Math.max(start, end),
    outline: ribbon(axis, start, end, type.longhair ? 7 : bob ? 5 : 0),
  };
}

/** A stump behind the rump; of a riser only its beginning shows. */
function shortTail(x: number, length: number): Point[] {
  return [
    [x - 40, 330],
    [x - 40 + 34 * length, 330 - 14 * length],
    [x - 40 + 48 * length, 330 - 30 * length],
  ];
}

const RIBS = 6;

/** A band of changing width around an axis, with a round tip; its fur points towards the tip. */
function ribbon(
  axis: readonly Point[],
  startWidth: number,
  endWidth: number,
  fur: number,
): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let rib = 0; rib <= RIBS; rib += 1) {
    const share = rib / RIBS;
    const [x, y] = pointOn(axis, share);
    const [nextX, nextY] = pointOn(axis, Math.min(share + 0.02, 1));
    const [beforeX, beforeY] = pointOn(axis, Math.max(share - 0.02, 0));
    const [dx, dy] = [nextX - beforeX, nextY - beforeY];
    const length = Math.hypot(dx, dy) || 1;
    // A plume is fullest in the middle.
    const width =
      startWidth +
      (endWidth - startWidth) * share +
      fur * Math.sin(Math.PI * Math.min(1, share * 1.1));
    const [nx, ny] = [(dy / length) * width, (-dx / length) * width];
    left.push([x + nx, y + ny, rib > 0 ? fur : 0]);
    right.push([x - nx, y - ny, rib > 1 ? -fur : 0]);
  }
  const [tipX, tipY] = pointOn(axis, 1);
  const [beforeX, beforeY] = pointOn(axis, 0.94);
  const reach = Math.hypot(tipX - beforeX, tipY - beforeY) || 1;
  const tip: Point = [
    tipX + ((tipX - beforeX) / reach) * endWidth,
    tipY + ((tipY - beforeY) / reach) * endWidth,
    -fur,
  ];
  return [...left, tip, ...right.reverse()];
}
