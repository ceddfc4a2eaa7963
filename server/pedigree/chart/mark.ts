/** The number of a repeated ancestor, white on a disc. */
import type { Shape } from "../../print/drawing.ts";
import { inks } from "../../print/inks.ts";
import { textWidth } from "../../print/text-width.ts";

const WHITE = "#ffffff";
/** From the digits' baseline to their middle, as a fraction of their size. */
const MIDDLE = 0.36;

export function markShapes(number: number, x: number, y: number, radius: number): Shape[] {
  const text = String(number);
  const size = radius * 1.35;
  const width = textWidth(text, "sansBold") * size;
  return [
    { kind: "disc", x, y, radius, fill: inks.second },
    {
      kind: "text",
      x: x - width / 2,
      y: y + size * MIDDLE,
      text,
      face: "sansBold",
      size,
      ink: WHITE,
    },
  ];
}
