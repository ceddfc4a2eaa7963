/** What holders and heirs are told of names. */
import type { Locale } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { nameAmongClubs } from "../../accounts/queries.ts";
import type { Config } from "../../config.ts";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { greeted } from "../../mail/greeted.ts";
import { writeLetter } from "../../mail/letter.ts";
import { siteLink } from "../../mail/site-link.ts";
import { dayInWords } from "../../mail/words.ts";
import { selectReader } from "./statements.ts";

const TEXTS = {
  granted: m.cattery_names_mail_granted,
  declined: m.cattery_names_mail_declined,
  passed: m.cattery_names_mail_passed,
  refused: m.cattery_names_mail_refused,
  inherited: m.cattery_names_mail_passed,
  ended: m.cattery_names_mail_ended,
  heir_declined: m.cattery_names_mail_heir_declined,
  heir_silent: m.cattery_names_mail_heir_silent,
} as const;
export type ToldKind = keyof typeof TEXTS;

const given = (reason: string | null) => (reason === null ? [] : [reason]);

interface Told {
  readonly kind: ToldKind;
  readonly name: string;
  readonly reason: string | null;
  readonly clubId: number;
}

/** Where there are several clubs, which one it is. */
async function clubLine(tx: Tx, clubId: number, locale: Locale, site: Config): Promise<string[]> {
  const club = await nameAmongClubs(tx, clubId, locale, site);
  return club === null ? [] : [m.cattery_names_mail_club({ club }, { locale })];
}

export async function mailsOfName(
  tx: Tx,
  { kind, name, reason, clubId }: Told,
  memberIds: readonly number[],
  site: Config,
): Promise<MailJob[]> {
  const mails: MailJob[] = [];
  for (const memberId of memberIds) {
    const [to] = await selectReader(tx, { memberId });
    if (!to) continue;
    const say = { locale: to.locale };
    const subject = TEXTS[kind]({ name }, say);
    mails.push(
      writeLetter({
        to: to.email,
        subject,
        paragraphs: greeted(
          to,
          [`${subject}.`, ...(await clubLine(tx, clubId, to.locale, site)), ...given(reason)],
          site,
        ),
        link: {
          label: m.cattery_names_mail_link({}, say),
          url: siteLink(site, to.locale, "/cattery-names"),
        },
        notice: { kind: "registration" },
      }),
    );
  }
  return mails;
}

/** The question whether a member wants the name. */
export async function mailToHeir(
  tx: Tx,
  {
    name,
    heirId,
    until,
    reason,
    clubId,
  }: Omit<Told, "kind"> & { readonly heirId: number; readonly until: string },
  site: Config,
): Promise<MailJob | null> {
  const [to] = await selectReader(tx, { memberId: heirId });
  if (!to) return null;
  const say = { locale: to.locale };
  const words = m.cattery_names_mail_heir({ name, day: dayInWords(until, to.locale) }, say);
  return writeLetter({
    to: to.email,
    subject: m.cattery_names_mail_heir_subject({ name }, say),
    paragraphs: greeted(
      to,
      [words, ...(await clubLine(tx, clubId, to.locale, site)), ...given(reason)],
      site,
    ),
    link: {
      label: m.cattery_names_mail_link({}, say),
      url: siteLink(site, to.locale, "/cattery-names"),
    },
    notice: { kind: "registration" },
  });
}
