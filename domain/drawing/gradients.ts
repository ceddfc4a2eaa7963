import type { Coat } from "./coat.ts";
import { short } from "./curve.ts";
import type { Figure } from "./figure.ts";

/** Colour laid from back to belly on body, ruff and head; one gradient serves every part that shares its space. */
export type Fall = "fb" | "fr" | "fh";
/** Where the colour of a pointed cat runs out on torso, legs, tail (rear) and mask. */
export type PointFade = "pt" | "pl" | "pr" | "pm";

type Axis = readonly [x1: number, y1: number, x2: number, y2: number];

export const fallId = (fall: Fall, set: number): string => `${fall}${set}`;
export const pointId = (fade: PointFade, set: number): string => `${fade}${set}`;

/** The gradients of one pigment; `set` tells a tortie's two apart. */
export function gradients(coat: Coat, set: number, figure: Figure): string {
  const { head, torso, tail } = figure;
  const rump = torso[4]?.[0] ?? 300;
  let defs = "";
  if (coat.fall) {
    const { colour, back, belly } = coat.fall;
    const stops = stop(0, colour, back) + stop(1, colour, belly);
    defs += linear(fallId("fb", set), [rump - 20, 210, 110, 300], stops);
    defs += linear(fallId("fh", set), [0, -64, 0, 50], stops);
    if (figure.ruff) {
      defs += linear(fallId("fr", set), [head.x, head.y, head.x - 10, head.y + 130], stops);
    }
  }
  if (coat.points) {
    const stops = stop(0, coat.points, 0) + stop(1, coat.points, 1);
    defs += linear(pointId("pt", set), [240, 240, 640, 460], stops);
    defs += linear(pointId("pl", set), [0, 244, 0, 326], stops);
    const root = tail?.axis[0]?.[0] ?? 0;
    if (tail) defs += linear(pointId("pr", set), [root, 0, root + 40, 0], stops);
    const circle = stop(0.5, coat.points, 1) + stop(1, coat.points, 0);
    defs += `<radialGradient id="${pointId("pm", set)}" gradientUnits="userSpaceOnUse" cx="0" cy="18" r="72">${circle}</radialGradient>`;
  }
  return defs;
}

function linear(id: string, [x1, y1, x2, y2]: Axis, stops: string): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}">${stops}</linearGradient>`;
}

function stop(offset: number, colour: string, opacity: number): string {
  const place = offset === 0 ? "" : ` offset="${offset}"`;
  const veil = opacity === 1 ? "" : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
  return `<stop${place} stop-color="${colour}"${veil}/>`;
}
