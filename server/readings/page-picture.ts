/** Pages as colour pictures, turned upright as far as known. */
import sharp, { type Sharp } from "sharp";
import type { GreyImage } from "./grey-image.ts";
import { ReadingFault } from "./reading-fault.ts";

/** A large camera's photo. Decoding takes memory per pixel, and a small file can claim any number. */
const MAX_PIXELS = 50_000_000;
/** Print is read best at about 240 dots per inch, at which A4 is 2,800 pixels long. */
const LONG_SIDE_MOST = 3200;
const LONG_SIDE_LEAST = 2400;
const MOST_ENLARGED = 2;
/** The size shown to the user, and stored as the document's scan. */
const SHOWN_SIDE = 2000;

export interface PagePicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
}

/** @throws {ReadingFault} broken_image, too_many_pixels */
export async function openImage(bytes: Uint8Array): Promise<PagePicture> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw new ReadingFault("too_many_pixels");
    const long = Math.max(width, height);
    const factor =
      long > LONG_SIDE_MOST
        ? LONG_SIDE_MOST / long
        : Math.min(MOST_ENLARGED, Math.max(1, LONG_SIDE_LEAST / long));
    const side = Math.round(long * factor);
    return await pictureOf(
      sharp(bytes, { limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .flatten({ background: "#fff" })
        .resize(side, side, { fit: "inside" })
        .toColourspace("srgb")
        .removeAlpha(),
    );
  } catch (error) {
    throw error instanceof ReadingFault ? error : new ReadingFault("broken_image");
  }
}

async function pictureOf(pipeline: Sharp): Promise<PagePicture> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.height,
    channels: info.channels === 1 ? 1 : 3,
  };
}

function pipelineOf({ data, width, height, channels }: PagePicture): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Turned clockwise by whole quarters. */
export function quarterTurned(picture: PagePicture, quarters: number): Promise<PagePicture> {
  return quarters % 4 === 0
    ? Promise.resolve(picture)
    : pictureOf(pipelineOf(picture).rotate((quarters % 4) * 90));
}

/** Turned clockwise by some degrees, on white paper that is large enough. */
export function turned(picture: PagePicture, degrees: number): Promise<PagePicture> {
  return Math.abs(degrees) < 0.04
    ? Promise.resolve(picture)
    : pictureOf(pipelineOf(picture).rotate(degrees, { background: "#fff" }));
}

/** In grey, and with `most` no longer than that on its long side. */
export async function greyOf(picture: PagePicture, most?: number): Promise<GreyImage> {
  const whole = pipelineOf(picture);
  const pipeline = most === undefined ? whole : whole.resize(most, most, { fit: "inside" });
  const { data, info } = await pipeline.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function jpegOf(
  picture: PagePicture,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { data, info } = await pipelineOf(picture)
    .resize(SHOWN_SIDE, SHOWN_SIDE, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The recognisers' input: a grey picture that is neither packed nor to be unpacked. */
export function netpbmOf({ data, width, height }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}

/** A part of a grey picture. */
export function cutOf(
  { data, width }: GreyImage,
  box: { x: number; y: number; w: number; h: number },
): GreyImage {
  const cut = new Uint8Array(box.w * box.h);
  for (let y = 0; y < box.h; y++)
    cut.set(
      data.subarray((box.y + y) * width + box.x, (box.y + y) * width + box.x + box.w),
      y * box.w,
    );
  return { data: cut, width: box.w, height: box.h };
}

/** Turned clockwise by whole quarters. */
export function greyTurned({ data, width, height }: GreyImage, quarters: number): GreyImage {
  const turn = quarters % 4;
  if (turn === 0) return { data, width, height };
  const out = new Uint8Array(data.length);
  const [newWidth, newHeight] = turn === 2 ? [width, height] : [height, width];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [toX, toY] =
        turn === 1
          ? [height - 1 - y, x]
          : turn === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x];
      out[toY * newWidth + toX] = data[y * width + x]!;
    }
  return { data: out, width: newWidth, height: newHeight };
}
