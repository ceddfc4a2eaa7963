import { useRef, useState, type MouseEvent } from "react";
import type { CatPhoto as Photo } from "@felistry/contract/photos/photos.ts";
import { photoSources } from "@felistry/domain/photos/photo-sources.ts";
import { photos_all, photos_enlarge, photos_number } from "@felistry/i18n/compiled/messages.js";
import { CatPhoto, type PicturedCat } from "./cat-photo.tsx";
import styles from "./gallery-photo.module.css";
import { PhotoViewer } from "./viewer-photo.tsx";

interface GalleryPhotoProps {
  readonly cat: PicturedCat;
  readonly name: string;
  readonly photos: readonly Photo[];
  readonly alt: string;
  /** The side of the square in which it is shown where there is room for text beside it: from this width of the screen, "760px", and "26rem". */
  readonly beside: { readonly from: string; readonly side: string };
  readonly className?: string | undefined;
}

/**
 * The square is filled, so that of a photo broader than high more is loaded than the square is wide; else it would be enlarged and
 * soft. A narrow phone says less: with less than two dots a pixel it takes the picture of 640 of photos up to 3:2, with two up to
 * 4:3. That has two thirds of the square's dots or more, a little soft, while the widest comes a second later on a slow line. Finer
 * screens, and still broader photos, take the widest.
 */
function sizesOf(path: string | null, { from, side }: GalleryPhotoProps["beside"]): string {
  const { width, height } = photoSources(path) ?? { width: 1, height: 1 };
  const broader = width / height;
  const times = (factor: number, length: string) =>
    `calc(${Math.max(1, factor).toFixed(2)} * ${length})`;
  return `(width >= ${from}) ${times(broader, side)}, (width >= 480px) ${times(broader, "100vw")}, ${times(broader * 0.75, "20rem")}`;
}

/** The cat's main photo with the others below; each can be enlarged. Before and without the script they are links to the files. */
export function GalleryPhoto({ cat, name, photos, alt, beside, className }: GalleryPhotoProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const main = (
    <CatPhoto
      cat={cat}
      alt={alt}
      eager
      sizes={sizesOf(cat.cat_ava_url, beside)}
      className={className}
    />
  );
  if (photos.length === 0) return main;
  const open = (index: number) => (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setOpened(index);
  };
  const close = () => {
    setOpened(null);
    opener.current?.focus();
  };
  const chosen = Math.max(
    0,
    photos.findIndex((photo) => photo.chosen === 1),
  );
  return (
    <div className={styles["gallery"]}>
      <a
        href={photos[chosen]!.path}
        className={styles["main"]}
        onClick={open(chosen)}
        aria-label={photos_enlarge({ name })}
      >
        {main}
      </a>
      {photos.length > 1 && (
        <ul className={styles["thumbs"]} aria-label={photos_all({ name })}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <a href={photo.path} onClick={open(index)} className={styles["thumb"]}>
                <CatPhoto
                  cat={{ ...cat, cat_ava_url: photo.path }}
                  alt={photos_number({ number: index + 1, total: photos.length })}
                  sizes="5rem"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {opened !== null && (
        <PhotoViewer name={name} photos={photos} first={opened} onClose={close} />
      )}
    </div>
  );
}
