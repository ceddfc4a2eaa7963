import type { Coat } from "./coat.ts";
import { short } from "./curve.ts";
import type { Figure } from "./figure.ts";

/** Colour laid from back to belly on body, ruff and head; one gradient serves every part that shares its space. */
export type Fall = "fb" | "fr" | "fh";
/** Where a pointed cat's colour fades on torso, legs, tail (rear) and mask. */
export type PointFade = "pt" | "pl" | "pr" | "pm";

type Axis = readonly [x1: number, y1: number, x2: number, y2: number];

export const fallId = (fall: Fall, set: number): string => `${fall}${set}`;
export const pointId = (fade: PointFade, set: number): string => `${fade}${set}`;

/**
 * The gradients of one pigment; `set` distinguishes a tortie's two. The first of each kind defines the colours; the
 * others reuse them in another position.
 */
export function gradients(coat: Coat, set: number, figure: Figure): string {
  const { head, torso, tail } = figure;
  const rump = torso[4]?.[0] ?? 300;
  let defs = "";
  if (coat.fall) {
    const { colour, back, belly } = coat.fall;
    const stops = stop(0, colour, back) + stop(1, colour, belly);
    const first = fallId("fb", set);
    defs += linear(first, [rump - 20, 210, 110, 300], stops);
    defs += again(fallId("fh", set), [0, -64, 0, 50], first);
    if (figure.ruff) {
      defs += again(fallId("fr", set), [head.x, head.y, head.x - 10, head.y + 130], first);
    }
  }
  if (coat.points) {
    const stops = stop(0, coat.points, 0) + stop(1, coat.points, 1);
    const first = pointId("pt", set);
    const root = tail?.axis[0]?.[0] ?? 0;
    defs += linear(first, [240, 240, 640, 460], stops);
    defs += again(pointId("pl", set), [0, 244, 0, 326], first);
    if (tail) defs += again(pointId("pr", set), [root, 0, root + 40, 0], first);
    const circle = stop(0.5, coat.points, 1) + stop(1, coat.points, 0);
    defs += `<radialGradient id="${pointId("pm", set)}" gradientUnits="userSpaceOnUse" cx="0" cy="18" r="72">${circle}</radialGradient>`;
  }
  return defs;
}

function axis([x1, y1, x2, y2]: Axis): string {
  return `x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`;
}

function linear(id: string, along: Axis, stops: string): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${axis(along)}>${stops}</linearGradient>`;
}

function again(id: string, along: Axis, first: string): string {
  return `<linearGradient id="${id}" href="#${first}" ${axis(along)}/>`;
}

function stop(offset: number, colour: string, opacity: number): string {
  const place = offset === 0 ? "" : ` offset="${offset}"`;
  const veil = opacity === 1 ? "" : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
  return `<stop${place} stop-color="${colour}"${veil}/>`;
}
