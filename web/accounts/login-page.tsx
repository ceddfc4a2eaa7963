import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { ApiFailure } from "@felistry/contract/client.ts";
import {
  error_user_not_found,
  field_email,
  field_required,
  login_description,
  login_email,
  login_forgot,
  login_joined,
  login_no_account,
  login_password,
  login_submit,
  login_submitting,
  login_title,
  login_unexpected_error,
  login_wrong_credentials,
  nav_join,
} from "@felistry/i18n/compiled/messages.js";
import { toolsOf, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { useForm } from "../ui/form/use-form.ts";
import styles from "./accounts.module.css";
import { pageBeingLeft } from "./came-from.ts";
import { enter } from "./enter.ts";
import { PasskeyLogin } from "./passkey-login.tsx";
import { useCameFrom } from "./use-came-from.ts";

export function loader(args: LoaderFunctionArgs) {
  if (toolsOf(args).viewer) throw redirect(paths.my);
  return pageBeingLeft();
}

function failureText({ status, fieldErrors, body }: ApiFailure): string {
  if (status === 400 && fieldErrors.length === 0) return login_wrong_credentials();
  if (status === 404) return error_user_not_found();
  return status === 0 || status >= 500 ? login_unexpected_error() : body.message;
}

function missing(values: FormData): FieldErrors {
  return {
    ...(!values.get("email") && { email: field_email() }),
    ...(!values.get("password") && { password: field_required() }),
  };
}

export function Component() {
  const { call } = usePageTools();
  const { from = null, joined } = useCameFrom(useLoaderData() as ReturnType<typeof loader>);
  const state = useForm({
    schema: () =>
      import("@felistry/contract/accounts/accounts.ts").then((contract) => contract.loginBody),
    alsoCheck: missing,
    failureText,
    async send(body) {
      const { data } = await call("POST /auth/login", { body });
      await enter(call, data, from);
    },
  });
  const { errors, sending } = state;
  return (
    <Page width="narrow">
      <Head title={login_title()} description={login_description()} />
      <h1>{login_title()}</h1>
      {joined && <output className={styles["done"]}>{login_joined()}</output>}
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={sending} disabledReason={login_submitting()}>
            {sending ? login_submitting() : login_submit()}
          </Button>
        }
      >
        <TextField
          key={joined}
          name="email"
          type="email"
          label={login_email()}
          autoComplete="username"
          defaultValue={joined}
          required
          errors={errors}
        />
        <TextField
          name="password"
          type="password"
          label={login_password()}
          autoComplete="current-password"
          required
          errors={errors}
        />
      </Form>
      <PasskeyLogin from={from} />
      <p>
        <Link to={paths.restore}>{login_forgot()}</Link>
      </p>
      <p className={styles["aside"]}>
        {login_no_account()}{" "}
        <Link to={paths.join} state={{ from }}>
          {nav_join()}
        </Link>
      </p>
    </Page>
  );
}
