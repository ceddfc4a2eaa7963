import { useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import { SELLER_MARKS, type SellerMark } from "@felistry/domain/accounts/seller-marks.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { useTask } from "../ui/use-task.ts";
import styles from "./members.module.css";

type Mark = Answer<"GET /admin/members/{id}/marks">["data"][number];

const LABELS: Readonly<Record<SellerMark, () => string>> = {
  name: m.marks_give_name,
  address: m.marks_give_address,
  cattery: m.marks_give_cattery,
  club_member: m.marks_give_club_member,
};

/** What the club has verified of a member; read when it is opened. */
export function SellerMarks({ memberId }: { memberId: number }) {
  const { call } = usePageTools();
  const [marks, setMarks] = useState<readonly Mark[] | null>(null);
  const [withdrawing, setWithdrawing] = useState<Mark | null>(null);
  const params = { id: memberId };
  const read = async () => setMarks((await call("GET /admin/members/{id}/marks", { params })).data);
  const reading = useTask(async () => {
    await read();
    return "";
  });
  const standing = marks?.filter(({ withdrawn_at }) => withdrawn_at === null) ?? [];
  const free = SELLER_MARKS.filter((mark) => standing.every((given) => given.mark !== mark));
  return (
    <details
      className={styles["marks"]}
      onToggle={(event) => event.currentTarget.open && !marks && reading.start()}
    >
      <summary>{m.marks_title()}</summary>
      {marks?.length === 0 && <p className="soft">{m.marks_none()}</p>}
      <ul>
        {marks?.map((mark) => (
          <li key={mark.id}>
            <MarkLine mark={mark} />{" "}
            {mark.withdrawn_at === null && (
              <Allowed right="mark_sellers">
                <Button small look="quiet" onClick={() => setWithdrawing(mark)}>
                  {m.marks_withdraw()}
                </Button>
              </Allowed>
            )}
          </li>
        ))}
      </ul>
      {marks && (
        <Allowed right="mark_sellers">
          <Row>
            {free.map((mark) => (
              <GiveButton key={mark} mark={mark} memberId={memberId} onGiven={read} />
            ))}
          </Row>
        </Allowed>
      )}
      <Failure text={reading.outcome?.failed && reading.outcome.text} />
      {withdrawing && (
        <WithdrawDialog mark={withdrawing} onDone={read} onClose={() => setWithdrawing(null)} />
      )}
    </details>
  );
}

function WithdrawDialog({
  mark,
  onDone,
  onClose,
}: {
  mark: Mark;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const { call } = usePageTools();
  return (
    <ReasonDialog
      about={`withdraw mark ${mark.id}`}
      title={m.marks_withdraw_title({ mark: LABELS[mark.mark]() })}
      label={m.reports_reason()}
      hint={m.marks_withdraw_hint()}
      submit={m.marks_withdraw()}
      keep={m.members_keep()}
      schema={() =>
        import("@felistry/contract/accounts/seller-marks.ts").then((c) => c.withdrawMarkBody)
      }
      send={(reason) =>
        call("PUT /admin/marks/{id}/withdraw", { params: { id: mark.id }, body: { reason } })
      }
      onSent={onDone}
      onClose={onClose}
    />
  );
}

function GiveButton({
  mark,
  memberId,
  onGiven,
}: {
  mark: SellerMark;
  memberId: number;
  onGiven: () => Promise<void>;
}) {
  const { call } = usePageTools();
  const give = async () => {
    await call("POST /admin/members/{id}/marks", { params: { id: memberId }, body: { mark } });
    await onGiven();
  };
  return (
    <TaskButton small look="second" work={give} busy={m.own_busy()}>
      {LABELS[mark]()}
    </TaskButton>
  );
}

function MarkLine({ mark }: { mark: Mark }) {
  const { locale } = usePageTools();
  const { withdrawn_at, withdrawn_by, reason, marked_at, marked_by } = mark;
  const label = LABELS[mark.mark]();
  if (withdrawn_at === null)
    return m.marks_given({ mark: label, who: marked_by, date: shortDate(marked_at, locale) });
  return m.marks_taken({
    mark: label,
    who: withdrawn_by ?? "",
    date: shortDate(withdrawn_at, locale),
    reason: reason ?? "",
  });
}
