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
import { ALL_WHITE, whitePaths } from "./white.ts";

/** Lines on white fur. */
const WHITE_INK = "#b0a194";

/** Everything below the head, from the back to the front. */
export function bodyParts(look: CatLook, figure: Figure, head: HeadShape): Part[] {
  const white = whitePaths(look.white, figure, head);
  const ink = white.nearLeg === ALL_WHITE ? WHITE_INK : contour(faceColour(look));
  const pen = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2.4" opacity=".6"/>`;
  const dark = shade(white.nearLeg === ALL_WHITE ? WHITE_FUR : coatOf(look, look.coat).base);
  const { x, y } = figure.head;
  const [, , , , rump] = figure.torso as readonly Point[];
  const rumpX = rump?.[0] ?? 300;
  const standing = { marks: NO_MARKS, outlined: false } as const;
  const throat = `<path d="${ellipse([x + 4, y + 52], 66, 34)}" fill="#1a0f14" opacity="${dark}"/>`;
  const underside = `M${at([rumpX - 96, 400])}Q${at([rumpX - 10, 372])} ${at([rumpX - 22, 250])}L420 200V400Z`;

  const torso: Part = {
    id: "b",
    d: outline(figure.torso),
    marks: torsoMarks(figure, look.pattern),
    white: white.torso,
    patches: torsoPatches(figure),
    fall: "fb",
    points: "pt",
    outlined: true,
    over: `<path d="${underside}" fill="#1a0f14" opacity="${dark}"/>${figure.ruff ? "" : throat}${textureOver(look, "b")}${pen(line(figure.thigh))}`,
  };
  const leg = (
    id: string,
    outlinePoints: readonly Point[],
    whiteLeg: string,
    near: boolean,
  ): Part => ({
    ...standing,
    id,
    d: outline(outlinePoints),
    marks: legMarks(outlinePoints, look.pattern),
    white: whiteLeg,
    patches: near ? legPatches(outlinePoints) : "",
    fall: "fb",
    points: "pl",
    over: (near ? "" : recede(id, dark)) + pen(legLines(outlinePoints)),
  });
  const hindPaw: Part = {
    ...standing,
    id: "p",
    d: outline(figure.hindPaw),
    white: white.hindPaw,
    patches: "",
    fall: "fb",
    points: "pl",
    over: pen("M214 348q3 5 1 9M228 347q3 5 1 9"),
  };
  const ruff: Part[] = figure.ruff
    ? [
        {
          id: "r",
          d: outline(figure.ruff),
          marks: NO_MARKS,
          white: white.ruff,
          patches: ellipse([x - 30, y + 100], 30, 20, 40) + ellipse([x + 36, y + 60], 22, 30, 20),
          fall: "fr",
          points: "never",
          outlined: true,
          over: throat + textureOver(look, "r"),
        },
      ]
    : [];
  return [
    ...tailPart(look, figure),
    torso,
    hindPaw,
    leg("f", figure.farLeg, white.farLeg, false),
    leg("n", figure.nearLeg, white.nearLeg, true),
    ...ruff,
  ];
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
    `<linearGradient id="away" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="#1a0f14" stop-opacity="0"/>` +
    `<stop offset=".8" stop-color="#1a0f14" stop-opacity="${dark}"/></linearGradient><use href="#${id}" fill="url(#away)"/>`
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
