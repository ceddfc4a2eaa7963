import type { Locale } from "@felistry/i18n/locale.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";

interface Facts {
  cat_name: string;
  cat_name_cattery_prefix: string | null;
  cat_name_suffix: string | null;
  email: string;
  name: string;
  locale: Locale;
}

const selectFacts = statement(
  "ad_mail_facts",
  `select c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, u.email,
          u.first_name || ' ' || u.last_name as name, u.locale
   from cats c join users u on u.id = c.online_owner_id where c.id = :catId`,
);

export type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

/** Tells the seller, but not who reported the ad. */
export async function mailOfTakenDown(
  tx: Tx,
  catId: number,
  reason: string,
  site: Site,
): Promise<MailJob> {
  return mailToSeller(tx, catId, site, m.mail_taken_down_subject, (about, speak) => [
    m.mail_taken_down(about, speak),
    m.mail_taken_down_reason({ reason }, speak),
    m.mail_taken_down_again({}, speak),
  ]);
}

/** Tells the seller that the ad may be placed again. */
export async function mailOfLifted(tx: Tx, catId: number, site: Site): Promise<MailJob> {
  return mailToSeller(tx, catId, site, m.mail_ad_lifted_subject, (about, speak) => [
    m.mail_ad_lifted(about, speak),
  ]);
}

const selectReporters = statement(
  "ad_reporter_mail_facts",
  `select c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, u.email,
          u.first_name || ' ' || u.last_name as name, u.locale
   from cats c, users u where c.id = :catId and u.id = any(:reporterIds::int[]) order by u.id`,
);

/** Tells those who reported the ad what came of it, but not what the seller was told. */
export async function mailsToReporters(
  tx: Tx,
  catId: number,
  reporters: readonly { readonly reporter_id: number }[],
  outcome: "dismissed" | "taken_down",
  site: Site,
): Promise<MailJob[]> {
  const ids = reporters.map(({ reporter_id }) => reporter_id);
  const told = { dismissed: m.mail_report_dismissed, taken_down: m.mail_report_taken_down };
  return (await selectReporters(tx, { catId, reporterIds: ids })).map((facts) => {
    const { email, name, locale } = facts;
    const speak = { locale };
    const about = { cat: displayName(facts), id: String(catId) };
    const url = siteLink(site, locale, `/cat-profile-sell/${catId}`);
    return writeLetter({
      to: email,
      subject: m.mail_report_subject(about, speak),
      paragraphs: greeted({ name, locale }, [told[outcome](about, speak)], site),
      ...(outcome === "dismissed" && { link: { label: m.mail_report_ad({}, speak), url } }),
      notice: { kind: "ads", path: `/cat-profile-sell/${catId}` },
    });
  });
}

interface About {
  cat: string;
  id: string;
}
export type Speak = Pick<Facts, "locale">;

export async function mailToSeller(
  tx: Tx,
  catId: number,
  site: Site,
  subject: (about: About, speak: Speak) => string,
  body: (about: About, speak: Speak) => string[],
): Promise<MailJob> {
  const [facts] = await selectFacts(tx, { catId });
  const { email, name, locale } = facts!;
  const speak = { locale };
  const about = { cat: displayName(facts!), id: String(catId) };
  return writeLetter({
    to: email,
    subject: subject(about, speak),
    paragraphs: greeted({ name, locale }, body(about, speak), site),
    link: {
      label: m.own_mail_link({}, speak),
      url: siteLink(site, locale, `/cats/${catId}?tab=selling`),
    },
    notice: { kind: "ads" },
  });
}
