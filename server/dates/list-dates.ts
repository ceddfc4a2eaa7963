import type { Handler } from "../http/handler.ts";
import { datesOf } from "./due-dates.ts";

export const listDates: Handler<"GET /me/dates"> = async (
  _input,
  { db, member, locale, today },
) => ({
  data: (await datesOf(db, member.id, today, locale)).map(
    ({ event: _event, reader: _reader, ...date }) => date,
  ),
});
