import { useState } from "react";
import type { ClubName } from "@felistry/contract/catteries/cattery-names.ts";
import { concerns, openQuestion } from "@felistry/domain/catteries/granted-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../../layout/allowed.tsx";
import { usePageTools } from "../../page-tools.ts";
import { ClubVerdictCard } from "../../rules/club/club-verdict-card.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Row } from "../../ui/page.tsx";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { TaskButton } from "../../ui/task-button.tsx";
import { HeirState } from "./heir-state.tsx";
import { NameHistory } from "./name-history.tsx";
import { stateWords } from "./name-words.ts";
import styles from "./names.module.css";

interface CardProps {
  readonly name: ClubName;
  readonly onDone: (said: string) => Promise<void>;
}

export function ClubNameCard({ name: found, onDone }: CardProps) {
  const { viewer } = usePageTools();
  const { id, name, state, holder, heir, verdict, events } = found;
  const heir_id = heir?.id ?? null;
  const question = openQuestion({ state, heir_id, has_agreed: found.question?.has_agreed === 1 });
  const isOwn = concerns({ holder_id: holder.id, heir_id }, viewer!.id);
  const titleId = `name-${id}`;
  return (
    <article className={styles["name"]} data-state={state} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <span lang="zxx">{name}</span>
      </h2>
      <p className={styles["state"]}>{stateWords[state]()}</p>
      <p>
        {state === "asked"
          ? m.cattery_names_applicant({ name: holder.name })
          : m.cattery_names_holder({ name: holder.name })}
      </p>
      {heir && <HeirState name={found} />}
      {verdict && <ClubVerdictCard verdict={verdict} level={3} about={titleId} />}
      {isOwn ? (
        <p className="soft">{m.cattery_names_own()}</p>
      ) : (
        <Allowed right="decide_names">
          {(question === "claim" || question === "passing") && (
            <Decide name={found} question={question} onDone={onDone} />
          )}
          {question === "heir" && found.question?.is_by_club === 1 && (
            <DropHeir name={found} onDone={onDone} />
          )}
          {state === "granted" && question === null && <Change name={found} onDone={onDone} />}
        </Allowed>
      )}
      <NameHistory events={events} />
    </article>
  );
}

function Decide({
  name: { id, name, heir },
  question,
  onDone,
}: CardProps & { question: "claim" | "passing" }) {
  const { call } = usePageTools();
  const [isDeclining, setDeclining] = useState(false);
  const params = { id };
  const heir_id = heir?.id ?? null;
  const agree = async () => {
    await call("PUT /admin/cattery-names/{id}/decide", { params, body: { agree: 1, heir_id } });
    await onDone(m.cattery_names_done({ name }));
  };
  const isClaim = question === "claim";
  const no = isClaim ? m.cattery_names_decline({ name }) : m.cattery_names_refuse({ name });
  return (
    <>
      <Row>
        <TaskButton work={agree} busy={m.own_busy()}>
          {isClaim ? m.cattery_names_grant({ name }) : m.cattery_names_agree({ name })}
        </TaskButton>
        <Button look="danger" onClick={() => setDeclining(true)}>
          {no}
        </Button>
      </Row>
      {isDeclining && (
        <Reason
          about={`name no ${id}`}
          title={no}
          send={(reason) =>
            call("PUT /admin/cattery-names/{id}/decide", {
              params,
              body: { agree: 0, heir_id, reason },
            })
          }
          onSent={() => onDone(m.cattery_names_done({ name }))}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}

function Change({ name: found, onDone }: CardProps) {
  const { id, name } = found;
  const { call } = usePageTools();
  const [isEnding, setEnding] = useState(false);
  const params = { id };
  const end = m.cattery_names_end({ name });
  return (
    <>
      <details>
        <summary>{m.cattery_names_inherit({ name })}</summary>
        <InheritForm name={found} onDone={onDone} />
      </details>
      <div>
        <Button small look="danger" onClick={() => setEnding(true)}>
          {end}
        </Button>
      </div>
      {isEnding && (
        <Reason
          about={`name end ${id}`}
          title={end}
          send={(reason) => call("PUT /admin/cattery-names/{id}/end", { params, body: { reason } })}
          onSent={() => onDone(m.cattery_names_done({ name }))}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}

function DropHeir({ name: { id, name }, onDone }: CardProps) {
  const { call } = usePageTools();
  const drop = async () => {
    await call("DELETE /admin/cattery-names/{id}/heir", { params: { id } });
    await onDone(m.cattery_names_drop_heir_said({ name }));
  };
  return (
    <div>
      <TaskButton small look="second" work={drop} busy={m.own_busy()}>
        {m.cattery_names_drop_heir({ name })}
      </TaskButton>
    </div>
  );
}

function InheritForm({ name: { id, name }, onDone }: CardProps) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/catteries/cattery-names.ts").then((c) => c.holderBody),
    async send(body) {
      await call("PUT /admin/cattery-names/{id}/holder", { params: { id }, body });
      await onDone(m.cattery_names_done({ name }));
    },
  });
  const { errors, sending } = state;
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={sending} disabledReason={m.own_busy()}>
          {m.cattery_names_inherit({ name })}
        </Button>
      }
    >
      <TextField
        name="member_id"
        label={m.cattery_names_heir_id()}
        hint={m.cattery_names_heir_hint()}
        inputMode="numeric"
        required
        errors={errors}
      />
      <TextAreaField
        name="reason"
        label={m.cattery_names_reason()}
        hint={m.cattery_names_reason_hint()}
        maxLength={500}
        required
        errors={errors}
      />
    </Form>
  );
}

function Reason({
  about,
  title,
  send,
  onSent,
  onClose,
}: {
  about: string;
  title: string;
  send: (reason: string) => Promise<unknown>;
  onSent: () => Promise<void>;
  onClose: () => void;
}) {
  return (
    <ReasonDialog
      about={about}
      title={title}
      label={m.cattery_names_reason()}
      hint={m.cattery_names_reason_hint()}
      submit={title}
      keep={m.cattery_names_cancel()}
      schema={() =>
        import("@felistry/contract/catteries/cattery-names.ts").then((c) => c.nameReasonBody)
      }
      send={send}
      onSent={onSent}
      onClose={onClose}
    />
  );
}
