/** What a member is told of: read once everywhere, and by mail as the member has chosen for each kind. */
import { z } from "zod";
import { NOTICE_KINDS, NOTICE_MAILS, UNREAD_COUNTED } from "@felistry/domain/notices/kinds.ts";
import { calls } from "./call.ts";
import { code, flagOut, id, moment, pageQuery } from "./fields.ts";

const kind = z.literal(NOTICE_KINDS, { error: code("invalid") });
const mail = z.literal(NOTICE_MAILS, { error: code("invalid") });

const notice = z.object({
  id,
  kind,
  title: z.string(),
  path: z.string().describe("the page of what it tells of"),
  locale: z.string().describe("the title's language"),
  created_at: moment,
  is_read: flagOut,
});
export type Notice = z.output<typeof notice>;

const unread = z.int().describe(`at most ${UNREAD_COUNTED}`);

const setting = z.object({ kind, mail });
export type NoticeSetting = z.output<typeof setting>;

export const noticeCalls = calls({
  "GET /me/notices": {
    summary: "What the caller was told, the newest first",
    access: "member",
    query: pageQuery({}),
    data: z.array(notice),
    paged: true,
  },
  "GET /me/notices/unread": {
    summary: "How many notices the caller has not read",
    access: "member",
    data: z.object({ unread }),
  },
  "PUT /me/notices/read": {
    summary: "Mark one notice as read, or all up to one",
    access: "member",
    body: z.object({
      id,
      with_older: z.boolean().default(false).describe("all older ones as well"),
    }),
    data: z.object({ unread }),
  },
  "GET /me/notice-settings": {
    summary: "How the caller is mailed about each kind of notice",
    access: "member",
    data: z.array(setting),
  },
  "PUT /me/notice-settings": {
    summary: "Choose for one kind: mail at once, in one letter a day, or none",
    access: "member",
    body: setting,
    data: setting,
  },
});
