/** What a member is told of: read once everywhere, and by mail as the member has chosen for each kind. */
import { z } from "zod";
import { NOTICE_KINDS, NOTICE_MAILS, UNREAD_COUNTED } from "@felistry/domain/notices/kinds.ts";
import { calls } from "./call.ts";
import {
  code,
  flag,
  flagOut,
  id,
  idInPath,
  moment,
  nothing,
  pageQuery,
  requiredText,
} from "./fields.ts";
import { HOUR_SECONDS } from "./limits.ts";

/** Longer addresses are no notice's. */
const NOTICE_PATH_MAX = 500;

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

const setting = z.object({
  kind,
  mail,
  push: flagOut.describe("shown on the devices that the member has named"),
  telegram: flagOut.describe("sent to the member's chat with the site's bot"),
});
export type NoticeSetting = z.output<typeof setting>;

const device = z.object({
  id,
  device: z.string().nullable().describe("browser and system"),
  created_at: moment,
  is_this: flagOut.describe("named in this session"),
});
export type PushDevice = z.output<typeof device>;

/** The lengths of a point of P-256 and of a secret of 16 bytes (RFC 8291, section 3), in base64url. */
const point = z
  .string({ error: code("invalid") })
  .regex(/^[\w-]{87}=?$/, { error: code("invalid") });
const secret = z
  .string({ error: code("invalid") })
  .regex(/^[\w-]{22}={0,2}$/, { error: code("invalid") });

const subscription = z.object({
  endpoint: z.url({ error: code("invalid") }).max(1_000, { error: code("invalid") }),
  keys: z.object({ p256dh: point, auth: secret }),
});

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
    summary: "Mark one notice as read, all up to one, or all that tell of a page",
    access: "member",
    body: z
      .object({
        id: id.optional(),
        with_older: z.boolean().default(false).describe("with an id: all older ones as well"),
        path: requiredText(NOTICE_PATH_MAX, "required")
          .optional()
          .describe("of the page, in place of an id"),
      })
      .refine((body) => (body.id === undefined) !== (body.path === undefined), {
        path: ["id"],
        error: code("required"),
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
    body: z.object({ kind, mail, push: flag.optional(), telegram: flag.optional() }),
    data: setting,
  },
  "GET /me/push-devices": {
    summary: "The devices on which the caller sees notices, and the site's key for naming one",
    access: "member",
    data: z.object({
      key: z.string().describe("for `PushManager.subscribe` (RFC 8292), base64url"),
      devices: z.array(device),
    }),
  },
  "POST /me/push-devices": {
    summary:
      "Show the caller's notices in this browser, until the session ends; the same browser again is the same device",
    access: "member",
    limits: [{ name: "push-devices", most: 60, windowSeconds: HOUR_SECONDS, per: "member" }],
    body: subscription,
    data: z.object({ id }),
    errors: ["push_service_unknown", "too_many_devices"],
  },
  "DELETE /me/push-devices/{id}": {
    summary: "Show no more notices on a device",
    access: "member",
    params: z.object({ id: idInPath }),
    data: nothing,
    errors: ["device_not_found"],
  },
  "GET /me/telegram": {
    summary:
      "Whether the caller's notices go to a chat in Telegram, and whether this site offers it",
    access: "member",
    data: z.object({ is_offered: flagOut, linked_at: moment.nullable() }),
  },
  "POST /me/telegram": {
    summary: "Make the link that opens a chat with the site's bot; an earlier one ends",
    access: "member",
    limits: [{ name: "telegram-link", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    data: z.object({
      url: z.string().describe("shown once: works once, until `expires_at`"),
      expires_at: moment,
    }),
    errors: ["telegram_not_offered", "telegram_away"],
  },
  "DELETE /me/telegram": {
    summary: "Send no more notices to the chat",
    access: "member",
    data: nothing,
  },
});
