/** What the two sides of an order are told of its dispute. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { DisputeSide } from "@felistry/domain/disputes/moves.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { mailsToClub } from "../cases/public.ts";
import { dayInWords } from "../mail/words.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";
import { orderFacts, type Site } from "../orders/public.ts";

interface About {
  cat: string;
  order: string;
  day: string;
  side: string;
}
type Text = (about: About, speak: { locale: Locale }) => string;

const TEXTS = {
  open: [m.mail_dispute_open_subject, m.mail_dispute_open],
  remind: [m.mail_dispute_remind_subject, m.mail_dispute_remind],
  remind_appeal: [m.mail_dispute_remind_appeal_subject, m.mail_dispute_remind_appeal],
  answer: [m.mail_dispute_answer_subject, m.mail_dispute_answer],
  evidence: [m.mail_dispute_evidence_subject, m.mail_dispute_evidence],
  withdraw: [m.mail_dispute_withdraw_subject, m.mail_dispute_withdraw],
  lose: [m.mail_dispute_decide_subject, m.mail_dispute_lose],
  go_on: [m.mail_dispute_go_on_subject, m.mail_dispute_go_on],
  decide: [m.mail_dispute_decide_subject, m.mail_dispute_decide],
  appeal: [m.mail_dispute_appeal_subject, m.mail_dispute_appeal],
  decide_again: [m.mail_dispute_again_subject, m.mail_dispute_again],
  rest: [m.mail_dispute_rest_subject, m.mail_dispute_rest],
} as const satisfies Record<string, readonly [Text, Text]>;
export type DisputeStep = keyof typeof TEXTS;

interface Told {
  readonly orderId: number;
  readonly step: DisputeStep;
  /** Who has taken the step, and so is not told; null tells both. */
  readonly actorId: number | null;
  readonly text?: string;
  readonly day?: string;
  readonly side?: DisputeSide;
}

export async function mailsOfDispute(
  tx: Tx,
  { orderId, step, actorId, text = "", day, side }: Told,
  site: Site,
): Promise<MailJob[]> {
  const order = await orderFacts(tx, orderId);
  const club = WITH_CLUB.has(step) ? await mailsOfWaiting(tx, order, orderId, site) : [];
  const [subject, body]: readonly [Text, Text] = TEXTS[step];
  const sides = [order.buyer, order.seller]
    .filter(({ id, has_left }) => id !== actorId && !has_left)
    .map((reader) => {
      const speak = { locale: reader.locale };
      const sideName = { buyer: m.dispute_of_buyer, seller: m.dispute_of_seller };
      const about: About = {
        cat: displayName(order),
        order: String(orderId),
        day: day ? dayInWords(day, reader.locale) : "",
        side: side ? sideName[side]({}, speak) : "",
      };
      return writeLetter({
        to: reader.email,
        subject: subject(about, speak),
        paragraphs: greeted(reader, [body(about, speak), ...(text === "" ? [] : [text])], site),
        link: {
          label: m.dispute_title({ id: String(orderId) }, speak),
          url: siteLink(site, reader.locale, `/my/orders/${orderId}/dispute`),
        },
        notice: { kind: "orders" },
      });
    });
  return [...sides, ...club];
}

/** After these the club decides. */
const WITH_CLUB: ReadonlySet<DisputeStep> = new Set(["answer", "go_on", "appeal"]);

/** Nobody of the club is told of a dispute of their own: they do not decide it. */
async function mailsOfWaiting(
  tx: Tx,
  order: Awaited<ReturnType<typeof orderFacts>>,
  orderId: number,
  site: Site,
): Promise<MailJob[]> {
  const cat = displayName(order);
  const about = {
    path: "/club/desk?kind=dispute",
    subject: (speak: { locale: Locale }) => m.case_mail_dispute_subject({ cat }, speak),
    body: (speak: { locale: Locale }) => [m.case_mail_dispute({ order: String(orderId) }, speak)],
  };
  return mailsToClub(tx, about, [order.buyer.id, order.seller.id], site);
}
