import { backdropOf } from "./backdrop.ts";
import { bodyParts } from "./body.ts";
import { type Coat, coatOf } from "./coat.ts";
import { gradients } from "./gradients.ts";
import { figureOf, GROUND } from "./figure.ts";
import { headDrawing } from "./head.ts";
import { headShapeOf } from "./head-shape.ts";
import type { CatLook } from "./look.ts";
import { mix, type Pigment, PINK_SKIN, WHITE_FUR } from "./palette.ts";
import { textureDefs } from "./texture.ts";
import { paintPart, type PartColours } from "./part.ts";

/**
 * A cat as a complete SVG document of 400 by 400 units without scripts, styles or external references, safe to serve as
 * an image. The same look always gives the same text.
 */
export function drawCat(look: CatLook): string {
  const figure = figureOf(look.type);
  const head = headShapeOf(look.type);
  const { paper, disc, shadow } = backdropOf(look);
  const colours: PartColours = {
    coat: coatOf(look, look.coat),
    patches: look.patches && patchCoat(look, look.patches),
    white: look.type.texture === "bare" ? mix(PINK_SKIN, WHITE_FUR, 0.35) : WHITE_FUR,
  };
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">',
    `<path fill="${paper}" d="M0 0h400v400H0z"/><circle cx="200" cy="196" r="172" fill="${disc}"/>`,
    `<ellipse cx="208" cy="${GROUND + 2}" rx="156" ry="16" fill="${shadow}"/>`,
    textureDefs(look),
    gradients(colours.coat, 1, figure),
    colours.patches ? gradients(colours.patches, 2, figure) : "",
    `<g stroke-linecap="round" stroke-linejoin="round" transform="translate(${look.type.tail === "full" ? -6 : 14})">`,
    bodyParts(look, figure, head)
      .map((part) => paintPart(part, colours))
      .join(""),
    headDrawing(look, figure, head, colours),
    "</g></svg>",
  ].join("");
}

/** The pale patches of a pointed tortie need no second shading on the back. */
function patchCoat(look: CatLook, pigment: Pigment): Coat {
  const coat = coatOf(look, pigment);
  return look.points === "none" ? coat : { ...coat, fall: null };
}
