import { faceColour } from "./coat.ts";
import type { CatLook } from "./look.ts";
import { contour } from "./part.ts";

/** The pattern of the hair, defined once for body and head. */
export function textureDefs(look: CatLook): string {
  const ink = contour(faceColour(look));
  switch (look.type.texture) {
    case "wavy":
      return tile(
        18,
        22,
        `<path d="M0 6q4.5-7 9 0t9 0M-9 17q4.5-7 9 0t9 0t9 0" fill="none" stroke="${ink}" stroke-width="2" opacity=".28"/>`,
      );
    case "wiry":
      return tile(
        14,
        16,
        `<path d="M2 3l2 5M9 1l-2 5M5 10l-2 5M12 9l1 5" stroke="${ink}" stroke-width="1.5" opacity=".4"/>`,
      );
    case "roan":
      return tile(
        26,
        30,
        `<path d="M4 4l-2 9M13 15l-2 8M22 3l-2 10M8 21l-2 8M20 20l-2 9" stroke="#f2ede6" stroke-width="1.6" opacity=".55"/>`,
      );
    default:
      return "";
  }
}

function tile(width: number, height: number, content: string): string {
  return `<pattern id="hairs" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;
}

/** The texture of a part: rex waves, the wiry hair of a brush coat, the roan of a Lykoi, or the folds of bare skin. */
export function textureOver(look: CatLook, part: "b" | "r" | "h"): string {
  const { texture } = look.type;
  if (texture === "wavy" || texture === "wiry" || texture === "roan")
    return `<use href="#${part}" fill="url(#hairs)"/>`;
  return texture === "bare" && part === "b" ? folds(contour(faceColour(look))) : "";
}

function folds(colour: string): string {
  const d =
    "M112 232q22 16 52 10M108 250q26 18 58 10M226 196q18 6 26 20M252 226q16 8 22 22M236 252q14-6 30 2";
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.2" opacity=".45"/>`;
}
