/** Mails about the account itself, in the member's language. */
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter, type Letter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";

interface Reader {
  readonly email: string;
  readonly first_name: string;
  readonly locale: Locale;
}

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

/** No link: whoever asked has the page open, and a mail with digits alone teaches nobody to follow links. */
export function recoveryMail(reader: Reader, code: string, site: Site): MailJob {
  const speak = { locale: reader.locale };
  const body = [
    m.mail_recovery_code({ code }, speak),
    m.mail_recovery_text({}, speak),
    m.mail_recovery_not_you({}, speak),
  ];
  return letterTo(reader, site, m.mail_recovery_subject({}, speak), body);
}

/** For accounts whose codes might be guessed. The token follows the `#`, which no server log sees. */
export function recoveryLinkMail(reader: Reader, token: string, site: Site): MailJob {
  const speak = { locale: reader.locale };
  const body = [m.mail_recovery_link_text({}, speak), m.mail_recovery_not_you({}, speak)];
  return letterTo(reader, site, m.mail_recovery_link_subject({}, speak), body, {
    label: m.mail_recovery_link({}, speak),
    url: siteLink(site, reader.locale, `/restore#${token}`),
  });
}

/** To the old address. The token follows the `#`, which no server log sees. */
export function emailChangedMail(
  reader: Reader,
  newEmail: string,
  token: string,
  site: Site,
): MailJob {
  const speak = { locale: reader.locale };
  const body = [
    m.mail_email_changed_text({ email: newEmail }, speak),
    m.mail_email_changed_not_you({}, speak),
  ];
  return letterTo(reader, site, m.mail_email_changed_subject({}, speak), body, {
    label: m.mail_email_changed_link({}, speak),
    url: siteLink(site, reader.locale, `/undo-email-change#${token}`),
  });
}

/** If it was added by somebody else, the member learns of it in time to change the password. */
export function passkeyAddedMail(reader: Reader, name: string, site: Site): MailJob {
  const speak = { locale: reader.locale };
  const body = [m.mail_passkey_text({ name }, speak), m.mail_passkey_not_you({}, speak)];
  return letterTo(reader, site, m.mail_passkey_subject({}, speak), body, {
    label: m.mail_passkey_link({}, speak),
    url: siteLink(site, reader.locale, "/settings"),
  });
}

export function closedMail(reader: Reader, site: Site): MailJob {
  const speak = { locale: reader.locale };
  return letterTo(reader, site, m.mail_closed_subject({}, speak), [m.mail_closed_text({}, speak)]);
}

function letterTo(
  { email, first_name, locale }: Reader,
  site: Site,
  subject: string,
  body: readonly string[],
  link?: Letter["link"],
): MailJob {
  return writeLetter({
    to: email,
    subject,
    paragraphs: greeted({ name: first_name, locale }, body, site),
    ...(link && { link }),
  });
}
