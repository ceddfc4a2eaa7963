import type { Dispute, DisputeStatement } from "@felistry/contract/disputes/disputes.ts";
import type { DisputeSide } from "@felistry/domain/disputes/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languageOf } from "@felistry/i18n/locale.ts";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { decidedFor, kindText, reasonText, sideText, stageText } from "./dispute-words.ts";
import styles from "./disputes.module.css";

/** Where the dispute is, and what each side and the club have said, oldest first. */
export function DisputeHistory({ dispute }: { dispute: Dispute }) {
  const { locale } = usePageTools();
  const { reason, stage, due_on, for_side, statements } = dispute;
  return (
    <section className={styles["part"]} aria-labelledby="dispute">
      <h2 id="dispute">{reasonText[reason]()}</h2>
      <p>
        {stageText[stage]()}
        {due_on &&
          ` ${(stage === "opened" ? m.dispute_answer_by : m.dispute_appeal_by)({ day: shortDate(due_on, locale) })}`}
      </p>
      {for_side && <p>{decidedFor(for_side)}</p>}
      <ol className={styles["list"]}>
        {statements.map((said) => (
          <li key={said.id} data-club={said.by === "club" || undefined}>
            <Statement said={said} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Statement({ said }: { said: DisputeStatement }) {
  const { locale } = usePageTools();
  const { kind, by, author, for_side, text, created_at } = said;
  const who =
    by === "club" ? m.dispute_by_club() : author && `${sideText[by as DisputeSide]()} ${author}`;
  return (
    <>
      <p className="soft">
        {kindText[kind]()}
        {who && `, ${who}`}, <time dateTime={created_at}>{shortDate(created_at, locale)}</time>
      </p>
      {for_side && <p>{decidedFor(for_side)}</p>}
      {text !== null && (
        <p className={styles["words"]} lang={languageOf(text, locale)}>
          {text}
        </p>
      )}
      {text === null && by !== "site" && kind !== "withdraw" && (
        <p className="soft">{m.dispute_forgotten()}</p>
      )}
    </>
  );
}
