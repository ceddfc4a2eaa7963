import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { ClubDispute } from "@felistry/contract/disputes/disputes.ts";
import { DISPUTE_SIDES, disputeMove } from "@felistry/domain/disputes/moves.ts";
import { statusOf } from "@felistry/domain/orders/status.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languageOf } from "@felistry/i18n/locale.ts";
import { Allowed } from "../layout/allowed.tsx";
import { ClubPage } from "../layout/club-page.tsx";
import { MessagePictures } from "../orders/message-photo.tsx";
import { statusText } from "../orders/order-words.ts";
import { orErrorScreen, requireRight, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { exactMoment } from "../ui/dates.ts";
import { staleState } from "../ui/form/conflict-values.ts";
import { ChoiceField } from "../ui/form/field.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { DisputeHistory } from "./dispute-history.tsx";
import { choiceText } from "./dispute-words.ts";
import { WordsForm } from "../ui/form/words-form.tsx";
import styles from "./disputes.module.css";

/** `/admin/disputes/{id}`: the dispute beside its order's history and messages, and the decision. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_market");
  const asked = call("GET /admin/disputes/{id}", { params: { id: args.params["id"]! } });
  return (await orErrorScreen(asked)).data;
}

export function Component() {
  const dispute = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { locale } = usePageTools();
  const { said, output, onDone } = useOutcome();
  const { order_id, stage, history, messages, buyer, seller } = dispute;
  const title = m.dispute_title({ id: order_id });
  const mayDecide = (["decide", "decide_again"] as const).some((name) =>
    disputeMove(stage, name, "club"),
  );
  return (
    <ClubPage tab="disputes" title={title} description={m.disputes_lead()}>
      <p>
        <Link to={paths.adminDisputes}>← {m.disputes_title()}</Link>
      </p>
      <p>{m.dispute_parties({ buyer, seller })}</p>
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      <DisputeHistory dispute={dispute} />
      {mayDecide && (
        <Allowed right="decide_market">
          <Decision dispute={dispute} onDone={onDone} />
        </Allowed>
      )}
      <section className={styles["part"]} aria-labelledby="history">
        <h2 id="history">{m.dispute_order_history()}</h2>
        <ol className={styles["list"]}>
          {history.map(({ at, to_stage }, place) => (
            <li key={place}>
              {exactMoment(at)} {statusText(statusOf(to_stage), "sell")}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles["part"]} aria-labelledby="messages">
        <h2 id="messages">{m.order_messages()}</h2>
        <ol className={styles["list"]}>
          {messages.map(({ sender, text, pictures, at }, place) => (
            <li key={place}>
              <p className="soft">
                {sender}, {exactMoment(at)}
              </p>
              <p
                className={styles["words"]}
                lang={text === null ? undefined : languageOf(text, locale)}
              >
                {text ?? m.order_message_gone()}
              </p>
              <MessagePictures paths={pictures} sender={sender} />
            </li>
          ))}
        </ol>
      </section>
    </ClubPage>
  );
}

/** If something was said meanwhile, it is shown, and what was typed stays for a decision in its light. */
function Decision({
  dispute: { id, version },
  onDone,
}: {
  dispute: ClubDispute;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  return (
    <WordsForm
      label={m.dispute_decision_reason()}
      hint={m.dispute_decision_hint()}
      submit={m.dispute_decide()}
      schema={() =>
        import("@felistry/contract/disputes/disputes.ts").then((c) => c.disputeDecisionBody)
      }
      send={async (body) => {
        try {
          await call("PUT /admin/disputes/{id}/decide", {
            params: { id },
            body: { ...body, version },
          });
        } catch (error) {
          if (error instanceof ApiFailure && staleState(error)) await revalidate();
          throw error;
        }
        await onDone(m.dispute_decided_said());
      }}
    >
      {(errors) => (
        <ChoiceField
          name="for_side"
          label={m.dispute_decision()}
          errors={errors}
          options={DISPUTE_SIDES.map((value) => ({ value, label: choiceText[value]() }))}
        />
      )}
    </WordsForm>
  );
}
