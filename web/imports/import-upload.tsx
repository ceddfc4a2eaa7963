import { useId, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES } from "@felistry/domain/imports/limits.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ApiFailure } from "@felistry/contract/client.ts";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { sendForm, UploadFailure } from "../ui/form/upload.ts";
import styles from "./imports.module.css";

const FORMATS = ".csv,.txt,.tsv,.xlsx,.xls,.ods,.zip,.ged,.json,.html,.htm,.xml,text/csv";

/** Uploads the file; its content is shown before anything is done with it. */
export function ImportUpload() {
  const id = useId();
  const { call } = usePageTools();
  const navigate = useNavigate();
  /** The share sent; null if nothing is being sent. */
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get("file");
    if (file instanceof File && file.size > IMPORT_MAX_BYTES) {
      setFailure(m.error_import_too_large({ megabytes: IMPORT_MAX_MEGABYTES }));
      return;
    }
    setSent(0);
    setFailure(null);
    try {
      const { data } = await sendForm<Answer<"POST /imports">>("/api/imports", form, setSent);
      const { id: importId, mapping } = data;
      // What was guessed is judged at once; the columns can still be set otherwise.
      if (mapping.name !== undefined)
        await call("PUT /imports/{id}", { params: { id: importId }, body: { mapping } });
      await navigate(paths.importOf(importId));
    } catch (error) {
      if (error instanceof ApiFailure) setFailure(failureText(error));
      else if (error instanceof UploadFailure) setFailure(error.message);
      else throw error;
    } finally {
      setSent(null);
    }
  };
  return (
    <form className={styles["form"]} method="dialog" onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{m.import_file()}</label>
      <input id={id} type="file" name="file" accept={FORMATS} required />
      {sent !== null && (
        <p className={styles["progress"]}>
          <progress aria-label={m.import_sending()} {...(sent < 1 && { value: sent, max: 1 })} />
          <output>{m.import_sending()}</output>
        </p>
      )}
      <Failure text={failure} />
      <div>
        <Button type="submit" disabled={sent !== null} disabledReason={m.import_sending()}>
          {m.import_upload()}
        </Button>
      </div>
    </form>
  );
}
