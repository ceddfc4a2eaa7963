import { useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Club } from "@felistry/contract/accounts/clubs.ts";
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { CATTERY_NAME_MAX } from "@felistry/domain/catteries/cattery-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadClubs } from "../../accounts/load-clubs.ts";
import { orErrorScreen, requireViewer, usePageTools } from "../../page-tools.ts";
import { ClubVerdictCard } from "../../rules/club/club-verdict-card.tsx";
import { useNameVerdict } from "../../rules/club/use-name-verdict.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Head } from "../../ui/head.tsx";
import { Empty, Lead, Page } from "../../ui/page.tsx";
import { useOutcome } from "../../ui/use-outcome.ts";
import { OwnNameCard } from "./own-name-card.tsx";
import styles from "./names.module.css";

/** `/cattery-names`: names that the member has asked the club for, or holds. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const [{ data }, clubs] = await orErrorScreen(
    Promise.all([call("GET /me/cattery-names", {}), loadClubs({ call })]),
  );
  return { names: data, clubs };
}

export function Component() {
  const { names, clubs } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { said, output, onDone } = useOutcome();
  return (
    <Page width="narrow">
      <Head title={m.cattery_names_own_title()} description={m.cattery_names_own_title()} noIndex />
      <h1>{m.cattery_names_own_title()}</h1>
      <Lead>{m.cattery_names_lead()}</Lead>
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
      {names.length === 0 ? (
        <Empty>
          <p>{m.cattery_names_none()}</p>
        </Empty>
      ) : (
        <ul className={styles["list"]}>
          {names.map((name) => (
            <li key={name.id}>
              <OwnNameCard name={name} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <section className={styles["ask"]} aria-labelledby="apply">
        <h2 id="apply">{m.cattery_names_ask()}</h2>
        <AskForm clubs={clubs} onDone={onDone} />
      </section>
    </Page>
  );
}

/** With what the rules say of the name, once it is typed. */
function AskForm({
  clubs,
  onDone,
}: {
  clubs: readonly Club[];
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const [typed, setTyped] = useState("");
  const [clubId, setClubId] = useState(FIRST_CLUB);
  const verdict = useNameVerdict(typed, null, clubs.length > 1 ? clubId : null);
  const state = useForm({
    schema: () => import("@felistry/contract/catteries/cattery-names.ts").then((c) => c.nameBody),
    async send(body) {
      const { data } = await call("POST /me/cattery-names", { body });
      state.form.ref.current?.reset();
      setTyped("");
      await onDone(m.cattery_names_sent({ name: data.name }));
    },
  });
  const { errors, sending } = state;
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={sending} disabledReason={m.cattery_names_sending()}>
          {sending ? m.cattery_names_sending() : m.cattery_names_submit()}
        </Button>
      }
    >
      <TextField
        name="name"
        label={m.cattery_names_name()}
        hint={m.cattery_names_name_hint()}
        maxLength={CATTERY_NAME_MAX}
        autoComplete="off"
        required
        errors={errors}
        onBlur={({ currentTarget }) => setTyped(currentTarget.value.trim())}
      />
      {clubs.length > 1 && (
        <SelectField
          name="club_id"
          label={m.reg_club()}
          value={clubId}
          required
          errors={errors}
          onChange={({ currentTarget }) => setClubId(Number(currentTarget.value))}
        >
          {clubs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {verdict && <ClubVerdictCard verdict={verdict} />}
    </Form>
  );
}
