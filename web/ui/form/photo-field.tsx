import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
} from "react";
import { PHOTO_ENDINGS, UPLOAD_MAX_BYTES } from "@felistry/domain/documents/upload-limits.ts";
import {
  error_file_empty,
  error_file_too_large,
  error_no_file,
  photo_choose,
  photo_choose_another,
  photo_current,
  photo_hint,
  photo_preview,
} from "@felistry/i18n/compiled/messages.js";
import { Icon } from "../icon.tsx";
import styles from "./photo-field.module.css";

/** The problem with a chosen file, found before sending; null if there is none. */
export function photoProblem(file: File | null): string | null {
  if (!file) return error_no_file();
  if (file.size === 0) return error_file_empty();
  return file.size > UPLOAD_MAX_BYTES ? error_file_too_large() : null;
}

interface PhotoFieldProps {
  readonly name?: string;
  readonly label: string;
  readonly file: File | null;
  readonly onChoose: (file: File | null) => void;
  readonly error: string | null;
  readonly disabled?: boolean;
  /** The address of the existing picture. */
  readonly current?: string | undefined;
}

/** Chooses one picture and shows it before it is sent. */
export function PhotoField({
  name = "file",
  label,
  file,
  onChoose,
  error,
  disabled = false,
  current,
}: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooseEarlier = useEffectEvent(() => {
    const chosen = input.current?.files?.[0];
    if (chosen) onChoose(chosen);
  });
  // Chosen before the script loaded: only the input knows about it.
  useEffect(() => chooseEarlier(), []);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    onChoose(currentTarget.files?.[0] ?? null);
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <div className={styles["drop"]}>
        <Preview file={file} current={current} />
        <span className={styles["call"]} aria-hidden="true">
          {file || current ? photo_choose_another() : photo_choose()}
        </span>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={PHOTO_ENDINGS.join(",")}
          className={styles["input"]}
          disabled={disabled}
          onChange={choose}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}h ${id}e` : `${id}h`}
        />
      </div>
      <p className={styles["hint"]} id={`${id}h`}>
        {photo_hint()}
      </p>
      {error && (
        <p className={styles["error"]} id={`${id}e`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The chosen picture, else the existing one; the existing one too if the browser cannot show the chosen file. */
function Preview({ file, current }: Pick<PhotoFieldProps, "file" | "current">) {
  const [unshowable, setUnshowable] = useState<File | null>(null);
  const url = useObjectUrl(file);
  if (url && file !== unshowable)
    return (
      <img
        className={styles["preview"]}
        src={url}
        alt={photo_preview()}
        onError={() => setUnshowable(file)}
      />
    );
  if (current) return <img className={styles["preview"]} src={current} alt={photo_current()} />;
  return (
    <span className={styles["empty"]}>
      <Icon name="camera" size={40} />
    </span>
  );
}

/** An object URL for a chosen file, revoked when another is chosen. */
function useObjectUrl(file: File | null): string | null {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}

/** The share of a file that has been sent, 0 to 1; at 1 the server is still making the picture's sizes. */
export function UploadProgress({ label, part }: { label: string; part: number }) {
  return (
    <div className={styles["progress"]}>
      <progress aria-label={label} {...(part < 1 && { value: part, max: 1 })} />
      <output className={styles["hint"]}>
        {label} {part < 1 && `${Math.round(part * 100)} %`}
      </output>
    </div>
  );
}
