import type { Reservation } from "@felistry/contract/orders/reservations.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";

/** For the seller: what the buyer has said of their papers; nothing where the rules ask the buyer for none. */
export function BuyersAnswers({
  papers: { asks, cert_on, buyer_hk, is_answered },
}: Pick<Reservation, "papers">) {
  const { locale } = usePageTools();
  if (!asks.includes("cert_on") && !asks.includes("buyer_hk")) return null;
  return (
    <>
      <h4>{m.reserve_buyers_papers()}</h4>
      <ul>
        {asks.includes("cert_on") && (
          <li>
            {cert_on === null
              ? m.reserve_buyers_cert_none()
              : m.reserve_buyers_cert({ day: shortDate(cert_on, locale) })}
          </li>
        )}
        {asks.includes("buyer_hk") && (
          <li>
            {buyer_hk === 1
              ? m.reserve_buyers_hk()
              : is_answered === 1
                ? m.reserve_buyers_hk_none()
                : m.reserve_buyers_hk_unsaid()}
          </li>
        )}
      </ul>
    </>
  );
}
