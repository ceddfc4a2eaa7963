/** Asking for fees: one member, or all who were members the year before. */
import { useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import type { MembershipFee } from "@felistry/contract/memberships.ts";
import { REMINDED_DAYS_BEFORE } from "@felistry/domain/memberships/membership.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { MemberSearch, type FoundMember } from "../accounts/member-search.tsx";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { useForm } from "../ui/form/use-form.ts";
import { Row } from "../ui/page.tsx";
import { price } from "../ui/prices.ts";
import { useTask } from "../ui/use-task.ts";
import { YesNoDialog } from "../ui/yes-no-dialog.tsx";
import { FoldedForm, KindField } from "./folded-form.tsx";
import { kindWords } from "./membership-words.ts";
import styles from "./memberships.module.css";

interface Doing {
  readonly year: number;
  readonly onDone: (said: string) => Promise<void>;
}

interface Props extends Doing {
  readonly fees: readonly MembershipFee[];
  readonly renewals: Answer<"GET /admin/memberships">["renewals"];
}

export function Asking({ year, fees, renewals, onDone }: Props) {
  return (
    <section className={styles["part"]} aria-labelledby="asking">
      <h2 id="asking">{m.membership_asking({ year: String(year) })}</h2>
      {fees.length === 0 ? (
        <p className="soft">{m.membership_asking_no_fees()}</p>
      ) : (
        <>
          <p className="soft">{m.membership_asking_lead({ days: String(REMINDED_DAYS_BEFORE) })}</p>
          <AskAll year={year} renewals={renewals} onDone={onDone} />
          <AskOne year={year} fees={fees} onDone={onDone} />
        </>
      )}
    </section>
  );
}

function AskAll({ year, renewals: { askable, without_fee }, onDone }: Omit<Props, "fees">) {
  const { call } = usePageTools();
  const [isAsked, setAsked] = useState(false);
  const before = String(year - 1);
  const asking = useTask(async () => {
    setAsked(false);
    const { data } = await call("POST /admin/memberships/renewals", { body: { year } });
    await onDone(m.membership_renewed_said({ count: data.asked }));
    return "";
  });
  return (
    <>
      {askable === 0 ? (
        <p>{m.membership_renew_none({ before })}</p>
      ) : (
        <Button
          look="second"
          disabled={asking.running}
          disabledReason={m.membership_asking_busy()}
          onClick={() => setAsked(true)}
        >
          {asking.running
            ? m.membership_asking_busy()
            : m.membership_renew({ count: askable, before })}
        </Button>
      )}
      {without_fee > 0 && (
        <p className="soft">{m.membership_renew_without_fee({ count: without_fee })}</p>
      )}
      <Failure text={asking.outcome?.failed && asking.outcome.text} />
      {isAsked && (
        <YesNoDialog
          title={m.membership_renew_question({ count: askable, year: String(year) })}
          yes={m.membership_renew_yes()}
          no={m.membership_renew_no()}
          onYes={asking.start}
          onNo={() => setAsked(false)}
        >
          <p>{m.membership_renew_text({ before })}</p>
        </YesNoDialog>
      )}
    </>
  );
}

function AskOne({ year, fees, onDone }: Omit<Props, "renewals">) {
  const { call, locale } = usePageTools();
  const [member, setMember] = useState<FoundMember | null>(null);
  const state = useForm({
    draftOf: `asked ${year}`,
    schema: () => import("@felistry/contract/memberships.ts").then((c) => c.askedBody),
    toInput: (values) => ({
      year,
      kind: values.get("kind"),
      member_id: values.get("member_id"),
    }),
    // A hidden field cannot be focused: the search is.
    alsoCheck: (values): FieldErrors =>
      values.get("member_id") === "" ? { member_search: m.membership_member_missing() } : {},
    async send(body) {
      const { data } = await call("POST /admin/memberships", { body });
      const name = member?.name ?? `#${body.member_id}`;
      state.form.ref.current?.reset();
      setMember(null);
      const day = shortDate(data.due_on, locale);
      const sum = price(data.amount, data.currency, locale);
      await onDone(m.membership_asked_said({ name, sum, day }));
    },
  });
  return (
    <FoldedForm
      state={state}
      title={m.membership_ask_one()}
      save={m.membership_ask()}
      saving={m.membership_asking_busy()}
    >
      <MemberField member={member} setMember={setMember} errors={state.errors} />
      <KindField
        kinds={fees.map(({ kind }) => kind)}
        wordsOf={(kind) => {
          const { amount, currency } = fees.find((fee) => fee.kind === kind)!;
          return `${kindWords[kind]()}, ${price(amount, currency, locale)}`;
        }}
        errors={state.errors}
      />
    </FoldedForm>
  );
}

interface MemberFieldProps {
  readonly member: FoundMember | null;
  readonly setMember: (member: FoundMember | null) => void;
  readonly errors: FieldErrors;
}

function MemberField({ member, setMember, errors }: MemberFieldProps) {
  return (
    <>
      <input
        type="hidden"
        name="member_id"
        value={member?.id ?? ""}
        data-label={m.membership_member()}
        data-words={member?.name ?? ""}
        onInput={({ currentTarget: { value, dataset } }) =>
          setMember(value === "" ? null : { id: Number(value), name: dataset["entered"] ?? value })
        }
      />
      {member ? (
        <Row>
          <p>
            {m.membership_member()}: <strong lang="zxx">{member.name}</strong>
          </p>
          <Button look="second" small onClick={() => setMember(null)}>
            {m.membership_member_other()}
          </Button>
        </Row>
      ) : (
        <MemberSearch
          name="member_search"
          label={m.membership_member()}
          hint={m.membership_member_hint()}
          required
          choose={setMember}
        />
      )}
      <Failure text={!member && errors["member_search"]} />
    </>
  );
}
