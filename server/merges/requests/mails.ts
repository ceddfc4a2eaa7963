/** What the club, the asker and the keepers of the two records are told. */
import { m } from "@felistry/i18n/compiled/messages.js";
import { mailsToClub } from "../../cases/public.ts";
import type { Config } from "../../config.ts";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { greeted } from "../../mail/greeted.ts";
import { writeLetter } from "../../mail/letter.ts";
import { siteLink } from "../../mail/site-link.ts";
import { factsForMail, selectReader } from "./statements.ts";

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

/** The first of two has asked; everybody else of the desk may be the second. */
export async function mailsToSecond(
  tx: Tx,
  id: number,
  askerId: number,
  site: Site,
): Promise<MailJob[]> {
  const [facts] = await factsForMail(tx, { id });
  const { cat, other_name: other, case_id, club_id } = facts!;
  return mailsToClub(
    tx,
    {
      clubId: club_id!,
      path: `/club/cases/${case_id}`,
      subject: (speak) => m.merge_mail_second_subject({ cat: cat! }, speak),
      body: (speak) => [m.merge_mail_second({ cat: cat!, other }, speak)],
    },
    [askerId],
    site,
  );
}

const LAPSES = {
  owner: m.merge_lapsed_owner,
  registration: m.merge_lapsed_registration,
  record: m.merge_lapsed_record,
} as const;

/** To whoever asked, of a request that somebody else has decided, or that has lapsed. */
export async function mailOfRequest(tx: Tx, id: number, site: Site): Promise<MailJob | null> {
  const [facts] = await factsForMail(tx, { id });
  const { status, lapsed_by, other_name: other, decision, asker_id, case_id } = facts!;
  const [to] = await selectReader(tx, { memberId: asker_id });
  if (!to) return null;
  const speak = { locale: to.locale };
  const about = { cat: facts!.cat || other, other };
  const [subject, body] =
    status === "confirmed"
      ? [m.merge_mail_confirmed_subject, m.merge_mail_confirmed]
      : status === "declined"
        ? [m.merge_mail_declined_subject, m.merge_mail_declined]
        : [m.merge_mail_lapsed_subject, m.merge_mail_lapsed];
  const why = lapsed_by === null ? [] : [LAPSES[lapsed_by]({}, speak)];
  const reason = decision === null ? [] : [m.correction_mail_reason({ reason: decision }, speak)];
  return writeLetter({
    to: to.email,
    subject: subject(about, speak),
    paragraphs: greeted(to, [body(about, speak), ...why, ...reason], site),
    link: {
      label: m.case_mail_club_link({}, speak),
      url: siteLink(site, to.locale, `/club/cases/${case_id}`),
    },
    notice: { kind: "club" },
  });
}

interface Keeper {
  readonly id: number;
  readonly cat: string;
  readonly number: string | null;
  readonly keeper_id: number;
}

interface Merged {
  readonly keptId: number;
  readonly goneId: number;
  /** As before the merge. */
  readonly keepers: readonly Keeper[];
}

/** To the keepers of both pages, each once. */
export async function mailsOfMerged(
  tx: Tx,
  { keptId, goneId, keepers }: Merged,
  site: Site,
): Promise<MailJob[]> {
  const kept = keepers.find(({ id }) => id === keptId)!;
  const gone = keepers.find(({ id }) => id === goneId)!;
  const mails: MailJob[] = [];
  for (const memberId of new Set(keepers.map(({ keeper_id }) => keeper_id))) {
    const [to] = await selectReader(tx, { memberId });
    if (!to) continue;
    const speak = { locale: to.locale };
    const about = { cat: kept.cat, id: String(keptId), other: gone.cat, gone: String(goneId) };
    const numbers =
      kept.number !== null && gone.number !== null
        ? [m.merge_mail_numbers({ number: gone.number, kept: kept.number }, speak)]
        : [];
    mails.push(
      writeLetter({
        to: to.email,
        subject: m.merge_mail_done_subject({ cat: kept.cat }, speak),
        paragraphs: greeted(to, [m.merge_mail_done(about, speak), ...numbers], site),
        link: {
          label: m.own_mail_link({}, speak),
          url: siteLink(site, to.locale, `/cats/${keptId}`),
        },
        notice: { kind: "registration" },
      }),
    );
  }
  return mails;
}
