/** The steps from file to saved data: choose, read, check, save. */
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { parseWrappedJson, unwrapJson } from "@felistry/domain/readings/json-text.ts";
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { photoProblem } from "../ui/form/photo-field.tsx";
import { readingStageLine } from "./reading-stage-line.ts";
import styles from "./scan-desk.module.css";
import { ScanReview } from "./scan-review.tsx";
import type { Systems } from "../reference/load-systems.ts";
import { type ReadAnswer, ScanFailure, type ScanProgress, sendScan } from "./send-scan.ts";

interface ScanDeskProps {
  readonly cat: FullProfile;
  readonly systems: Systems;
}

type State =
  | { readonly kind: "choosing"; readonly problem: string | null }
  | { readonly kind: "reading"; readonly progress: ScanProgress }
  | { readonly kind: "read"; readonly answer: ReadAnswer };

export function ScanDesk({ cat, systems }: ScanDeskProps) {
  const { call } = usePageTools();
  const [state, setState] = useState<State>({ kind: "choosing", problem: null });
  const read = async (file: File | null) => {
    const problem = file ? photoProblem(file) : m.reading_no_file();
    if (!file || problem) return setState({ kind: "choosing", problem });
    const onProgress = (progress: ScanProgress) => setState({ kind: "reading", progress });
    onProgress({ kind: "sending", part: 0 });
    try {
      setState({ kind: "read", answer: await sendScan(call, file, cat.id, onProgress) });
    } catch (error) {
      if (!(error instanceof ScanFailure)) throw error;
      setState({ kind: "choosing", problem: m.reading_failed({ reason: error.message }) });
    }
  };
  if (state.kind === "choosing") return <ScanChooser problem={state.problem} onRead={read} />;
  if (state.kind === "reading") return <ReadingProgress progress={state.progress} />;
  const again = (
    <Button look="second" onClick={() => setState({ kind: "choosing", problem: null })}>
      {m.reading_another()}
    </Button>
  );
  const { answer } = state;
  return (
    <>
      <Notices answer={answer} />
      {isPedigree(parseWrappedJson(answer.recognizedText)) ? (
        <ScanReview
          cat={cat}
          systems={systems}
          answer={answer}
          read={parseWrappedJson(answer.recognizedText) as ReadPedigree}
          again={again}
        />
      ) : (
        <section className={styles["plain"]}>
          <p>{m.reading_nothing_found()}</p>
          <pre>{unwrapJson(answer.recognizedText)}</pre>
          {again}
        </section>
      )}
    </>
  );
}

function isPedigree(read: unknown): read is ReadPedigree {
  const pedigree = read as Partial<ReadPedigree> | null | undefined;
  return (
    typeof pedigree === "object" &&
    pedigree !== null &&
    Array.isArray(pedigree.ancestors) &&
    typeof pedigree.cat === "object"
  );
}

function Notices({ answer: { message, data } }: { answer: ReadAnswer }) {
  const texts = [
    message,
    data?.notices.includes("pages_left_out")
      ? m.reading_pages_left_out({ count: data.page_count })
      : "",
    data?.notices.includes("no_russian") ? m.reading_no_russian() : "",
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <output className={styles["notices"]}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </output>
  );
}

const ACCEPTED = "image/jpeg,image/png,image/gif,image/webp,application/pdf";

function ScanChooser({
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

/** Uploading is the first tenth of the progress; the pages share the rest. */
const SENDING_PART = 0.1;

function ReadingProgress({ progress }: { progress: ScanProgress }) {
  useLeaveWarning();
  const { text, part } = describe(progress);
  return (
    <div className={styles["progress"]}>
      <progress aria-label={m.reading_progress()} {...(part !== null && { value: part, max: 1 })} />
      <output>{text}</output>
    </div>
  );
}

function describe(progress: ScanProgress): { text: string; part: number | null } {
  if (progress.kind === "sending")
    return { text: m.reading_sending(), part: progress.part * SENDING_PART };
  const { text, part } = readingStageLine(progress.stage);
  return { text, part: part === null ? null : SENDING_PART + (1 - SENDING_PART) * part };
}

/** Leaving the page while it waits would lose the reading. */
function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
}
