import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import {
  list_none_further,
  list_none_so_far,
  list_search_further,
} from "@felistry/i18n/compiled/messages.js";
import { ButtonLink } from "../button.tsx";
import { Empty } from "../page.tsx";
import { pageTrail } from "../page-trail.ts";

/** Above the `PageLinks` of a list without rows: `children` say so of all of it, which only its first page can know. */
export function EmptyPage({
  next = null,
  children,
}: {
  next?: string | null;
  children: ReactNode;
}) {
  const [search] = useSearchParams();
  const trail = pageTrail(search, next);
  if (trail.next !== null)
    return (
      <Empty>
        <p>{list_none_so_far()}</p>
        <ButtonLink to={trail.next} look="second" rel="next">
          {list_search_further()}
        </ButtonLink>
      </Empty>
    );
  return <Empty>{trail.back === null ? children : <p>{list_none_further()}</p>}</Empty>;
}
