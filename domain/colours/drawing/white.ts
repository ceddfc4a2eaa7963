import { at, blot, ellipse, outline, type Point } from "./curve.ts";
import { type Figure, flankOf, GROUND } from "./figure.ts";
import type { HeadShape } from "./head-shape.ts";
import type { White } from "./look.ts";

/** Where a cat is white, part by part, as path data to be clipped by the part. */
export interface WhitePaths {
  readonly head: string;
  readonly torso: string;
  readonly ruff: string;
  readonly farLeg: string;
  readonly nearLeg: string;
  readonly hindPaw: string;
}

/** The whole of a part. */
export const ALL_WHITE = "M-200-200H600V600H-200Z";
const below = (y: number): string => `M0 ${y}H400V400H0Z`;

/** White with a wavy upper edge, as on a leg. */
const boot = (y: number): string => `M0 ${y}Q110 ${y + 14} 150 ${y}T260 ${y + 4}T400 ${y}V400H0Z`;

const WHITE_LEGS = { farLeg: ALL_WHITE, nearLeg: ALL_WHITE, hindPaw: ALL_WHITE };

export function whitePaths(white: White, figure: Figure, head: HeadShape): WhitePaths {
  const none: WhitePaths = { head: "", torso: "", ruff: "", farLeg: "", nearLeg: "", hindPaw: "" };
  // A ruff covers the chest and hides its white.
  const chest = (share: number): string => (figure.ruff ? "" : bib(figure, share));
  switch (white) {
    case "van":
      return {
        head: vanHead(head),
        torso: ALL_WHITE,
        ruff: ALL_WHITE,
        ...WHITE_LEGS,
      };
    case "harlequin":
      return {
        head: harlequinHead(head),
        torso: harlequinTorso(figure),
        ruff: ALL_WHITE,
        ...WHITE_LEGS,
      };
    case "bicolour":
      return {
        head: blaze(head, 1),
        torso: flankWhite(figure),
        ruff: bib(figure, 1.5),
        ...WHITE_LEGS,
      };
    case "mitted":
      return {
        head: chinOnly(head),
        torso: chest(0.5),
        ruff: bib(figure, 0.45),
        farLeg: boot(324),
        nearLeg: boot(326),
        hindPaw: below(328),
      };
    case "gloves":
      return { ...none, farLeg: boot(330), nearLeg: boot(332), hindPaw: below(328) };
    case "snowshoe":
      return {
        head: blaze(head, 0.62),
        torso: chest(0.8),
        ruff: bib(figure, 0.8),
        farLeg: boot(312),
        nearLeg: boot(318),
        hindPaw: below(328),
      };
    case "some":
      return {
        head: muzzle(head),
        torso: chest(1),
        ruff: bib(figure, 0.85),
        farLeg: boot(334),
        nearLeg: boot(338),
        hindPaw: below(342),
      };
    case "none":
      return none;
  }
}

/** White except for two patches in front of the ears, separated by a blaze. */
function vanHead({ cheek, eye }: HeadShape): string {
  const brow = eye.y - eye.ry - 10;
  return `M-8-90Q-9 ${brow - 16}-14 ${brow - 2}Q-34 ${brow + 2}-46 ${brow - 6}Q${at([-cheek, brow])} ${at([-cheek - 20, brow - 2])}V140H${Math.round(cheek + 20)}V${brow - 2}Q${at([cheek, brow])} 46 ${brow - 6}Q34 ${brow + 2} 14 ${brow - 2}Q9 ${brow - 16} 8-90Z`;
}

/** A cap over both eyes, more on one side. */
function harlequinHead({ cheek, eye }: HeadShape): string {
  const wide = Math.round(cheek + 20);
  return `M-4-90Q-4-34-10 ${eye.y - 8}Q${at([-eye.x, eye.y + eye.ry + 16])} ${at([-wide, eye.y + 10])}V140H${wide}V${eye.y - 16}Q${at([eye.x + 8, eye.y - eye.ry - 12])} 18-30Q8-44 6-90Z`;
}

/** The inverted V from the brow over the nose to the cheeks. */
function blaze({ cheek, nose, eye }: HeadShape, share: number): string {
  const foot = cheek * 0.82 * share;
  const top = share === 1 ? -58 : eye.y + 4;
  return `M0 ${top}C5 ${eye.y - 20} 8 ${eye.y} 13 ${eye.y + 8}C20 ${nose - 4} ${at([foot, nose])} ${at([foot + 4, nose + 60])}H${-Math.round(foot + 4)}C${at([-foot, nose])}-20 ${nose - 4}-13 ${eye.y + 8}C-8 ${eye.y}-5 ${eye.y - 20} 0 ${top}Z`;
}

function chinOnly({ chin }: HeadShape): string {
  return ellipse([0, chin], 22, 14);
}

function muzzle({ nose, muzzle: wide, chin }: HeadShape): string {
  return outline([
    [0, nose - 12],
    [wide * 0.5, nose],
    [wide * 1.1, nose + 14],
    [wide, chin + 12],
    [-wide, chin + 12],
    [-wide * 1.1, nose + 14],
    [-wide * 0.5, nose],
  ]);
}

function bib({ head }: Figure, share: number): string {
  const wide = 48 * share;
  return outline([
    [head.x - 8, head.y + 40],
    [head.x - 8 + wide, head.y + 66],
    [head.x - 8 + wide * 0.7, head.y + 108],
    [head.x - 14, head.y + 108 + 40 * share],
    [head.x - 14 - wide * 0.8, head.y + 108],
    [head.x - 8 - wide, head.y + 66],
  ]);
}

/** Chest, belly and the lower flank; the back and thigh keep their colour. */
function flankWhite(figure: Figure): string {
  const { head, torso } = figure;
  const [hindX] = torso[6] as Point;
  return outline([
    [head.x - 110, head.y],
    [head.x + 34, head.y + 30],
    [head.x + 46, head.y + 84],
    [head.x + 62, head.y + 124],
    [head.x + 44, head.y + 156],
    [hindX - 50, 316],
    [hindX - 20, 338],
    [hindX + 50, 344],
    [hindX + 60, GROUND + 20],
    [head.x - 110, GROUND + 20],
  ]);
}

/** White except for a coloured saddle, hip and shoulder. */
function harlequinTorso(figure: Figure): string {
  const flank = flankOf(figure);
  const islands: readonly [Point, number][] = [
    [flank(0.42, 0.2), 34],
    [flank(0.9, 0.22), 38],
    [flank(0.1, 0.55), 15],
  ];
  return ALL_WHITE + islands.map(([place, size]) => blot(place, size, true)).join("");
}
