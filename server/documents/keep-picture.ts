/** Re-encodes a picture and puts it into the store: photos for everybody in several widths, scans for few. */
import sharp, { type Sharp } from "sharp";
import {
  PHOTO_MAX_HEIGHT,
  PHOTO_MAX_WIDTH,
  photoFileName,
  photoWidths,
  type PhotoType,
} from "@felistry/domain/cats/photo-sources.ts";
import type { FileStore } from "../storage/file-store.ts";
import { decode, type Picture, type Pixels } from "./picture.ts";
import { ORIGINAL_FOLDER, PHOTO_FOLDER, randomName, SCAN_FOLDER } from "./picture-names.ts";

export interface KeptPicture {
  /** What the upload answers, and what photo and document calls take. */
  readonly path: string;
  readonly originalKey: string;
  readonly width: number;
  readonly height: number;
}

/** Wide enough to read the small print of a pedigree. */
const SCAN_MAX_SIDE = 2400;

const encoders: Readonly<Record<PhotoType, (picture: Sharp) => Sharp>> = {
  // Effort 4 takes ten times as long for a few per cent.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
};

export async function keepPhoto(files: FileStore, picture: Picture): Promise<KeptPicture> {
  const pixels = await decode(picture, PHOTO_MAX_WIDTH, PHOTO_MAX_HEIGHT);
  const { width, height } = pixels.raw;
  const random = randomName();
  const base = `${random}-${width}x${height}`;
  for (const kept of photoWidths(width)) {
    for (const [type, encode] of Object.entries(encoders) as [
      PhotoType,
      (typeof encoders)[PhotoType],
    ][]) {
      const bytes = await encode(pipelineOf(pixels).resize({ width: kept })).toBuffer();
      await files.put(`${PHOTO_FOLDER}/${photoFileName(base, width, kept, type)}`, bytes);
    }
  }
  const path = `/photos/${photoFileName(base, width, width, "webp")}`;
  return { path, originalKey: await keepOriginal(files, random, picture), width, height };
}

/** A document's scan has no public address: who may see its cat's documents asks for it by its path. */
export async function keepScan(files: FileStore, picture: Picture): Promise<KeptPicture> {
  const pixels = await decode(picture, SCAN_MAX_SIDE, SCAN_MAX_SIDE);
  const { width, height } = pixels.raw;
  const random = randomName();
  const name = `${random}-${width}x${height}.webp`;
  await files.put(`${SCAN_FOLDER}/${name}`, await encoders.webp(pipelineOf(pixels)).toBuffer());
  return {
    path: `/scans/${name}`,
    originalKey: await keepOriginal(files, random, picture),
    width,
    height,
  };
}

function pipelineOf({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw });
}

async function keepOriginal(
  files: FileStore,
  random: string,
  { bytes, extension }: Picture,
): Promise<string> {
  const key = `${ORIGINAL_FOLDER}/${random}.${extension}`;
  await files.put(key, bytes);
  return key;
}
