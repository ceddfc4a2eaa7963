import { useState, useSyncExternalStore } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import {
  undo_done,
  undo_done_title,
  undo_lead,
  undo_new_password,
  undo_no_token,
  undo_sending,
  undo_submit,
  undo_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { failureText } from "../../ui/fault-report.ts";
import { Head } from "../../ui/head.tsx";
import { Empty, Lead, Page, Row } from "../../ui/page.tsx";
import { focus } from "../focus.ts";
import { forgetUser } from "../user-storage.ts";

const never = () => () => {};
/** The token comes after the `#`, a part that browsers never send. */
const tokenInAddress = () => location.hash.slice(1);

type Outcome = { readonly email: string } | { readonly failure: string };

/** Opening the link changes nothing, because mail programs open links automatically; the button does. */
export function Component() {
  const { call, viewer } = usePageTools();
  const hasToken = useSyncExternalStore(
    never,
    () => tokenInAddress() !== "",
    () => true,
  );
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const takeBack = async () => {
    setSending(true);
    try {
      const body = { token: tokenInAddress() };
      const { email } = (await call("POST /auth/undo-email-change", { body })).data;
      if (viewer) forgetUser();
      setOutcome({ email });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setOutcome({ failure: failureText(error) });
    } finally {
      setSending(false);
    }
  };
  if (outcome && "email" in outcome) return <TakenBack email={outcome.email} />;
  return (
    <Page width="narrow">
      <Head title={undo_title()} description={undo_lead()} noIndex />
      <h1>{undo_title()}</h1>
      {hasToken ? (
        <>
          <Lead>{undo_lead()}</Lead>
          <Failure text={outcome?.failure} />
          <Row>
            <Button
              onClick={() => void takeBack()}
              disabled={sending}
              disabledReason={undo_sending()}
            >
              {sending ? undo_sending() : undo_submit()}
            </Button>
          </Row>
        </>
      ) : (
        <Empty>{undo_no_token()}</Empty>
      )}
    </Page>
  );
}

function TakenBack({ email }: { email: string }) {
  return (
    <Page width="narrow">
      <Head title={undo_done_title()} description={undo_lead()} noIndex />
      <h1 tabIndex={-1} ref={focus}>
        {undo_done_title()}
      </h1>
      <Lead>{undo_done({ email })}</Lead>
      <Row>
        {/* A full page load: nobody is logged in any more. */}
        <ButtonLink to={paths.restore} reloadDocument>
          {undo_new_password()}
        </ButtonLink>
      </Row>
    </Page>
  );
}
