import { legMarks, tailMarks, torsoMarks } from "./body-pattern.ts";
import { coatOf, faceColour } from "./coat.ts";
import { at, ellipse, line, outline, type Point } from "./curve.ts";
import type { Figure } from "./figure.ts";
import type { HeadShape } from "./head-shape.ts";
import type { CatLook } from "./look.ts";
import { NO_MARKS } from "./marks.ts";
import { brightness, WHITE_FUR } from "./palette.ts";
import { contour, type Part } from "./part.ts";
import { legPatches, tailPatches, torsoPatches } from "./patches.ts";
import { textureOver } from "./texture.ts";
import { ALL_WHITE, whitePaths, type WhitePaths } from "./white.ts";

/** Lines on white fur. */
const WHITE_INK = "#b0a194";

const SHADOW = "#1a0f14";

/** What all parts below the head are drawn with. */
interface Body {
  readonly look: CatLook;
  readonly figure: Figure;
  readonly white: WhitePaths;
  /** The opacity of shadows. */
  readonly dark: string;
  readonly pen: (d: string) => string;
}

/** Everything below the head, from the back to the front. */
export function bodyParts(look: CatLook, figure: Figure, head: HeadShape): Part[] {
  const white = whitePaths(look.white, figure, head);
  const isWhite = white.nearLeg === ALL_WHITE;
  const ink = isWhite ? WHITE_INK : contour(faceColour(look));
  const dark = shade(isWhite ? WHITE_FUR : coatOf(look, look.coat).base);
  const pen = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2.4" opacity=".6"/>`;
  const body = { look, figure, white, dark, pen };
  return [
    ...tailPart(look, figure),
    torsoPart(body),
    hindPaw(body),
    farLeg(body),
    nearLeg(body),
    ...ruffPart(body),
  ];
}

function torsoPart({ look, figure, white, dark, pen }: Body): Part {
  const [, , , , rump] = figure.torso as readonly Point[];
  const x = rump?.[0] ?? 300;
  const underside = `M${at([x - 96, 400])}Q${at([x - 10, 372])} ${at([x - 22, 250])}L420 200V400Z`;
  return {
    id: "b",
    d: outline(figure.torso),
    marks: torsoMarks(figure, look.pattern),
    white: white.torso,
    patches: torsoPatches(figure),
    fall: "fb",
    points: "pt",
    outlined: true,
    over: [
      `<path d="${underside}" fill="${SHADOW}" opacity="${dark}"/>`,
      figure.ruff ? "" : throat(figure, dark),
      textureOver(look, "b"),
      pen(line(figure.thigh)),
    ].join(""),
  };
}

/** What a cat stands on has no outline. */
const STANDING = { marks: NO_MARKS, fall: "fb", points: "pl", outlined: false } as const;

function hindPaw({ figure, white, pen }: Body): Part {
  return {
    ...STANDING,
    id: "p",
    d: outline(figure.hindPaw),
    white: white.hindPaw,
    patches: "",
    over: pen("M214 348q3 5 1 9M228 347q3 5 1 9"),
  };
}

function farLeg({ look, figure, white, dark, pen }: Body): Part {
  return {
    ...STANDING,
    id: "f",
    d: outline(figure.farLeg),
    marks: legMarks(figure.farLeg, look.pattern),
    white: white.farLeg,
    patches: "",
    over: recede("f", dark) + pen(legLines(figure.farLeg)),
  };
}

function nearLeg({ look, figure, white, pen }: Body): Part {
  return {
    ...STANDING,
    id: "n",
    d: outline(figure.nearLeg),
    marks: legMarks(figure.nearLeg, look.pattern),
    white: white.nearLeg,
    patches: legPatches(figure.nearLeg),
    over: pen(legLines(figure.nearLeg)),
  };
}

function ruffPart({ look, figure, white, dark }: Body): Part[] {
  if (!figure.ruff) return [];
  const { x, y } = figure.head;
  return [
    {
      id: "r",
      d: outline(figure.ruff),
      marks: NO_MARKS,
      white: white.ruff,
      patches: ellipse([x - 30, y + 100], 30, 20, 40) + ellipse([x + 36, y + 60], 22, 30, 20),
      fall: "fr",
      points: "never",
      outlined: true,
      over: throat(figure, dark) + textureOver(look, "r"),
    },
  ];
}

/** The shadow of the head. */
function throat({ head: { x, y } }: Figure, dark: string): string {
  return `<path d="${ellipse([x + 4, y + 52], 66, 34)}" fill="${SHADOW}" opacity="${dark}"/>`;
}

function tailPart(look: CatLook, { tail }: Figure): Part[] {
  if (!tail) return [];
  return [
    {
      id: "t",
      d: outline(tail.outline),
      marks: tailMarks(tail, look.pattern),
      white: "",
      patches: tailPatches(tail.axis),
      fall: "fb",
      points: "pr",
      outlined: true,
    },
  ];
}

/** The far leg is darker, more so towards the ground. */
function recede(id: string, dark: string): string {
  return (
    `<linearGradient id="away" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="${SHADOW}" stop-opacity="0"/>` +
    `<stop offset=".8" stop-color="${SHADOW}" stop-opacity="${dark}"/></linearGradient><use href="#${id}" fill="url(#away)"/>`
  );
}

/** The side of a leg and its toes. */
function legLines(points: readonly Point[]): string {
  const [left] = points[8] as Point;
  const [right] = points[3] as Point;
  const third = (right - left + 8) / 3;
  const toe = (step: number): string => `M${at([left - 8 + third * step, 347])}q2 5 1 9`;
  return line(points.slice(2, 5)) + toe(1) + toe(2);
}

function shade(base: string): string {
  const light = brightness(base);
  return light < 0.3 ? ".3" : light > 0.7 ? ".1" : ".16";
}
