import { useRef, type FormEvent, type MouseEvent } from "react";
import { useNavigate } from "react-router";
import {
  order_cancel,
  order_comment,
  order_comment_hint,
  order_delivery,
  order_not_active,
  order_own_cat,
  order_sending,
  order_submit,
  order_submit_breeding,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { CheckField, TextAreaField } from "../ui/form/field.tsx";
import { price } from "../ui/prices.ts";
import styles from "./orders.module.css";
import { useOrder, type Buyer, type OrderedSale } from "./use-order.ts";

/** Copied from the contract's `COMMENT_MAX`, whose module would bring the schema library. */
const COMMENT_MAX = 1000;
const NO_ERRORS = {};
const WITH_BREEDING = "breeding";

/** Why this reader cannot order this cat, or null. */
function hindranceOf(sale: OrderedSale, buyer: Buyer): string | null {
  if (sale.users_id === buyer.id || sale.online_owner_id === buyer.id) return order_own_cat();
  return sale.is_active === 0 ? order_not_active() : null;
}

export function OrderForm({ sale, buyer }: { sale: OrderedSale; buyer: Buyer }) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, failure, send, draft, waiting } = useOrder(sale, buyer, form);
  const hindrance = hindranceOf(sale, buyer);
  const disabled = hindrance !== null || sending;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const values = new FormData(form.current!);
    void send({
      comment: String(values.get("comment")),
      delivery: values.has("delivery"),
      withBreeding: pressed?.value === WITH_BREEDING,
    });
  };

  return (
    <form
      // Nothing is sent before the script has loaded.
      method="dialog"
      ref={form}
      className={styles["form"]}
      onSubmit={onSubmit}
      aria-busy={sending || undefined}
    >
      {draft && <draft.Offer {...draft} />}
      <TextAreaField
        name="comment"
        label={order_comment()}
        hint={order_comment_hint()}
        errors={NO_ERRORS}
        maxLength={COMMENT_MAX}
        rows={5}
      />
      <CheckField name="delivery" label={order_delivery()} errors={NO_ERRORS} />
      <Failure text={hindrance ?? failure} />
      <div className={styles["actions"]}>
        {waiting ? (
          <waiting.Actions {...waiting} />
        ) : (
          <OrderButtons sale={sale} disabled={disabled} reason={hindrance ?? order_sending()} />
        )}
        <CancelLink />
      </div>
      <output className="soft">{sending && order_sending()}</output>
    </form>
  );
}

interface OrderButtonsProps {
  readonly sale: OrderedSale;
  readonly disabled: boolean;
  readonly reason: string;
}

function OrderButtons({ sale, disabled, reason }: OrderButtonsProps) {
  const { locale } = usePageTools();
  const priceText = (amount: number) => price(amount, sale.currency_abb, locale);
  return (
    <>
      <Button type="submit" disabled={disabled} disabledReason={reason}>
        {order_submit({ price: priceText(sale.price_pet) })}
      </Button>
      {sale.sale_for_breeding === 1 && sale.price_breeding !== null && (
        <Button
          type="submit"
          look="second"
          value={WITH_BREEDING}
          disabled={disabled}
          disabledReason={reason}
        >
          {order_submit_breeding({ price: priceText(sale.price_breeding) })}
        </Button>
      )}
    </>
  );
}

/** Returns to the buyer's previous page, which does not exist if this was opened in a new tab. */
function CancelLink() {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (!idx) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <ButtonLink to={paths.defaultPage} look="quiet" onClick={goBack}>
      {order_cancel()}
    </ButtonLink>
  );
}
