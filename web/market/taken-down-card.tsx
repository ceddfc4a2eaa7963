import { Link } from "react-router";
import type { TakenDownAd } from "@felistry/contract/market/ad-reports.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { CatName } from "../cats/cat-name.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import styles from "./reports.module.css";

/** An ad that the club has taken down, and the way to restore it. `onDone` shows the outcome and reloads the list. */
export function TakenDownCard({
  ad,
  onDone,
}: {
  ad: TakenDownAd;
  onDone: (said: string) => Promise<void>;
}) {
  const { call, locale } = usePageTools();
  const name = displayName(ad);
  const lift = async () => {
    try {
      await call("PUT /admin/taken-down-ads/{id}/lift", { params: { id: ad.id } });
      await onDone(m.reports_lifted({ name }));
    } catch (error) {
      // Another administrator was faster: the list says so in the ad's place.
      if (!(error instanceof ApiFailure && error.status === 409)) throw error;
      await onDone(`${name}: ${error.body.message}`);
    }
  };
  const titleId = `taken-down-${ad.id}`;
  return (
    <article className={styles["report"]} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Link to={paths.catTab(ad.cat_id, "selling")}>
          <CatName cat={ad} />
        </Link>
      </h2>
      <dl className={styles["facts"]}>
        <dt>{m.reports_seller()}</dt>
        <dd>{ad.seller}</dd>
        <dt>{m.reports_taken_down_by()}</dt>
        <dd>{ad.taken_down_by}</dd>
        <dt>{m.reports_taken_down_at()}</dt>
        <dd>{shortDate(ad.taken_down_at, locale)}</dd>
      </dl>
      <blockquote>{ad.reason}</blockquote>
      <Allowed right="decide_market">
        <Row>
          <TaskButton look="second" work={lift} busy={m.own_busy()}>
            {m.reports_lift()}
          </TaskButton>
        </Row>
      </Allowed>
    </article>
  );
}
