import { useEffect, useRef, useState } from "react";
import { Link, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import {
  join_accept_and,
  join_accept_before,
  join_accept_first,
  join_accept_privacy,
  join_accept_terms,
  join_birthday,
  join_confirm_password,
  join_countries_failed,
  join_country,
  join_country_choose,
  join_description,
  join_first_name,
  join_have_account,
  join_last_name,
  join_lead,
  join_name_hint,
  join_password,
  join_password_hint,
  join_submit,
  join_submitting,
  join_title,
  nav_login,
} from "@felistry/i18n/compiled/messages.js";
import { toolsOf, usePageTools, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { CheckField, TextField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { useForm } from "../ui/form/use-form.ts";
import styles from "./accounts.module.css";
import { pageBeingLeft, type CameFrom } from "./came-from.ts";
import { loadCountries, type CountryOption } from "../reference/load-countries.ts";
import { EmailField } from "./email-field.tsx";
import { BirthdayField, birthdayErrors, CountryField } from "./person-fields.tsx";
import { useCameFrom } from "./use-came-from.ts";

const NAME_MAX = 16;
const PASSWORD_MAX = 20;

export async function loader(args: LoaderFunctionArgs) {
  const tools = toolsOf(args);
  if (tools.viewer) throw redirect(paths.my);
  const before = pageBeingLeft();
  return { countries: await countriesOrNull(tools), before };
}

async function countriesOrNull(tools: PageTools): Promise<CountryOption[] | null> {
  try {
    return await loadCountries(tools);
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

export function Component() {
  const { countries, before } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { from = null } = useCameFrom(before);
  const [accepted, setAccepted] = useState(false);
  const acceptance = useRef<HTMLInputElement>(null);
  // If ticked before the script loaded, the box is ahead of the state.
  useEffect(() => setAccepted(acceptance.current!.checked), []);
  const state = useJoining(from);
  const errors = countries
    ? state.errors
    : { ...state.errors, countries_id: join_countries_failed() };
  return (
    <Page width="narrow">
      <Head title={join_title()} description={join_description()} />
      <h1>{join_title()}</h1>
      <Lead>{join_lead()}</Lead>
      <Form state={state} actions={<Join accepted={accepted} sending={state.sending} />}>
        <NameFields errors={errors} />
        <EmailField errors={errors} cameFrom={{ from }} />
        <BirthdayField label={join_birthday()} errors={errors} />
        <CountryField
          name="countries_id"
          label={join_country()}
          placeholder={join_country_choose()}
          countries={countries ?? []}
          errors={errors}
        />
        <NewPasswordFields errors={errors} />
        <CheckField
          name="accepted"
          data-consent
          ref={acceptance}
          label={<AcceptText />}
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
          required
          errors={errors}
        />
      </Form>
      <p className={styles["aside"]}>
        {join_have_account()}{" "}
        <Link to={paths.login} state={{ from }}>
          {nav_login()}
        </Link>
      </p>
    </Page>
  );
}

function useJoining(from: CameFrom["from"] | null) {
  const { call, today } = usePageTools();
  const navigate = useNavigate();
  return useForm({
    schema: () =>
      import("@felistry/contract/accounts/accounts.ts").then((contract) => contract.registerBody),
    alsoCheck: (values) => birthdayErrors(values, today),
    async send(body) {
      await call("POST /auth/register", { body });
      await navigate(paths.login, { state: { from, joined: body.email } satisfies CameFrom });
    },
  });
}

function NameFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <TextField
        name="first_name"
        label={join_first_name()}
        hint={join_name_hint()}
        autoComplete="given-name"
        maxLength={NAME_MAX}
        required
        errors={errors}
      />
      <TextField
        name="last_name"
        label={join_last_name()}
        hint={join_name_hint()}
        autoComplete="family-name"
        maxLength={NAME_MAX}
        required
        errors={errors}
      />
    </>
  );
}

function NewPasswordFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={join_password()}
        hint={join_password_hint()}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        errors={errors}
      />
      <TextField
        name="confirmPassword"
        type="password"
        label={join_confirm_password()}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        errors={errors}
      />
    </>
  );
}

function Join({ accepted, sending }: { accepted: boolean; sending: boolean }) {
  return (
    <>
      <Button
        type="submit"
        disabled={!accepted || sending}
        disabledReason={accepted ? join_submitting() : join_accept_first()}
        aria-describedby={accepted ? undefined : "accept-first"}
      >
        {sending ? join_submitting() : join_submit()}
      </Button>
      {!accepted && (
        <p id="accept-first" className={styles["reason"]}>
          {join_accept_first()}
        </p>
      )}
    </>
  );
}

function AcceptText() {
  return (
    <>
      {join_accept_before()}{" "}
      <Link to={paths.terms} target="_blank">
        {join_accept_terms()}
      </Link>{" "}
      {join_accept_and()}{" "}
      <Link to={paths.privacy} target="_blank">
        {join_accept_privacy()}
      </Link>
    </>
  );
}
