import { useSearchParams } from "react-router";
import { list_back, list_first, list_next, list_pages } from "@felistry/i18n/compiled/messages.js";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { pageTrail } from "./page-trail.ts";
import styles from "./page.module.css";

/** Plain links to the first, previous and next page of a keyset-paged list. */
export function PageLinks({ next }: { next: string | null }) {
  const [search] = useSearchParams();
  const trail = pageTrail(search, next);
  if (!trail.back && !trail.next) return null;
  return (
    <nav className={styles["row"]} aria-label={list_pages()}>
      {trail.first && (
        <ButtonLink to={trail.first} look="quiet">
          {list_first()}
        </ButtonLink>
      )}
      {trail.back && (
        <ButtonLink to={trail.back} look="second" rel="prev">
          <Icon name="back" />
          {list_back()}
        </ButtonLink>
      )}
      {trail.next && (
        <ButtonLink to={trail.next} look="second" rel="next">
          {list_next()}
          <Icon name="arrow" />
        </ButtonLink>
      )}
    </nav>
  );
}
