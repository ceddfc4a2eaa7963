import { Link, useRevalidator } from "react-router";
import type { Hold } from "@felistry/contract/market/held-ads.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { askForAddressCode, confirmAddress } from "../../accounts/save-address-code.ts";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { price } from "../../ui/prices.ts";
import { useTask } from "../../ui/use-task.ts";
import { holdAdvice, holdReasonText } from "./hold-reason-text.ts";
import styles from "./hold-note.module.css";

const CODE_LENGTH = 6;

/** For the seller: why the ad waits, and what would settle it. */
export function HoldNote({ hold, currency }: { hold: Hold; currency: string }) {
  const { locale } = usePageTools();
  return (
    <section className={styles["note"]} aria-labelledby="hold">
      <h3 id="hold">{m.held_title()}</h3>
      <p>{m.held_lead()}</p>
      <HoldReasons hold={hold} currency={currency} locale={locale} />
      <ul className={styles["reasons"]}>
        {hold.reasons.map((reason) => (
          <li key={reason}>{holdAdvice(reason)}</li>
        ))}
      </ul>
      {hold.reasons.includes("first") && <AddressCode />}
      <p className="soft">{m.held_again()}</p>
    </section>
  );
}

/** Each reason with what it is about. */
export function HoldReasons({
  hold,
  currency,
  locale,
}: {
  hold: Hold;
  currency: string;
  locale: Locale;
}) {
  const { price_low, price_high, text_cat_id, picture_cat_id } = hold;
  return (
    <ul className={styles["reasons"]}>
      {hold.reasons.map((reason) => (
        <li key={reason}>
          {holdReasonText(reason)}{" "}
          {reason === "price" && price_low !== null && price_high !== null && (
            <>
              {m.held_price_range({
                low: price(price_low, currency, locale),
                high: price(price_high, currency, locale),
              })}
              <small className={styles["how"]}>{m.held_price_range_how()}</small>
            </>
          )}
          {reason === "text" && text_cat_id !== null && (
            <Link to={paths.cat(text_cat_id)}>{m.held_text_cat({ id: text_cat_id })}</Link>
          )}
          {reason === "picture" && picture_cat_id !== null && (
            <Link to={paths.cat(picture_cat_id)}>{m.held_picture_cat({ id: picture_cat_id })}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function AddressCode() {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const sending = useTask(async () => {
    if (!(await askForAddressCode(call))) return m.held_code_sent();
    await revalidate();
    return m.held_code_done();
  });
  const state = useForm({
    schema: () =>
      import("@felistry/contract/accounts/account-care.ts").then(
        (contract) => contract.addressCodeBody,
      ),
    async send(body) {
      await confirmAddress(call, body);
      await revalidate();
    },
  });
  return (
    <div className={styles["code"]}>
      <div>
        <Button
          look="second"
          disabled={sending.running}
          disabledReason={m.own_busy()}
          onClick={sending.start}
        >
          {m.held_send_code()}
        </Button>
      </div>
      <output>{sending.outcome && !sending.outcome.failed && sending.outcome.text}</output>
      <Failure text={sending.outcome?.failed && sending.outcome.text} />
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={state.sending} disabledReason={m.own_busy()}>
            {m.held_code_confirm()}
          </Button>
        }
      >
        <TextField
          name="code"
          label={m.held_code()}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          required
          errors={state.errors}
        />
      </Form>
    </div>
  );
}
