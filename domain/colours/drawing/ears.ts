import { peak, type Point, stripe } from "./curve.ts";
import type { HeadShape } from "./head-shape.ts";
import type { CatLook } from "./look.ts";
import { NO_MARKS } from "./marks.ts";
import { brightness, mix, PINK_SKIN } from "./palette.ts";
import { paintPart, type Part, type PartColours } from "./part.ts";
import type { Coat } from "./coat.ts";

const MIRRORED = 'transform="scale(-1 1)"';

/** Both ears; a tortie has one of each pigment, any other cat one ear and its mirror. */
export function ears(look: CatLook, head: HeadShape, colours: PartColours): string {
  const { coat, patches } = colours;
  if (patches) {
    return `${ear(look, head, patches, 2)}<g ${MIRRORED}>${ear(look, head, coat, 1)}</g>`;
  }
  return `<g id="ear">${ear(look, head, coat, 1)}</g><use href="#ear" ${MIRRORED}/>`;
}

function ear(look: CatLook, { ear: shape }: HeadShape, coat: Coat, set: 1 | 2): string {
  const skin = mix(coat.points ?? coat.base, PINK_SKIN, brightness(coat.base) < 0.3 ? 0.35 : 0.6);
  const inner = shape.inner
    ? `<path d="${peak(shape.inner, shape.round * 0.7)}" fill="${skin}"/>`
    : "";
  const part: Part = {
    id: `e${set}`,
    d: peak(shape.outer, shape.round),
    marks: NO_MARKS,
    white: "",
    patches: "",
    fall: "fh",
    points: "full",
    outlined: true,
    over: inner + furnishing(look, shape.inner),
  };
  const brush = shape.tuft ? tuft(shape.outer[2] as Point, coat) : "";
  return brush + paintPart(part, { coat, patches: null, white: "" }, set);
}

/** Hair that grows from the inner edge of the ear. */
function furnishing(look: CatLook, inner: readonly Point[] | null): string {
  if (!inner || look.type.texture === "bare") return "";
  const [x, y] = inner[0] as Point;
  const [width, opacity] = look.type.longhair ? [5, ".8"] : [3.4, ".55"];
  const strands = [0, 1, 2].map((row) =>
    stripe(
      [x + row * 7 - 4, y + 12],
      [x + 6 + row * 5, y - 12],
      [x + 14 + row * 7, y - 22 + row * 3],
      width,
    ),
  );
  return `<path d="${strands.join("")}" fill="#fdf6ea" opacity="${opacity}"/>`;
}

/** The brush on the tip of a lynx ear. */
function tuft([x, y]: Point, coat: Coat): string {
  const colour = coat.points ?? (coat.pointMarks > 0 && coat.light ? coat.mark : coat.base);
  const hairs = [0, 5].map((lean) =>
    stripe([x - 4, y + 16], [x - 2, y - 4], [x + lean, y - 15 + lean], 7),
  );
  return `<path d="${hairs.join("")}" fill="${colour}"/>`;
}
