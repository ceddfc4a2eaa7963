import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Question } from "@felistry/contract/orders/questions.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Head } from "../../ui/head.tsx";
import { PageLinks } from "../../ui/page-links.tsx";
import { cursorOf } from "../../ui/page-trail.ts";
import { EmptyPage } from "../../ui/lists/empty-page.tsx";
import { Lead, Page } from "../../ui/page.tsx";
import styles from "../orders.module.css";
import { endedText } from "./ended-words.ts";

/** `/my/questions`: what the member has asked and was asked. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /questions", { query: cursor ? { cursor } : {} }),
  );
  return { questions: data, next: page.next };
}

export function Component() {
  const { questions, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page width="narrow">
      <Head title={m.questions_title()} description={m.questions_lead()} noIndex />
      <h1>{m.questions_title()}</h1>
      <Lead>{m.questions_lead()}</Lead>
      {questions.length === 0 ? (
        <EmptyPage>
          <p>{m.questions_none()}</p>
          <ButtonLink to={paths.market}>{m.order_sent_to_market()}</ButtonLink>
        </EmptyPage>
      ) : (
        <ul className={styles["messages"]}>
          {questions.map((question) => (
            <li key={question.id}>
              <QuestionCard question={question} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </Page>
  );
}

function stateText(question: Question): string {
  const { writing } = question;
  if (writing === "over") return endedText(question);
  return writing === "ordered" ? m.question_state_ordered() : m.question_state_left();
}

function QuestionCard({ question }: { question: Question }) {
  const { locale } = usePageTools();
  const { id, side, other_side, order_id, writing, last_at } = question;
  return (
    <article className={styles["order"]} aria-labelledby={`question-${id}`}>
      <h2 id={`question-${id}`}>
        <Link to={order_id === null ? paths.question(id) : paths.myOrder(order_id)} lang="zxx">
          {displayName(question)}
        </Link>
      </h2>
      <p>
        {side === "asked"
          ? m.question_asked({ name: other_side })
          : m.question_received({ name: other_side })}
      </p>
      {writing !== "open" && <p>{stateText(question)}</p>}
      <p className="soft">
        {m.question_last()}: <time dateTime={last_at}>{shortDate(last_at, locale)}</time>
      </p>
    </article>
  );
}
