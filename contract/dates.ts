/** Days that a member should not forget, on the site and in their own calendar. */
import { z } from "zod";
import { DATE_KINDS } from "@felistry/domain/dates/due-dates.ts";
import { calls } from "./call.ts";
import { moment, nothing } from "./fields.ts";
import { MINUTE_SECONDS } from "./limits.ts";

const dueDate = z.object({
  kind: z.literal(DATE_KINDS),
  day: z.string().describe("`yyyy-mm-dd`"),
  title: z.string(),
  reason: z.string().nullable().describe("the rule or advice that sets the day"),
  path: z.string().describe("the page of what it is about"),
});
export type DueDate = z.output<typeof dueDate>;

export const dateCalls = calls({
  "GET /me/dates": {
    summary: "The days that the caller should not forget, the next first",
    access: "member",
    data: z.array(dueDate),
  },
  "GET /me/calendar": {
    summary: "Whether the caller's dates can be read by a calendar program",
    access: "member",
    data: z.object({ made_at: moment.nullable() }),
  },
  "POST /me/calendar": {
    summary:
      "Make the secret address at which a calendar program reads the caller's dates; an earlier one ends",
    access: "member",
    limits: [
      { name: "calendar-address", most: 20, windowSeconds: 60 * MINUTE_SECONDS, per: "member" },
    ],
    data: z.object({ url: z.string().describe("shown once: the site keeps only its hash") }),
  },
  "DELETE /me/calendar": {
    summary: "End the address at which a calendar program reads the caller's dates",
    access: "member",
    data: nothing,
  },
  "GET /calendars/{name}": {
    summary: "A member's dates for a calendar program; whoever knows the address may read them",
    access: "public",
    atRoot: true,
    limits: [{ name: "calendar", most: 120, windowSeconds: 10 * MINUTE_SECONDS, per: "address" }],
    params: z.object({ name: z.string().regex(/^[\w-]{43}\.ics$/) }),
    bytes: { types: ["text/calendar; charset=utf-8"], hidden: true },
    errors: ["not_found"],
  },
});
