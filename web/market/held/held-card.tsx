import { useState } from "react";
import { Link } from "react-router";
import type { HeldAd } from "@felistry/contract/market/held-ads.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../../layout/allowed.tsx";
import { CatName } from "../../cats/cat-name.tsx";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { ChangedFacts } from "../../ui/form/changed-facts.tsx";
import { useStaleFacts } from "../../ui/form/use-stale-facts.ts";
import { Row } from "../../ui/page.tsx";
import { price } from "../../ui/prices.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { TaskButton } from "../../ui/task-button.tsx";
import { factLabel } from "../fact-label.ts";
import styles from "../reports.module.css";
import { HoldReasons } from "./hold-note.tsx";

interface HeldCardProps {
  readonly ad: HeldAd;
  readonly onDone: (said: string) => Promise<void>;
}

/** An ad that waits, why, and the club's two possible decisions. */
export function HeldCard({ ad, onDone }: HeldCardProps) {
  const { call, locale } = usePageTools();
  const [isRefusing, setRefusing] = useState(false);
  const { changes, decide } = useDecision(ad);
  const name = displayName(ad);
  const { id, version } = ad;
  const release = async () => {
    const send = () =>
      call("PUT /admin/held-ads/{id}/release", { params: { id }, body: { version } });
    await onDone(await decide(send, m.held_released({ name })));
  };
  const titleId = `held-${id}`;
  return (
    <article className={styles["report"]} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Link to={paths.catTab(ad.cat_id, "selling")}>
          <CatName cat={ad} />
        </Link>
      </h2>
      <Facts ad={ad} />
      <HoldReasons hold={ad.hold} currency={ad.currency_abb} locale={locale} />
      {ad.description !== null && <blockquote>{ad.description}</blockquote>}
      <Allowed right="decide_market">
        <Row>
          <div data-decides="release">
            <TaskButton work={release} busy={m.own_busy()}>
              {m.held_release()}
            </TaskButton>
          </div>
          <span data-decides="refuse">
            <Button look="danger" onClick={() => setRefusing(true)}>
              {m.held_refuse()}
            </Button>
          </span>
        </Row>
      </Allowed>
      {changes}
      {isRefusing && (
        <RefuseDialog ad={ad} onDone={onDone} decide={decide} onClose={() => setRefusing(false)} />
      )}
    </article>
  );
}

function RefuseDialog({
  ad,
  decide,
  onDone,
  onClose,
}: HeldCardProps & {
  decide: ReturnType<typeof useDecision>["decide"];
  onClose: () => void;
}) {
  const { call } = usePageTools();
  const name = displayName(ad);
  return (
    <ReasonDialog
      about={`refuse ad ${ad.id}`}
      title={m.held_refuse_title({ name })}
      label={m.reports_reason()}
      hint={m.held_refuse_hint()}
      submit={m.held_refuse()}
      keep={m.members_keep()}
      schema={() => import("@felistry/contract/market/held-ads.ts").then((c) => c.refuseHeldBody)}
      send={(reason) =>
        decide(
          () =>
            call("PUT /admin/held-ads/{id}/refuse", {
              params: { id: ad.id },
              body: { reason, version: ad.version },
            }),
          m.held_refused_done({ name }),
        )
      }
      onSent={onDone}
      onClose={onClose}
    />
  );
}

function useDecision(ad: HeldAd) {
  const { changed, isStale } = useStaleFacts(ad.facts);
  const decide = async (decision: () => Promise<unknown>, said: string) => {
    try {
      await decision();
      return said;
    } catch (error) {
      if (await isStale(error)) throw error;
      // Another administrator was faster, or the seller: the list says so in the ad's place.
      if (!(error instanceof ApiFailure && error.status === 409)) throw error;
      return `${displayName(ad)}: ${error.body.message}`;
    }
  };
  return { changes: changed && <ChangedFacts {...changed} labelOf={factLabel} />, decide };
}

function Facts({ ad }: { ad: HeldAd }) {
  const { locale } = usePageTools();
  return (
    <dl className={styles["facts"]}>
      <dt>{m.reports_seller()}</dt>
      <dd>{ad.seller}</dd>
      <dt>{m.held_seller_since()}</dt>
      <dd>{shortDate(ad.seller_since, locale)}</dd>
      <dt>{m.held_price_asked()}</dt>
      <dd>{price(ad.price_pet, ad.currency_abb, locale)}</dd>
      <dt>{m.held_since()}</dt>
      <dd>{shortDate(ad.hold.held_at, locale)}</dd>
    </dl>
  );
}
