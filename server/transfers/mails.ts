/** Mails about requests to their askers. */
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
  "transfer_mail_facts",
  `select c.id as cat_id, c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, c.reg_num, r.status, r.direction, r.club, r.decision,
          u.email, u.first_name || ' ' || u.last_name as name, u.locale
   from transfers r join cats c on c.id = r.cat_id join users u on u.id = r.asker_id where r.id = :id`,
);

/** Of a request that is confirmed, declined or over. */
export async function mailOfTransfer(
  tx: Tx,
  id: number,
  site: Pick<Config, "publicOrigin" | "hosts" | "siteName">,
): Promise<MailJob> {
  const [facts] = await selectFacts(tx, { id });
  const { email, name, locale, status, direction, club, decision, reg_num } = facts!;
  const speak = { locale };
  const about = {
    cat: displayName(facts!),
    id: String(facts!.cat_id),
    club,
    number: reg_num ?? "",
  };
  const isConfirmed = status === "confirmed";
  const [subject, body] = isConfirmed
    ? direction === "in"
      ? [m.transfer_mail_in_subject, m.transfer_mail_in]
      : [m.transfer_mail_out_subject, m.transfer_mail_out]
    : status === "declined"
      ? [m.transfer_mail_declined_subject, m.transfer_mail_declined]
      : [m.transfer_mail_lapsed_subject, m.transfer_mail_lapsed];
  const reason = decision === null ? [] : [m.correction_mail_reason({ reason: decision }, speak)];
  const path = isConfirmed ? `/cats/${about.id}` : `/transfers/${id}`;
  return writeLetter({
    to: email,
    subject: subject(about, speak),
    paragraphs: greeted({ name, locale }, [body(about, speak), ...reason], site),
    link: {
      label: isConfirmed ? m.own_mail_link({}, speak) : m.correction_mail_link({}, speak),
      url: siteLink(site, locale, path),
    },
    notice: { kind: "registration" },
  });
}
