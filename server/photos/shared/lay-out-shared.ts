/** Beside the picture: name, breed and colour, price, and the first two generations of the pedigree. */
import { SHARED_PICTURE } from "@felistry/contract/photos/shared-pictures.ts";
import type { Drawing, Shape } from "../../print/drawing.ts";
import { inks } from "../../print/inks.ts";
import { fitted, placed, type Words } from "../../print/running-text.ts";
import type { SharedContent, SharedLine } from "./content.ts";

/** The picture is a square on the left. */
const LEFT = SHARED_PICTURE.height;
const MARGIN = 40;
const X = LEFT + MARGIN;
const WIDTH = SHARED_PICTURE.width - X - MARGIN;
const TREE = { y: 360, height: 210, gap: 12 } as const;

export function layOutShared(content: SharedContent): Drawing {
  const { locale, siteName, title } = content;
  return {
    ...SHARED_PICTURE,
    language: locale,
    title,
    description: content.lines.join(", "),
    author: siteName,
    madeOn: "",
    shapes: [
      rectangle(0, 0, SHARED_PICTURE.width, SHARED_PICTURE.height, inks.paper),
      ...words(content),
      ...tree(content.family),
      ...placed(fitted([{ text: siteName, face: "serifBold", ink: inks.accent }], box(30, 24)), {
        x: SHARED_PICTURE.width - MARGIN,
        y: SHARED_PICTURE.height - 48,
        align: "right",
      }),
    ],
  };
}

const rectangle = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
  kind: "rectangle",
  x,
  y,
  width,
  height,
  fill,
});

const box = (height: number, size: number) => ({ width: WIDTH, height, size, least: 14 });

function words({ title, lines, price }: SharedContent): Shape[] {
  const shapes: Shape[] = [];
  let y = MARGIN;
  const add = (text: string, face: Words["face"], ink: string, height: number, size: number) => {
    const set = fitted([{ text, face, ink }], box(height, size));
    shapes.push(...placed(set, { x: X, y }));
    y += set.height + 10;
  };
  add(title, "serifBold", inks.ink, 130, 50);
  for (const line of lines) add(line, "sans", inks.soft, 64, 26);
  if (price !== null) add(price, "sansBold", inks.accent, 50, 38);
  return shapes;
}

/** Sire above dam, each with its parents on the right. */
function tree(family: SharedLine): Shape[] {
  if (family.every((name) => name === null)) return [];
  const half = (TREE.height - TREE.gap) / 2;
  const column = (WIDTH - TREE.gap) / 2;
  return family.flatMap((name, place) => {
    const isParent = place < 2;
    const rows = isParent ? 2 : 4;
    const row = isParent ? place : place - 2;
    const height = isParent ? half : (half - TREE.gap / 2) / 2;
    const y = TREE.y + row * (TREE.height / rows) + (isParent ? 0 : (row % 2) * 1);
    const x = X + (isParent ? 0 : column + TREE.gap);
    // Sires are above dams in both columns.
    const ink = place % 2 === 0 ? inks.male : inks.female;
    const set = fitted([{ text: name ?? "—", face: "serif", ink: inks.ink }], {
      width: column - 24,
      height: height - 6,
      size: isParent ? 22 : 17,
      least: 12,
    });
    return [
      rectangle(x, y, column, height, inks.wash),
      rectangle(x, y, 4, height, ink),
      ...placed(set, { x: x + 14, y: y + (height - set.height) / 2 }),
    ];
  });
}
