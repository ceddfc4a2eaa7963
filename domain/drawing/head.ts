import { faceColour } from "./coat.ts";
import { ellipse, outline, peak, type Point, short, stripe } from "./curve.ts";
import { face } from "./face.ts";
import type { Figure } from "./figure.ts";
import { headMarks, wrinkles } from "./head-pattern.ts";
import type { HeadShape } from "./head-shape.ts";
import type { CatLook } from "./look.ts";
import { NO_MARKS } from "./marks.ts";
import { brightness, mix, PINK_SKIN } from "./palette.ts";
import { contour, paintPart, type Part, type PartColours } from "./part.ts";
import { earPatch, headPatches } from "./patches.ts";
import { textureOver } from "./texture.ts";
import { whitePaths } from "./white.ts";

export function headDrawing(
  look: CatLook,
  figure: Figure,
  head: HeadShape,
  colours: PartColours,
): string {
  const { x, y, scale } = figure.head;
  const ears = [-1, 1].map((side) => ear(look, head, side, colours)).join("");
  const skull = paintPart(skullPart(look, figure, head), colours);
  return [
    `<g transform="translate(${short(x)} ${short(y)})scale(${Math.round(scale * 100) / 100})">`,
    head.ear.inFront ? skull + ears : ears + skull,
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
    id: "head",
    d,
    marks: headMarks(head, look.pattern),
    white: whitePaths(look.white, figure, head).head,
    patches: headPatches(head),
    fall: "fh",
    points: "pm",
    lights: lights + ellipse([0, chin - 4], 18, 10),
    outlined: true,
    // The shadowed edge away from the light.
    over: `${textureOver(look, "head")}${folds}<use href="#head" transform="translate(-7-6)" fill="none" stroke="#1a0f14" stroke-width="17" opacity="${dark}"/>`,
  };
}

function mirror(points: readonly Point[], side: number): Point[] {
  return points.map(([x, y]): Point => [x * side, y]);
}

function ear(look: CatLook, { ear: shape }: HeadShape, side: number, colours: PartColours): string {
  const id = side < 0 ? "left" : "right";
  const { base } = colours.coat;
  const skin = mix(
    look.points === "none" ? base : (colours.coat.points ?? base),
    PINK_SKIN,
    brightness(base) < 0.3 ? 0.35 : 0.6,
  );
  const inner = shape.inner
    ? `<path d="${peak(mirror(shape.inner, side), shape.round * 0.7)}" fill="${skin}"/>`
    : "";
  const part: Part = {
    id,
    d: peak(mirror(shape.outer, side), shape.round),
    marks: NO_MARKS,
    white: "",
    patches: earPatch(side > 0),
    fall: "fh",
    points: "full",
    outlined: true,
    over: inner + furnishing(look, shape.inner, side),
  };
  return (
    (shape.tuft ? tuft(shape.outer[2] as Point, side, colours) : "") + paintPart(part, colours)
  );
}

/** Hair that grows from the inner edge of the ear. */
function furnishing(look: CatLook, inner: readonly Point[] | null, side: number): string {
  if (!inner || look.type.texture === "bare") return "";
  const [x, y] = inner[0] as Point;
  const strands = [0, 1, 2].map((row) =>
    stripe(
      [side * (x + row * 7 - 4), y + 12],
      [side * (x + 6 + row * 5), y - 12],
      [side * (x + 14 + row * 7), y - 22 + row * 3],
      look.type.longhair ? 5 : 3.4,
    ),
  );
  return `<path d="${strands.join("")}" fill="#fdf6ea" opacity="${look.type.longhair ? ".8" : ".55"}"/>`;
}

/** The brush on the tip of a lynx ear. */
function tuft([x, y]: Point, side: number, { coat }: PartColours): string {
  const colour = coat.points ?? (coat.pointMarks > 0 && coat.light ? coat.mark : coat.base);
  const hairs = [0, 5].map((lean) =>
    stripe(
      [side * (x - 4), y + 16],
      [side * (x - 2), y - 4],
      [side * (x + lean), y - 15 + lean],
      7,
    ),
  );
  return `<path d="${hairs.join("")}" fill="${colour}"/>`;
}
