/** Shows a notice on a device: encrypted for that browser alone, and handed to its maker's push service (RFC 8030, 8291, 8292). */
import webPush from "web-push";
import { baseLocale, isLocale } from "@felistry/i18n/locale.ts";
import { streamDb } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { pushKeys } from "./push-keys.ts";
import { forgetDevice, selectToPush } from "./push-statements.ts";

const DAY_SECONDS = 24 * 60 * 60;
const PATIENCE_MS = 10_000;
/** The subscription has ended, or belongs to keys that are not ours. */
const ENDED = new Set([401, 403, 404, 410]);

export interface PushJob {
  readonly noticeId: number;
  readonly deviceId: number;
}

/**
 * Sent again if its process dies: the service replaces a waiting one of the same topic, and the browser a shown one of the same tag.
 * @throws if the service does not answer or asks to wait, for a retry
 */
export async function sendPush(
  { pool, config, log }: Pick<Services, "pool" | "config" | "log">,
  { noticeId, deviceId }: PushJob,
): Promise<void> {
  const db = streamDb(pool);
  const [told] = await selectToPush(db, { noticeId, deviceId });
  if (!told) return;
  const keys = await pushKeys(db);
  const { endpoint, p256dh, auth, title, path, locale } = told;
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({
      id: noticeId,
      title,
      path,
      locale,
      site: config.siteName[isLocale(locale) ? locale : baseLocale],
    }),
    {
      vapidDetails: {
        subject: contactOf(config.publicOrigin),
        publicKey: keys.public_key,
        privateKey: keys.private_key,
      },
      TTL: DAY_SECONDS,
      topic: `notice-${noticeId}`,
    },
  );
  const { status } = await fetch(endpoint, {
    method: "POST",
    headers: request.headers as Record<string, string>,
    body: new Uint8Array(request.body!),
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (status < 300) return;
  if (ENDED.has(status)) return void (await forgetDevice(db, { deviceId }));
  if (status === 429 || status >= 500) throw new Error(`a push service answered ${status}`);
  log.warn({ status }, "a push service refused a notice");
}

/** Services want to know whom to write to if a site floods them. */
function contactOf(origin: string): string {
  return origin.startsWith("https:") ? origin : `mailto:no-reply@${new URL(origin).hostname}`;
}
