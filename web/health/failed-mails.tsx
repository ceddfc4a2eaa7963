import type { FailedMail } from "@felistry/contract/health.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { usePageTools } from "../page-tools.ts";
import { TaskButton } from "../ui/task-button.tsx";
import { when } from "../ui/when.ts";
import styles from "./health.module.css";

interface Props {
  readonly mails: readonly FailedMail[];
  readonly onDone: (said: string) => Promise<void>;
}

export function FailedMails({ mails, onDone }: Props) {
  return (
    <section aria-labelledby="failed-mails">
      <h2 id="failed-mails">{m.health_mails_title()}</h2>
      {mails.length === 0 ? (
        <p>{m.health_mails_none()}</p>
      ) : (
        <>
          <p className="soft">{m.health_mails_lead()}</p>
          <ul className={styles["mails"]}>
            {mails.map((mail) => (
              <FailedMailLine key={mail.id} mail={mail} onDone={onDone} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function FailedMailLine({ mail, onDone }: { mail: FailedMail } & Pick<Props, "onDone">) {
  const { call, locale, today } = usePageTools();
  const { id, to, subject, reason, failed_at } = mail;
  const send = async () => {
    await call("PUT /admin/mails/{id}/send", { params: { id } });
    await onDone(m.health_mail_sent({ to }));
  };
  const failedAt = when(failed_at, today, locale);
  return (
    <li>
      <div>
        <p>
          <strong>{subject}</strong>
        </p>
        <p>{to}</p>
        <p className="soft">
          {reason === null
            ? m.health_mail_no_reason({ when: failedAt })
            : m.health_mail_reason({ when: failedAt, reason })}
        </p>
      </div>
      <Allowed right="mend_health">
        <TaskButton look="second" work={send} busy={m.own_busy()}>
          {m.health_mail_send()}
        </TaskButton>
      </Allowed>
    </li>
  );
}
