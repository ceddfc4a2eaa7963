import type { ClubMembership } from "@felistry/contract/memberships.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { Row } from "../ui/page.tsx";
import { price } from "../ui/prices.ts";
import { TaskButton } from "../ui/task-button.tsx";
import { kindWords, stateWords } from "./membership-words.ts";
import styles from "./memberships.module.css";

export function MembershipRow({
  membership,
  onDone,
}: {
  membership: ClubMembership;
  onDone: (said: string) => Promise<void>;
}) {
  const { call, locale, viewer } = usePageTools();
  const { id, member, kind, amount, currency, due_on, paid_at, paid_by, state } = membership;
  const isPaid = paid_at !== null;
  const { name } = member;
  const mark = async () => {
    const body = { paid: isPaid ? (0 as const) : (1 as const) };
    await call("PUT /admin/memberships/{id}/paid", { params: { id }, body });
    await onDone(
      isPaid ? m.membership_unmarked_said({ name }) : m.membership_marked_said({ name }),
    );
  };
  const titleId = `membership-${id}`;
  return (
    <article className={styles["row"]} data-state={state} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <span lang="zxx">{name}</span>
      </h2>
      <p>
        {kindWords[kind]()} · <span className={styles["state"]}>{stateWords[state]()}</span>
      </p>
      <p className="soft">
        {m.membership_sum({
          sum: price(amount, currency, locale),
          day: shortDate(due_on, locale),
        })}
        {isPaid &&
          ` · ${m.membership_paid_on({ day: shortDate(paid_at, locale), name: paid_by ?? "" })}`}
      </p>
      {member.id === viewer!.id ? (
        <p className="soft">{m.error_own_membership()}</p>
      ) : (
        <Allowed right="keep_memberships">
          <Row>
            <TaskButton
              small
              look={isPaid ? "quiet" : "second"}
              aria-label={
                isPaid ? m.membership_unmark_of({ name }) : m.membership_mark_of({ name })
              }
              work={mark}
              busy={m.own_busy()}
            >
              {isPaid ? m.membership_unmark() : m.membership_mark()}
            </TaskButton>
            {!isPaid && <TakeBack id={id} name={name} onDone={onDone} />}
          </Row>
        </Allowed>
      )}
    </article>
  );
}

interface TakeBackProps {
  readonly id: number;
  readonly name: string;
  readonly onDone: (said: string) => Promise<void>;
}

function TakeBack({ id, name, onDone }: TakeBackProps) {
  const { call } = usePageTools();
  const takeBack = async () => {
    await call("DELETE /admin/memberships/{id}", { params: { id } });
    await onDone(m.membership_taken_back_said({ name }));
  };
  return (
    <TaskButton
      small
      look="quiet"
      aria-label={m.membership_take_back_of({ name })}
      work={takeBack}
      busy={m.own_busy()}
    >
      {m.membership_take_back()}
    </TaskButton>
  );
}
