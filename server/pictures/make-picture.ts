/** Makes all stored versions of an uploaded picture: public photos in several widths, scans for the few who may see them. */
import sharp, { type Sharp } from "sharp";
import {
  PHOTO_MAX_HEIGHT,
  PHOTO_MAX_WIDTH,
  photoFileName,
  photoWidths,
  type PhotoType,
} from "@felistry/domain/photos/photo-sources.ts";
import { picturePrint, PRINT_HEIGHT, PRINT_WIDTH } from "@felistry/domain/photos/picture-print.ts";
import { withoutCameraData } from "./camera-data.ts";
import { decode, orientationOf, type Pixels } from "./decode.ts";
import { BrokenJpeg } from "./jpeg-segments.ts";
import { PictureFault } from "./picture-fault.ts";
import type { PictureExtension } from "./picture-head.ts";
import { ORIGINAL_FOLDER, PHOTO_FOLDER, randomName, SCAN_FOLDER } from "./picture-names.ts";

export type PictureKind = "photo" | "scan";

export interface SentPicture {
  readonly bytes: Uint8Array;
  readonly extension: PictureExtension;
  readonly kind: PictureKind;
}

export interface MadePicture {
  /** Returned by the upload, and taken by photo and document calls. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly originalKey: string;
  /** What a photo looks like (domain/photos/picture-print.ts). */
  readonly print: string | null;
  /** With their keys in the store; includes the original. */
  readonly files: readonly { readonly key: string; readonly bytes: Uint8Array }[];
}

/** Wide enough to read the small print of a pedigree. */
const SCAN_MAX_SIDE = 2400;

const encoders: Readonly<Record<PhotoType, (picture: Sharp) => Sharp>> = {
  // Effort 4 takes ten times as long and saves a few per cent.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
};
const TYPES = Object.keys(encoders) as PhotoType[];

/** The total size of its stored versions. */
export function bytesOf({ files }: MadePicture): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

export function keysOf({ files }: MadePicture): string[] {
  return files.map(({ key }) => key);
}

/** @throws {PictureFault} */
export function makePicture(sent: SentPicture): Promise<MadePicture> {
  return sent.kind === "photo" ? makePhoto(sent) : makeScan(sent);
}

async function makePhoto(sent: SentPicture): Promise<MadePicture> {
  const pixels = await decode(sent.bytes, PHOTO_MAX_WIDTH, PHOTO_MAX_HEIGHT);
  const { width, height } = pixels.raw;
  const random = randomName();
  const base = `${random}-${width}x${height}`;
  const files = [originalOf(sent, pixels, random)];
  for (const kept of photoWidths(width))
    for (const type of TYPES)
      files.push({
        key: `${PHOTO_FOLDER}/${photoFileName(base, width, kept, type)}`,
        bytes: await encoders[type](pipelineOf(pixels).resize({ width: kept })).toBuffer(),
      });
  const path = `/photos/${photoFileName(base, width, width, "webp")}`;
  return { path, width, height, originalKey: files[0]!.key, print: await printOf(pixels), files };
}

async function printOf(pixels: Pixels): Promise<string | null> {
  const greys = pipelineOf(pixels)
    .flatten()
    .greyscale()
    .resize(PRINT_WIDTH, PRINT_HEIGHT, { fit: "fill" })
    .raw();
  return picturePrint(await greys.toBuffer());
}

/** A document's scan has no public address: those who may see the cat's documents request it by its path. */
async function makeScan(sent: SentPicture): Promise<MadePicture> {
  const pixels = await decode(sent.bytes, SCAN_MAX_SIDE, SCAN_MAX_SIDE);
  const { width, height } = pixels.raw;
  const random = randomName();
  const name = `${random}-${width}x${height}.webp`;
  const original = originalOf(sent, pixels, random);
  const bytes = await encoders.webp(pipelineOf(pixels)).toBuffer();
  const files = [original, { key: `${SCAN_FOLDER}/${name}`, bytes }];
  return { path: `/scans/${name}`, width, height, originalKey: original.key, print: null, files };
}

/** Cleans a stored original whose orientation need not be known. */
export async function cleanOriginal(sent: Omit<SentPicture, "kind">): Promise<Uint8Array> {
  return cleaned(sent, await orientationOf(sent.bytes));
}

function cleaned({ bytes, extension }: Omit<SentPicture, "kind">, orientation: number): Uint8Array {
  try {
    return withoutCameraData(Buffer.from(bytes), extension, orientation);
  } catch (error) {
    if (error instanceof BrokenJpeg || error instanceof RangeError)
      throw new PictureFault("broken_image");
    throw error;
  }
}

function pipelineOf({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw });
}

function originalOf(
  sent: SentPicture,
  { orientation }: Pixels,
  random: string,
): MadePicture["files"][number] {
  const bytes = cleaned(sent, orientation);
  return { key: `${ORIGINAL_FOLDER}/${random}.${sent.extension}`, bytes };
}
