import { useState } from "react";
import { Link } from "react-router";
import {
  restore_code_title,
  restore_description,
  restore_done_text,
  restore_done_title,
  restore_password_title,
  restore_steps,
  restore_title,
  restore_to_login,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page, Row } from "../ui/page.tsx";
import styles from "./accounts.module.css";
import { focus } from "./focus.ts";
import { RestoreCode } from "./restore-code.tsx";
import { RestoreEmail } from "./restore-email.tsx";
import { RestorePassword } from "./restore-password.tsx";
import { forgetUser } from "./user-storage.ts";

/** Each step is reached by doing the one before: none has an address of its own that could be opened first. */
type Step =
  | { readonly name: "enterEmail" }
  | { readonly name: "otp" | "reset"; readonly email: string }
  | { readonly name: "recovered" };

const titles: Record<Step["name"], () => string> = {
  enterEmail: restore_title,
  otp: restore_code_title,
  reset: restore_password_title,
  recovered: restore_done_title,
};

const places: Record<Step["name"], number | null> = {
  enterEmail: 1,
  otp: 2,
  reset: 3,
  recovered: null,
};

const FIRST: Step = { name: "enterEmail" };

export function Component() {
  const { viewer } = usePageTools();
  const [step, setStep] = useState<Step>(FIRST);
  const place = places[step.name];
  const done = () => {
    if (viewer) forgetUser();
    setStep({ name: "recovered" });
  };
  return (
    <Page width="narrow">
      <Head title={restore_title()} description={restore_description()} />
      <div className={styles["heading"]}>
        {place !== null && <p className={styles["step"]}>{restore_steps({ step: place })}</p>}
        <h1 tabIndex={-1} ref={place === null ? focus : undefined}>
          {titles[step.name]()}
        </h1>
      </div>
      {step.name === "enterEmail" && (
        <RestoreEmail onSent={(email) => setStep({ name: "otp", email })} />
      )}
      {step.name === "otp" && (
        <RestoreCode
          email={step.email}
          onRight={() => setStep({ name: "reset", email: step.email })}
          onOtherEmail={() => setStep(FIRST)}
        />
      )}
      {step.name === "reset" && (
        <RestorePassword email={step.email} onSaved={done} onAgain={() => setStep(FIRST)} />
      )}
      {step.name === "recovered" && <Lead>{restore_done_text()}</Lead>}
      {step.name === "recovered" ? (
        <Row>
          {/* A whole page: the member whose session has just ended is not logged in any more. */}
          <ButtonLink to={paths.login} reloadDocument={viewer !== null}>
            {restore_to_login()}
          </ButtonLink>
        </Row>
      ) : (
        <p className={styles["aside"]}>
          <Link to={paths.login}>{restore_to_login()}</Link>
        </p>
      )}
    </Page>
  );
}
