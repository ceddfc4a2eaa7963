/** What the keeper of a cat's page is told of its certificates. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";

interface Facts {
  cat_id: number;
  cat_name: string;
  cat_name_cattery_prefix: string | null;
  cat_name_suffix: string | null;
  reason: string;
  email: string;
  name: string;
  locale: Locale;
}

const selectFacts = statement<[code: string], Facts>(
  "certificate_mail_facts",
  `select c.id as cat_id, c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, t.reason, u.email,
          u.first_name || ' ' || u.last_name as name, u.locale
   from certificates t join cats c on c.id = t.cat_id join users u on u.id = c.online_owner_id
   where t.code = $1`,
);

export async function mailOfRevocation(
  tx: Tx,
  code: string,
  site: Pick<Config, "publicOrigin" | "russianHosts" | "siteName">,
): Promise<MailJob> {
  const [facts] = await selectFacts(tx, code);
  const { cat_id, reason, email, name, locale } = facts!;
  const speak = { locale };
  const about = { cat: displayName(facts!), code, reason };
  return writeLetter({
    to: email,
    subject: m.cert_mail_revoked_subject(about, speak),
    paragraphs: [
      m.mail_greeting({ name }, speak),
      m.cert_mail_revoked(about, speak),
      m.mail_signature({ site: site.siteName[locale] }, speak),
    ],
    link: {
      label: m.cert_mail_link({}, speak),
      url: siteLink(site, locale, `/cats/${cat_id}?tab=docs`),
    },
  });
}
