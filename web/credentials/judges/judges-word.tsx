import type { JudgeAnswer } from "@felistry/domain/credentials/judges/asking.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./judges.module.css";

/** For the club, beside a result: it decides, whatever the judge has said. */
export function JudgesWord({ answer }: { answer: JudgeAnswer | null }) {
  if (answer === null) return null;
  return answer === "confirmed" ? (
    <p className="soft">{m.judge_club_confirmed()}</p>
  ) : (
    <p className={styles["denied"]}>{m.judge_club_denied()}</p>
  );
}
