/** Finds the days that come near and tells their members, each once: by looking again what was told is found told. */
import type { Pool } from "pg";
import { addDays } from "@felistry/domain/calendar.ts";
import { bornForHeartDays, TOLD_DAYS_BEFORE } from "@felistry/domain/dates/due-dates.ts";
import { PREGNANT_DAYS } from "@felistry/domain/dates/expected-birth.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Config } from "../config.ts";
import { eachOf } from "../db/each-due.ts";
import { streamDb } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";
import { dayInWords } from "../mail/words.ts";
import type { Services } from "../services.ts";
import {
  selectExaminationsOfBorn,
  selectLittersBorn,
  selectMatingsNear,
  selectQuestions,
  selectTold,
} from "./date-statements.ts";
import { dated } from "./due-dates.ts";
import type { MemberDate } from "./member-date.ts";

/** Kittens leave at no younger and no greater age; see `leavingDay`. */
const LEAVING_DAYS = { least: 84, most: 182 };
const AT_ONCE = 100;

export async function tellDueDates(
  pool: Pool,
  { jobs, config, now }: Pick<Services, "jobs" | "config" | "now">,
): Promise<void> {
  const today = new Date(now()).toISOString().slice(0, 10);
  const untold = await untoldOf(pool, await datesNear(pool, today));
  await eachOf(
    pool,
    untold.map((date) => ({ id: date.reader.memberId, date })),
    (tx, { date }) => jobs.enqueueMails(tx, [mailOf(date, config)]),
  );
}

/** Whoever is told by another process meanwhile is told once: a notice is of an event. */
async function untoldOf(pool: Pool, near: readonly MemberDate[]): Promise<MemberDate[]> {
  const untold: MemberDate[] = [];
  for (let from = 0; from < near.length; from += AT_ONCE) {
    const some = near.slice(from, from + AT_ONCE);
    const told = await selectTold(streamDb(pool), {
      members: some.map(({ reader }) => reader.memberId),
      events: some.map(({ event }) => event),
    });
    const places = new Set(told.map(({ place }) => Number(place) - 1));
    untold.push(...some.filter((_, place) => !places.has(place)));
  }
  return untold;
}

async function datesNear(pool: Pool, today: string): Promise<MemberDate[]> {
  const db = streamDb(pool);
  const last = addDays(today, TOLD_DAYS_BEFORE);
  const [litters, examinations, questions, matings] = [
    await selectLittersBorn(db, {
      bornFrom: addDays(today, -LEAVING_DAYS.most),
      bornTo: addDays(last, -LEAVING_DAYS.least),
    }),
    await selectExaminationsOfBorn(db, { births: bornForHeartDays(today, TOLD_DAYS_BEFORE + 1) }),
    await selectQuestions(db, { days: TOLD_DAYS_BEFORE }),
    await selectMatingsNear(db, {
      matedFrom: addDays(today, -PREGNANT_DAYS.least),
      matedTo: addDays(last, -PREGNANT_DAYS.least),
    }),
  ];
  return dated({ litters, examinations, questions, matings }, today).filter(
    ({ day }) => day >= today && day <= last,
  );
}

function mailOf(
  { kind, day, title, reason, path, event, reader }: MemberDate,
  site: Config,
): MailJob {
  const { locale } = reader;
  const subject = m.date_mail_subject({ title, day: dayInWords(day, locale) }, { locale });
  return writeLetter({
    to: reader.email,
    subject,
    paragraphs: greeted(reader, [`${subject}.`, ...(reason === null ? [] : [reason])], site),
    link: { label: LINKS[kind]({}, { locale }), url: siteLink(site, locale, path) },
    notice: { kind: "due", event },
  });
}

const LINKS = {
  leaving: m.date_link_litter,
  heart: m.date_link_cat,
  consent: m.date_link_litter,
  birth: m.date_link_mating,
  handover: m.date_link_order,
  offer: m.date_link_order,
  dispute: m.date_link_order,
} as const satisfies Record<MemberDate["kind"], unknown>;
