import * as m from "@felistry/i18n/compiled/messages.js";
import { readingStageLine } from "../readings/reading-stage-line.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import styles from "./compare.module.css";
import type { ScanReadingState } from "../readings/use-scan-reading.ts";

/** Starts the reading of a scan, and shows its result. */
export function ScanReading({ state, onStart }: { state: ScanReadingState; onStart: () => void }) {
  return (
    <div className={styles["reading"]}>
      {state.kind === "none" && (
        <>
          <Button look="second" small onClick={onStart}>
            {m.desk_read_scan()}
          </Button>
          <p className="soft">{m.desk_read_scan_hint()}</p>
        </>
      )}
      {state.kind === "reading" && <Progress {...readingStageLine(state.stage)} />}
      <output className="soft">
        {state.kind === "read" && noticesOf(state.reading).join(" ")}
      </output>
      <Failure
        text={state.kind === "none" && state.failure && m.reading_failed({ reason: state.failure })}
      />
    </div>
  );
}

function Progress({ text, part }: { text: string; part: number | null }) {
  return (
    <>
      <progress aria-label={m.reading_progress()} {...(part !== null && { value: part, max: 1 })} />
      <output>{text}</output>
    </>
  );
}

type Notices = Extract<ScanReadingState, { kind: "read" }>["reading"]["notices"];

function noticesOf({ notices }: { notices: Notices }): string[] {
  return [
    m.desk_scan_read(),
    ...(notices.includes("endpoint_failed") ? [`${m.reading_endpoint_failed()}.`] : []),
    ...(notices.includes("no_russian") ? [m.reading_no_russian()] : []),
  ];
}
