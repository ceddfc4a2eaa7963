/** Walks the parts of a JPEG file without decoding anything. */

const START_OF_SCAN = 0xda;
const END = 0xd9;
/** A file with large colour profiles and edits has a few hundred; a file with more is an attack. */
const MOST_SEGMENTS = 2_000;

export interface JpegSegment {
  readonly marker: number;
  /** The offset of its marker. */
  readonly start: number;
  /** The offset after its last byte; for a scan, after the picture data that follows. */
  readonly end: number;
}

export class BrokenJpeg extends Error {}

/**
 * Everything from the first segment to the end of the picture; anything after that is not part of it.
 * @throws {BrokenJpeg} if the file ends before its picture does
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  let at = 2;
  for (let count = 0; count < MOST_SEGMENTS; count++) {
    const start = markerFrom(bytes, at);
    const marker = bytes[start + 1]!;
    const hasLength = marker !== END && marker !== 0x01;
    const headEnd = start + 2 + (hasLength ? lengthAt(bytes, start + 2) : 0);
    const end = marker === START_OF_SCAN ? markerFrom(bytes, headEnd) : headEnd;
    yield { marker, start, end };
    if (marker === END) return;
    at = end;
  }
  throw new BrokenJpeg("more segments than any picture has");
}

/** The next marker's offset; within a scan 0xFF00 is data and 0xFFD0 to 0xFFD7 are restart markers. */
function markerFrom(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd8)) return at;
  }
  throw new BrokenJpeg("the file ends before its picture");
}

function lengthAt(bytes: Uint8Array, at: number): number {
  const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  if (length < 2 || at + length > bytes.length) throw new BrokenJpeg("a segment leaves the file");
  return length;
}

export const isScan = ({ marker }: JpegSegment): boolean => marker === START_OF_SCAN;

/** Whether the segment holds the picture's size: SOF0 to SOF15, except for three other markers in that range. */
export const isFrame = ({ marker }: JpegSegment): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
