import type { OwnName } from "@felistry/contract/catteries/cattery-names.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { TaskButton } from "../../ui/task-button.tsx";
import { HeirState } from "./heir-state.tsx";
import { HeirsAnswer } from "./heirs-answer.tsx";
import { NameHistory } from "./name-history.tsx";
import { stateWords } from "./name-words.ts";
import styles from "./names.module.css";

interface CardProps {
  readonly name: OwnName;
  readonly onDone: (said: string) => Promise<void>;
}

export function OwnNameCard({ name: found, onDone }: CardProps) {
  const { viewer } = usePageTools();
  const { id, club, name, state, holder, heir, question, events } = found;
  const isHolder = holder.id === viewer!.id;
  const titleId = `name-${id}`;
  return (
    <article className={styles["name"]} data-state={state} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <span lang="zxx">{name}</span>
      </h2>
      {club && <p lang="">{club.name}</p>}
      <p className={styles["state"]}>{stateWords[state]()}</p>
      {heir && isHolder && <HeirState name={found} />}
      {heir && !isHolder && question?.has_agreed === 1 && (
        <p>{m.cattery_names_coming({ name: holder.name })}</p>
      )}
      {heir && !isHolder && question?.has_agreed === 0 && (
        <HeirsAnswer key={question.id} name={found} onDone={onDone} />
      )}
      {isHolder && state === "asked" && <Withdraw name={found} onDone={onDone} />}
      {isHolder && state === "granted" && heir && <Keep name={found} onDone={onDone} />}
      {isHolder && state === "granted" && !heir && <PassOn name={found} onDone={onDone} />}
      <NameHistory events={events} />
    </article>
  );
}

function Withdraw({ name: { id, name }, onDone }: CardProps) {
  const { call } = usePageTools();
  const withdraw = async () => {
    await call("DELETE /me/cattery-names/{id}", { params: { id } });
    await onDone(m.cattery_names_withdrawn_said({ name }));
  };
  return (
    <div>
      <TaskButton small look="second" work={withdraw} busy={m.own_busy()}>
        {m.cattery_names_withdraw({ name })}
      </TaskButton>
    </div>
  );
}

function Keep({ name: { id, name }, onDone }: CardProps) {
  const { call } = usePageTools();
  const keep = async () => {
    await call("PUT /me/cattery-names/{id}/heir", { params: { id }, body: { email: null } });
    await onDone(m.cattery_names_kept_said({ name }));
  };
  return (
    <div>
      <TaskButton small look="second" work={keep} busy={m.own_busy()}>
        {m.cattery_names_keep({ name })}
      </TaskButton>
    </div>
  );
}

function PassOn({ name: { id, name }, onDone }: CardProps) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/catteries/cattery-names.ts").then((c) => c.heirBody),
    async send(body) {
      await call("PUT /me/cattery-names/{id}/heir", { params: { id }, body });
      await onDone(m.cattery_names_pass_said({ name }));
    },
  });
  const { errors, sending } = state;
  return (
    <details>
      <summary>{m.cattery_names_pass({ name })}</summary>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={sending} disabledReason={m.cattery_names_sending()}>
            {sending ? m.cattery_names_sending() : m.cattery_names_pass_submit()}
          </Button>
        }
      >
        <TextField
          name="email"
          type="email"
          label={m.cattery_names_pass_email()}
          hint={m.cattery_names_pass_hint()}
          required
          errors={errors}
        />
      </Form>
    </details>
  );
}
