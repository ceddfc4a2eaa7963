/** A cat's photo, or the cat drawn from its EMS colour, so that one without a photo still looks like itself. */
export interface PicturedCat {
  readonly cat_ava_url: string | null;
  readonly breed_ems: string;
  /** The colour part of the EMS code, "ns 09 22". */
  readonly ems: string | null;
}

export function drawnCatUrl(breedEms: string, ems: string | null): string {
  return `/drawn/${[breedEms, ...(ems ?? "0").split(" ")].join("-")}.svg`;
}

/** `alt` is empty where the cat's name stands right beside it. */
export function CatPhoto({
  cat,
  alt,
  eager = false,
  className,
}: {
  cat: PicturedCat;
  alt: string;
  eager?: boolean;
  className?: string | undefined;
}) {
  return (
    <img
      className={className}
      src={cat.cat_ava_url ?? drawnCatUrl(cat.breed_ems, cat.ems)}
      alt={alt}
      width={400}
      height={400}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
