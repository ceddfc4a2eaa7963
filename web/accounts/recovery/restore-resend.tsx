import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { failureText } from "../../ui/fault-report.ts";
import { Row } from "../../ui/page.tsx";
import styles from "../accounts.module.css";
import { useCountdown } from "./use-countdown.ts";

const RESEND_AFTER_SECONDS = 10;

/** What the mail contains: digits to enter, or a link to open. */
export type Sent = "code" | "link";

interface RestoreResendProps {
  readonly email: string;
  readonly sent: Sent;
  readonly onSent: (sent: Sent) => void;
  readonly onOtherEmail: () => void;
}

/** Not `disabled` during the countdown: keyboard users would lose their place. */
export function RestoreResend({ email, sent, onSent, onOtherEmail }: RestoreResendProps) {
  const { call } = usePageTools();
  const { left, restart } = useCountdown(RESEND_AFTER_SECONDS);
  const [said, setSaid] = useState<string | null>(null);
  const resend = async () => {
    if (left > 0) return;
    restart();
    setSaid(null);
    try {
      const { data } = await call("POST /send-recovery-email", {
        body: { recipient_email: email },
      });
      onSent(data.sent);
      setSaid(data.sent === "link" ? m.restore_link_resent() : m.restore_resent());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setSaid(failureText(error));
    }
  };
  const words =
    sent === "link"
      ? { again: m.restore_link_resend, wait: m.restore_link_resend_wait }
      : { again: m.restore_resend, wait: m.restore_resend_wait };
  return (
    <Row>
      <output className={styles["said"]}>{said}</output>
      <Button
        look="second"
        aria-disabled={left > 0}
        onClick={() => void resend()}
        className={styles["resend"]}
      >
        {left > 0 ? words.wait({ seconds: left }) : words.again()}
      </Button>
      <Button look="quiet" onClick={onOtherEmail}>
        {m.restore_other_email()}
      </Button>
    </Row>
  );
}
