import type { Membership, MembershipFee } from "@felistry/contract/memberships.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { price } from "../ui/prices.ts";
import { TaskButton } from "../ui/task-button.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { kindWords, stateWords } from "./membership-words.ts";
import styles from "./memberships.module.css";

interface Props {
  readonly memberships: readonly Membership[];
  readonly fees: readonly MembershipFee[];
}

const yearOf = ({ club, year }: Membership | MembershipFee) => `${club?.id} ${year}`;

/** A member's own years, of each club, and what can be asked for. */
export function OwnMembershipsCard({ memberships, fees }: Props) {
  const { said, output, onDone } = useOutcome();
  const has = new Set(memberships.map(yearOf));
  const free = fees.filter((fee) => !has.has(yearOf(fee)));
  return (
    <section className={styles["part"]} aria-labelledby="membership">
      <h2 id="membership">{m.membership_title()}</h2>
      <p>{m.membership_own_lead()}</p>
      {memberships.length === 0 && <p className="soft">{m.membership_own_none()}</p>}
      <ul className={styles["list"]}>
        {memberships.map((membership) => (
          <li key={membership.id}>
            <OwnYear membership={membership} onDone={onDone} />
          </li>
        ))}
      </ul>
      {fees.length === 0 && <p className="soft">{m.membership_own_no_fees()}</p>}
      {free.map((fee) => (
        <Ask key={`${yearOf(fee)} ${fee.kind}`} fee={fee} onDone={onDone} />
      ))}
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
    </section>
  );
}

interface Doing {
  readonly onDone: (said: string) => Promise<void>;
}

function OwnYear({ membership, onDone }: { membership: Membership } & Doing) {
  const { call, locale } = usePageTools();
  const { id, club, year, kind, amount, currency, due_on, paid_at, state } = membership;
  const withdraw = async () => {
    await call("DELETE /me/memberships/{id}", { params: { id } });
    await onDone(m.membership_own_withdrawn({ year: String(year) }));
  };
  const sum = price(amount, currency, locale);
  return (
    <article className={styles["row"]} data-state={state}>
      {club && <p lang="">{club.name}</p>}
      <p>
        <b>
          {year}. {kindWords[kind]()}
        </b>
        {" · "}
        <span className={styles["state"]}>{stateWords[state]()}</span>
      </p>
      <p>
        {paid_at === null
          ? m.membership_sum({ sum, day: shortDate(due_on, locale) })
          : `${sum} · ${m.membership_paid_day({ day: shortDate(paid_at, locale) })}`}
      </p>
      {paid_at === null && (
        <TaskButton small look="quiet" work={withdraw} busy={m.own_busy()}>
          {club
            ? m.membership_own_withdraw_of({ club: club.name, year: String(year) })
            : m.membership_own_withdraw({ year: String(year) })}
        </TaskButton>
      )}
    </article>
  );
}

function Ask({ fee, onDone }: { fee: MembershipFee } & Doing) {
  const { club, year, kind, amount, currency } = fee;
  const { call, locale } = usePageTools();
  const ask = async () => {
    const body = { year, kind, ...(club && { club_id: club.id }) };
    const { data } = await call("POST /me/memberships", { body });
    const said = { year: String(year), day: shortDate(data.due_on, locale) };
    await onDone(
      club ? m.membership_own_asked_of({ ...said, club: club.name }) : m.membership_own_asked(said),
    );
  };
  const said = {
    year: String(year),
    kind: kindWords[kind](),
    sum: price(amount, currency, locale),
  };
  return (
    <TaskButton look="second" work={ask} busy={m.own_busy()}>
      {club ? m.membership_own_ask_of({ ...said, club: club.name }) : m.membership_own_ask(said)}
    </TaskButton>
  );
}
