import type { MembershipFee } from "@felistry/contract/memberships.ts";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { SelectField, TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { useForm } from "../ui/form/use-form.ts";
import { price } from "../ui/prices.ts";
import { FoldedForm, KindField } from "./folded-form.tsx";
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
  return (
    <FoldedForm
      state={state}
      title={m.membership_fee_set()}
      save={m.membership_fee_save()}
      saving={m.membership_saving()}
    >
      <input type="hidden" name="year" value={year} />
      <FeeFields currencies={currencies} errors={state.errors} />
    </FoldedForm>
  );
}

type Currencies = Answer<"GET /currencies">["data"];

function FeeFields({ currencies, errors }: { currencies: Currencies; errors: FieldErrors }) {
  return (
    <>
      <KindField errors={errors} />
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
