import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OrderMessage } from "@felistry/contract/orders/messages.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { TextAreaField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { PageLinks } from "../ui/page-links.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import styles from "./orders.module.css";

/** Copied from the contract's `MESSAGE_MAX`, whose module would bring the schema library. */
const MESSAGE_MAX = 2000;

interface MessagesProps {
  readonly orderId: number;
  /** Newest first. */
  readonly messages: readonly OrderMessage[];
  readonly next: string | null;
}

export function Messages({ orderId, messages, next }: MessagesProps) {
  const [reporting, setReporting] = useState<OrderMessage | null>(null);
  const { said, output, onDone } = useOutcome();
  return (
    <section className={styles["part"]} aria-labelledby="messages">
      <h2 id="messages">{m.order_messages()}</h2>
      <p className="soft">{m.order_messages_lead()}</p>
      {/* A sent message empties the form; one that comes meanwhile leaves what is being typed. */}
      <MessageForm
        key={messages.find(({ is_own }) => is_own === 1)?.id ?? 0}
        orderId={orderId}
        onDone={onDone}
      />
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
          orderId={orderId}
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
  const { id, is_own, is_reported, sender, text, created_at } = message;
  return (
    <article aria-labelledby={`message-${id}`}>
      <p id={`message-${id}`} className="soft">
        {is_own === 1 ? m.order_message_own() : sender},{" "}
        <time dateTime={created_at}>{shortDate(created_at, locale)}</time>
      </p>
      {text === null ? (
        <p className="soft">{m.order_message_gone()}</p>
      ) : (
        <p className={styles["words"]}>{text}</p>
      )}
      {is_own === 0 && text !== null && is_reported === 0 && (
        <Button small look="quiet" onClick={onReport}>
          {m.order_message_report()}
        </Button>
      )}
      {is_own === 0 && is_reported === 1 && <p className="soft">{m.order_message_reported()}</p>}
    </article>
  );
}

function MessageForm({
  orderId,
  onDone,
}: {
  orderId: number;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/orders/messages.ts").then((c) => c.messageBody),
    send: async (body) => {
      await call("POST /order/{id}/messages", { params: { id: orderId }, body });
      await onDone(m.order_message_sent());
    },
  });
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={state.sending} disabledReason={m.own_busy()}>
          {m.order_message_send()}
        </Button>
      }
    >
      <TextAreaField
        name="text"
        label={m.order_message_text()}
        errors={state.errors}
        maxLength={MESSAGE_MAX}
        rows={3}
        required
      />
    </Form>
  );
}

function ReportDialog({
  orderId,
  message,
  onDone,
  onClose,
}: {
  orderId: number;
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
        const params = { id: orderId, messageId: message.id };
        await call("POST /order/{id}/messages/{messageId}/report", { params, body: { reason } });
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
