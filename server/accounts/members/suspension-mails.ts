import type { Locale } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Config } from "../../config.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import type { Resumed } from "../../market/public.ts";
import { greeted } from "../../mail/greeted.ts";
import { writeLetter } from "../../mail/letter.ts";

interface Reader {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

type Site = Pick<Config, "siteName">;

function letter(reader: Reader, subject: string, body: readonly string[], site: Site): MailJob {
  return writeLetter({
    to: reader.email,
    subject,
    paragraphs: greeted(reader, body, site),
  });
}

export function suspendedMail(reader: Reader, reason: string, site: Site): MailJob {
  const speak = { locale: reader.locale };
  const body = [m.mail_suspended({}, speak), m.mail_suspended_reason({ reason }, speak)];
  return letter(reader, m.mail_suspended_subject({}, speak), body, site);
}

/** @param ads what became of those that the suspension took off the market */
export function unsuspendedMail(reader: Reader, { back, notBack }: Resumed, site: Site): MailJob {
  const speak = { locale: reader.locale };
  const subject = m.mail_unsuspended_subject({}, speak);
  const body = [m.mail_unsuspended({}, speak)];
  if (back > 0) body.push(m.mail_unsuspended_ads({ count: back }, speak));
  if (notBack.length > 0)
    body.push(m.mail_unsuspended_not_back({ names: notBack.join("; ") }, speak));
  return letter(reader, subject, body, site);
}
