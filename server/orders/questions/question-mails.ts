/** Mails about a question before an order, leading to its page. */
import type { MESSAGE_VERDICTS } from "@felistry/contract/orders/messages.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { greeted } from "../../mail/greeted.ts";
import { writeLetter } from "../../mail/letter.ts";
import { siteLink } from "../../mail/site-link.ts";
import type { Party, Site } from "../mails.ts";
import { selectQuestionFacts } from "./question-statements.ts";

/** To the other side: the words, the sender's name and the cat, but nobody's address. */
export async function mailOfQuestion(
  tx: Tx,
  questionId: number,
  senderId: number,
  { text, pictures }: { readonly text: string; readonly pictures: readonly string[] },
  site: Site,
): Promise<MailJob> {
  const [found] = await selectQuestionFacts(tx, { questionId });
  const { asker, seller } = found!;
  const [sender, reader] = senderId === seller.id ? [seller, asker] : [asker, seller];
  const speak = { locale: reader.locale };
  const about = { cat: displayName(found!), member: sender.name };
  const beside =
    pictures.length === 0 ? [] : [m.mail_question_pictures({ n: pictures.length }, speak)];
  const begun = sender === asker ? m.mail_question : m.mail_question_answered;
  const body = [begun(about, speak), text, ...beside, m.mail_question_answer({}, speak)];
  const subject = sender === asker ? m.mail_question_subject : m.mail_question_answered_subject;
  return letterAbout(reader, subject(about, speak), body, site, questionId);
}

/** To the reporter: what the club has decided. */
export async function mailOfReportedQuestion(
  tx: Tx,
  questionId: number,
  reporterId: number,
  verdict: (typeof MESSAGE_VERDICTS)[number],
  site: Site,
): Promise<MailJob> {
  const [found] = await selectQuestionFacts(tx, { questionId });
  const reader = found!.seller.id === reporterId ? found!.seller : found!.asker;
  const speak = { locale: reader.locale };
  const said = { removed: m.mail_message_removed, dismissed: m.mail_message_stands };
  const subject = m.mail_question_report_subject({ cat: displayName(found!) }, speak);
  return letterAbout(reader, subject, [said[verdict]({}, speak)], site, questionId);
}

function letterAbout(
  reader: Party,
  subject: string,
  body: readonly string[],
  site: Site,
  questionId: number,
): MailJob {
  return writeLetter({
    to: reader.email,
    subject,
    paragraphs: greeted(reader, body, site),
    link: {
      label: m.mail_question_link({}, { locale: reader.locale }),
      url: siteLink(site, reader.locale, `/my/questions/${questionId}`),
    },
    notice: { kind: "messages" },
  });
}
