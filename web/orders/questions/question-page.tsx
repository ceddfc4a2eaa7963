import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Question } from "@felistry/contract/orders/questions.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { cursorOf } from "../../ui/page-trail.ts";
import { Page } from "../../ui/page.tsx";
import { endedText } from "./ended-words.ts";
import { Messages } from "../messages.tsx";
import styles from "../orders.module.css";

/** `/my/questions/{id}`, for the buyer and the seller; once the cat is ordered, the order's page. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const params = { id: args.params["id"]! };
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const [{ data: question }, { data: messages, page }] = await orErrorScreen(
    Promise.all([
      call("GET /questions/{id}", { params }),
      call("GET /questions/{id}/messages", { params, query: cursor ? { cursor } : {} }),
    ]),
  );
  if (question.order_id !== null) throw redirect(paths.myOrder(question.order_id));
  return { question, messages, next: page.next };
}

function whyClosed(question: Question): string | null {
  const { writing } = question;
  if (writing === "open") return null;
  if (writing === "other_left") return m.error_other_side_left();
  if (writing === "ordered") return m.question_ordered();
  return [endedText(question), m.question_kept()].join(" ");
}

export function Component() {
  const { question, messages, next } = useLoaderData() as Exclude<
    Awaited<ReturnType<typeof loader>>,
    Response
  >;
  const { id, side, other_side } = question;
  const title = m.question_of({ name: displayName(question) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <p>
        <Link to={paths.questions}>← {m.questions_title()}</Link>
      </p>
      <div className={styles["form"]}>
        <h1>{title}</h1>
        <p>
          {side === "asked"
            ? m.question_asked({ name: other_side })
            : m.question_received({ name: other_side })}
        </p>
        <WaysOn question={question} />
        <Messages
          thread={{ of: "question", id }}
          closed={whyClosed(question)}
          messages={messages}
          next={next}
        />
      </div>
    </Page>
  );
}

/** To the ad while there is one; afterwards to the cat's page, and the buyer to other cats. */
function WaysOn({ question: { side, cat_id, writing, ended } }: { question: Question }) {
  const hasAd = writing === "open" || ended === "again";
  return (
    <div className={styles["actions"]}>
      {side === "asked" && writing === "open" && (
        <ButtonLink to={paths.order(cat_id!)}>{m.question_order()}</ButtonLink>
      )}
      {cat_id !== null && (
        <ButtonLink to={hasAd ? paths.saleProfile(cat_id) : paths.cat(cat_id)} look="second">
          {hasAd ? m.question_to_ad() : m.sale_gone_cat()}
        </ButtonLink>
      )}
      {side === "asked" && !hasAd && (
        <ButtonLink to={paths.market} look="second">
          {m.order_sent_to_market()}
        </ButtonLink>
      )}
    </div>
  );
}
