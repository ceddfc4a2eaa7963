/** What this browser can do about notices, and its subscription at its maker's push service. */
import type { Input } from "@felistry/contract/api.ts";

type Subscription = Input<"POST /me/push-devices">["body"];

/** The service worker is bound to this address. */
const WORKER = "/push-worker.js";

export type PushState = "unsupported" | "denied" | "ready";

export function pushState(): PushState {
  if (!("serviceWorker" in navigator && "PushManager" in globalThis)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

export class PushDenied extends Error {}
export class PushUnreachable extends Error {}

/**
 * Asks the reader, if that has not been done.
 * @param key the site's, base64url
 * @throws {PushDenied | PushUnreachable}
 */
export async function subscribe(key: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushDenied();
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made with keys of another installation is of no use.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return made.toJSON() as Subscription;
  } catch (cause) {
    throw new PushUnreachable("no subscription", { cause });
  }
}

/** The site forgets the device by itself; this ends what the browser knows. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
