/** What holders and heirs are told of names. */
import { m } from "@felistry/i18n/compiled/messages.js";
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

export async function mailsOfName(
  tx: Tx,
  { kind, name, reason }: { kind: ToldKind; name: string; reason: string | null },
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
        paragraphs: greeted(to, [`${subject}.`, ...(reason === null ? [] : [reason])], site),
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
  }: { name: string; heirId: number; until: string; reason: string | null },
  site: Config,
): Promise<MailJob | null> {
  const [to] = await selectReader(tx, { memberId: heirId });
  if (!to) return null;
  const say = { locale: to.locale };
  const words = m.cattery_names_mail_heir({ name, day: dayInWords(until, to.locale) }, say);
  return writeLetter({
    to: to.email,
    subject: m.cattery_names_mail_heir_subject({ name }, say),
    paragraphs: greeted(to, [words, ...(reason === null ? [] : [reason])], site),
    link: {
      label: m.cattery_names_mail_link({}, say),
      url: siteLink(site, to.locale, "/cattery-names"),
    },
    notice: { kind: "registration" },
  });
}
