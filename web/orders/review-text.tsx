import type { Review } from "@felistry/contract/orders/reviews.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languageOf } from "@felistry/i18n/locale.ts";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import styles from "./orders.module.css";

/** One review as everybody reads it. */
export function ReviewText({ review }: { review: Review }) {
  const { locale } = usePageTools();
  const { id, author, stars, text, created_at, answer } = review;
  return (
    <article aria-labelledby={`review-${id}`}>
      <p id={`review-${id}`} className="soft">
        {author}, <time dateTime={created_at}>{shortDate(created_at, locale)}</time>
      </p>
      <p>{m.review_star_count({ n: stars })}</p>
      {text !== null && (
        <p className={styles["words"]} lang={languageOf(text, locale)}>
          {text}
        </p>
      )}
      {answer !== null && (
        <p className={styles["words"]}>
          {m.review_answer_lead()} <span lang={languageOf(answer, locale)}>{answer}</span>
        </p>
      )}
    </article>
  );
}
