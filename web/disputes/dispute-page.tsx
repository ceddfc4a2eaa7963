import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { DISPUTE_REASONS, disputeMove, takesEvidence } from "@felistry/domain/disputes/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { SelectField } from "../ui/form/field.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page, Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { DisputeHistory } from "./dispute-history.tsx";
import { reasonText } from "./dispute-words.ts";
import { WordsForm } from "../ui/form/words-form.tsx";
import styles from "./disputes.module.css";

/** `/my/orders/{id}/dispute`, for the two sides of the order. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const params = { id: args.params["id"]! };
  const [order, dispute] = await orErrorScreen(
    Promise.all([call("GET /order/{id}", { params }), call("GET /order/{id}/dispute", { params })]),
  );
  return { order: order.data, dispute: dispute.data };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { order, dispute } = useLoaderData() as Loaded;
  const { said, output, onDone } = useOutcome();
  const id = order.orders_id;
  const title = m.dispute_title({ id });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <p>
        <Link to={paths.myOrder(id)}>← {m.order_number({ id })}</Link>
      </p>
      <h1>{title}</h1>
      <Lead>{m.dispute_lead()}</Lead>
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      {order.dispute === null && <p>{m.error_dispute_too_early()}</p>}
      {dispute && <DisputeHistory dispute={dispute} />}
      {dispute && <Steps order={order} dispute={dispute} onDone={onDone} />}
      {mayOpen(order, dispute) && <OpenForm orderId={id} onDone={onDone} />}
    </Page>
  );
}

const ownSide = (order: Loaded["order"]) => (order.side === "sell" ? "seller" : "buyer");

/** What one side has withdrawn the other may still open. */
function mayOpen(order: Loaded["order"], dispute: Loaded["dispute"]): boolean {
  if (order.dispute === "possible") return true;
  return dispute?.stage === "withdrawn" && dispute.opened_by !== ownSide(order);
}

interface Done {
  readonly onDone: (said: string) => Promise<void>;
}

function OpenForm({ orderId, onDone }: Done & { orderId: number }) {
  const { call } = usePageTools();
  return (
    <WordsForm
      label={m.dispute_text()}
      hint={m.dispute_text_hint()}
      submit={m.dispute_open()}
      schema={() => import("@felistry/contract/disputes/disputes.ts").then((c) => c.disputeBody)}
      send={async (body) => {
        await call("POST /order/{id}/dispute", { params: { id: orderId }, body });
        await onDone(m.dispute_opened_said());
      }}
    >
      {(errors) => (
        <SelectField
          name="reason"
          label={m.dispute_reason()}
          placeholder={m.dispute_choose()}
          errors={errors}
          required
        >
          {DISPUTE_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reasonText[reason]()}
            </option>
          ))}
        </SelectField>
      )}
    </WordsForm>
  );
}

function Steps({
  order,
  dispute,
  onDone,
}: Done & { order: Loaded["order"]; dispute: NonNullable<Loaded["dispute"]> }) {
  const { call } = usePageTools();
  const { stage, statements } = dispute;
  const by = dispute.opened_by === ownSide(order) ? "opener" : "respondent";
  const params = { id: order.orders_id };
  const words = () =>
    import("@felistry/contract/disputes/disputes.ts").then((c) => c.disputeWordsBody);
  const may = (name: "answer" | "appeal" | "withdraw") => disputeMove(stage, name, by) !== null;
  const step = may("answer") ? "answer" : may("appeal") ? "appeal" : "evidence";
  const withdraw = async () => {
    await call("PUT /order/{id}/dispute/withdraw", { params });
    await onDone(m.dispute_withdrawn_said());
  };
  const sending = {
    answer: (text: string) => call("POST /order/{id}/dispute/answer", { params, body: { text } }),
    appeal: (text: string) => call("POST /order/{id}/dispute/appeal", { params, body: { text } }),
    evidence: (text: string) =>
      call("POST /order/{id}/dispute/evidence", { params, body: { text } }),
  };
  const labels = {
    answer: [m.dispute_answer_label(), m.dispute_answer(), m.dispute_answered_said()],
    appeal: [m.dispute_appeal_label(), m.dispute_appeal(), m.dispute_appealed_said()],
    evidence: [m.dispute_evidence_label(), m.dispute_evidence(), m.dispute_evidence_said()],
  } as const;
  const [label, submit, said] = labels[step];
  return (
    <>
      {(step !== "evidence" || takesEvidence(stage, by)) && (
        <WordsForm
          // What is sent empties the form.
          key={`${step} ${statements.length}`}
          label={label}
          submit={submit}
          schema={words}
          send={async ({ text }) => {
            await sending[step](text);
            await onDone(said);
          }}
        />
      )}
      {may("withdraw") && (
        <Row>
          <TaskButton look="quiet" work={withdraw} busy={m.own_busy()}>
            {m.dispute_withdraw()}
          </TaskButton>
        </Row>
      )}
    </>
  );
}
