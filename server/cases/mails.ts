/** What an applicant and the club are told of cases. */
import { m } from "@felistry/i18n/compiled/messages.js";
import { isAmendable } from "@felistry/domain/cases/kinds.ts";
import { rolesWith } from "@felistry/domain/accounts/club-rights.ts";
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";
import { CAT_NAME } from "./list-statements.ts";

/** Those who answer what waits; auditors only read. */
const ofClub = `r.role_id in (${rolesWith("work_cases").join(", ")})`;

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

const READER = "u.email, u.first_name || ' ' || u.last_name as name, u.locale";

const selectApplicant = statement(
  "case_mail_applicant",
  `select ${READER}, e.kind, coalesce(${CAT_NAME}, '') as cat, coalesce(e.reason, '') as reason
   from cases e join users u on u.id = e.applicant_id left join cats c on c.id = e.cat_id where e.id = :id and u.closed_at is null`,
);

/** A question, with its words. */
export async function mailOfQuestion(
  tx: Tx,
  id: number,
  text: string,
  site: Site,
): Promise<MailJob[]> {
  const [to] = await selectApplicant(tx, { id });
  if (!to) return [];
  const speak = { locale: to.locale };
  const lead = isAmendable(to.kind) ? m.case_mail_question : m.case_mail_question_only;
  return [
    writeLetter({
      to: to.email,
      subject: m.case_mail_question_subject({ cat: to.cat! }, speak),
      paragraphs: greeted(to, [lead({ cat: to.cat! }, speak), text], site),
      link: {
        label: m.case_mail_question_link({}, speak),
        url: siteLink(site, to.locale, `/cases/${id}`),
      },
      notice: { kind: "registration" },
    }),
  ];
}

/** A title or test that the club has not confirmed. */
export async function mailOfUnconfirmed(tx: Tx, id: number, site: Site): Promise<MailJob | null> {
  const [to] = await selectApplicant(tx, { id });
  if (!to) return null;
  const speak = { locale: to.locale };
  return writeLetter({
    to: to.email,
    subject: m.case_mail_unconfirmed_subject({ cat: to.cat! }, speak),
    paragraphs: greeted(to, [m.case_mail_unconfirmed({ cat: to.cat! }, speak), to.reason!], site),
    link: {
      label: m.case_mail_unconfirmed_link({}, speak),
      url: siteLink(site, to.locale, `/cases/${id}`),
    },
    notice: { kind: "certificates" },
  });
}

const selectClub = statement(
  "case_mail_club",
  `select u.id, ${READER} from users u
   where exists (select from user_roles r where r.user_id = u.id and r.club_id = :clubId and ${ofClub}) and u.closed_at is null and u.suspended_at is null and u.id <> all(:except::int[]) order by u.id`,
);

interface ToClub {
  /** The first, if it concerns no other. */
  readonly clubId?: number;
  readonly event?: string;
  readonly path: string;
  /** What the link is called, if it does not lead to the desk. */
  readonly label?: typeof m.case_mail_club_link;
  readonly also?: { readonly path: string; readonly label: typeof m.case_mail_club_link };
  subject(speak: { locale: Parameters<typeof siteLink>[1] }): string;
  body(speak: { locale: Parameters<typeof siteLink>[1] }): readonly string[];
}

export async function mailsToClub(
  tx: Tx,
  { clubId = 1, event, path, label = m.case_mail_club_link, also, subject, body }: ToClub,
  except: readonly number[],
  site: Site,
): Promise<MailJob[]> {
  return (await selectClub(tx, { clubId, except: [...except] })).map((to) => {
    const speak = { locale: to.locale };
    const link = (of: NonNullable<ToClub["also"]>) => ({
      label: of.label({}, speak),
      url: siteLink(site, to.locale, of.path),
    });
    return writeLetter({
      to: to.email,
      subject: subject(speak),
      paragraphs: greeted(to, body(speak), site),
      link: link({ path, label }),
      also: also && link(also),
      notice: { kind: "club", ...(event !== undefined && { event }) },
    });
  });
}

const selectAsker = statement(
  "case_mail_asker",
  `select ${READER}, coalesce(${CAT_NAME}, '') as cat
   from cases e
   join lateral (select author_id from case_messages where case_id = e.id and kind = 'question' order by id desc limit 1) q on true
   join users u on u.id = coalesce(e.assigned_to, q.author_id) left join cats c on c.id = e.cat_id
   where e.id = :id and u.closed_at is null and u.suspended_at is null
     and exists (select from user_roles r where r.user_id = u.id and r.club_id = e.club_id and ${ofClub})`,
);

/** To whoever has the case in hand, or has asked, while they are of the club. */
export async function mailsOfAnswer(
  tx: Tx,
  id: number,
  text: string,
  site: Site,
): Promise<MailJob[]> {
  const [to] = await selectAsker(tx, { id });
  if (!to) return [];
  const speak = { locale: to.locale };
  return [
    writeLetter({
      to: to.email,
      subject: m.case_mail_answer_subject({ cat: to.cat! }, speak),
      paragraphs: greeted(to, [text], site),
      link: {
        label: m.case_mail_club_link({}, speak),
        url: siteLink(site, to.locale, `/club/cases/${id}`),
      },
      notice: { kind: "club" },
    }),
  ];
}
