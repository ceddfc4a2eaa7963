/** Turns what the registry knows into days, with their words in the reader's language. */
import { addDays } from "@felistry/domain/calendar.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { nextHeartDay } from "@felistry/domain/dates/due-dates.ts";
import { expectedBirth } from "@felistry/domain/dates/expected-birth.ts";
import { examinationNamed } from "@felistry/domain/matings/examinations.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { baseLocale, isLocale, type Locale } from "@felistry/i18n/locale.ts";
import type { RowOf } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { dayInWords } from "../mail/words.ts";
import type { MemberDate, Reader } from "./member-date.ts";
import { saleDatesOf } from "./sale-dates.ts";
import { leavingOf } from "../rules/public.ts";
import {
  selectExaminationsOfMember,
  selectLittersOfMember,
  selectMatingsOfMember,
  selectQuestionsOfMember,
} from "./date-statements.ts";

type Litter = RowOf<"dates_litters_of_member">;
type Examined = RowOf<"dates_examinations_of_member">;
type Question = RowOf<"dates_questions_of_member">;
type Mating = RowOf<"dates_matings_of_member">;

export interface Found {
  readonly litters: readonly Litter[];
  readonly examinations: readonly Examined[];
  readonly questions: readonly Question[];
  readonly matings: readonly Mating[];
}

/** Longer than any kitten stays by a rule. */
const LITTER_DAYS = 200;

/** One member's dates from today on, the next first. */
export async function datesOf(
  db: Db,
  memberId: number,
  today: string,
  locale: Locale,
): Promise<MemberDate[]> {
  const [litters, examinations, questions, matings, sales] = await Promise.all([
    selectLittersOfMember(db, { memberId, bornAfter: addDays(today, -LITTER_DAYS) }),
    selectExaminationsOfMember(db, { memberId }),
    selectQuestionsOfMember(db, { memberId }),
    selectMatingsOfMember(db, { memberId }),
    saleDatesOf(db, memberId, today, locale),
  ]);
  const found = dated({ litters, examinations, questions, matings }, today, locale);
  return [...found.filter(({ day }) => day >= today), ...sales].sort(nextFirst);
}

/** @param locale of the words; if omitted, each member's own */
export function dated(
  { litters, examinations, questions, matings }: Found,
  today: string,
  locale?: Locale,
): MemberDate[] {
  const dates = [
    ...litters.map((row) => leaving(row, readerOf(row, locale))),
    ...latestHearts(examinations).flatMap((row) => heart(row, readerOf(row, locale), today) ?? []),
    ...questions.map((row) => consent(row, readerOf(row, locale))),
    ...matings.map((row) => birth(row, readerOf(row, locale))),
  ];
  return dates.sort(nextFirst);
}

const nextFirst = (a: MemberDate, b: MemberDate): number =>
  a.day.localeCompare(b.day) || a.event.localeCompare(b.event);

function readerOf(
  { member_id: memberId, email, name, locale: own }: Litter | Examined | Question | Mating,
  asked?: Locale,
): Reader {
  return { memberId, email, name, locale: asked ?? (isLocale(own) ? own : baseLocale) };
}

function leaving(row: Litter, reader: Reader): MemberDate {
  const speak = { locale: reader.locale };
  const { day, reason } = leavingOf(row, row.born, reader.locale);
  return {
    kind: "leaving",
    day,
    title: m.date_leaving({ queen: displayName(row) }, speak),
    reason: reason ?? m.date_leaving_reason({}, speak),
    path: `/litters/${row.id}`,
    event: `leaving-${row.id}-${day}`,
    reader,
  };
}

function latestHearts(rows: readonly Examined[]): Examined[] {
  const latest = new Map<number, Examined>();
  for (const row of rows)
    if (
      examinationNamed(row.examined) === "heart" &&
      row.issued_on! > (latest.get(row.id)?.issued_on ?? "")
    )
      latest.set(row.id, row);
  return [...latest.values()];
}

function heart(row: Examined, reader: Reader, today: string): MemberDate | null {
  const day = nextHeartDay(row.born!, row.issued_on!, today);
  if (day === null) return null;
  const speak = { locale: reader.locale };
  return {
    kind: "heart",
    day,
    title: m.date_heart({ cat: displayName(row) }, speak),
    reason: m.date_heart_reason({}, speak),
    path: `/cats/${row.id}?tab=docs`,
    event: `heart-${row.id}-${day}`,
    reader,
  };
}

function consent(row: Question, reader: Reader): MemberDate {
  const speak = { locale: reader.locale };
  const day = row.until!;
  return {
    kind: "consent",
    day,
    title: m.date_consent({ stud: displayName(row) }, speak),
    reason: null,
    path: `/litters/${row.id}`,
    event: `consent-${row.id}-${day}`,
    reader,
  };
}

function birth(row: Mating, reader: Reader): MemberDate {
  const speak = { locale: reader.locale };
  const { from, until } = expectedBirth({ from: row.mated_from!, until: row.mated_until! });
  return {
    kind: "birth",
    day: from,
    title: m.date_birth({ queen: displayName(row) }, speak),
    reason: m.mating_birth_reason({ day: dayInWords(until, reader.locale) }, speak),
    path: `/matings/${row.id}`,
    event: `birth-${row.id}-${from}`,
    reader,
  };
}
