/** One letter a day with what a member wants to be told together. Whoever dies on the way has told nothing, or all of it. */
import type { Pool } from "pg";
import { letterMoment } from "@felistry/domain/notices/kinds.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { isLocale, baseLocale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { eachOf } from "../db/each-due.ts";
import { streamDb } from "../db/transaction.ts";
import type { Jobs, MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";
import { deleteOld, selectLetterReaders, takeForLetter } from "./notice-statements.ts";

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

interface LetterServices {
  readonly jobs: Pick<Jobs, "enqueueMails">;
  readonly config: Site;
}

export async function sendDailyLetters(
  pool: Pool,
  { jobs, config }: LetterServices,
  now: Date,
): Promise<void> {
  const db = streamDb(pool);
  while ((await deleteOld(db))[0]!.count > 0);
  const moment = letterMoment(now);
  if (moment === null) return;
  const before = moment.toISOString();
  const readers = await selectLetterReaders(db, { before });
  await eachOf(pool, readers, async (tx, { id: memberId }) => {
    const taken = await takeForLetter(tx, { memberId, before });
    if (taken.length > 0) await jobs.enqueueMails(tx, [letterOf(taken, config)]);
  });
}

type Taken = Awaited<ReturnType<typeof takeForLetter>>;

function letterOf(taken: Taken, site: Site): MailJob {
  const { email, name, locale: written } = taken[0]!;
  const locale = isLocale(written) ? written : baseLocale;
  const speak = { locale };
  const lines = taken.map(({ title, path }) => `${title}\n${siteLink(site, locale, path)}`);
  return writeLetter({
    to: email,
    subject: m.notice_letter_subject({ count: taken.length }, speak),
    paragraphs: greeted({ name, locale }, lines, site),
    link: {
      label: m.notice_letter_link({}, speak),
      url: siteLink(site, locale, "/notices#settings"),
    },
  });
}
