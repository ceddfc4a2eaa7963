/** The steps from file to saved data: choose, read, check, save. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import type { ReadingState } from "@felistry/contract/readings.ts";
import { parseWrappedJson, unwrapJson } from "@felistry/domain/readings/json-text.ts";
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { photoProblem } from "../ui/form/photo-field.tsx";
import { ReadingProgress } from "./reading-progress-parts.tsx";
import styles from "./scan-desk.module.css";
import { ScanReview } from "./scan-review.tsx";
import type { Systems } from "../reference/load-systems.ts";
import { ScanFailure, sendScan } from "./send-scan.ts";
import { forgetReading, type FoundReading, useReading } from "./use-reading.ts";

interface ScanDeskProps {
  readonly cat: FullProfile;
  readonly systems: Systems;
  /** The reading of a scan of this cat that was sent before. */
  readonly begun: ReadingState | null;
}

export function ScanDesk({ cat, systems, begun }: ScanDeskProps) {
  const { phase, follow, fail, forget } = useReading(begun);
  const [sending, setSending] = useState<number | null>(null);
  const [answered, setAnswered] = useState<FoundReading | null>(null);
  const read = async (file: File | null) => {
    const problem = file ? photoProblem(file) : m.reading_no_file();
    if (!file || problem) return fail(problem!);
    setSending(0);
    try {
      const sent = await sendScan(file, cat.id, setSending);
      if (sent.kind === "queued") follow(sent.state);
      else setAnswered(sent.found);
    } catch (error) {
      if (!(error instanceof ScanFailure)) throw error;
      fail(m.reading_failed({ reason: error.message }));
    } finally {
      setSending(null);
    }
  };
  if (sending !== null) return <Sending part={sending} />;
  if (phase.kind === "reading") return <ReadingProgress state={phase.state} onCancel={forget} />;
  const found = phase.kind === "read" ? phase.found : answered;
  if (!found)
    return <ScanChooser problem={phase.kind === "none" ? phase.failure : null} onRead={read} />;
  const chooseAnother = () => {
    setAnswered(null);
    forget();
  };
  return (
    <WhatWasRead
      cat={cat}
      systems={systems}
      found={found}
      id={phase.kind === "read" ? phase.id : null}
      again={
        <Button look="second" onClick={chooseAnother}>
          {m.reading_another()}
        </Button>
      }
    />
  );
}

function WhatWasRead({
  cat,
  systems,
  found,
  id,
  again,
}: Omit<ScanDeskProps, "begun"> & { found: FoundReading; id: string | null; again: ReactNode }) {
  const { call } = usePageTools();
  return (
    <>
      <Notices answer={found} />
      {isPedigree(parseWrappedJson(found.recognizedText)) ? (
        <ScanReview
          cat={cat}
          systems={systems}
          answer={found}
          read={parseWrappedJson(found.recognizedText) as ReadPedigree}
          again={again}
          onSaved={() => void (id !== null && forgetReading(call, id))}
        />
      ) : (
        <section className={styles["plain"]}>
          <p>{m.reading_nothing_found()}</p>
          <pre>{unwrapJson(found.recognizedText)}</pre>
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

function Notices({ answer: { message, data } }: { answer: FoundReading }) {
  const texts = [
    message,
    data?.notices.includes("pages_left_out")
      ? m.reading_pages_left_out({ count: data.page_count })
      : "",
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

function Sending({ part }: { part: number }) {
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
