/** Asks members for their fees: one mail for each fee, in the transaction that asks for it. */
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Tx } from "../db/transaction.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";
import { dayInWords } from "../mail/words.ts";
import type { Services } from "../services.ts";
import type { selectAsked } from "./statements.ts";

type Asked = Awaited<ReturnType<typeof selectAsked>>[number];

/** What costs nothing is not asked for. */
export async function mailAsked(
  tx: Tx,
  asked: readonly Asked[],
  { jobs, config }: Pick<Services, "jobs" | "config">,
): Promise<void> {
  const due = asked.filter(({ amount }) => amount > 0);
  await jobs.enqueueMails(
    tx,
    due.map(({ id, club_names, year, amount, currency, due_on, ...reader }) => {
      const { locale } = reader;
      const say = { locale };
      const facts = {
        year: String(year),
        sum: `${amount} ${currency}`,
        day: dayInWords(due_on, locale),
      };
      // Where there are several, a member may be of two.
      const club = club_names && { ...config.siteName, ...club_names }[locale];
      const words = [
        m.membership_mail_asked(facts, say),
        ...(club === null ? [] : [m.membership_mail_club({ club }, say)]),
      ];
      return writeLetter({
        to: reader.email,
        subject: m.membership_mail_asked_subject(facts, say),
        paragraphs: greeted(reader, words, config),
        link: {
          label: m.membership_mail_link({}, say),
          url: siteLink(config, locale, "/settings"),
        },
        notice: { kind: "due", event: `fee ${id} asked` },
      });
    }),
  );
}
