import { faceColour } from "./coat.ts";
import { ellipse, outline, short } from "./curve.ts";
import { ears } from "./ears.ts";
import { face } from "./face.ts";
import type { Figure } from "./figure.ts";
import { headMarks, wrinkles } from "./head-pattern.ts";
import type { HeadShape } from "./head-shape.ts";
import type { CatLook } from "./look.ts";
import { brightness } from "./palette.ts";
import { contour, paintPart, type Part, type PartColours } from "./part.ts";
import { headPatches } from "./patches.ts";
import { textureOver } from "./texture.ts";
import { whitePaths } from "./white.ts";

export function headDrawing(
  look: CatLook,
  figure: Figure,
  head: HeadShape,
  colours: PartColours,
): string {
  const { x, y, scale } = figure.head;
  const pair = ears(look, head, colours);
  const skull = paintPart(skullPart(look, figure, head), colours);
  return [
    `<g transform="translate(${short(x)} ${short(y)})scale(${Math.round(scale * 100) / 100})">`,
    head.ear.inFront ? skull + pair : pair + skull,
    face(look, head),
    "</g>",
  ].join("");
}

function skullPart(look: CatLook, figure: Figure, head: HeadShape): Part {
  const { eye, nose, muzzle, chin } = head;
  const d = outline(head.outline);
  const dark = brightness(faceColour(look)) < 0.3 && look.points === "none" ? ".3" : ".1";
  const lights = [-1, 1]
    .map(
      (side) =>
        ellipse([side * eye.x, eye.y + 2], eye.rx + 7, eye.ry + 6) +
        ellipse([side * muzzle * 0.5, nose + 14], muzzle * 0.62, 14),
    )
    .join("");
  const folds =
    look.type.texture === "bare"
      ? `<path d="${wrinkles(head)}" fill="none" stroke="${contour(faceColour(look))}" stroke-width="2" opacity=".5"/>`
      : "";
  return {
    id: "h",
    d,
    marks: headMarks(head, look.pattern),
    white: whitePaths(look.white, figure, head).head,
    patches: headPatches(head),
    fall: "fh",
    points: "pm",
    lights: lights + ellipse([0, chin - 4], 18, 10),
    outlined: true,
    // The shadowed edge away from the light.
    over: `${textureOver(look, "h")}${folds}<use href="#h" transform="translate(-7-6)" fill="none" stroke="#1a0f14" stroke-width="17" opacity="${dark}"/>`,
  };
}
