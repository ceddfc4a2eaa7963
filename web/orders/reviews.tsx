import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OrderSheet } from "@felistry/contract/orders/orders.ts";
import type { Review } from "@felistry/contract/orders/reviews.ts";
import { isHandedOver, isUnsettled } from "@felistry/domain/orders/stages.ts";
import { movesAt } from "@felistry/domain/orders/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextAreaField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { useOutcome } from "../ui/use-outcome.ts";
import styles from "./orders.module.css";
import { ReviewReportDialog } from "./review-report-dialog.tsx";
import { ReviewText } from "./review-text.tsx";
import { Settling } from "./settling.tsx";

/** Copied from the contract, whose module would bring the schema library. */
const REVIEW_MAX = 1000;
const STARS = [5, 4, 3, 2, 1];

interface ReviewsProps {
  readonly order: OrderSheet;
  readonly reviews: readonly Review[];
}

/** After the hand-over: whether everything is settled, then what the two say of each other. */
export function Reviews({ order, reviews }: ReviewsProps) {
  const { said, output, onDone } = useOutcome();
  const [reporting, setReporting] = useState<Review | null>(null);
  if (!isHandedOver(order.stage)) return null;
  const isOpen = isUnsettled(order.stage);
  const moves = movesAt(order.stage, order.side === "sell" ? "seller" : "buyer");
  const toAnswer = reviews.find(({ is_own, answer }) => is_own === 0 && answer === null);
  return (
    <section className={styles["part"]} aria-labelledby="reviews">
      <h2 id="reviews">{isOpen ? m.review_settle_heading() : m.review_heading()}</h2>
      {isOpen && <Settling order={order} onDone={onDone} />}
      <ul className={styles["messages"]}>
        {reviews.map((review) => (
          <li key={review.id} data-own={review.is_own}>
            <ReviewText review={review} />
            {review.report === "possible" && (
              <Button small look="quiet" onClick={() => setReporting(review)}>
                {m.order_message_report()}
              </Button>
            )}
            {review.report === "sent" && <p className="soft">{m.review_report_done()}</p>}
          </li>
        ))}
      </ul>
      {toAnswer && <AnswerForm orderId={order.orders_id} onDone={onDone} />}
      {moves.includes("review") && <ReviewForm order={order} onDone={onDone} />}
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      {reporting && (
        <ReviewReportDialog
          order={order}
          review={reporting}
          onDone={onDone}
          onClose={() => setReporting(null)}
        />
      )}
    </section>
  );
}

interface StepProps {
  readonly onDone: (said: string) => Promise<void>;
}

function ReviewForm({ order, onDone }: StepProps & Pick<ReviewsProps, "order">) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const state = useForm({
    schema: () => import("@felistry/contract/orders/reviews.ts").then((c) => c.reviewBody),
    send: async (body) => {
      await call("POST /order/{id}/review", { params: { id: order.orders_id }, body });
      await revalidate();
      await onDone(m.review_sent());
    },
  });
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={state.sending} disabledReason={m.own_busy()}>
          {m.review_send()}
        </Button>
      }
    >
      <p className="soft">
        {order.side === "buy" ? m.review_lead() : m.review_lead_seller({ name: order.client_name })}
      </p>
      <SelectField
        name="stars"
        label={m.review_stars()}
        placeholder={m.review_stars_choose()}
        errors={state.errors}
        required
      >
        {STARS.map((stars) => (
          <option key={stars} value={stars}>
            {m.review_star_count({ n: stars })}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        name="review"
        label={m.review_text()}
        errors={state.errors}
        maxLength={REVIEW_MAX}
        rows={4}
      />
    </Form>
  );
}

function AnswerForm({ orderId, onDone }: StepProps & { readonly orderId: number }) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/orders/reviews.ts").then((c) => c.answerBody),
    send: async (body) => {
      await call("POST /order/{id}/review/answer", { params: { id: orderId }, body });
      await onDone(m.review_answer_sent());
    },
  });
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" look="second" disabled={state.sending} disabledReason={m.own_busy()}>
          {m.review_answer_send()}
        </Button>
      }
    >
      <TextAreaField
        name="answer"
        label={m.review_answer_label()}
        errors={state.errors}
        maxLength={REVIEW_MAX}
        rows={3}
        required
      />
    </Form>
  );
}
