import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { Lead, Page, Row } from "../../ui/page.tsx";
import styles from "../accounts.module.css";
import { focus } from "../focus.ts";
import { linkInAddress, RestoreByLink } from "./restore-by-link.tsx";
import { RestoreCode } from "./restore-code.tsx";
import { RestoreEmail } from "./restore-email.tsx";
import { RestorePassword } from "./restore-password.tsx";
import { RestoreResend, type Sent } from "./restore-resend.tsx";
import { forgetUser } from "../user-storage.ts";

/** Each step is reached through the previous one; except for the mailed link, none has an address. */
type Step =
  | { readonly name: "enterEmail" }
  | { readonly name: "otp" | "reset"; readonly email: string; readonly sent: Sent }
  | { readonly name: "recovered" };

const places: Record<Step["name"], number | null> = {
  enterEmail: 1,
  otp: 2,
  reset: 3,
  recovered: null,
};

const FIRST: Step = { name: "enterEmail" };

const never = () => () => {};

function titleOf(step: Step): string {
  switch (step.name) {
    case "enterEmail":
      return m.restore_title();
    case "otp":
      return step.sent === "link" ? m.restore_link_title() : m.restore_code_title();
    case "reset":
      return m.restore_password_title();
    case "recovered":
      return m.restore_done_title();
  }
}

export function Component() {
  const { viewer } = usePageTools();
  const [step, setStep] = useState<Step>(FIRST);
  const link = useSyncExternalStore(never, linkInAddress, () => null);
  const place = step.name === "enterEmail" && link !== null ? 2 : places[step.name];
  const done = () => {
    if (viewer) forgetUser();
    setStep({ name: "recovered" });
  };
  return (
    <Page width="narrow">
      <Head title={m.restore_title()} description={m.restore_description()} />
      <div className={styles["heading"]}>
        {place !== null && <p className={styles["step"]}>{m.restore_steps({ step: place })}</p>}
        <h1 tabIndex={-1} ref={place === null ? focus : undefined}>
          {titleOf(step)}
        </h1>
      </div>
      <Now step={step} setStep={setStep} link={link} onDone={done} />
      {step.name === "recovered" ? (
        <Row>
          {/* A full page load: the session has just ended. */}
          <ButtonLink to={paths.login} reloadDocument={viewer !== null}>
            {m.restore_to_login()}
          </ButtonLink>
        </Row>
      ) : (
        <p className={styles["aside"]}>
          <Link to={paths.login}>{m.restore_to_login()}</Link>
        </p>
      )}
    </Page>
  );
}

interface NowProps {
  readonly step: Step;
  readonly setStep: (step: Step) => void;
  readonly link: string | null;
  readonly onDone: () => void;
}

function Now({ step, setStep, link, onDone }: NowProps) {
  // A new object each time: the same first step would not be rendered again.
  const again = () => setStep({ ...FIRST });
  switch (step.name) {
    case "enterEmail":
      return link === null ? (
        <RestoreEmail onSent={(email, sent) => setStep({ name: "otp", email, sent })} />
      ) : (
        <RestoreByLink
          token={link}
          onOpened={(email) => setStep({ name: "reset", email, sent: "link" })}
          onAgain={again}
        />
      );
    case "otp":
      return (
        <>
          {step.sent === "link" ? (
            <Lead>{m.restore_link_lead({ email: step.email })}</Lead>
          ) : (
            <RestoreCode email={step.email} onRight={() => setStep({ ...step, name: "reset" })} />
          )}
          <RestoreResend
            email={step.email}
            sent={step.sent}
            onSent={(sent) => setStep({ ...step, sent })}
            onOtherEmail={again}
          />
        </>
      );
    case "reset":
      return (
        <RestorePassword email={step.email} sent={step.sent} onSaved={onDone} onAgain={again} />
      );
    case "recovered":
      return <Lead>{m.restore_done_text()}</Lead>;
  }
}
