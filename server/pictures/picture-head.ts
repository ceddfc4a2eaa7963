/** Reads what a picture claims to be from its first bytes and markers, to decide whether to decode it. */
import { fileTypeFromBuffer } from "file-type";
import { Refusal, refuse } from "../http/refusal.ts";
import { BrokenJpeg, isFrame, isScan, jpegSegments } from "./jpeg-segments.ts";

/** Fifty megapixels: a large camera's photo. Decoding takes memory per pixel, and a small file can claim any number. */
export const MAX_PIXELS = 50_000_000;
/**
 * Each scan of a progressive JPEG makes the decoder walk the whole picture again, however few bytes it has. Cameras and
 * editors write up to ten; the densest scan scripts in use have about two dozen.
 */
export const MAX_SCANS = 50;

const EXTENSIONS = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/apng": "png",
  "image/gif": "gif",
} as const;

export type PictureExtension = (typeof EXTENSIONS)[keyof typeof EXTENSIONS];

export interface PictureHead {
  readonly extension: PictureExtension;
  readonly pixels: number;
  /** Above one for a progressive JPEG. */
  readonly scans: number;
}

/** @throws {Refusal} wrong_file_type, broken_image, too_many_pixels, picture_too_heavy */
export async function readHead(bytes: Buffer): Promise<PictureHead> {
  const type = await fileTypeFromBuffer(bytes);
  const extension = EXTENSIONS[type?.mime as keyof typeof EXTENSIONS] ?? refuse("wrong_file_type");
  const head = { extension, ...claimed(bytes, extension) };
  if (head.pixels > MAX_PIXELS) refuse("too_many_pixels");
  if (head.scans > MAX_SCANS) refuse("picture_too_heavy");
  return head;
}

/** Whether the decoder would walk this picture more often than any legitimate one. */
export function hasTooManyScans(jpeg: Buffer): boolean {
  return claimed(jpeg, "jpg").scans > MAX_SCANS;
}

function claimed(bytes: Buffer, extension: PictureExtension): Omit<PictureHead, "extension"> {
  try {
    if (extension === "jpg") return claimedByJpeg(bytes);
    return extension === "png"
      ? { pixels: bytes.readUInt32BE(16) * bytes.readUInt32BE(20), scans: 1 }
      : { pixels: bytes.readUInt16LE(6) * bytes.readUInt16LE(8), scans: 1 };
  } catch (error) {
    if (error instanceof BrokenJpeg || error instanceof RangeError)
      throw new Refusal("broken_image");
    throw error;
  }
}

function claimedByJpeg(bytes: Buffer): Omit<PictureHead, "extension"> {
  let [pixels, scans] = [0, 0];
  for (const segment of jpegSegments(bytes)) {
    if (isFrame(segment))
      pixels = bytes.readUInt16BE(segment.start + 5) * bytes.readUInt16BE(segment.start + 7);
    if (isScan(segment) && ++scans > MAX_SCANS) break;
  }
  return { pixels, scans };
}
