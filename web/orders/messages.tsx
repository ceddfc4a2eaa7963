import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OrderMessage } from "@felistry/contract/orders/messages.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languageOf } from "@felistry/i18n/locale.ts";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { PageLinks } from "../ui/page-links.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { MessageForm, type Thread } from "./message-form.tsx";
import { MessagePictures } from "./message-photo.tsx";
import styles from "./orders.module.css";

interface MessagesProps {
  readonly thread: Thread;
  /** Why nobody may write here any more, if so. */
  readonly closed: string | null;
  /** Newest first. */
  readonly messages: readonly OrderMessage[];
  readonly next: string | null;
}

export function Messages({ thread, closed, messages, next }: MessagesProps) {
  const [reporting, setReporting] = useState<OrderMessage | null>(null);
  const { said, output, onDone } = useOutcome();
  return (
    <section className={styles["part"]} aria-labelledby="messages">
      <h2 id="messages">{m.order_messages()}</h2>
      <p className="soft">{m.order_messages_lead()}</p>
      {/* A sent message empties the form; one that comes meanwhile leaves what is being typed. */}
      {closed === null ? (
        <MessageForm
          key={messages.find(({ is_own }) => is_own === 1)?.id ?? 0}
          thread={thread}
          onDone={onDone}
        />
      ) : (
        <p>{closed}</p>
      )}
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      <ol className={styles["messages"]}>
        {messages.map((message) => (
          <li key={message.id} data-own={message.is_own}>
            <Message message={message} onReport={() => setReporting(message)} />
          </li>
        ))}
      </ol>
      <PageLinks next={next} />
      {reporting && (
        <ReportDialog
          thread={thread}
          message={reporting}
          onDone={onDone}
          onClose={() => setReporting(null)}
        />
      )}
    </section>
  );
}

function Message({ message, onReport }: { message: OrderMessage; onReport: () => void }) {
  const { locale } = usePageTools();
  const { id, is_own, is_reported, sender, text, pictures, created_at } = message;
  return (
    <article aria-labelledby={`message-${id}`}>
      <p id={`message-${id}`} className="soft">
        {is_own === 1 ? m.order_message_own() : sender},{" "}
        <time dateTime={created_at}>{shortDate(created_at, locale)}</time>
      </p>
      {text === null ? (
        <p className="soft">{m.order_message_gone()}</p>
      ) : (
        <p className={styles["words"]} lang={languageOf(text, locale)}>
          {text}
        </p>
      )}
      <MessagePictures paths={pictures} sender={is_own === 1 ? m.order_message_own() : sender} />
      {is_own === 0 && text !== null && is_reported === 0 && (
        <Button small look="quiet" onClick={onReport}>
          {m.order_message_report()}
        </Button>
      )}
      {is_own === 0 && is_reported === 1 && <p className="soft">{m.order_message_reported()}</p>}
    </article>
  );
}

function ReportDialog({
  thread,
  message,
  onDone,
  onClose,
}: {
  thread: Thread;
  message: OrderMessage;
  onDone: (said: string) => Promise<void>;
  onClose: () => void;
}) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      about={`report message ${message.id}`}
      title={m.order_message_report_title({ name: message.sender })}
      label={m.order_message_report_reason()}
      hint={m.order_message_report_hint()}
      submit={m.order_message_report()}
      keep={m.order_message_report_keep()}
      schema={() =>
        import("@felistry/contract/orders/messages.ts").then((c) => c.messageReportBody)
      }
      send={async (reason) => {
        const input = { params: { id: thread.id, messageId: message.id }, body: { reason } };
        await (thread.of === "order"
          ? call("POST /order/{id}/messages/{messageId}/report", input)
          : call("POST /questions/{id}/messages/{messageId}/report", input));
        return m.order_message_report_sent();
      }}
      onSent={async (said) => {
        await revalidate();
        await onDone(said);
      }}
      onClose={onClose}
    />
  );
}
