import type { MembershipFee } from "@felistry/contract/memberships.ts";
import type { Answer } from "@felistry/contract/api.ts";
import { MEMBERSHIP_KINDS } from "@felistry/domain/memberships/membership.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { SelectField, TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { price } from "../ui/prices.ts";
import { kindWords } from "./membership-words.ts";
import styles from "./memberships.module.css";

export function FeeList({ fees }: { fees: readonly MembershipFee[] }) {
  const { locale } = usePageTools();
  if (fees.length === 0) return <p className="soft">{m.membership_fees_none()}</p>;
  return (
    <ul className={styles["list"]}>
      {fees.map(({ kind, amount, currency, due_on }) => (
        <li key={kind}>
          {kindWords[kind]()}:{" "}
          {m.membership_sum({
            sum: price(amount, currency, locale),
            day: shortDate(due_on, locale),
          })}
        </li>
      ))}
    </ul>
  );
}

export function FeeForm({
  year,
  currencies,
  onDone,
}: {
  year: number;
  currencies: Currencies;
  onDone: (said: string) => Promise<void>;
}) {
  const { call, locale } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/memberships.ts").then((c) => c.feeBody),
    async send(body) {
      const { data } = await call("PUT /admin/membership-fees", { body });
      state.form.ref.current?.reset();
      await onDone(
        m.membership_fee_saved({
          kind: kindWords[data.kind](),
          sum: price(data.amount, data.currency, locale),
        }),
      );
    },
  });
  const { errors, sending } = state;
  return (
    <details className={styles["fee"]}>
      <summary>{m.membership_fee_set()}</summary>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={sending} disabledReason={m.membership_saving()}>
            {sending ? m.membership_saving() : m.membership_fee_save()}
          </Button>
        }
      >
        <input type="hidden" name="year" value={year} />
        <FeeFields currencies={currencies} errors={errors} />
      </Form>
    </details>
  );
}

type Currencies = Answer<"GET /currencies">["data"];

function FeeFields({ currencies, errors }: { currencies: Currencies; errors: FieldErrors }) {
  return (
    <>
      <SelectField
        name="kind"
        label={m.membership_kind()}
        placeholder={m.membership_choose()}
        required
        errors={errors}
      >
        {MEMBERSHIP_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindWords[kind]()}
          </option>
        ))}
      </SelectField>
      <TextField
        name="amount"
        label={m.membership_fee_amount()}
        inputMode="numeric"
        maxLength={6}
        required
        errors={errors}
      />
      <SelectField
        name="currency_id"
        label={m.membership_fee_currency()}
        placeholder={m.membership_choose()}
        required
        errors={errors}
      >
        {currencies.map(({ id, code }) => (
          <option key={id} value={id}>
            {code}
          </option>
        ))}
      </SelectField>
      <TextField
        name="due_on"
        type="date"
        label={m.membership_fee_due()}
        hint={m.membership_fee_due_hint()}
        required
        errors={errors}
      />
    </>
  );
}
