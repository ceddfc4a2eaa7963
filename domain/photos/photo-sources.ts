/** The widths in which a photo is kept, beside the widest, which is at most `PHOTO_MAX_WIDTH`. */
const SMALLER_WIDTHS = [320, 640] as const;
export const PHOTO_MAX_WIDTH = 1280;
/** So that a scroll-long picture cannot be a page of its own. */
export const PHOTO_MAX_HEIGHT = 2560;

/** Best first: a browser takes the first type that it knows. */
export const PHOTO_TYPES = ["avif", "webp"] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/**
 * A photo's path is `/photos/<random>-<width>x<height>.webp`, the size being that of the widest kept picture. So
 * all that an `<img>` needs follows from the path alone: the smaller widths and the other type stand beside it as
 * `<random>-<width>x<height>-320.avif`.
 */
const PHOTO_PATH = /^(\/photos\/[A-Za-z0-9_-]{16,40}-([1-9]\d{0,3})x([1-9]\d{0,3}))\.webp$/;

export interface PhotoSources {
  /** For browsers that know no `srcset`: the path itself. */
  readonly src: string;
  /** Of the widest picture, in pixels: the shape of the place that is kept free for it. */
  readonly width: number;
  readonly height: number;
  /** `srcset` by type. */
  readonly avif: string;
  readonly webp: string;
}

/** The kept widths of a picture whose widest is `width`; never wider than the photo itself was. */
export function photoWidths(width: number): number[] {
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
}

/** The name of one kept picture, without folder: `<base>.avif` for the widest, else `<base>-320.avif`. */
export function photoFileName(
  base: string,
  widest: number,
  width: number,
  type: PhotoType,
): string {
  return width === widest ? `${base}.${type}` : `${base}-${width}.${type}`;
}

/** What an `<img>` of the photo needs; null for a path of another kind. */
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
