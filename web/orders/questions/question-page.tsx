import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { cursorOf } from "../../ui/page-trail.ts";
import { Page } from "../../ui/page.tsx";
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

const whyClosed = {
  open: () => null,
  over: m.question_over,
  other_left: m.error_other_side_left,
  ordered: m.question_ordered,
};

export function Component() {
  const { question, messages, next } = useLoaderData() as Exclude<
    Awaited<ReturnType<typeof loader>>,
    Response
  >;
  const { id, side, cat_id, other_side, writing } = question;
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
        {writing === "open" && (
          <div className={styles["actions"]}>
            {side === "asked" && (
              <ButtonLink to={paths.order(cat_id)}>{m.question_order()}</ButtonLink>
            )}
            <ButtonLink to={paths.saleProfile(cat_id)} look="second">
              {m.question_to_ad()}
            </ButtonLink>
          </div>
        )}
        <Messages
          thread={{ of: "question", id }}
          closed={whyClosed[writing]()}
          messages={messages}
          next={next}
        />
      </div>
    </Page>
  );
}
