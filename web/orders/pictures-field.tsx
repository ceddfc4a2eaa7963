import { useEffect, useEffectEvent, useId, useMemo, useRef } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import styles from "./pictures.module.css";

/** Copied from the contract's `MESSAGE_PICTURES_MAX`, whose module would bring the schema library. */
const MOST = 4;

interface PicturesFieldProps {
  readonly files: readonly File[];
  readonly onChange: (files: File[]) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** Chooses pictures one by one or several at once, and shows them before they are sent. */
export function PicturesField({ files, onChange, error, disabled }: PicturesFieldProps) {
  const id = useId();
  const left = MOST - files.length;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length === 0) return;
    onChange([...files, ...chosen].slice(0, MOST));
    // The same file can be chosen again after it was taken off.
    input.current!.value = "";
  };
  const chooseEarlier = useEffectEvent(choose);
  // Chosen before the script loaded: only the input knows about them.
  useEffect(() => chooseEarlier(), []);
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{m.message_pictures({ most: MOST })}</label>
      <input
        ref={input}
        id={id}
        name="pictures"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        disabled={disabled || left === 0}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={choose}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles["error"]}>
          {error}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles["pictures"]}>
          {files.map((file, place) => (
            <li key={`${file.name} ${file.lastModified} ${place}`}>
              <Chosen file={file} />
              <Button
                small
                look="quiet"
                disabled={disabled}
                onClick={() => onChange(files.filter((_, other) => other !== place))}
              >
                {m.message_picture_take_off()}
                <span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Chosen({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt={file.name} className={styles["thumb"]} />;
}
