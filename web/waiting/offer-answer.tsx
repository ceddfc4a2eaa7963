import { Link, useNavigate } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { WaitingEntry } from "@felistry/contract/waiting.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { price } from "../ui/prices.ts";
import { useTask } from "../ui/use-task.ts";

interface OfferAnswerProps {
  readonly entry: WaitingEntry;
  readonly offer: NonNullable<WaitingEntry["offer"]>;
  readonly onDone: (said: string) => Promise<void>;
}

/** The kitten offered: to be ordered, or passed on. */
export function OfferAnswer({ entry: { id }, offer, onDone }: OfferAnswerProps) {
  const { call, locale } = usePageTools();
  const navigate = useNavigate();
  const { cat, until, price_pet, price_breeding, currency_abb } = offer;
  const ordering = (amount: number, withBreeding: boolean) => async () => {
    const body = { price: amount, withBreeding };
    const { data } = await call("POST /waiting/{id}/take", { params: { id }, body });
    await navigate(paths.myOrder(data.order_id));
    return "";
  };
  const taking = useTask(ordering(price_pet, false));
  const takingToBreed = useTask(ordering(price_breeding ?? 0, true));
  const passing = useTask(async () => {
    await call("PUT /waiting/{id}/pass", { params: { id } });
    await onDone(m.waiting_passed_said());
    return "";
  });
  const tasks = [taking, takingToBreed, passing];
  const busy = {
    disabled: tasks.some(({ running }) => running),
    disabledReason: m.waiting_sending(),
  };
  const failed = tasks.find(({ outcome }) => outcome?.failed);
  return (
    <>
      <p>
        <Link to={paths.saleProfile(cat.id)}>
          {m.waiting_offer_of({ cat: displayName(cat), day: shortDate(until, locale) })}
        </Link>
      </p>
      <p className="soft">{m.waiting_offer_hint()}</p>
      <Row>
        <Button {...busy} onClick={taking.start}>
          {m.waiting_take({ price: price(price_pet, currency_abb, locale) })}
        </Button>
        {price_breeding !== null && (
          <Button {...busy} look="second" onClick={takingToBreed.start}>
            {m.waiting_take_breeding({ price: price(price_breeding, currency_abb, locale) })}
          </Button>
        )}
        <Button {...busy} look="second" onClick={passing.start}>
          {m.waiting_pass()}
        </Button>
      </Row>
      <Failure text={failed?.outcome?.text} />
    </>
  );
}
