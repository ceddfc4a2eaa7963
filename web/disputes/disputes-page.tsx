import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { reasonText, stageText } from "./dispute-words.ts";
import styles from "./disputes.module.css";

/** `/admin/disputes`: those that wait for the club. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_market");
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /admin/disputes", { query: cursor ? { cursor } : {} }),
  );
  return { disputes: data, next: page.next };
}

export function Component() {
  const { disputes, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <ClubPage tab="disputes" title={m.disputes_title()} description={m.disputes_lead()}>
      <p className="soft">{m.disputes_lead()}</p>
      {disputes.length === 0 ? (
        <EmptyPage>
          <p>{m.disputes_none()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {disputes.map(({ id, order_id, reason, stage, buyer, seller }) => (
            <li key={id}>
              <Link to={paths.adminDispute(id)}>
                {m.dispute_title({ id: order_id })}: {reasonText[reason]()}
              </Link>
              <p className="soft">
                {buyer} — {seller}. {stageText[stage]()}
              </p>
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </ClubPage>
  );
}
