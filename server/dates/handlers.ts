import { endCalendar, getCalendar, makeCalendar, serveCalendar } from "./calendar.ts";
import { listDates } from "./list-dates.ts";

export const dateHandlers = {
  "GET /me/dates": listDates,
  "GET /me/calendar": getCalendar,
  "POST /me/calendar": makeCalendar,
  "DELETE /me/calendar": endCalendar,
  "GET /calendars/{name}": serveCalendar,
};
