import { photoSources } from "@felistry/domain/photos/photo-sources.ts";
import styles from "./cat-photo.module.css";

/** A cat's photo, or a drawing from its EMS colour, so that a cat without a photo still looks like itself. */
export interface PicturedCat {
  readonly cat_ava_url: string | null;
  readonly breed_ems: string;
  /** The colour part of the EMS code, "ns 09 22". */
  readonly ems: string | null;
}

interface CatPhotoProps {
  readonly cat: PicturedCat;
  /** Empty if the cat's name is right next to it. */
  readonly alt: string;
  /** The displayed width, as an image's `sizes`, which determines the width that the browser loads. */
  readonly sizes?: string;
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

export function drawnCatUrl(breedEms: string, ems: string | null): string {
  const codes = (ems ?? "").split(" ").filter(Boolean);
  // Tail, ears or coat alone: the main colour is not known.
  const colour = /^[a-z]/.test(codes[0] ?? "") ? codes : ["0", ...codes];
  return `/drawn/${[breedEms, ...colour].join("-")}.svg`;
}

/** The side of a drawing, and the space reserved for any picture. */
const SIDE = 400;

export function CatPhoto({ cat, alt, sizes = "20rem", eager = false, className }: CatPhotoProps) {
  const photo = photoSources(cat.cat_ava_url);
  const image = (
    <img
      className={className}
      src={cat.cat_ava_url ?? drawnCatUrl(cat.breed_ems, cat.ems)}
      alt={alt}
      width={SIDE}
      height={SIDE}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
  if (!photo) return image;
  return (
    <picture className={styles["sources"]}>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <source type="image/webp" srcSet={photo.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
