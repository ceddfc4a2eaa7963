import { at, ellipse, short } from "./curve.ts";
import type { EyeShape, HeadShape } from "./head-shape.ts";
import { type CatLook, eyePaint } from "./look.ts";
import { faceColour } from "./coat.ts";
import { brightness, mix } from "./palette.ts";

const WHITE_MUZZLES: ReadonlySet<CatLook["white"]> = new Set([
  "van",
  "harlequin",
  "bicolour",
  "snowshoe",
  "some",
]);

/** Eyes, nose, mouth and whiskers, around the middle of the head. */
export function face(look: CatLook, head: HeadShape): string {
  const skin = faceColour(look);
  return eyes(look, head.eye, skin) + muzzle(look, head, skin);
}

function almond({ x, y, rx, ry, slant }: EyeShape, grow: number): string {
  const [wide, high] = [rx + grow, ry + grow];
  const point = (dx: number, dy: number): string => at([x + dx, y + dy]);
  return (
    `M${point(-wide, slant * 0.7)}C${point(-wide * 0.55, -high * 1.25)} ${point(wide * 0.5, -high * 1.35)} ${point(wide, -slant)}` +
    `C${point(wide * 0.65, high * 1.3)} ${point(-wide * 0.45, high * 1.35)} ${point(-wide, slant * 0.7)}Z`
  );
}

function eyes(look: CatLook, eye: EyeShape, skin: string): string {
  const lined = look.allWhite ? "#8a6a5e" : look.coat.mark;
  const liner = brightness(skin) < 0.3 ? "#141011" : mix(lined, "#1d1412", 0.6);
  const { x, y, rx, ry } = eye;
  const pupil = Math.min(rx * 0.3, ry * 0.4);
  const [left, right] = look.eyes;
  const glint = (side: number): string =>
    ellipse([side * x - rx * 0.3, y - ry * 0.36], ry * 0.22, ry * 0.22);
  return [
    `<g color="${eyePaint(right)}"><g id="eye"><path d="${almond(eye, 2.6)}" fill="${liner}"/>`,
    `<clipPath id="iris"><path id="lid" d="${almond(eye, 0)}"/></clipPath>`,
    `<g clip-path="url(#iris)"><use href="#lid" fill="currentColor"/>`,
    `<path d="${ellipse([x, y + ry * 0.7], rx * 0.8, ry * 0.62)}" fill="#fffbe0" opacity=".42"/>`,
    `<path d="${ellipse([x, y], pupil, ry * 0.8)}" fill="#17100f"/>`,
    `<path d="${almond({ ...eye, y: y - ry * 1.5 }, 3)}" fill="#17100f" opacity=".28"/></g></g></g>`,
    `<use href="#eye" transform="scale(-1 1)" color="${eyePaint(left)}"/>`,
    `<path d="${glint(-1)}${glint(1)}" fill="#fff"/>`,
  ].join("");
}

function muzzle(
  look: CatLook,
  { nose, muzzle: wide, chin, cheek }: HeadShape,
  skin: string,
): string {
  const white = look.allWhite || WHITE_MUZZLES.has(look.white);
  const ground = white ? "#fdfaf4" : skin;
  const dark = brightness(ground) < 0.3;
  const leather = white
    ? "#e3a196"
    : look.pattern !== "none" && !dark
      ? mix(look.coat.nose, "#c4705f", 0.6)
      : look.coat.nose;
  const ink = dark ? mix(ground, "#ffffff", 0.34) : mix(ground, "#2a1815", 0.62);
  const broad = wide * 0.36;
  const lip = nose + 7;
  const corner = Math.min(chin - 8, lip + 10);
  return [
    `<path d="${ellipse([-wide * 0.5, nose + 13], wide * 0.56, 12)}${ellipse([wide * 0.5, nose + 13], wide * 0.56, 12)}" fill="#fff" opacity="${dark ? ".07" : ".2"}"/>`,
    `<path d="M${at([-broad, nose - 5])}Q0 ${short(nose - 9)} ${at([broad, nose - 5])}Q${at([broad * 0.8, nose + 3])} 0 ${lip}Q${at([-broad * 0.8, nose + 3])} ${at([-broad, nose - 5])}Z" fill="${leather}"/>`,
    `<path d="M0 ${lip}V${lip + 6}M${at([-wide * 0.62, corner])}Q${at([-wide * 0.25, corner + 7])} 0 ${lip + 6}Q${at([wide * 0.25, corner + 7])} ${at([wide * 0.62, corner])}" fill="none" stroke="${ink}" stroke-width="2.4"/>`,
    look.type.texture === "bare" ? "" : whiskers(nose, wide, cheek, dark),
  ].join("");
}

function whiskers(nose: number, wide: number, cheek: number, dark: boolean): string {
  const strands = [0, 1, 2].map((row) => {
    const start = at([wide * 0.7, nose + 9 + row * 4]);
    const bend = at([wide + 24, nose - 2 + row * 7]);
    return `M${start}Q${bend} ${at([cheek + 28, nose - 4 + row * 14])}`;
  });
  const [colour, opacity] = dark ? ["#fffaf0", ".75"] : ["#5a473d", ".45"];
  return (
    `<path id="hair" d="${strands.join("")}" fill="none" stroke="${colour}" stroke-width="1.5" opacity="${opacity}"/>` +
    `<use href="#hair" transform="scale(-1 1)"/>`
  );
}
