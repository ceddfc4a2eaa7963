/** Tells each club's administrators once a day what waits, the longest waiting first; nothing if nothing does. A notice's event keeps it from being told twice. */
import type { Pool } from "pg";
import { daysBetween } from "@felistry/domain/calendar.ts";
import type { CaseKind } from "@felistry/domain/cases/kinds.ts";
import { letterMoment } from "@felistry/domain/notices/kinds.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { waitingNames } from "../catteries/queries.ts";
import { statement, told } from "../db/statement.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import { mailsToClub } from "./mails.ts";

const selectWaiting = statement(
  "cases_told",
  `select club_id, kind, count(*)::int as count, to_char(min(opened_at) at time zone 'UTC', 'YYYY-MM-DD') as since
   from cases where state = 'waiting' group by club_id, kind order by club_id, min(opened_at)`,
  told<{ kind: CaseKind; since: string }>(),
);

export async function tellClub(
  pool: Pool,
  { jobs, config }: Pick<Services, "jobs" | "config">,
  now: Date,
): Promise<void> {
  if (letterMoment(now) === null) return;
  const today = now.toISOString().slice(0, 10);
  await inTransaction(pool, async (tx) => {
    const names = await waitingNames(tx);
    const all: Told[] = [
      ...(await selectWaiting(tx)),
      ...names.map((told) => ({ ...told, kind: NAME }) as const),
    ];
    all.sort((one, other) => one.since.localeCompare(other.since));
    const byClub = Map.groupBy(all, ({ club_id }) => club_id);
    for (const [clubId, waiting] of byClub)
      await jobs.enqueueMails(tx, await mailsOf(tx, clubId, waiting, { config, today }));
  });
}

/** Names of catteries are no cases, and wait on their own page. */
const NAME = "cattery_name";
const NAMES = { path: "/admin/cattery-names", label: m.case_mail_names_link } as const;

interface Waiting {
  readonly kind: CaseKind | typeof NAME;
  readonly count: number | null;
  readonly since: string;
}

interface Told extends Waiting {
  readonly club_id: number;
}

function mailsOf(
  tx: Tx,
  clubId: number,
  waiting: readonly Waiting[],
  { config, today }: { readonly config: Services["config"]; readonly today: string },
): Promise<MailJob[]> {
  const names = waiting.find(({ kind }) => kind === NAME);
  const cases = waiting.reduce((sum, each) => sum + (each === names ? 0 : each.count!), 0);
  const desk = { path: "/club/desk", label: m.case_mail_club_link };
  const days = daysBetween(waiting[0]!.since, today);
  return mailsToClub(
    tx,
    {
      clubId,
      event: `cases-${today}`,
      ...(cases === 0 ? NAMES : desk),
      ...(cases > 0 && names && { also: NAMES }),
      subject: (speak) =>
        cases === 0
          ? m.case_mail_names_subject({ count: names!.count! }, speak)
          : m.case_mail_daily_subject({ count: cases }, speak),
      body: (speak) => [
        m.case_mail_daily({ days }, speak),
        waiting.map((each) => `• ${KIND_WORDS[each.kind]({}, speak)}: ${each.count}`).join("\n"),
      ],
    },
    [],
    config,
  );
}

const KIND_WORDS: Readonly<Record<Waiting["kind"], typeof m.case_kind_application>> = {
  application: m.case_kind_application,
  correction: m.case_kind_correction,
  annulment: m.case_kind_annulment,
  transfer: m.case_kind_transfer,
  duplicate: m.case_kind_duplicate,
  ban: m.case_kind_ban,
  title: m.case_kind_title,
  test: m.case_kind_test,
  litter: m.case_kind_litter,
  report: m.case_kind_report,
  message: m.case_kind_message,
  held_ad: m.case_kind_held_ad,
  merge: m.case_kind_merge,
  dispute: m.case_kind_dispute,
  cattery_name: m.case_kind_cattery_name,
};
