import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { failureText } from "../../ui/fault-report.ts";
import { Lead, Row } from "../../ui/page.tsx";

const TOKEN = /^#([\w-]{43})$/;

/** The mailed link's token, which comes after the `#`, a part that browsers never send. */
export function linkInAddress(): string | null {
  return TOKEN.exec(location.hash)?.[1] ?? null;
}

/** Removes the token from the address, which others might see on the screen or in the browsing history. */
function forgetLink(): void {
  history.replaceState(history.state, "", location.pathname);
}

interface RestoreByLinkProps {
  readonly token: string;
  readonly onOpened: (email: string) => void;
  readonly onAgain: () => void;
}

/** Opening the page does not use the link up, because mail programs open links automatically; the button does. */
export function RestoreByLink({ token, onOpened, onAgain }: RestoreByLinkProps) {
  const { call } = usePageTools();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    setSending(true);
    try {
      const { data } = await call("POST /auth/open-recovery-link", { body: { token } });
      forgetLink();
      onOpened(data.email);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
    } finally {
      setSending(false);
    }
  };
  const again = () => {
    forgetLink();
    onAgain();
  };
  return (
    <>
      <Lead>{m.restore_by_link_lead()}</Lead>
      <Failure text={failure ?? undefined} />
      <Row>
        <Button
          onClick={() => void open()}
          disabled={sending}
          disabledReason={m.restore_by_link_opening()}
        >
          {sending ? m.restore_by_link_opening() : m.restore_by_link_open()}
        </Button>
        <Button look="quiet" onClick={again}>
          {m.restore_again()}
        </Button>
      </Row>
    </>
  );
}
