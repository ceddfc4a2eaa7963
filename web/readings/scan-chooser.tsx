import { type FormEvent, useEffect, useRef, useState } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import styles from "./scan-desk.module.css";

const ACCEPTED = "image/jpeg,image/png,image/gif,image/webp,application/pdf";

export function ScanChooser({
  problem,
  onRead,
}: {
  problem: string | null;
  onRead: (file: File | null) => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onRead(file ?? input.current?.files?.[0] ?? null);
  };
  const choose = (files: FileList | null) => setFile(files?.[0] ?? null);
  // In case it was chosen before the script loaded.
  useEffect(() => setFile(input.current!.files?.[0] ?? null), []);
  return (
    <form method="dialog" className={styles["chooser"]} onSubmit={submit} noValidate>
      <label className={styles["label"]} htmlFor="scan-file">
        {m.reading_file()}
      </label>
      <div className={styles["drop"]}>
        <span aria-hidden="true">
          {file ? m.reading_chosen({ name: file.name }) : m.reading_choose()}
        </span>
        <input
          id="scan-file"
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-describedby="scan-hint scan-problem"
          aria-invalid={problem ? true : undefined}
          onChange={({ currentTarget }) => choose(currentTarget.files)}
        />
      </div>
      <p className={styles["hint"]} id="scan-hint">
        {m.reading_hint()}
      </p>
      <p className={styles["error"]} id="scan-problem" role="alert">
        {problem}
      </p>
      <div className={styles["actions"]}>
        <Button type="submit">{m.reading_start()}</Button>
        <label className={styles["camera"]}>
          {m.reading_camera()}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ currentTarget }) => choose(currentTarget.files)}
          />
        </label>
      </div>
    </form>
  );
}

export function Sending({ part }: { part: number }) {
  useLeaveWarning();
  return (
    <div className={styles["progress"]}>
      <progress aria-label={m.reading_progress()} value={part} max={1} />
      <output>{m.reading_sending()}</output>
    </div>
  );
}

/** Leaving the page while a file is being sent would lose it. */
function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
}
