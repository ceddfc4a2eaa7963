/** Opens a picture carefully. Runs in a separate process for anything a member sent (picture-process.ts). */
import sharp from "sharp";
import { MAX_PIXELS } from "./picture-head.ts";
import { PictureFault } from "./picture-fault.ts";

export interface Pixels {
  /** The orientation from the file, 1 to 8; the pixels are already upright. */
  readonly orientation: number;
  readonly data: Buffer;
  readonly raw: {
    readonly width: number;
    readonly height: number;
    readonly channels: 1 | 2 | 3 | 4;
  };
}

/**
 * The first frame, upright, in sRGB, scaled down to the given size. Pixels carry no metadata, so the place where a photo
 * was taken stays private.
 * @throws {PictureFault}
 */
export async function decode(
  bytes: Uint8Array,
  maxWidth: number,
  maxHeight: number,
): Promise<Pixels> {
  const {
    width,
    height,
    orientation = 1,
  } = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > MAX_PIXELS) throw new PictureFault("too_many_pixels");
  const { data, info } = await readable(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(maxWidth, maxHeight, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { data, raw, orientation };
}

export async function orientationOf(bytes: Uint8Array): Promise<number> {
  const { orientation = 1 } = await readable(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  return orientation;
}

/** A file that starts like a picture may still not be one. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new PictureFault("broken_image");
  }
}
