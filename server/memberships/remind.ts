/** Reminds members of unpaid fees, once before the last day and once after it. */
import type { Pool } from "pg";
import {
  REMINDED_DAYS_AFTER,
  REMINDED_DAYS_BEFORE,
} from "@felistry/domain/memberships/membership.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Config } from "../config.ts";
import { eachOf, eachSweep } from "../db/each-due.ts";
import { streamDb } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";
import { dayInWords } from "../mail/words.ts";
import type { Services } from "../services.ts";
import { remindAfter, remindBefore, selectDueSoon, selectOverdue } from "./statements.ts";

type Due = Awaited<ReturnType<typeof remindBefore>>[number];

const REMINDERS = [
  { find: selectDueSoon, days: REMINDED_DAYS_BEFORE, remind: remindBefore, words: "before" },
  { find: selectOverdue, days: REMINDED_DAYS_AFTER, remind: remindAfter, words: "after" },
] as const;

export async function remindOfFees(
  pool: Pool,
  { jobs, config, now }: Pick<Services, "jobs" | "config" | "now">,
): Promise<void> {
  const today = new Date(now()).toISOString().slice(0, 10);
  await eachSweep(
    ...REMINDERS.map(({ find, days, remind, words }) => async () => {
      await eachOf(pool, await find(streamDb(pool), { today, days }), async (tx, { id }) => {
        const due = await remind(tx, { id, today, days });
        await jobs.enqueueMails(
          tx,
          due.map((each) => mailOf(each, words, config)),
        );
      });
    }),
  );
}

function mailOf(
  { id, club_names, year, amount, currency, due_on, ...reader }: Due,
  when: "before" | "after",
  site: Config,
): MailJob {
  const { locale } = reader;
  const say = { locale };
  const facts = {
    year: String(year),
    sum: `${amount} ${currency}`,
    day: dayInWords(due_on, locale),
  };
  // Where there are several, a member may be of two.
  const club = club_names && { ...site.siteName, ...club_names }[locale];
  const isBefore = when === "before";
  return writeLetter({
    to: reader.email,
    subject: isBefore
      ? m.membership_mail_before_subject(facts, say)
      : m.membership_mail_after_subject(facts, say),
    paragraphs: greeted(
      reader,
      [
        isBefore ? m.membership_mail_before(facts, say) : m.membership_mail_after(facts, say),
        ...(club === null ? [] : [m.membership_mail_club({ club }, say)]),
      ],
      site,
    ),
    link: {
      label: m.membership_mail_link({}, say),
      url: siteLink(site, locale, "/settings"),
    },
    notice: { kind: "due", event: `fee ${id} ${when}` },
  });
}
