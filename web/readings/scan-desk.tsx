/** The steps from file to saved data: choose, read, check, save. */
import { useState } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import type { ReadingState } from "@felistry/contract/readings.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import type { Systems } from "../reference/load-systems.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { photoProblem } from "../ui/form/photo-field.tsx";
import { pageOfPicture, type PaperPage } from "./desk/paper.ts";
import { Lead } from "../ui/page.tsx";
import { ReadingProgress } from "./reading-progress-parts.tsx";
import { ScanChooser, Sending } from "./scan-chooser.tsx";
import styles from "./scan-desk.module.css";
import { UploadFailure } from "../ui/form/upload.ts";
import { sendScan } from "./send-scan.ts";
import { type FoundReading, useReading } from "./use-reading.ts";
import { ByHand, OfferByHand, pagesFor, WhatWasRead } from "./what-was-read.tsx";

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
  /** Of what could not be read, if the browser can show it. */
  const [picture, setPicture] = useState<PaperPage | null>(null);
  const [byHand, setByHand] = useState(false);
  const read = async (file: File | null) => {
    const problem = file ? photoProblem(file) : m.reading_no_file();
    if (!file || problem) return fail(problem!);
    setSending(0);
    setPicture(await pageOfPicture(file));
    try {
      const sent = await sendScan(file, cat.id, setSending);
      if (sent.kind === "queued") follow(sent.state);
      else setAnswered(sent.found);
    } catch (error) {
      if (!(error instanceof UploadFailure)) throw error;
      fail(m.reading_failed({ reason: error.message }));
    } finally {
      setSending(null);
    }
  };
  if (sending !== null) return <Sending part={sending} />;
  if (phase.kind === "reading") return <ReadingProgress state={phase.state} onCancel={forget} />;
  const found = phase.kind === "read" ? phase.found : answered;
  const chooseAnother = () => {
    setAnswered(null);
    setByHand(false);
    forget();
  };
  const again = (
    <Button look="second" onClick={chooseAnother}>
      {m.reading_another()}
    </Button>
  );
  const shared = { cat, systems, picture, again };
  if (byHand) return <ByHand {...shared} pages={pagesFor(found, picture)} />;
  if (found)
    return (
      <WhatWasRead
        {...shared}
        found={found}
        id={phase.kind === "read" ? phase.id : null}
        onByHand={() => setByHand(true)}
      />
    );
  const problem = phase.kind === "none" ? phase.failure : null;
  return (
    <>
      <Lead>{m.reading_lead()}</Lead>
      <ScanChooser problem={problem} onRead={read} />
      {problem !== null && picture && <OfferByHand onByHand={() => setByHand(true)} />}
      <WithoutPaper catId={cat.id} />
    </>
  );
}

function WithoutPaper({ catId }: { catId: number }) {
  return (
    <p className={styles["hint"]}>
      {m.reading_without_paper()}{" "}
      <ButtonLink small look="quiet" to={paths.pedigreeGrid(catId)}>
        {m.reading_to_grid()}
      </ButtonLink>
    </p>
  );
}
