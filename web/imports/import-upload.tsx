import { useId, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import styles from "./imports.module.css";

type Uploaded = Answer<"POST /imports"> | { success: false; message?: string };

/** Sends the file; what is in it is shown before anything is done with it. */
export function ImportUpload() {
  const id = useId();
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    setSending(true);
    setFailure(null);
    try {
      const response = await fetch("/api/imports", { method: "POST", body });
      const answer = (await response.json()) as Uploaded;
      if (answer.success) await navigate(paths.importOf(answer.data.id));
      else setFailure(answer.message ?? m.error_fault());
    } catch {
      setFailure(m.error_fault());
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles["form"]} method="dialog" onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{m.import_file()}</label>
      <input id={id} type="file" name="file" accept=".csv,.txt,.tsv,text/csv" required />
      <div role="alert">{failure && <p className={styles["failure"]}>{failure}</p>}</div>
      <div>
        <Button type="submit" disabled={sending} disabledReason={m.catform_saving()}>
          {m.import_upload()}
        </Button>
      </div>
    </form>
  );
}
