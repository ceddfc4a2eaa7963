/**
 * Removes what a camera or an editor wrote into a picture's file (place, time, device, names), without touching the
 * picture itself. Parts are kept by an allow-list, so anything not known to belong to the picture goes.
 */
import { crc32 } from "node:zlib";
import { jpegSegments, type JpegSegment } from "./jpeg-segments.ts";
import type { PictureExtension } from "./picture-head.ts";

/** How to turn the picture, 1 to 8 as in EXIF. The only thing kept: without it the original would lie on its side. */
export type Orientation = number;

export function withoutCameraData(
  bytes: Buffer,
  extension: PictureExtension,
  orientation: Orientation,
): Buffer {
  const parts = partsOf[extension](bytes, orientation === 1 ? null : exifOf(orientation));
  return Buffer.concat(parts);
}

const partsOf: Readonly<
  Record<PictureExtension, (bytes: Buffer, exif: Buffer | null) => Buffer[]>
> = { jpg: partsOfJpeg, png: partsOfPng, gif: partsOfGif };

/** A TIFF file with only the orientation. */
function exifOf(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*", "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

function partsOfJpeg(bytes: Buffer, exif: Buffer | null): Buffer[] {
  const kept = [...jpegSegments(bytes)]
    .filter((segment) => isOfThePicture(segment, bytes))
    .map(({ start, end }) => bytes.subarray(start, end));
  return [bytes.subarray(0, 2), ...(exif ? [exifSegment(exif)] : []), ...kept];
}

const JFIF = 0xe0;
const PROFILE = 0xe2;
const ADOBE = 0xee;
const LAST_OF_APPLICATIONS = 0xef;
const COMMENT = 0xfe;

/** Of the application segments a decoder needs the density, the colour profile, and Adobe's colour marker. */
function isOfThePicture({ marker, start }: JpegSegment, bytes: Buffer): boolean {
  const name = (length: number) => bytes.toString("latin1", start + 4, start + 4 + length);
  if (marker === JFIF) return name(5) === "JFIF\0";
  if (marker === PROFILE) return name(12) === "ICC_PROFILE\0";
  if (marker === ADOBE) return name(5) === "Adobe";
  return (marker < JFIF || marker > LAST_OF_APPLICATIONS) && marker !== COMMENT;
}

function exifSegment(exif: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exif]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const PNG_SIGNATURE = 8;
/** A chunk's bytes besides its data: length, name, checksum. */
const PNG_AROUND = 12;
const PNG_KEPT = new Set(
  "IHDR PLTE tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT IDAT IEND".split(" "),
);

function partsOfPng(bytes: Buffer, exif: Buffer | null): Buffer[] {
  const parts = [bytes.subarray(0, PNG_SIGNATURE)];
  for (let at = PNG_SIGNATURE; ;) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    const end = at + PNG_AROUND + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError("a chunk leaves the file");
    if (PNG_KEPT.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IHDR" && exif) parts.push(pngChunk("eXIf", exif));
    if (name === "IEND") return parts;
    at = end;
  }
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(PNG_AROUND + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, "latin1");
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

const GIF_HEAD = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GIF_END = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** Extensions with an animation's number of loops. */
const GIF_APPLICATIONS = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);

function partsOfGif(bytes: Buffer): Buffer[] {
  let at = GIF_HEAD + colourTable(bytes[10]!);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length && bytes[at] !== GIF_END) {
    const start = at;
    const isImage = bytes[at] === IMAGE;
    if (!isImage && bytes[at] !== EXTENSION) throw new RangeError("no block of a GIF");
    at = endOfBlocks(bytes, isImage ? at + 11 + colourTable(bytes[at + 9]!) : at + 2);
    if (isImage || isOfAnimation(bytes, start)) parts.push(bytes.subarray(start, at));
  }
  return [...parts, Buffer.from([GIF_END])];
}

function colourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function isOfAnimation(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  if (label === GRAPHIC_CONTROL) return true;
  return label === APPLICATION && GIF_APPLICATIONS.has(bytes.toString("latin1", at + 3, at + 14));
}

/** Data comes in blocks of up to 255 bytes, each preceded by its length; an empty one ends them. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at]) at += bytes[at]! + 1;
  if (at >= bytes.length) throw new RangeError("a block leaves the file");
  return at + 1;
}
