/** Mails to an applicant about the club's decision, in their language. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";

const selectFacts = statement(
  "application_mail_facts",
  `select a.cat_id, c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, c.reg_num, a.reason,
          u.email, u.first_name || ' ' || u.last_name as name, u.locale
   from applications a join cats c on c.id = a.cat_id join users u on u.id = a.applicant_id
   where a.id = :applicationId`,
);

export async function mailOfDecision(
  tx: Tx,
  applicationId: number,
  site: Pick<Config, "publicOrigin" | "hosts" | "siteName">,
): Promise<MailJob> {
  const [facts] = await selectFacts(tx, { applicationId });
  const { email, name, locale, cat_id, reg_num, reason } = facts!;
  const speak = { locale };
  const about = { cat: displayName(facts!), id: String(cat_id) };
  const body =
    reason === null
      ? [m.reg_mail_confirmed({ ...about, number: reg_num ?? "" }, speak)]
      : [
          m.reg_mail_declined(about, speak),
          m.reg_mail_reason({ reason }, speak),
          m.reg_mail_again({}, speak),
        ];
  const subject = reason === null ? m.reg_mail_confirmed_subject : m.reg_mail_declined_subject;
  const path = reason === null ? `/cats/${cat_id}` : `/cats/${cat_id}/registration`;
  return writeLetter({
    to: email,
    subject: subject(about, speak),
    paragraphs: greeted({ name, locale }, body, site),
    link: { label: m.own_mail_link({}, speak), url: siteLink(site, locale, path) },
    notice: { kind: "registration" },
  });
}
