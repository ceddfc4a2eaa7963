/** Mails about requests to correct, to their askers, and about annulled registrations, to the keepers of the cats. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

const READER = "u.email, u.first_name || ' ' || u.last_name as name, u.locale";
const CAT = "c.id as cat_id, c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix";

const selectFacts = statement(
  "correction_mail_facts",
  `select ${CAT}, r.status, r.decision, ${READER}
   from corrections r join cats c on c.id = r.cat_id join users u on u.id = r.asker_id where r.id = :id`,
);

/** Of a request that is confirmed, declined or over. */
export async function mailOfDecision(tx: Tx, id: number, site: Site): Promise<MailJob> {
  const [facts] = await selectFacts(tx, { id });
  const { email, name, locale, status, decision, cat_id } = facts!;
  const speak = { locale };
  const about = { cat: displayName(facts!), id: String(cat_id) };
  const [subject, body] =
    status === "confirmed"
      ? [m.correction_mail_confirmed_subject, m.correction_mail_confirmed]
      : status === "declined"
        ? [m.correction_mail_declined_subject, m.correction_mail_declined]
        : [m.correction_mail_lapsed_subject, m.correction_mail_lapsed];
  const reason = decision === null ? [] : [m.correction_mail_reason({ reason: decision }, speak)];
  return writeLetter({
    to: email,
    subject: subject(about, speak),
    paragraphs: greeted({ name, locale }, [body(about, speak), ...reason], site),
    link: {
      label: m.correction_mail_link({}, speak),
      url: siteLink(site, locale, `/corrections/${id}`),
    },
    notice: { kind: "registration" },
  });
}

const annulmentFacts = statement(
  "annulment_mail_facts",
  `select ${CAT}, a.reg_num, a.reason, ${READER}
   from annulments a join cats c on c.id = a.cat_id join users u on u.id = c.online_owner_id where a.id = :id`,
);

export async function mailOfAnnulment(tx: Tx, id: number, site: Site): Promise<MailJob> {
  const [facts] = await annulmentFacts(tx, { id });
  const { email, name, locale, reg_num: number, reason, cat_id } = facts!;
  const speak = { locale };
  const about = { cat: displayName(facts!), id: String(cat_id), number };
  return writeLetter({
    to: email,
    subject: m.annulment_mail_subject(about, speak),
    paragraphs: greeted(
      { name, locale },
      [
        m.annulment_mail(about, speak),
        m.correction_mail_reason({ reason }, speak),
        m.annulment_mail_certificates({}, speak),
      ],
      site,
    ),
    link: { label: m.own_mail_link({}, speak), url: siteLink(site, locale, `/cats/${cat_id}`) },
    notice: { kind: "registration" },
  });
}
