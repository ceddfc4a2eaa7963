/** What a member sent, told by its content and opened carefully. */
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { refuse } from "../http/refusal.ts";

/** Fifty megapixels: a large camera's photo. Decoding takes memory by pixels, and a small file can claim any number. */
export const MAX_PIXELS = 50_000_000;

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/apng": "png",
  "image/gif": "gif",
};

export interface Picture {
  readonly bytes: Buffer;
  readonly extension: string;
}

/** @throws wrong_file_type, too_many_pixels, broken_image */
export async function openPicture(bytes: Buffer): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes);
  const extension = (type && EXTENSIONS[type.mime]) ?? refuse("wrong_file_type");
  const { width, height } = await readable(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  if (width * height > MAX_PIXELS) refuse("too_many_pixels");
  return { bytes, extension };
}

export interface Pixels {
  readonly data: Buffer;
  readonly raw: {
    readonly width: number;
    readonly height: number;
    readonly channels: 1 | 2 | 3 | 4;
  };
}

/**
 * The first frame, upright, in sRGB, at most so large. Pixels carry no metadata: where a photo was taken stays with
 * whoever took it.
 */
export async function decode(
  { bytes }: Picture,
  maxWidth: number,
  maxHeight: number,
): Promise<Pixels> {
  const { data, info } = await readable(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(maxWidth, maxHeight, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** A file that begins as a picture may still not be one. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    return refuse("broken_image");
  }
}
