/** The parts of which layouts are put together: a cat's name with its titles, boxes of a tree, rosettes and stamps. */
import { inWords, type Speech } from "./coat-words.ts";
import type { Cat, Family } from "./family.ts";
import type { Says, Sheet, Style } from "./sheet.ts";
import type { Field, Place } from "./truth.ts";

export const says = (
  place: Place,
  field: Field,
  text: string,
  value?: string,
  style?: Partial<Style>,
): Says => ({
  place,
  field,
  text,
  ...(value === undefined ? {} : { value }),
  ...(style === undefined ? {} : { style }),
});

type Part = string | Says;
export type Casing = (text: string) => string;
const asIs: Casing = (text) => text;

export function fullName(
  cat: Cat,
  { casing = asIs, style }: { casing?: Casing; style?: Partial<Style> } = {},
): Part[] {
  const parts: Part[] = [];
  for (const field of ["prefix", "name", "suffix"] as const) {
    const text = casing(cat[field]);
    if (text === "") continue;
    const joined =
      parts.length === 0 || (field === "name" && cat.prefix.endsWith("*")) || /^[,*]/.test(text);
    if (!joined) parts.push(" ");
    parts.push(says(cat.place, field, text, undefined, style));
  }
  return parts;
}

export interface TitleLook {
  casing?: Casing;
  style?: Partial<Style>;
  titleStyle?: Partial<Style>;
  /** Between titles before and the name; after it. */
  between?: string;
  behind?: string;
}

export function titled(cat: Cat, look: TitleLook = {}): Part[] {
  const [before, after] = cat.titles;
  return [
    ...(before === ""
      ? []
      : [says(cat.place, "titles", before, undefined, look.titleStyle), look.between ?? " "]),
    ...fullName(cat, look),
    ...(after === ""
      ? []
      : [look.behind ?? ", ", says(cat.place, "titles", after, undefined, look.titleStyle)]),
  ];
}

export const ems = (cat: Cat, text = cat.ems) => says(cat.place, "ems", text, cat.ems);
export const number = (cat: Cat, text = cat.number, style?: Partial<Style>) =>
  says(cat.place, "number", text, undefined, style);
export const born = (cat: Cat, format: (iso: string) => string) =>
  says(cat.place, "birthdate", format(cat.born), cat.born);
export const sex = (cat: Cat, words: readonly [string, string]) =>
  says(cat.place, "sex", words[cat.sex === "male" ? 0 : 1], cat.sex);

/** Words of a colour say which code it is; one that also prints the code draws it apart. */
export function colourWords(cat: Cat, speech: Speech, casing: Casing = asIs): Says[] {
  const text = casing(inWords(cat.coat, speech));
  return [says(cat.place, "colour", text, cat.ems)];
}

export const breed = (family: Family, language: string, text?: string) =>
  says(
    "",
    "breed",
    text ?? family.breedWords[language] ?? family.breedWords["english"]!,
    family.cat.breed,
  );

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface TreeShape {
  generations: number;
  area: Box;
  /** Shares of the width for each generation. */
  columns?: readonly number[];
  damFirst?: boolean;
  /** Which way the generations go. */
  towards?: "right" | "left" | "down" | "up";
}

/** Where each ancestor's box is: generations side by side, each box as high as its parents' together. */
export function boxesOf({
  generations,
  area,
  columns,
  damFirst,
  towards = "right",
}: TreeShape): Map<Place, Box> {
  const shares = columns ?? Array.from({ length: generations }, () => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const boxes = new Map<Place, Box>();
  const along = towards === "right" || towards === "left" ? area.w : area.h;
  const across = towards === "right" || towards === "left" ? area.h : area.w;
  let from = 0;
  let places: Place[] = [""];
  for (let depth = 0; depth < generations; depth += 1) {
    places = places.flatMap((place) =>
      damFirst ? [`${place}d`, `${place}s`] : [`${place}s`, `${place}d`],
    );
    const length = (along * shares[depth]!) / total;
    const share = across / places.length;
    for (const [index, place] of places.entries()) {
      const start = towards === "right" || towards === "down" ? from : along - from - length;
      boxes.set(
        place,
        towards === "right" || towards === "left"
          ? { x: area.x + start, y: area.y + index * share, w: length, h: share }
          : { x: area.x + index * share, y: area.y + start, w: share, h: length },
      );
    }
    from += length;
  }
  return boxes;
}

export interface BoxLine {
  content: readonly Part[];
  style: Style;
}

/** Lines in a box, one under the other, each broken where it is too long. */
export function fillBox(
  sheet: Sheet,
  box: Box,
  lines: readonly BoxLine[],
  {
    pad = 3,
    valign = "middle",
    leading = 1.18,
  }: { pad?: number; valign?: "top" | "middle"; leading?: number } = {},
): void {
  const width = box.w - 2 * pad;
  const full = lines.filter(({ content }) => content.some((part) => part !== ""));
  const heights = full.map(
    ({ content, style }) =>
      (style.fit === undefined ? sheet.lineCount(width, content, style) : 1) * style.size * leading,
  );
  const height = heights.reduce((sum, each) => sum + each, 0);
  let y = valign === "top" ? box.y + pad : box.y + (box.h - height) / 2;
  for (const [index, { content, style }] of full.entries()) {
    const x =
      style.align === "middle"
        ? box.x + box.w / 2
        : style.align === "right"
          ? box.x + box.w - pad
          : box.x + pad;
    const baseline = y + style.size * 0.95;
    if (style.fit === undefined) sheet.paragraph(x, baseline, width, content, style, leading);
    else sheet.text(x, baseline, content, { ...style, fit: width });
    y += heights[index]!;
  }
}

export function bracket(
  sheet: Sheet,
  child: Box,
  parents: readonly Box[],
  width = 0.7,
  colour = "#000",
): void {
  const right = parents[0]!.x > child.x;
  const from = right ? child.x + child.w : child.x;
  const to = right ? parents[0]!.x : parents[0]!.x + parents[0]!.w;
  const middle = (from + to) / 2;
  const centre = (box: Box) => box.y + box.h / 2;
  sheet.line(from, centre(child), middle, centre(child), width, colour);
  sheet.line(middle, centre(parents[0]!), middle, centre(parents.at(-1)!), width, colour);
  for (const parent of parents)
    sheet.line(middle, centre(parent), to, centre(parent), width, colour);
}

/** A club's mark: nobody reads it, but it stands in the way. */
export function emblem(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: string,
  letters = "",
): void {
  sheet.path(
    `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`,
    { stroke: colour, width: size / 12 },
  );
  const s = size * 0.55;
  sheet.path(
    `M${x - s} ${y + s}L${x - s} ${y - s * 0.6}L${x - s * 0.4} ${y - s * 0.1}Q${x} ${y - s * 0.3} ${x + s * 0.4} ${y - s * 0.1}L${x + s} ${y - s * 0.6}L${x + s} ${y + s}Q${x} ${y + s * 1.6} ${x - s} ${y + s}Z`,
    { fill: colour, stroke: "none", opacity: 0.85 },
  );
  if (letters !== "") {
    sheet.text(x, y + size * 1.35, letters, {
      face: "sans",
      size: size * 0.32,
      bold: true,
      align: "middle",
      colour,
    });
  }
}

export function roundStamp(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  text: string,
  colour: string,
): void {
  sheet.path(
    `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`,
    { stroke: colour, width: 1.4, opacity: 0.7 },
  );
  const inner = size * 0.66;
  sheet.path(
    `M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0`,
    { stroke: colour, width: 0.7, opacity: 0.7 },
  );
  const chars = [...text];
  const step = 360 / chars.length;
  for (const [index, char] of chars.entries()) {
    const angle = ((index * step - 90) * Math.PI) / 180;
    const radius = size * 0.74;
    sheet.text(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, char, {
      face: "sans",
      size: size * 0.2,
      bold: true,
      align: "middle",
      colour,
      turn: index * step,
    });
  }
}

export function signature(
  sheet: Sheet,
  x: number,
  y: number,
  name: string,
  colour = "#1a2f7a",
): void {
  sheet.text(x, y, name, { face: "script", size: 17, colour, turn: -4 });
  sheet.path(`M${x - 4} ${y + 4}q30 -9 62 -3t40 -4`, { stroke: colour, width: 0.8 });
}

/** Waves of fine lines behind everything, as on papers that are hard to copy. */
export function guilloche(sheet: Sheet, colour: string, step = 14, amplitude = 9): void {
  const paths: string[] = [];
  for (let y = 0; y < sheet.height + step; y += step) {
    for (const shift of [0, 1]) {
      let d = `M0 ${y}`;
      for (let x = 0; x < sheet.width; x += 40) d += `q20 ${shift ? amplitude : -amplitude} 40 0`;
      paths.push(d);
    }
  }
  sheet.path(paths.join(""), { stroke: colour, width: 0.35, opacity: 0.55 });
}

export function frame(
  sheet: Sheet,
  margin: number,
  colour: string,
  kind: "double" | "thick" | "rounded",
): void {
  const box = (inset: number, width: number, round = 0) =>
    sheet.rect(inset, inset, sheet.width - 2 * inset, sheet.height - 2 * inset, {
      stroke: colour,
      width,
      round,
    });
  if (kind === "thick") box(margin, 4);
  else if (kind === "rounded") box(margin, 1.4, 14);
  else {
    box(margin, 2);
    box(margin + 5, 0.6);
  }
}
