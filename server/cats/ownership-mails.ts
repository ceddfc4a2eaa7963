/** What a member is told when a cat leaves or reaches their page by another's hand. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";

type Site = Pick<Config, "publicOrigin" | "russianHosts" | "siteName">;

interface Facts {
  cat_name: string;
  cat_name_cattery_prefix: string | null;
  cat_name_suffix: string | null;
  email: string;
  name: string;
  locale: Locale;
  member: string;
}

const selectFacts = statement<[catId: number, readerId: number, doerId: number], Facts>(
  "owner_change_mail_facts",
  `select c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, r.email, r.first_name || ' ' || r.last_name as name,
          r.locale, d.first_name || ' ' || d.last_name as member
   from cats c, users r, users d where c.id = $1 and r.id = $2 and d.id = $3`,
);

const texts = {
  take: { subject: m.own_mail_taken_subject, body: m.own_mail_taken },
  "club-take": { subject: m.own_mail_club_taken_subject, body: m.own_mail_club_taken },
  "club-return": { subject: m.own_mail_club_returned_subject, body: m.own_mail_club_returned },
  "move-back": { subject: m.own_mail_moved_back_subject, body: m.own_mail_moved_back },
};

/** To the former online owner of a taken cat, or to whom a cat was moved back or has come back. */
export async function mailOfChange(
  tx: Tx,
  kind: keyof typeof texts,
  { catId, readerId, doerId }: { catId: number; readerId: number; doerId: number },
  site: Site,
): Promise<MailJob> {
  const [facts] = await selectFacts(tx, catId, readerId, doerId);
  const { email, name, locale, member } = facts!;
  const speak = { locale };
  const about = { cat: displayName(facts!), id: String(catId), member };
  return writeLetter({
    to: email,
    subject: texts[kind].subject(about, speak),
    paragraphs: greeted({ name, locale }, [texts[kind].body(about, speak)], site),
    link: { label: m.own_mail_link({}, speak), url: siteLink(site, locale, `/cats/${catId}`) },
  });
}
