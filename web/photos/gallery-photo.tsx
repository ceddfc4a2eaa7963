import { useRef, useState, type MouseEvent } from "react";
import type { CatPhoto as Photo } from "@felistry/contract/photos/photos.ts";
import { photos_all, photos_enlarge, photos_number } from "@felistry/i18n/compiled/messages.js";
import { CatPhoto, type PicturedCat } from "./cat-photo.tsx";
import styles from "./gallery-photo.module.css";
import { PhotoViewer } from "./viewer-photo.tsx";

interface GalleryPhotoProps {
  readonly cat: PicturedCat;
  readonly name: string;
  readonly photos: readonly Photo[];
  readonly alt: string;
  /** The displayed width where there is room for text beside it: "(width >= 760px) 26rem". */
  readonly beside: string;
  readonly className?: string | undefined;
}

/**
 * A phone shows it a little wider, but with less than two dots a pixel the picture of 640 is sharp enough, and on a slow line the
 * widest one is a second late.
 */
const ON_A_PHONE = "(width >= 480px) 100vw, 20rem";

/** The cat's main photo with the others below; each can be enlarged. Before and without the script they are links to the files. */
export function GalleryPhoto({ cat, name, photos, alt, beside, className }: GalleryPhotoProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const main = (
    <CatPhoto cat={cat} alt={alt} eager sizes={`${beside}, ${ON_A_PHONE}`} className={className} />
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
