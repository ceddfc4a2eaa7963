/** Mails to a member when somebody else moves a cat from or to their page. */
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

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

const selectFacts = statement(
  "owner_change_mail_facts",
  `select c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, r.email, r.first_name || ' ' || r.last_name as name,
          r.locale, d.first_name || ' ' || d.last_name as member
   from cats c, users r, users d where c.id = :catId and r.id = :readerId and d.id = :doerId`,
);

type Text<About = Record<never, never>> = (about: About, options: { locale: Locale }) => string;
type AboutCat = Text<{ cat: string; id: string; member: string }>;

interface Words {
  readonly subject: AboutCat;
  readonly body: AboutCat;
  readonly more?: Text;
  /** By default the cat's page. */
  readonly link?: (catId: number) => { label: Text; path: string };
}

const OWN_PAPERS = () => ({ label: m.own_mail_papers_link, path: "/my/papers" });

type Told =
  | "take"
  | "take-withheld"
  | "club-take"
  | "club-return"
  | "move-back"
  | "papers-asked"
  | "papers-agreed";

const texts: Readonly<Record<Told, Words>> = {
  take: { subject: m.own_mail_taken_subject, body: m.own_mail_taken },
  "club-take": { subject: m.own_mail_club_taken_subject, body: m.own_mail_club_taken },
  "papers-asked": {
    subject: m.own_mail_papers_asked_subject,
    body: m.own_mail_papers_asked,
    link: OWN_PAPERS,
  },
  "papers-agreed": {
    subject: m.own_mail_papers_agreed_subject,
    body: m.own_mail_papers_agreed,
    link: (catId: number) => ({ label: m.own_mail_link, path: `/cats/${catId}?tab=docs` }),
  },
  "take-withheld": {
    subject: m.own_mail_taken_subject,
    body: m.own_mail_taken,
    more: m.own_mail_taken_withheld,
    link: OWN_PAPERS,
  },
  "club-return": { subject: m.own_mail_club_returned_subject, body: m.own_mail_club_returned },
  "move-back": { subject: m.own_mail_moved_back_subject, body: m.own_mail_moved_back },
};

/** To the former online owner of a taken cat, or to the member who got a cat back. */
export async function mailOfChange(
  tx: Tx,
  kind: Told,
  { catId, readerId, doerId }: { catId: number; readerId: number; doerId: number },
  site: Site,
): Promise<MailJob> {
  const [facts] = await selectFacts(tx, { catId, readerId, doerId });
  const { email, name, locale, member } = facts!;
  const speak = { locale };
  const about = { cat: displayName(facts!), id: String(catId), member };
  const { subject, body, more, link } = texts[kind];
  const { label, path } = link?.(catId) ?? { label: m.own_mail_link, path: `/cats/${catId}` };
  const paragraphs = [body(about, speak), ...(more ? [more({}, speak)] : [])];
  return writeLetter({
    to: email,
    subject: subject(about, speak),
    paragraphs: greeted({ name, locale }, paragraphs, site),
    link: { label: label({}, speak), url: siteLink(site, locale, path) },
    notice: { kind: "ownership" },
  });
}

const MOST_AN_HOUR = 10;

const passingsOfLate = statement(
  "owner_change_count_of_hour",
  "select count(*)::int as count from owner_changes where cat_id = :catId and created_at > now() - interval '1 hour'",
);

/** The same, but only so many per cat; the history has the rest. */
export async function mailsOfPassing(
  ...[tx, kind, mail, site]: Parameters<typeof mailOfChange>
): Promise<MailJob[]> {
  const [{ count } = { count: 0 }] = await passingsOfLate(tx, { catId: mail.catId });
  return count > MOST_AN_HOUR ? [] : [await mailOfChange(tx, kind, mail, site)];
}
