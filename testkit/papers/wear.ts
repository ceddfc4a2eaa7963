/** What happens to papers before they are read: each wear takes a clean picture and gives the file that a member would send. */
import sharp, { type Sharp } from "sharp";
import { photographed } from "./photo.ts";
import { Random } from "./random.ts";

export const WEARS = [
  "fold",
  "stamp",
  "signature",
  "bleed",
  "photo",
  "coarse",
  "grey",
  "dot-matrix",
  "tilted",
  "upside-down",
  "jpeg",
] as const;

export type Wear = (typeof WEARS)[number];

interface Page {
  picture: Buffer;
  width: number;
  height: number;
  random: Random;
  /** Of a picture of 200 dots an inch. */
  scale: number;
}

const jpeg = (picture: Sharp, quality: number) =>
  picture
    .flatten({ background: "#ffffff" })
    .jpeg({ quality, chromaSubsampling: "4:2:0" })
    .toBuffer();

const over = (svg: string, { width, height }: Page) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`,
  );

/** Folded in three and in two: paper shines and ink is lost along the fold. */
async function fold(page: Page): Promise<Buffer> {
  const { width, height, random, scale } = page;
  const marks: string[] = [];
  const across = [random.within(0.3, 0.36), random.within(0.63, 0.69)];
  for (const at of across) {
    const y = at * height + random.within(-3, 3);
    const tilt = random.within(-6, 6);
    const d = `M0 ${y}L${width} ${y + tilt}`;
    marks.push(
      `<path d="${d}" stroke="#000" stroke-opacity="0.10" stroke-width="${26 * scale}" filter="url(#soft)"/>`,
      `<path d="${d}" stroke="#fff" stroke-opacity="0.75" stroke-width="${2.4 * scale}" stroke-dasharray="14 3 30 5 8 2"/>`,
      `<path d="M0 ${y + 3}L${width} ${y + tilt + 3}" stroke="#555" stroke-opacity="0.35" stroke-width="${1.4 * scale}"/>`,
    );
  }
  const x = width * random.within(0.47, 0.53);
  marks.push(
    `<path d="M${x} 0L${x + 4} ${height}" stroke="#000" stroke-opacity="0.09" stroke-width="${22 * scale}" filter="url(#soft)"/>`,
    `<path d="M${x} 0L${x + 4} ${height}" stroke="#fff" stroke-opacity="0.7" stroke-width="${2 * scale}" stroke-dasharray="22 4 9 3"/>`,
  );
  const svg = `<defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter></defs>${marks.join("")}`;
  return await jpeg(sharp(page.picture).composite([{ input: over(svg, page) }]), 84);
}

/** A club's stamp across what is printed, in the ink of stamps. */
async function stamp(page: Page): Promise<Buffer> {
  const { width, height, random, scale } = page;
  const radius = width * 0.085;
  const x = width * random.within(0.25, 0.75);
  const y = height * random.within(0.35, 0.8);
  const ink = random.of(["#3a3fae", "#7a1f8a", "#1c4fa3", "#b02030"]);
  const ring = (r: number, w: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="${w}"/>`;
  const teeth = Array.from({ length: 46 }, (_, index) => {
    const angle = (index / 46) * 2 * Math.PI;
    const [near, far] = [radius * 0.76, radius * random.within(0.84, 0.92)];
    return `M${x + Math.cos(angle) * near} ${y + Math.sin(angle) * near}L${x + Math.cos(angle) * far} ${y + Math.sin(angle) * far}`;
  }).join("");
  const bars = [-0.28, 0, 0.28].map(
    (at) => `M${x - radius * 0.5} ${y + at * radius}h${radius * random.within(0.6, 1)}`,
  );
  const svg = `<g opacity="0.55" transform="rotate(${random.between(-24, 24)} ${x} ${y})">${ring(radius, 6 * scale)}${ring(radius * 0.7, 3 * scale)}<path d="${teeth}" stroke="${ink}" stroke-width="${4 * scale}"/><path d="${bars.join("")}" stroke="${ink}" stroke-width="${7 * scale}"/></g>`;
  return await jpeg(
    sharp(page.picture).composite([{ input: over(svg, page), blend: "multiply" }]),
    85,
  );
}

/** A breeder's signature that runs through the lines. */
async function signature(page: Page): Promise<Buffer> {
  const { width, height, random } = page;
  const x = width * random.within(0.2, 0.5);
  const y = height * random.within(0.4, 0.85);
  const unit = width * 0.028;
  let d = `M${x} ${y}`;
  for (let stroke = 0; stroke < 9; stroke += 1) {
    d += `c${unit * random.within(0.1, 0.5)} ${-unit * random.within(0.8, 2.6)} ${unit * random.within(0.4, 1.1)} ${unit * random.within(-1, 2)} ${unit * random.within(0.6, 1)} ${unit * random.within(-0.4, 0.4)}`;
  }
  d += `q${-unit * 4} ${unit * 1.4} ${-unit * 8} ${unit * 0.9}`;
  const svg = `<path d="${d}" fill="none" stroke="#1a2a8c" stroke-opacity="0.8" stroke-width="${width * 0.0017}" stroke-linecap="round"/>`;
  return await jpeg(sharp(page.picture).composite([{ input: over(svg, page) }]), 85);
}

/** A bad copier: ink runs, thin gaps close, and the sheet is black and white. */
async function bleed(page: Page): Promise<Buffer> {
  return await sharp(page.picture)
    .greyscale()
    .blur(1.15 * page.scale)
    .linear(2.6, -255 * 1.2)
    .png()
    .toBuffer();
}

async function coarse(page: Page): Promise<Buffer> {
  return await jpeg(sharp(page.picture).resize(Math.round((page.width * 0.75) / page.scale)), 76);
}

/** A faded copy on grey paper. */
async function grey(page: Page): Promise<Buffer> {
  const noise = {
    create: {
      width: page.width,
      height: page.height,
      channels: 3 as const,
      background: "#808080",
      noise: { type: "gaussian" as const, mean: 128, sigma: 14 },
    },
  };
  const grain = await sharp(noise).greyscale().png().toBuffer();
  const faded = await sharp(page.picture)
    .greyscale()
    .linear(0.48, 92)
    .toColourspace("srgb")
    .png()
    .toBuffer();
  return await jpeg(sharp(faded).composite([{ input: grain, blend: "soft-light" }]), 72);
}

/** Printed by needles: a raster of round dots, the ribbon not new. */
async function dotMatrix(page: Page): Promise<Buffer> {
  const raster = await needles(page.width, page.height, 3.5 * page.scale);
  const inked = await sharp(page.picture)
    .greyscale()
    .linear(1.3, -20)
    .toColourspace("srgb")
    .png()
    .toBuffer();
  const printed = await sharp(inked)
    .composite([{ input: raster, blend: "screen" }])
    .png()
    .toBuffer();
  return await jpeg(
    sharp(printed)
      .blur(0.7 * page.scale)
      .linear(0.75, 50),
    82,
  );
}

function needles(width: number, height: number, step: number) {
  const dots = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const far = Math.hypot((x % step) - step / 2, (y % step) - step / 2);
      dots[y * width + x] = Math.max(0, Math.min(255, (far - step * 0.38) * 200));
    }
  }
  return sharp(dots, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

async function tilted(page: Page): Promise<Buffer> {
  const degrees = page.random.within(1.4, 3.4) * (page.random.chance(0.5) ? 1 : -1);
  return await jpeg(sharp(page.picture).rotate(degrees, { background: "#e9e7e2" }), 82);
}

const WORN: Record<Wear, (page: Page) => Promise<Buffer>> = {
  fold,
  stamp,
  signature,
  bleed,
  photo: async ({ picture, random }) => await jpeg(await photographed(picture, random), 80),
  coarse,
  grey,
  "dot-matrix": dotMatrix,
  tilted,
  "upside-down": async ({ picture, random }) =>
    await jpeg(sharp(picture).rotate(random.of([90, 180, 270])), 85),
  jpeg: async ({ picture, scale }) => await jpeg(sharp(picture).blur(0.5 * scale), 28),
};

export async function worn(picture: Buffer, wear: Wear, seed: string): Promise<Buffer> {
  const { width, height, density = 200 } = await sharp(picture).metadata();
  const random = new Random(`${seed} ${wear}`);
  return await WORN[wear]({ picture, width, height, random, scale: density / 200 });
}
