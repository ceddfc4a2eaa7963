import type { CatLook } from "./look.ts";
import { contour } from "./part.ts";
import { faceColour } from "./coat.ts";

/** What the hair itself does: rex waves, the roan of a Lykoi, folds of bare skin. */
export function textureOver(look: CatLook, place: "body" | "head"): string {
  const { texture } = look.type;
  if (texture === "wavy") return waves(contour(faceColour(look)), place);
  if (texture === "roan") return roan(place);
  if (texture === "bare" && place === "body") return folds(contour(faceColour(look)));
  return "";
}

function waves(colour: string, place: "body" | "head"): string {
  const rows = place === "body" ? [212, 232, 252, 272, 292, 312, 332] : [-44, -32, 40];
  const from = place === "body" ? 110 : -66;
  const d = rows
    .map(
      (y, index) =>
        `M${from + (index % 2) * 9} ${y}${"q4.5-7 9 0t9 0".repeat(place === "body" ? 13 : 7)}`,
    )
    .join("");
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2" opacity=".32"/>`;
}

function roan(place: "body" | "head"): string {
  const [columns, rows, left, top] = place === "body" ? [16, 10, 96, 190] : [9, 7, -60, -52];
  let d = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      d += `M${left + column * 15 + ((row * 7) % 11)} ${top + row * 17 + ((column * 5) % 9)}l-2 9`;
    }
  }
  return `<path d="${d}" stroke="#f2ede6" stroke-width="1.6" opacity=".55"/>`;
}

function folds(colour: string): string {
  const d =
    "M112 232q22 16 52 10M108 250q26 18 58 10M226 196q18 6 26 20M252 226q16 8 22 22M236 252q14-6 30 2";
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" opacity=".45"/>`;
}
