import { useState, type MouseEvent } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { useShownDialog } from "../ui/use-shown-dialog.ts";
import styles from "./pictures.module.css";

interface Picture {
  readonly path: string;
  readonly alt: string;
}

/** Small, each opening large; without a script a link to the picture. */
export function MessagePictures({ paths, sender }: { paths: readonly string[]; sender: string }) {
  const [shown, setShown] = useState<Picture | null>(null);
  if (paths.length === 0) return null;
  const show = (picture: Picture) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(picture);
  };
  const pictures = paths.map((path, place) => ({
    path,
    alt: m.message_picture_of({ name: sender, n: place + 1 }),
  }));
  return (
    <>
      <ul className={styles["pictures"]}>
        {pictures.map(({ path, alt }) => (
          <li key={path}>
            <a href={path} className={styles["open"]} onClick={show({ path, alt })}>
              <img src={path} alt={alt} className={styles["thumb"]} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {shown && <LargePicture {...shown} onClose={() => setShown(null)} />}
    </>
  );
}

function LargePicture({ path, alt, onClose }: Picture & { readonly onClose: () => void }) {
  const dialog = useShownDialog();
  return (
    <dialog ref={dialog} className={styles["large"]} aria-label={alt} onClose={onClose}>
      <Button look="second" small onClick={() => dialog.current?.close()}>
        {m.photos_close()}
      </Button>
      <img src={path} alt={alt} />
    </dialog>
  );
}
