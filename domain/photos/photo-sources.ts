/** The stored widths of a photo, besides the widest, which is at most `PHOTO_MAX_WIDTH`. */
const SMALLER_WIDTHS = [320, 640] as const;
export const PHOTO_MAX_WIDTH = 1280;
/** Keeps a very tall picture from filling whole screens. */
export const PHOTO_MAX_HEIGHT = 2560;

/** Best first: a browser takes the first type it knows. */
export const PHOTO_TYPES = ["avif", "webp"] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/**
 * A photo's path is `/photos/<random>-<width>x<height>.webp`, with the size of the widest stored picture. So everything
 * an `<img>` needs follows from the path: the smaller widths and the other type have names such as
 * `<random>-<width>x<height>-320.avif`.
 */
const PHOTO_PATH = /^(\/photos\/[A-Za-z0-9_-]{16,40}-([1-9]\d{0,3})x([1-9]\d{0,3}))\.webp$/;

export interface PhotoSources {
  /** The path itself, for browsers without `srcset`. */
  readonly src: string;
  /** The widest picture's, in pixels; it reserves the space for the picture. */
  readonly width: number;
  readonly height: number;
  /** `srcset` by type. */
  readonly avif: string;
  readonly webp: string;
}

/** The stored widths of a picture whose widest is `width`; never wider than the original. */
export function photoWidths(width: number): number[] {
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
}

/** The file name of one stored picture: `<base>.avif` for the widest, otherwise `<base>-320.avif`. */
export function photoFileName(
  base: string,
  widest: number,
  width: number,
  type: PhotoType,
): string {
  return width === widest ? `${base}.${type}` : `${base}-${width}.${type}`;
}

/** What the photo's `<img>` needs; null if the path is not a photo's. */
export function photoSources(path: string | null): PhotoSources | null {
  const match = path === null ? null : PHOTO_PATH.exec(path);
  if (!match) return null;
  const base = match[1]!;
  const width = Number(match[2]);
  const sourceSet = (type: PhotoType) =>
    photoWidths(width)
      .map((kept) => `${photoFileName(base, width, kept, type)} ${kept}w`)
      .join(", ");
  return {
    src: match[0],
    width,
    height: Number(match[3]),
    avif: sourceSet("avif"),
    webp: sourceSet("webp"),
  };
}
