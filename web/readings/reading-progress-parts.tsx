/** How far a reading is, step by step; it goes on when its reader leaves. */
import type { ReadingState } from "@felistry/contract/readings.ts";
import type { ReadingStep } from "@felistry/domain/readings/steps.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import styles from "./reading-progress-parts.module.css";
import { timeLeft } from "./time-left.ts";

const STEPS = ["queued", "preparing", "finding", "reading", "placing"] as const;

const WORDS: Readonly<Record<(typeof STEPS)[number], () => string>> = {
  queued: m.reading_step_queued,
  preparing: m.reading_step_preparing,
  finding: m.reading_step_finding,
  reading: m.reading_step_reading,
  placing: m.reading_step_placing,
};

export function ReadingProgress({
  state,
  onCancel,
}: {
  state: ReadingState;
  onCancel: () => void;
}) {
  const { step, page, pages, part, seconds } = state;
  const now = indexOf(step);
  const share = pages === 0 ? 0 : Math.max(0, page - 1 + part) / pages;
  return (
    <div className={styles["progress"]}>
      <progress aria-label={m.reading_progress()} value={share} max={1} />
      <output>{lineOf(state)}</output>
      {step !== "done" && <p className={styles["soft"]}>{timeLeft(seconds)}</p>}
      <ol className={styles["steps"]}>
        {STEPS.map((name, index) => (
          <li
            key={name}
            data-done={index < now || undefined}
            aria-current={index === now ? "step" : undefined}
          >
            {WORDS[name]()}
          </li>
        ))}
      </ol>
      <p className={styles["soft"]}>{m.reading_may_leave()}</p>
      <Button look="second" small onClick={onCancel}>
        {m.reading_cancel()}
      </Button>
    </div>
  );
}

const indexOf = (step: ReadingStep) => (STEPS as readonly string[]).indexOf(step);

function lineOf({ step, ahead, page, pages, part }: ReadingState): string {
  if (step === "queued") return ahead > 0 ? m.reading_waiting({ ahead }) : m.reading_step_queued();
  if (page === 0) return m.reading_preparing();
  return m.reading_page({ page, pages, percent: Math.round(part * 100) });
}
