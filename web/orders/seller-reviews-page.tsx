import { data as answerOf, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languageTag } from "@felistry/i18n/locale.ts";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, toolsOf, usePageTools } from "../page-tools.ts";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Page } from "../ui/page.tsx";
import styles from "./orders.module.css";
import { ReviewText } from "./review-text.tsx";

/** `/reviews/{member}`: what buyers say of a seller. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = toolsOf(args);
  const idText = args.params["id"] ?? "";
  if (!isIdText(idText)) throw answerOf(m.error_member_not_found(), { status: 404 });
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /sales/reviews/{sellerId}", {
      params: { sellerId: Number(idText) },
      query: cursor ? { cursor } : {},
    }),
  );
  return { ...data, next: page.next };
}

export function Component() {
  const { seller, count, mean, reviews, next } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  const { locale } = usePageTools();
  const title = m.review_page_title({ name: seller });
  return (
    <Page width="narrow">
      <Head title={title} description={m.review_page_lead()} noIndex />
      <h1>{title}</h1>
      <Lead>{m.review_page_lead()}</Lead>
      {mean === null ? (
        <EmptyPage>
          <p>{m.review_page_none()}</p>
        </EmptyPage>
      ) : (
        <p>
          {m.review_page_mean({
            mean: mean.toLocaleString(languageTag(locale), { minimumFractionDigits: 1 }),
            count,
          })}
        </p>
      )}
      <ul className={styles["messages"]}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewText review={review} />
          </li>
        ))}
      </ul>
      <PageLinks next={next} />
    </Page>
  );
}
