import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { CatPhoto as Photo } from "@felistry/contract/photos/photos.ts";
import { photoSources } from "@felistry/domain/photos/photo-sources.ts";
import {
  photos_all,
  photos_close,
  photos_next,
  photos_number,
  photos_previous,
} from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { useShownDialog } from "../ui/use-shown-dialog.ts";
import styles from "./gallery-photo.module.css";

interface PhotoViewerProps {
  readonly name: string;
  readonly photos: readonly Photo[];
  /** The photo shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

/** All photos enlarged side by side, with swiping, arrow keys and buttons. Rendered only while open. */
export function PhotoViewer({ name, photos, first, onClose }: PhotoViewerProps) {
  const dialog = useShownDialog();
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  useEffect(() => {
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: "instant" });
  }, [first]);

  const step = (by: -1 | 1) => {
    const width = track.current?.clientWidth ?? 0;
    const wanted = Math.min(photos.length - 1, Math.max(0, at + by));
    track.current?.scrollTo({ left: wanted * width });
    setAt(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  };
  const onScrollEnd = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setAt(Math.round(scrollLeft / clientWidth));
  };
  return (
    <dialog
      ref={dialog}
      className={styles["viewer"]}
      aria-label={photos_all({ name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul ref={track} className={styles["track"]} onScrollEnd={onScrollEnd}>
        {photos.map((photo, index) => (
          <li key={photo.id} aria-hidden={index === at ? undefined : true}>
            <LargePhoto
              path={photo.path}
              alt={`${name}: ${photos_number({ number: index + 1, total: photos.length })}`}
            />
          </li>
        ))}
      </ul>
      <div className={styles["controls"]}>
        {photos.length > 1 && (
          <>
            <Button look="second" onClick={() => step(-1)} disabled={at === 0}>
              {photos_previous()}
            </Button>
            <output className={styles["count"]}>
              {photos_number({ number: at + 1, total: photos.length })}
            </output>
            <Button look="second" onClick={() => step(1)} disabled={at === photos.length - 1}>
              {photos_next()}
            </Button>
          </>
        )}
        <Button onClick={() => dialog.current?.close()}>{photos_close()}</Button>
      </div>
    </dialog>
  );
}

function LargePhoto({ path, alt }: { path: string; alt: string }) {
  const sources = photoSources(path);
  const image = (
    <img
      src={path}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...(sources && { width: sources.width, height: sources.height })}
    />
  );
  if (!sources) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes="100vw" />
      <source type="image/webp" srcSet={sources.webp} sizes="100vw" />
      {image}
    </picture>
  );
}
