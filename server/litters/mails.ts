/** Mails about a litter to the stud's owner and the breeder. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { dayInWords } from "../mail/words.ts";
import { siteLink } from "../mail/site-link.ts";
import type { LitterRow } from "./statements.ts";

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

interface Reader {
  email: string;
  name: string;
  locale: Locale;
}

const selectBreeder = statement(
  "litter_mail_breeder",
  "select u.email, u.first_name || ' ' || u.last_name as name, u.locale from users u where u.id = :memberId",
);

function aboutOf({ dam, sire, breeder, born, kittens }: LitterRow, locale: Locale) {
  const [queen, stud] = [displayName(dam), displayName(sire)];
  return { queen, stud, breeder, born: dayInWords(born, locale), count: String(kittens.length) };
}

/** The token follows the `#`, which no server log sees. */
export function mailToSireOwner(to: Reader, litter: LitterRow, token: string, site: Site): MailJob {
  const speak = { locale: to.locale };
  const about = aboutOf(litter, to.locale);
  const kittens = litter.kittens.map(({ cat_name }) => `• ${cat_name}`).join("\n");
  return letter(
    to,
    site,
    m.litter_mail_ask_subject(about, speak),
    [m.litter_mail_ask(about, speak), kittens, m.litter_mail_ask_link_text({}, speak)],
    { label: m.litter_mail_ask_link({}, speak), path: `/litters/answer#${token}` },
    `/litters/${litter.id}`,
  );
}

export async function mailToBreeder(
  tx: Tx,
  litter: LitterRow,
  status: "confirmed" | "declined",
  site: Site,
): Promise<MailJob> {
  const to = (await selectBreeder(tx, { memberId: litter.breeder_id }))[0]!;
  const speak = { locale: to.locale };
  const about = aboutOf(litter, to.locale);
  const isConfirmed = status === "confirmed";
  const subject = isConfirmed ? m.litter_mail_confirmed_subject : m.litter_mail_declined_subject;
  const body = isConfirmed ? m.litter_mail_confirmed : m.litter_mail_declined;
  return letter(to, site, subject(about, speak), [body(about, speak)], {
    label: m.litter_mail_link({}, speak),
    path: `/litters/${litter.id}`,
  });
}

/** Numbers and certificates, given without a person. */
export async function mailOfNumbers(
  tx: Tx,
  litter: LitterRow,
  numbers: readonly { readonly cat_name: string; readonly number: string }[],
  site: Site,
): Promise<MailJob> {
  const to = (await selectBreeder(tx, { memberId: litter.breeder_id }))[0]!;
  const speak = { locale: to.locale };
  const about = aboutOf(litter, to.locale);
  const list = numbers.map(({ cat_name, number }) => `• ${cat_name}: ${number}`).join("\n");
  return letter(
    to,
    site,
    m.litter_mail_registered_subject(about, speak),
    [m.litter_mail_registered(about, speak), list, m.litter_mail_registered_papers({}, speak)],
    { label: m.litter_mail_link({}, speak), path: `/litters/${litter.id}` },
  );
}

export async function mailOfRefusal(tx: Tx, litter: LitterRow, site: Site): Promise<MailJob> {
  const to = (await selectBreeder(tx, { memberId: litter.breeder_id }))[0]!;
  const speak = { locale: to.locale };
  const about = aboutOf(litter, to.locale);
  return letter(
    to,
    site,
    m.litter_mail_unregistered_subject(about, speak),
    [m.litter_mail_unregistered(about, speak)],
    { label: m.litter_mail_link({}, speak), path: `/litters/${litter.id}` },
  );
}

function letter(
  { email, name, locale }: Reader,
  site: Site,
  subject: string,
  body: readonly string[],
  link: { label: string; path: string },
  noticePath = link.path,
): MailJob {
  return writeLetter({
    to: email,
    subject,
    paragraphs: greeted({ name, locale }, body, site),
    link: { label: link.label, url: siteLink(site, locale, link.path) },
    notice: { kind: "litters", path: noticePath },
  });
}
