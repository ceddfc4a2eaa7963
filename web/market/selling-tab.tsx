import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { regionName } from "@felistry/i18n/region-names.ts";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { exactMoment, shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { failureText } from "../ui/fault-report.ts";
import { Empty, Row } from "../ui/page.tsx";
import { price } from "../ui/prices.ts";
import { CatBadge } from "../cats/cat-badge.tsx";
import { Fact } from "../cats/profile/cat-facts.tsx";
import { HoldNote } from "./held/hold-note.tsx";
import type { Sale } from "./load-sale.ts";
import { isOwner } from "../cats/may-change.ts";
import styles from "./selling-tab.module.css";

/** `form` replaces the ad while it is placed or changed. */
export function SellingTab({
  cat,
  sale,
  form,
}: {
  cat: FullProfile;
  sale: Sale | null;
  form: ReactNode;
}) {
  const { viewer } = usePageTools();
  const maySell = isOwner({ kind: "full", cat }, viewer?.id);
  return (
    <section aria-labelledby="selling" className={styles["tab"]}>
      <h2 id="selling">{m.cat_tab_selling()}</h2>
      {form ?? <SaleView cat={cat} sale={sale} maySell={maySell} />}
    </section>
  );
}

function SaleView({
  cat,
  sale,
  maySell,
}: {
  cat: FullProfile;
  sale: Sale | null;
  maySell: boolean;
}) {
  const isDeceased = cat.deceased_on !== null || cat.deceased_undated === 1;
  if (sale) return <SaleInfo sale={sale} maySell={maySell} isDeceased={isDeceased} />;
  return (
    <Empty>
      <p>{m.cat_sale_none()}</p>
      {maySell && !isDeceased && (
        <ButtonLink to={paths.catSaleForm(cat.id)} preventScrollReset>
          {m.cat_sale_put_up()}
        </ButtonLink>
      )}
    </Empty>
  );
}

interface SaleInfoProps {
  readonly sale: Sale;
  readonly maySell: boolean;
  readonly isDeceased: boolean;
}

function SaleInfo({ sale, maySell, isDeceased }: SaleInfoProps) {
  const { locale } = usePageTools();
  const active = sale.is_active === 1;
  return (
    <>
      <dl className={styles["facts"]}>
        <Fact name={m.cat_sale_state()}>
          <CatBadge look={active ? "good" : "plain"}>
            {sale.hold ? m.held_state() : active ? m.cat_sale_active() : m.cat_sale_not_active()}
          </CatBadge>{" "}
          {sale.is_reserved === 1 && <CatBadge look="mine">{m.card_reserved()}</CatBadge>}
        </Fact>
        <Fact name={m.cat_sale_price_pet()}>
          {price(sale.price_pet, sale.currency_abb, locale)}
        </Fact>
        <Fact name={m.cat_sale_price_breeding()}>
          {price(sale.price_breeding, sale.currency_abb, locale)}
        </Fact>
        <Fact name={m.cat_sale_for_breeding()}>
          {sale.sale_for_breeding === 1 ? m.cat_yes() : m.cat_no()}
        </Fact>
        <Fact name={m.cat_sale_ready()}>{shortDate(sale.ready_to_move_at, locale)}</Fact>
        {sale.place !== null && <Fact name={m.cat_sale_place()}>{sale.place}</Fact>}
        {sale.region !== null && (
          <Fact name={m.cat_sale_region()}>{regionName(sale.region, locale)}</Fact>
        )}
        <Fact name={m.cat_sale_delivery()}>
          <span lang="">{sale.delivery_text}</span>
        </Fact>
        <Fact name={m.cat_fact_owner()}>{sale.owner}</Fact>
        <Fact name={m.cat_fact_cattery()}>{sale.cattery ?? m.cat_unknown_value()}</Fact>
        <Fact name={m.cat_fact_location()}>{sale.location}</Fact>
        <Fact name={m.cat_sale_country()}>{wordIn(sale, "country", locale)}</Fact>
        <Fact name={m.cat_sale_updated()}>
          <time dateTime={sale.updated_at}>{exactMoment(sale.updated_at)}</time>
        </Fact>
      </dl>
      {sale.taken_down_reason !== null && (
        <p className={styles["takenDown"]}>
          {m.cat_sale_taken_down({ reason: sale.taken_down_reason })} {m.cat_sale_taken_down_how()}
        </p>
      )}
      {sale.hold && <HoldNote hold={sale.hold} currency={sale.currency_abb} />}
      {sale.refused_reason !== null && !sale.hold && (
        <p className={styles["takenDown"]}>
          {m.held_refused({ reason: sale.refused_reason })} {m.held_refused_how()}
        </p>
      )}
      {maySell && !isDeceased && <SaleActions sale={sale} />}
    </>
  );
}

/** Shows the server's state, which changes only when the server reports success. */
function SaleActions({ sale }: { sale: Sale }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const active = sale.is_active === 1;

  const setActive = async (is_active: 0 | 1) => {
    setBusy(true);
    setFailure(null);
    try {
      await call("PUT /sales/{catId}/is-active-update", {
        params: { catId: sale.cat_id },
        body: { is_active },
      });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // Somebody has deleted the ad, so it has no state to show (spec §8).
      if (error.status !== 404) setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Row>
        <ButtonLink to={paths.catSaleForm(sale.cat_id)} look="second" preventScrollReset>
          {m.cat_sale_edit()}
        </ButtonLink>
        <Button
          look={active ? "danger" : "primary"}
          disabled={busy || sale.taken_down_reason !== null}
          disabledReason={busy ? m.cat_saving() : m.cat_sale_taken_down_how()}
          onClick={() => void setActive(active ? 0 : 1)}
        >
          {active ? m.cat_sale_remove_ad() : m.cat_sale_place_ad()}
        </Button>
        {sale.hold && (
          <Button
            look="danger"
            disabled={busy}
            disabledReason={m.cat_saving()}
            onClick={() => void setActive(0)}
          >
            {m.cat_sale_remove_ad()}
          </Button>
        )}
        <ButtonLink to={paths.chipProof(sale.cat_id)} look="quiet">
          {m.chip_proof_title()}
        </ButtonLink>
        {active && (
          <ButtonLink to={paths.saleProfile(sale.cat_id)} look="quiet">
            {m.cat_sale_see_ad()}
          </ButtonLink>
        )}
      </Row>
      <Failure text={failure} />
    </>
  );
}
