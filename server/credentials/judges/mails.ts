/** Mails about a result to its judge, and about the judge's answer to who asked. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { JudgeAnswer } from "@felistry/domain/credentials/judges/asking.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { baseLocale, type Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../../config.ts";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { greeted } from "../../mail/greeted.ts";
import { writeLetter } from "../../mail/letter.ts";
import { siteLink } from "../../mail/site-link.ts";
import { dayInWords } from "../../mail/words.ts";
import { selectAsk, selectToldAsker } from "./statements.ts";

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

interface Judge {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
}

/** What the queue knows questions to a judge by. */
export const aboutJudge = (id: number): string => `judge ${id}`;

/** The page is to work without scripts, so that the token is in its path; it tells nobody (`SECRET_SCREENS` in web/entry-server.tsx). */
export async function mailToJudge(
  tx: Tx,
  id: number,
  judge: Judge,
  token: string,
  site: Site,
): Promise<MailJob> {
  const locale = judge.locale ?? baseLocale;
  const asked = (await selectAsk(tx, { id, locale }))[0]!;
  const say = { locale };
  const cat = displayName(asked);
  const { asker, award, show_system: system, issued_by: show } = asked;
  const facts = { asker, award, system, show, cat, day: dayInWords(asked.issued_on, locale) };
  const until = dayInWords(asked.until.slice(0, 10), locale);
  const letter = writeLetter({
    to: judge.email,
    subject: m.judge_mail_ask_subject({ award, cat }, say),
    paragraphs: greeted(
      { name: judge.name, locale },
      [
        m.judge_mail_ask(facts, say),
        m.judge_mail_ask_how({ until }, say),
        m.judge_mail_ask_why({}, say),
      ],
      site,
    ),
    link: {
      label: m.judge_mail_ask_link({}, say),
      url: siteLink(site, locale, `/judge/${token}`),
    },
  });
  return { ...letter, about: aboutJudge(judge.id) };
}

export async function mailToAsker(
  tx: Tx,
  { id, memberId, answer }: { id: number; memberId: number; answer: JudgeAnswer },
  site: Site,
): Promise<MailJob> {
  const told = (await selectToldAsker(tx, { id, memberId }))[0]!;
  const { email, name, locale, award, judge, cat, issued_by: show } = told;
  const say = { locale };
  const facts = { award, judge, cat, show, day: dayInWords(told.issued_on, locale) };
  const isConfirmed = answer === "confirmed";
  const subject = isConfirmed ? m.judge_mail_confirmed_subject : m.judge_mail_denied_subject;
  const body = isConfirmed ? m.judge_mail_confirmed : m.judge_mail_denied;
  return writeLetter({
    to: email,
    subject: subject(facts, say),
    paragraphs: greeted({ name, locale }, [body(facts, say)], site),
    link: {
      label: m.judge_mail_answered_link({}, say),
      url: siteLink(site, locale, `/cats/${told.cat_id}/credentials`),
    },
    notice: { kind: "certificates" },
  });
}
