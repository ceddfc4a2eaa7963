import type { Coat } from "./coat.ts";
import { type Fall, fallId, type PointFade, pointId } from "./gradients.ts";
import type { Marks } from "./marks.ts";
import { brightness, mix } from "./palette.ts";
import { ALL_WHITE } from "./white.ts";

/** One piece of the cat: an outline that clips everything drawn on it. */
export interface Part {
  /** Tail, body, hind paw, far and near leg, ruff, ears, head: t, b, p, f, n, r, e1, e2, h. */
  readonly id: string;
  readonly d: string;
  readonly marks: Marks;
  readonly white: string;
  readonly patches: string;
  readonly fall: Fall;
  readonly points: PointFade | "full" | "never";
  /** The light parts of an agouti face. */
  readonly lights?: string;
  /** Drawn last: folds, shadows. */
  readonly over?: string;
  readonly outlined: boolean;
}

export interface PartColours {
  readonly coat: Coat;
  readonly patches: Coat | null;
  readonly white: string;
}

/** `set` names the gradients to use where the part is all of a tortie's second pigment. */
export function paintPart(part: Part, colours: PartColours, set: 1 | 2 = 1): string {
  const { id } = part;
  const { coat, white } = colours;
  const stroke = `fill="none" stroke="${contour(coat.base)}" stroke-width="3.4"`;
  return [
    `<clipPath id="${id}c"><path id="${id}" d="${part.d}"/></clipPath>`,
    part.outlined ? `<use href="#${id}" ${stroke}/>` : "",
    `<g clip-path="url(#${id}c)">`,
    part.white === ALL_WHITE ? "" : pigmented(part, colours, set),
    part.white ? `<path d="${part.white}" fill="${white}"/>` : "",
    part.over ?? "",
    "</g>",
  ].join("");
}

/** A line visible on the coat: darker than a light coat, lighter than a black one. */
export function contour(base: string): string {
  return brightness(base) < 0.24 ? mix(base, "#ffffff", 0.22) : mix(base, "#2a1a14", 0.45);
}

function pigmented(part: Part, { coat, patches }: PartColours, set: 1 | 2): string {
  const { id } = part;
  const marks = drawn(part.marks);
  const lights = part.lights && coat.light ? `<path id="${id}l" d="${part.lights}"/>` : "";
  if (!patches || !part.patches) return layers(part, coat, set, lights, marks);
  // Both pigments share the pattern, so it is defined once and coloured twice.
  const shared = marks && `<use href="#${id}m"/>`;
  return [
    layers(part, coat, 1, lights, marks && `<g id="${id}m">${marks}</g>`),
    `<clipPath id="${id}p"><path d="${part.patches}"/></clipPath><g clip-path="url(#${id}p)">`,
    layers(part, patches, 2, lights && `<use href="#${id}l"/>`, shared),
    "</g>",
  ].join("");
}

function layers(part: Part, coat: Coat, set: number, lights: string, marks: string): string {
  const full = part.points === "full" ? coat.points : null;
  const paints = [full ?? coat.base];
  if (coat.fall && !full) paints.push(`url(#${fallId(part.fall, set)})`);
  if (coat.points && part.points !== "never" && part.points !== "full") {
    paints.push(`url(#${pointId(part.points, set)})`);
  }
  return [
    ...paints.map((paint) => `<use href="#${part.id}" fill="${paint}"/>`),
    coat.light && lights ? `<g fill="${coat.light}" opacity=".8">${lights}</g>` : "",
    figure(part, coat, marks),
  ].join("");
}

function drawn({ shapes, bands, pen }: Marks): string {
  const filled = shapes ? `<path d="${shapes}" fill="currentColor"/>` : "";
  const lines = bands
    ? `<path d="${bands}" fill="none" stroke="currentColor" stroke-width="${pen ?? 4}"/>`
    : "";
  return filled + lines;
}

function figure(part: Part, coat: Coat, marks: string): string {
  const warm = part.points === "never" || part.points === "pt";
  const strength = warm ? coat.bodyMarks : coat.pointMarks;
  if (!marks || strength === 0) return "";
  const veil = strength < 1 ? ` opacity="${Math.round(strength * 100) / 100}"` : "";
  return `<g color="${coat.mark}"${veil}>${marks}</g>`;
}
