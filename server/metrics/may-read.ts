/** Metrics may be read from this machine or with the token. For others they do not exist. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** A page on a foreign domain that resolves to this machine, or a silent proxy, would not send such a host. */
const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;
const OF_PROXIES = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  token: string | undefined,
): boolean {
  if (token !== undefined && isSame(headers.authorization ?? "", `Bearer ${token}`)) return true;
  return (
    LOOPBACK.test(socket.remoteAddress ?? "") &&
    LOOPBACK_HOST.test(headers.host ?? "") &&
    OF_PROXIES.every((name) => headers[name] === undefined)
  );
}

/** Takes constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
