import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { OneCase } from "@felistry/contract/cases.ts";
import { isAmendable, type CaseKind } from "@felistry/domain/cases/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { useMay } from "../layout/allowed.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { useTask } from "../ui/use-task.ts";
import { checkText } from "./case-words.ts";
import styles from "./cases.module.css";
import { useOvertaken } from "./use-overtaken.ts";
import { useKeys, type Keys } from "../ui/use-keys.ts";

interface DecisionProps {
  readonly found: OneCase;
  readonly name: string;
  /** The desk's filter, which the next case keeps. */
  readonly kind: CaseKind | null;
  /** Where it is decided if not here. */
  readonly page: string | null;
  readonly onDone: (said: string) => Promise<void>;
}

const isOpenOfOther = ({ applicant, is_own, state }: OneCase) =>
  applicant !== null && !is_own && ["waiting", "asked"].includes(state);

type Asked = "confirm" | "decline" | "ask" | null;

export function CaseDecision({ found, name, kind, page, onDone }: DecisionProps) {
  const navigate = useNavigate();
  const { ticked, tick, isWhole } = useTicks(found.needed);
  const [asked, setAsked] = useState<Asked>(null);
  const confirming = useConfirming(found, name, ticked, onDone);
  const mayDecide = found.may_decide === 1;
  const mayAsk = useMay("work_cases") && isOpenOfOther(found);
  const confirm = () => {
    // A correction is answered with a reason either way.
    if (found.kind === "correction") setAsked("confirm");
    else confirming.start();
  };
  const next = found.next_id === null ? null : paths.clubCase(found.next_id, kind);
  const go = (to: string) => () => void navigate(to);
  const keys: Keys = {
    KeyQ: go(kind ? `${paths.clubDesk}?kind=${kind}` : paths.clubDesk),
    ...(next !== null && { KeyN: go(next) }),
    ...(mayAsk && { KeyA: () => setAsked("ask") }),
    ...(mayDecide && { KeyC: confirm, KeyD: () => setAsked("decline") }),
    ...(mayDecide &&
      Object.fromEntries(
        found.needed.slice(0, 9).map((check, place) => [`Digit${place + 1}`, () => tick(check)]),
      )),
  };
  useKeys(keys);
  return (
    <section className={styles["decide"]} aria-label={m.case_checks()}>
      {found.is_own === 1 && <p>{m.case_own()}</p>}
      {mayDecide && <Ticks found={found} ticked={ticked} onTick={tick} />}
      {!mayDecide && !found.is_own && page !== null && found.state === "waiting" && (
        <p>
          {m.case_elsewhere_text()} <Link to={page}>{m.case_elsewhere_open()}</Link>
        </p>
      )}
      <Actions
        mayDecide={mayDecide}
        mayAsk={mayAsk}
        isWhole={isWhole}
        isRunning={confirming.running}
        next={next}
        onConfirm={confirm}
        onAsk={setAsked}
      />
      <Failure text={confirming.outcome?.failed && confirming.outcome.text} />
      <p className={`soft ${styles["keys"]}`}>{m.case_keys()}</p>
      {asked !== null && (
        <Reason
          asked={asked}
          found={found}
          name={name}
          ticked={ticked}
          onDone={onDone}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function Actions({
  mayDecide,
  mayAsk,
  isWhole,
  isRunning,
  next,
  onConfirm,
  onAsk,
}: {
  mayDecide: boolean;
  mayAsk: boolean;
  /** Everything that is needed is ticked. */
  isWhole: boolean;
  isRunning: boolean;
  /** The next case's address. */
  next: string | null;
  onConfirm: () => void;
  onAsk: (asked: Asked) => void;
}) {
  return (
    <Row>
      {mayDecide && (
        <Button
          disabled={!isWhole || isRunning}
          disabledReason={isWhole ? m.own_busy() : m.case_missing()}
          onClick={onConfirm}
        >
          {m.case_confirm()}
        </Button>
      )}
      {mayAsk && (
        <Button look="second" onClick={() => onAsk("ask")}>
          {m.case_ask()}
        </Button>
      )}
      {mayDecide && (
        <Button look="danger" onClick={() => onAsk("decline")}>
          {m.case_decline()}
        </Button>
      )}
      {next === null ? (
        <span className="soft">{m.case_no_next()}</span>
      ) : (
        <ButtonLink look="second" to={next}>
          {m.case_next()}
        </ButtonLink>
      )}
    </Row>
  );
}

function useTicks(needed: readonly string[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const tick = (check: string) =>
    setTicked((now) =>
      now.includes(check) ? now.filter((each) => each !== check) : [...now, check],
    );
  return { ticked, tick, isWhole: needed.every((check) => ticked.includes(check)) };
}

function useConfirming(
  found: OneCase,
  name: string,
  ticked: readonly string[],
  onDone: (said: string) => Promise<void>,
) {
  const { call } = usePageTools();
  const isOvertaken = useOvertaken(found);
  return useTask(async () => {
    try {
      const { data } = await call("PUT /admin/cases/{id}/confirm", {
        params: { id: found.id },
        body: { checks: [...ticked], ...seenOf(found) },
      });
      await onDone(confirmedSaid(data.state, name));
    } catch (error) {
      if (!(await isOvertaken(error))) throw error;
      await onDone((error as Error).message);
    }
    return "";
  });
}

const confirmedSaid = (state: string, cat: string) =>
  state === "decided" ? m.case_confirmed_said({ cat }) : m.case_first_said();

const seenOf = ({ version }: OneCase) => (version === 0 ? {} : { version });

function Ticks({
  found: { needed, verdict },
  ticked,
  onTick,
}: {
  found: OneCase;
  ticked: readonly string[];
  onTick: (check: string) => void;
}) {
  if (needed.length === 0) return <p>{m.case_checks_none()}</p>;
  return (
    <fieldset className={styles["ticks"]}>
      <legend>{m.case_checks()}</legend>
      {needed.map((check, place) => (
        <label key={check}>
          <input type="checkbox" checked={ticked.includes(check)} onChange={() => onTick(check)} />
          <span>
            {place < 9 && <kbd>{place + 1}</kbd>} {checkText(check, verdict)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const questionHint = (kind: CaseKind) =>
  isAmendable(kind) ? m.case_question_hint() : m.case_question_hint_only();

function Reason({
  asked,
  found,
  name,
  ticked,
  onDone,
  onClose,
}: {
  asked: Exclude<Asked, null>;
  found: OneCase;
  name: string;
  ticked: readonly string[];
  onDone: (said: string) => Promise<void>;
  onClose: () => void;
}) {
  const { call } = usePageTools();
  const isOvertaken = useOvertaken(found);
  const params = { id: found.id };
  const seen = seenOf(found);
  const sends = {
    ask: async (text: string) => {
      await call("POST /admin/cases/{id}/questions", { params, body: { text } });
      return m.case_asked_said();
    },
    decline: async (reason: string) => {
      await call("PUT /admin/cases/{id}/decline", { params, body: { reason, ...seen } });
      return m.case_declined_said({ cat: name });
    },
    confirm: async (reason: string) => {
      const body = { reason, checks: [...ticked], ...seen };
      const { data } = await call("PUT /admin/cases/{id}/confirm", { params, body });
      return confirmedSaid(data.state, name);
    },
  };
  /** Of a case that has changed the text was not sent: it stays as a draft of the case as it is now. */
  const send = async (text: string) => {
    try {
      return await sends[asked](text);
    } catch (error) {
      if (await isOvertaken(error)) await onDone((error as Error).message);
      throw error;
    }
  };
  const isQuestion = asked === "ask";
  const titles = { ask: m.case_ask, decline: m.case_decline, confirm: m.case_confirm };
  return (
    <ReasonDialog
      about={`case ${asked} ${found.id}`}
      title={`${titles[asked]()}: ${name}`}
      label={isQuestion ? m.case_question() : m.case_reason()}
      hint={isQuestion ? questionHint(found.kind) : m.case_reason_hint()}
      submit={isQuestion ? m.case_send() : titles[asked]()}
      keep={m.case_cancel()}
      schema={() => import("@felistry/contract/cases.ts").then((c) => c.caseDeclineBody)}
      send={send}
      onSent={onDone}
      onClose={onClose}
    />
  );
}
