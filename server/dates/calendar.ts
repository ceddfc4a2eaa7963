/** A member's dates at a secret address that calendar programs read by themselves (RFC 5545). */
import icalendar, { ICalCalendarMethod } from "ical-generator";
import { addDays } from "@felistry/domain/calendar.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { freshToken, tokenHash } from "../accounts/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { siteLink } from "../mail/site-link.ts";
import {
  deleteCalendar,
  keepCalendar,
  selectCalendar,
  selectCalendarReader,
} from "./date-statements.ts";
import { datesOf } from "./due-dates.ts";
import type { MemberDate } from "./member-date.ts";

export const getCalendar: Handler<"GET /me/calendar"> = async (_input, { db, member }) => {
  const [calendar] = await selectCalendar(db, { memberId: member.id });
  return { data: { made_at: calendar?.made_at.toISOString() ?? null } };
};

export const makeCalendar: Handler<"POST /me/calendar"> = async (
  _input,
  { db, member, locale, services: { config } },
) => {
  const code = freshToken();
  await keepCalendar(db, { memberId: member.id, codeHash: tokenHash(code) });
  return { data: { url: siteLink(config, locale, `/calendars/${code}.ics`) } };
};

export const endCalendar: Handler<"DELETE /me/calendar"> = async (_input, { db, member }) => {
  await deleteCalendar(db, { memberId: member.id });
  return { data: null };
};

export const serveCalendar: Handler<"GET /calendars/{name}"> = async (
  { params: { name } },
  { db, locale, today, services: { config } },
) => {
  const codeHash = tokenHash(name.slice(0, -".ics".length));
  const [reader] = await selectCalendarReader(db, { codeHash });
  if (!reader) refuse("not_found");
  const dates = await datesOf(db, reader.member_id, today, locale);
  const { host } = new URL(config.publicOrigin);
  const calendar = icalendar({
    name: m.dates_calendar_name({ site: config.siteName[locale] }, { locale }),
    prodId: { company: host, product: "dates" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
    events: dates.map((date) => eventOf(date, host, siteLink(config, locale, date.path))),
  });
  return {
    type: "text/calendar; charset=utf-8",
    content: Buffer.from(calendar.toString()),
    headers: {
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    },
  };
};

function eventOf({ event, day, title, reason }: MemberDate, host: string, url: string) {
  // A date that moves stays the same entry in the reader's calendar.
  const id = `${event.split("-", 2).join("-")}@${host}`;
  return {
    id,
    start: new Date(`${day}T00:00:00Z`),
    end: new Date(`${addDays(day, 1)}T00:00:00Z`),
    allDay: true,
    summary: title,
    url,
    ...(reason !== null && { description: reason }),
  };
}
