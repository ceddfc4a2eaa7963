import * as m from "@felistry/i18n/compiled/messages.js";
import { ReadingProgress } from "../readings/reading-progress-parts.tsx";
import type { FoundReading, ReadingPhase } from "../readings/use-reading.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import styles from "./compare.module.css";

interface ScanReadingProps {
  readonly phase: ReadingPhase;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

/** Starts the reading of a scan, and shows its result. */
export function ScanReading({ phase, onStart, onCancel }: ScanReadingProps) {
  return (
    <div className={styles["reading"]}>
      {phase.kind === "none" && (
        <>
          <Button look="second" small onClick={onStart}>
            {m.desk_read_scan()}
          </Button>
          <p className="soft">{m.desk_read_scan_hint()}</p>
        </>
      )}
      {phase.kind === "reading" && <ReadingProgress state={phase.state} onCancel={onCancel} />}
      <output className="soft">
        {phase.kind === "read" && noticesOf(phase.found.data).join(" ")}
      </output>
      <Failure
        text={phase.kind === "none" && phase.failure && m.reading_failed({ reason: phase.failure })}
      />
    </div>
  );
}

function noticesOf({ notices }: FoundReading["data"]): string[] {
  return [
    m.desk_scan_read(),
    ...(notices.includes("endpoint_failed") ? [`${m.reading_endpoint_failed()}.`] : []),
  ];
}
