import { useState, type FormEvent, type ReactNode } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import {
  photo_label,
  photo_save,
  photo_uploading,
  upload_failed,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { failureText } from "../ui/fault-report.ts";
import { PhotoField, photoProblem, UploadProgress } from "../ui/form/photo-field.tsx";
import { chosenFile } from "../ui/form/save-with-picture.ts";
import { uploadFile, UploadFailure, type UploadAnswer } from "../ui/form/upload.ts";
import styles from "./save-photo.module.css";

interface SavePhotoProps {
  readonly prefix: UploadPrefix;
  readonly catId?: number;
  /** Stores the uploaded picture; the upload's answer is the body of that call. May throw an `ApiFailure`. */
  readonly save: (uploaded: UploadAnswer) => Promise<void>;
  /** The link back, next to the button. */
  readonly children?: ReactNode;
}

/** Chooses, previews, sends and saves a picture. */
export function SavePhoto({ prefix, catId, save, children }: SavePhotoProps) {
  const { site } = usePageTools();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(chosen && photoProblem(chosen));
  };
  const send = async (chosen: File) => {
    setPart(0);
    try {
      await save(
        await uploadFile(
          site.uploadOrigin,
          { file: chosen, prefix, ...(catId !== undefined && { catId }) },
          setPart,
        ),
      );
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setPart(null);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (part !== null) return;
    // From the input: a file chosen before the scripts loaded is nowhere else yet.
    const chosen = chosenFile(new FormData(event.currentTarget), "file");
    const found = photoProblem(chosen);
    setProblem(found);
    if (!found && chosen) void send(chosen);
  };
  return (
    // Nothing is sent before the script has loaded, and the file stays chosen.
    <form method="dialog" className={styles["form"]} onSubmit={onSubmit} noValidate>
      <PhotoField
        label={photo_label()}
        file={file}
        onChoose={choose}
        error={problem}
        disabled={part !== null}
      />
      {part !== null && <UploadProgress label={photo_uploading()} part={part} />}
      <div className={styles["actions"]}>
        <Button type="submit" disabled={part !== null} disabledReason={photo_uploading()}>
          {photo_save()}
        </Button>
        {children}
      </div>
    </form>
  );
}

function textOf(error: unknown): string {
  if (error instanceof UploadFailure) return upload_failed({ reason: error.message });
  if (!(error instanceof ApiFailure)) throw error;
  return failureText(error);
}
