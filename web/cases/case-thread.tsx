import { useRef } from "react";
import type { CaseMessage, OneCase } from "@felistry/contract/cases.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languageOf } from "@felistry/i18n/locale.ts";
import { Allowed } from "../layout/allowed.tsx";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { WordsForm } from "../ui/form/words-form.tsx";
import { Failure } from "../ui/failure.tsx";
import { useTask } from "../ui/use-task.ts";
import { amendedLabel, amendedText, isPaper } from "./amended-words.ts";
import { saidWords } from "./case-words.ts";
import styles from "./cases.module.css";

interface ThreadProps {
  readonly found: OneCase;
  readonly onDone: (said: string) => Promise<void>;
}

/** Who has it in hand, what was asked and answered, and the club's notes. */
export function CaseThread({ found, onDone }: ThreadProps) {
  const { call } = usePageTools();
  return (
    <section className={styles["part"]} aria-labelledby="thread">
      <h2 id="thread">{m.case_thread()}</h2>
      {(found.state === "waiting" || found.state === "asked") && (
        <Allowed right="work_cases">
          <Assign found={found} onDone={onDone} />
        </Allowed>
      )}
      <Messages thread={found.thread} />
      <Allowed right="work_cases">
        <WordsForm
          key={found.thread.length}
          label={m.case_note()}
          submit={m.case_note_add()}
          schema={() => import("@felistry/contract/cases.ts").then((c) => c.caseWordsBody)}
          send={async ({ text }) => {
            await call("POST /admin/cases/{id}/notes", {
              params: { id: found.id },
              body: { text },
            });
            await onDone("");
          }}
        />
      </Allowed>
    </section>
  );
}

export function Messages({ thread }: { thread: readonly CaseMessage[] }) {
  const { locale } = usePageTools();
  if (thread.length === 0) return <p className="soft">{m.case_thread_none()}</p>;
  return (
    <ol className={styles["thread"]}>
      {thread.map(({ id, kind, author, text, amended, created_at }) => (
        <li key={id} data-kind={kind}>
          <p className="soft">
            {saidWords[kind]()}
            {author !== null && `, ${author}`},{" "}
            <time dateTime={created_at}>{shortDate(created_at, locale)}</time>
          </p>
          {text !== null && (
            <p className={styles["words"]} lang={languageOf(text, locale)}>
              {text}
            </p>
          )}
          <Amended fields={amended} />
          {text === null && hasGone(kind, amended) && <p className="soft">{m.case_gone()}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What a member who has left had said. */
const hasGone = (kind: CaseMessage["kind"], amended: CaseMessage["amended"]): boolean =>
  kind === "answer" || (kind === "amended" && amended.length === 0);

function Amended({ fields }: { fields: CaseMessage["amended"] }) {
  const { locale } = usePageTools();
  if (fields.length === 0) return null;
  return (
    <dl className={styles["amended"]}>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{amendedLabel(field)}</dt>
          {isPaper(field) ? (
            <dd>{m.case_amended_paper()}</dd>
          ) : (
            <dd>
              <del>{amendedText(field, before, locale)}</del>{" "}
              <ins>{amendedText(field, after, locale)}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Assign({ found, onDone }: ThreadProps) {
  const { call } = usePageTools();
  const { id, assigned_to, colleagues } = found;
  const task = useTaskOf(async (memberId: string) => {
    await call("PUT /admin/cases/{id}/assign", {
      params: { id },
      body: { member_id: memberId === "" ? null : Number(memberId) },
    });
    await onDone("");
  });
  return (
    <>
      <label className={styles["assign"]}>
        {m.case_assign()}{" "}
        <select
          value={assigned_to?.id ?? ""}
          onChange={({ currentTarget }) => task.start(currentTarget.value)}
        >
          <option value="">{m.case_assign_nobody()}</option>
          {colleagues.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <Failure text={task.failure} />
    </>
  );
}

/** A task that takes a value. */
function useTaskOf(work: (value: string) => Promise<void>) {
  const chosen = useRef("");
  const task = useTask(async () => {
    await work(chosen.current);
    return "";
  });
  return {
    start: (value: string) => {
      chosen.current = value;
      task.start();
    },
    failure: task.outcome?.failed && task.outcome.text,
  };
}
